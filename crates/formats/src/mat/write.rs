//! gnubg's layout of a match text.

use std::fmt::Write;

use barpoint_record::{GameRecord, MatchRecord};
use barpoint_rules::Side;

use super::game_writer::{GameWriter, pad};
use super::{NAME, header};
use crate::ExportError;

/// Writes a match.
pub(super) fn write(record: &MatchRecord) -> Result<String, ExportError> {
    Ok(header_lines(record)? + &body(record, false)?)
}

/// Writes what follows the head; positions set up by hand where there may be any.
pub(super) fn body(record: &MatchRecord, set_ups: bool) -> Result<String, ExportError> {
    if record.games.is_empty() {
        return Err(cannot_hold("a match without games"));
    }
    let over = |score: u16| record.length > 0 && score >= record.length;
    if record
        .games
        .iter()
        .any(|game| over(game.score.white) || over(game.score.black))
    {
        return Err(cannot_hold("a game after the end of the match"));
    }
    let mut text = format!(" {} point match\n\n", record.length);
    for (index, game) in record.games.iter().enumerate() {
        let _ = writeln!(text, " Game {}", index + 1);
        text += &score_line(record, game);
        let last = index + 1 == record.games.len();
        let mut writer = GameWriter::new(record, game);
        writer.set_ups = set_ups;
        writer.entries(&game.entries)?;
        text += &writer.finish(game.result, last);
    }
    Ok(text)
}

/// The rows of a game and its result.
pub(super) fn rows(
    record: &MatchRecord,
    game: &GameRecord,
    last: bool,
) -> Result<String, ExportError> {
    let mut writer = GameWriter::new(record, game);
    writer.entries(&game.entries)?;
    Ok(writer.finish(game.result, last))
}

pub(super) fn cannot_hold(what: &'static str) -> ExportError {
    ExportError::CannotHold { format: NAME, what }
}

fn header_lines(record: &MatchRecord) -> Result<String, ExportError> {
    let rules = &record.rules;
    let mut variations = header::VARIATIONS.iter();
    let variation = variations.find(|(variation, _)| *variation == rules.variation);
    if rules.start.is_some() {
        return Err(cannot_hold("a custom starting position"));
    }
    let info = &record.info;
    let date = info.date.map(|date| {
        let part = |part: Option<u8>| part.map_or_else(String::new, |n| format!(".{n:02}"));
        format!("{:04}{}{}", date.year, part(date.month), part(date.day))
    });
    let off = |off: bool| off.then(|| "Off".to_owned());
    let mut lines = String::new();
    let mut put = |key: &str, value: Option<&str>| {
        if let Some(value) = value {
            let _ = writeln!(lines, "; [{key} \"{}\"]", one_line(value));
        }
    };
    put("Site", info.place.as_deref());
    put("Event", info.event.as_deref());
    put("Round", info.round.as_deref());
    put("EventDate", date.as_deref());
    put("Variation", variation.map(|(_, name)| *name));
    put("Transcriber", info.annotator.as_deref());
    for entry in &info.extra {
        put(&entry.key, entry.values.first().map(String::as_str));
    }
    let money = record.length == 0;
    for (key, value) in [
        ("Crawford", off(!money && !rules.crawford)),
        ("Jacoby", off(money && !rules.jacoby)),
        ("Beaver", off(money && rules.beavers == 0)),
    ] {
        put(key, value.as_deref().filter(|_| !header::has(record, key)));
    }
    if !lines.is_empty() {
        lines.push('\n');
    }
    if let Some(comment) = &info.comment {
        // As gnubg does: a comment that ends with a line end leaves a blank line.
        let ended = comment.strip_suffix('\n');
        let block = ended.unwrap_or(comment).replace('\n', "\n; ");
        let _ = writeln!(lines, "; {block}");
        if ended.is_some() {
            lines.push('\n');
        }
    }
    Ok(lines)
}

fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn score_line(record: &MatchRecord, game: &GameRecord) -> String {
    let name = |side: Side| one_line(&record.players[side].name);
    let mut line = format!(" {} : {}", name(Side::White), game.score.white);
    pad(&mut line, 0, 31);
    let _ = writeln!(line, " {} : {}", name(Side::Black), game.score.black);
    line
}
