//! Match texts, in the layout of gnubg or of XG.

use std::fmt::Write;

use barpoint_record::{Date, GameRecord, MatchRecord, Player};
use barpoint_rules::Side;

use super::dialect::Dialect;
use super::game_writer::{GameWriter, pad};
use super::{crawford, header, xg};
use crate::ExportError;

/// Writes a match; `format` is named in errors.
pub(super) fn write(
    record: &MatchRecord,
    dialect: Dialect,
    format: &'static str,
) -> Result<String, ExportError> {
    let body = body(record, dialect, format, false)?;
    let head = match dialect {
        Dialect::Gnubg => header_lines(record),
        Dialect::Xg => xg::header_lines(record),
    };
    Ok(head + &body)
}

/// Writes what follows the head; positions set up by hand as Snowie words them where `set_ups` says so.
pub(super) fn body(
    record: &MatchRecord,
    dialect: Dialect,
    format: &'static str,
    set_ups: bool,
) -> Result<String, ExportError> {
    let cannot_hold = |what| ExportError::CannotHold { format, what };
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
    if record.rules.start.is_some() {
        return Err(cannot_hold("a custom starting position"));
    }
    let margin = match dialect {
        Dialect::Gnubg => " ",
        Dialect::Xg => "",
    };
    let mut text = format!("{margin}{} point match\n\n", record.length);
    for (index, game) in record.games.iter().enumerate() {
        let _ = writeln!(text, " Game {}", index + 1);
        text += &score_line(record, game, dialect);
        let last = index + 1 == record.games.len();
        let mut writer = GameWriter::new(record, game, dialect);
        writer.set_ups = set_ups;
        text += &rows(writer, game, last).map_err(cannot_hold)?;
    }
    Ok(text)
}

/// The rows of a game and its result.
///
/// # Errors
/// What they cannot hold.
pub(super) fn rows(
    mut writer: GameWriter<'_>,
    game: &GameRecord,
    last: bool,
) -> Result<String, &'static str> {
    writer.entries(game)?;
    Ok(writer.finish(game, last))
}

/// A date with its parts in falling size.
pub(super) fn date(date: Date) -> String {
    let part = |part: Option<u8>| part.map_or_else(String::new, |n| format!(".{n:02}"));
    format!("{:04}{}{}", date.year, part(date.month), part(date.day))
}

/// A player's name in one line.
pub(super) fn name(record: &MatchRecord, side: Side) -> String {
    one_line(&record.players[side].name)
}

fn header_lines(record: &MatchRecord) -> String {
    let rules = &record.rules;
    let mut variations = header::VARIATIONS.iter();
    let variation = variations.find(|(variation, _)| *variation == rules.variation);
    let info = &record.info;
    let date = info.date.map(date);
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
    put(crawford::KEY, crawford::value(record).as_deref());
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
    lines
}

pub(super) fn one_line(text: &str) -> String {
    text.replace(['\n', '\r'], " ")
}

fn score_line(record: &MatchRecord, game: &GameRecord, dialect: Dialect) -> String {
    let name = |side: Side| match dialect {
        Dialect::Gnubg => header::written_name(&record.players[side]),
        Dialect::Xg => header::written_name(&Player {
            rating: None,
            ..record.players[side].clone()
        }),
    };
    let mut line = format!(" {} : {}", name(Side::White), game.score.white);
    match dialect {
        // gnubg counts bytes.
        Dialect::Gnubg => pad(&mut line, 0, dialect.names() - 1),
        Dialect::Xg => {
            let missing = (dialect.names() - 1).saturating_sub(line.chars().count());
            line.extend(std::iter::repeat_n(' ', missing));
        }
    }
    let _ = writeln!(line, " {} : {}", name(Side::Black), game.score.black);
    line
}
