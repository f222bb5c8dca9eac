//! The lines of one match, and matches that are one.

use super::game_text::GameText;
use crate::ImportError;
use crate::warnings::Warnings;

/// A match of the file.
#[derive(Debug, Default)]
pub(super) struct MatchText<'a> {
    /// The line it begins with.
    pub(super) line: u32,
    /// Its length; 0 = money session.
    pub(super) length: u16,
    /// Header lines, numbered.
    pub(super) headers: Vec<(u32, &'a str)>,
    pub(super) games: Vec<GameText<'a>>,
    /// What was odd.
    pub(super) warnings: Warnings,
    /// What is wrong with it, should it hold nothing at all.
    pub(super) damage: Option<ImportError>,
}

/// Takes the header lines of the next match off the end of a game.
pub(super) fn take_headers<'a>(lines: &mut Vec<(u32, &'a str)>) -> Vec<(u32, &'a str)> {
    let is_comment = |line: &str| line.starts_with([';', '#']);
    let is_bracketed = |line: &str| line.trim_start_matches([';', '#', ' ']).starts_with('[');
    let comments = lines.iter().rev();
    let block = comments.take_while(|(_, line)| is_comment(line)).count();
    let block = lines.len() - block;
    let start = lines[block..].iter().position(|(_, l)| is_bracketed(l));
    start.map_or_else(Vec::new, |start| lines.split_off(block + start))
}

/// Joins what is one match, its length written anew before some of the games.
pub(super) fn join(matches: Vec<MatchText<'_>>) -> Vec<MatchText<'_>> {
    let mut joined: Vec<MatchText<'_>> = Vec::new();
    for next in matches {
        match joined.last_mut() {
            Some(last) if continues(last, &next) => last.games.extend(next.games),
            _ => joined.push(next),
        }
    }
    joined
}

/// Whether the second text goes on where the first ended: with the next game of the same players.
fn continues(last: &MatchText<'_>, next: &MatchText<'_>) -> bool {
    let (Some(before), Some(after)) = (last.games.last(), next.games.first()) else {
        return false;
    };
    let names = |game: &GameText<'_>| {
        let standing = game.standing.as_ref()?;
        Some((
            standing.white.name.to_owned(),
            standing.black.name.to_owned(),
        ))
    };
    last.length == next.length
        && after.number.is_some_and(|n| n > 1)
        && before.number.zip(after.number).is_some_and(|(a, b)| a < b)
        && names(before) == names(after)
}
