//! The file as a whole: header, then games.

use barpoint_record::{GameRecord, MatchRecord, Player};
use barpoint_rules::BySide;

use super::game_text::{GameText, ignored};
use super::header::{self, Standing};
use super::{NAME, game, line};
use crate::error::Warning;
use crate::{ImportError, Imported};

/// Reads a match.
pub(super) fn read(text: &str) -> Result<Imported, ImportError> {
    let mut record = MatchRecord::default();
    let mut warnings = Vec::new();
    let mut lines = (1..).zip(text.lines()).map(|(n, l)| (n, l.trim_end()));
    record.length = read_header(&mut lines, &mut record)?;
    let games = split_games(lines, &mut warnings)?;
    if record.length > 0 {
        record.rules.jacoby = false;
    } else {
        record.rules.crawford = false;
    }
    if let Some(first) = games.first() {
        name_players(&mut record, first);
    }
    read_games(&games, &mut record, &mut warnings);
    if let Some(first) = games.first().filter(|_| record.games.is_empty()) {
        let expected = "a score at which the match is not over";
        let found = format!("{} : {}", first.score().white, first.score().black);
        return Err(ImportError::expected(NAME, first.line, expected, found));
    }
    Ok(Imported { record, warnings })
}

/// Reads up to the match-length line, whose number it gives.
fn read_header<'a>(
    lines: &mut impl Iterator<Item = (u32, &'a str)>,
    record: &mut MatchRecord,
) -> Result<u16, ImportError> {
    const EXPECTED: &str = "a line \"<number> point match\"";
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        if let Some(length) = header::match_length(line) {
            return length.map_err(|found| {
                ImportError::expected(NAME, number, "a match length up to 65535", found)
            });
        }
        if line.trim_start().starts_with([';', '#']) {
            header::read(line.trim_start(), record);
        }
    }
    Err(ImportError::expected(
        NAME,
        last,
        EXPECTED,
        "the end of the file",
    ))
}

/// Cuts the rest of the file at its `Game` lines.
fn split_games<'a>(
    lines: impl Iterator<Item = (u32, &'a str)>,
    warnings: &mut Vec<Warning>,
) -> Result<Vec<GameText<'a>>, ImportError> {
    const EXPECTED: &str = "a score line \"<name> : <score>  <name> : <score>\"";
    let mut games: Vec<GameText<'a>> = Vec::new();
    let mut score_due = false;
    let mut last = 1;
    for (number, line) in lines {
        last = number;
        if line.trim().is_empty() {
            continue;
        }
        if score_due {
            let standing = header::score_line(line)
                .ok_or_else(|| ImportError::expected(NAME, number, EXPECTED, line.trim()))?;
            games.push(GameText {
                line: number,
                standing,
                lines: Vec::new(),
            });
            score_due = false;
        } else if header::is_game(line) {
            score_due = true;
        } else if let Some(game) = games.last_mut() {
            game.lines.push((number, line));
        } else if line::row(line).is_some() {
            let expected = "a line \"Game 1\" before the moves";
            return Err(ImportError::expected(NAME, number, expected, line.trim()));
        } else {
            warnings.push(ignored(number, "a line \"Game 1\"", line));
        }
    }
    if score_due {
        return Err(ImportError::expected(
            NAME,
            last,
            EXPECTED,
            "the end of the file",
        ));
    }
    if games.is_empty() {
        let found = "the end of the file";
        return Err(ImportError::expected(
            NAME,
            last,
            "a line \"Game 1\"",
            found,
        ));
    }
    Ok(games)
}

fn name_players(record: &mut MatchRecord, first: &GameText<'_>) {
    let elo = |number: u8| {
        let key = format!("Player {number} Elo");
        let entry = record.info.extra.iter().find(|p| p.key == key)?;
        entry.values.first().filter(|v| !v.is_empty()).cloned()
    };
    let header_name = |number: u8| {
        let key = format!("Player {number}");
        let entry = record.info.extra.iter().find(|p| p.key == key)?;
        entry.values.first().cloned()
    };
    let standing = first.standing.clone();
    // XG numbers the players the other way round than it names them in the score lines.
    let swapped = header_name(1).as_ref() == Some(&standing.black.name)
        && header_name(2).as_ref() == Some(&standing.white.name);
    let (white, black) = if swapped { (2, 1) } else { (1, 2) };
    let player = |standing: Standing, number| Player {
        name: standing.name,
        rating: standing.rating.or_else(|| elo(number)),
    };
    record.players = BySide::new(player(standing.white, white), player(standing.black, black));
}

fn read_games(games: &[GameText<'_>], record: &mut MatchRecord, warnings: &mut Vec<Warning>) {
    let mut crawford_played = false;
    for (index, text) in games.iter().enumerate() {
        let score = text.score();
        let length = record.length;
        if length > 0 && (score.white >= length || score.black >= length) {
            warnings.push(ignored(
                text.line,
                "no game after the match is won",
                "a game",
            ));
            continue;
        }
        let one_away = [score.white, score.black]
            .iter()
            .filter(|&&s| length > 0 && s + 1 == length)
            .count();
        let doubled = text.lines.iter().any(|(_, line)| has_double(line));
        let crawford = record.rules.crawford && !crawford_played && one_away == 1 && !doubled;
        crawford_played |= one_away > 0;
        let next_score = games.get(index + 1).map(GameText::score);
        let start = GameRecord {
            score,
            crawford,
            ..GameRecord::default()
        };
        let game = game::read(text, start, next_score, record, warnings);
        record.games.push(game);
    }
}

fn has_double(text: &str) -> bool {
    let is_double = |cell: &Option<line::Cell<'_>>| matches!(cell, Some(line::Cell::Double(_)));
    line::row(text).is_some_and(|row| is_double(&row.left) || is_double(&row.right))
}
