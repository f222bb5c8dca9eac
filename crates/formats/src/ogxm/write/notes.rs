//! Comments: those that did not change as they were, and new ones.

use barpoint_record::MatchRecord;

use super::out::Fields;
use crate::ogxm::annotations::{GAME, MATCH};
use crate::ogxm::read::{self, Parts};

/// What is longer goes into several comments.
const MOST_TEXT: usize = 4096;
/// A comment on a turn.
const PLY: u32 = 2;

/// The section; empty if there is nothing to say.
pub(super) fn write(
    record: &MatchRecord,
    same: Option<&Parts<'_>>,
    ply: impl Fn(usize, usize) -> Option<u32>,
) -> Vec<u8> {
    let mut notes: Vec<((u32, usize), Vec<u8>)> = Vec::new();
    let mut base = same.map(|parts| parts.record.clone());
    let mut record_now = record.clone();
    for note in same.into_iter().flat_map(|parts| &parts.notes) {
        let places = same
            .map(|parts| parts.places.as_slice())
            .unwrap_or_default();
        let before = base
            .as_mut()
            .and_then(|base| read::slot(note, places, base))
            .cloned();
        let now = read::slot(note, places, &mut record_now).cloned();
        if note.prose.is_none() || before == now {
            notes.push(((note.scope, note.target), note.whole.to_vec()));
        }
    }
    let mut add = |scope, target, text: &str| {
        for part in parts(text) {
            notes.push(((scope, target), prose(scope, target, part)));
        }
    };
    let is_kept = |now: &Option<String>, before: Option<&Option<String>>| before == Some(now);
    let comment = &record.info.comment;
    let before = base.as_ref().map(|base| &base.info.comment);
    if let Some(text) = comment.as_ref().filter(|_| !is_kept(comment, before)) {
        add(MATCH, 0, text);
    }
    for (game, entries) in record.games.iter().map(|game| &game.entries).enumerate() {
        for (at, entry) in entries.iter().enumerate() {
            let before = base
                .as_ref()
                .map(|base| &base.games[game].entries[at].comment);
            let Some(text) = entry
                .comment
                .as_ref()
                .filter(|_| !is_kept(&entry.comment, before))
            else {
                continue;
            };
            // What has no turn of its own is said of the turn before, or of the game.
            let turn = (0..=at).rev().find_map(|at| ply(game, at));
            match turn.and_then(|ply| usize::try_from(ply).ok()) {
                Some(ply) => add(PLY, ply, text),
                None => add(GAME, game, text),
            }
        }
    }
    notes.sort_by_key(|(place, _)| *place);
    notes.into_iter().flat_map(|(_, bytes)| bytes).collect()
}

fn prose(scope: u32, target: usize, text: &str) -> Vec<u8> {
    let mut fields = Fields::default();
    fields.required.varint(scope);
    fields.required.v64(target as u64);
    fields.required.text(text);
    fields.record()
}

/// A text in parts that fit, cut at the ends of lines where that can be.
fn parts(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut rest = text;
    while rest.len() > MOST_TEXT {
        let mut end = MOST_TEXT;
        while !rest.is_char_boundary(end) {
            end -= 1;
        }
        let line = rest[..end].rfind('\n').filter(|&line| line > 0);
        parts.push(&rest[..line.unwrap_or(end)]);
        rest = &rest[line.map_or(end, |line| line + 1)..];
    }
    if !rest.is_empty() {
        parts.push(rest);
    }
    parts
}
