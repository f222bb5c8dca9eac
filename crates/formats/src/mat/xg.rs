//! Match texts as eXtreme Gammon writes them.

use std::fmt::Write;

use barpoint_record::{Event, GameRecord, MatchRecord};
use barpoint_rules::{Cube, CubeOwner, Side};

use super::dialect::Dialect;
use super::set_up::SetUp;
use super::{Mat, crawford, header, losses, write};
use crate::{Abilities, AnalysisKept, ExportError, Format, ImportError, Imported};

/// What the format is called.
pub(super) const NAME: &str = "xgmat";

/// Match text files in eXtreme Gammon's layout (`.mat`, `.txt`); read as [`Mat`] reads them.
pub struct XgMat;

impl Format for XgMat {
    fn name(&self) -> &'static str {
        NAME
    }

    fn ending(&self) -> &'static str {
        "mat"
    }

    fn summary(&self) -> &'static str {
        "match text as eXtreme Gammon writes it (.mat, .txt)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "analysis, comments, positions set up within a game, resignations apart from their points",
        }
    }

    /// Every match text is read by [`Mat`].
    fn sniff(&self, _head: &[u8]) -> u8 {
        0
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        Mat.import(bytes)
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        let mut text = write::write(record, Dialect::Xg, NAME)?;
        text.push('\n');
        Ok(format!("\u{feff}{}", text.replace('\n', "\r\n")).into_bytes())
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        losses::of_text(record)
    }
}

/// The header lines, in the program's order; what it does not know comes after.
pub(super) fn header_lines(record: &MatchRecord) -> String {
    let info = &record.info;
    let own = |key: &str| {
        let entry = info.extra.iter().find(|p| p.key.eq_ignore_ascii_case(key));
        entry.and_then(|entry| entry.values.first().cloned())
    };
    let date = info.date.map(write::date);
    let money = record.length == 0;
    let on = |on: bool| Some(if on { "On" } else { "Off" }.to_owned());
    let rules = &record.rules;
    // It numbers the players the other way round than it names them below.
    let player = |side: Side| Some(write::name(record, side));
    let rating = |side: Side| record.players[side].rating.clone();
    let lines = [
        ("Site", info.place.clone()),
        ("Match ID", own("Match ID")),
        ("Event", info.event.clone()),
        ("Round", info.round.clone()),
        ("Player 1", player(Side::Black)),
        ("Player 2", player(Side::White)),
        ("Player 1 Elo", rating(Side::Black)),
        ("Player 2 Elo", rating(Side::White)),
        ("EventDate", date),
        ("EventTime", own("EventTime")),
        ("Variation", Some(header::variation_name(rules).to_owned())),
        ("Unrated", own("Unrated")),
        ("Crawford", on(rules.crawford).filter(|_| !money)),
        ("Jacoby", on(rules.jacoby).filter(|_| money)),
        ("Beaver", on(rules.beavers > 0).filter(|_| money)),
        ("CubeLimit", own("CubeLimit")),
        ("Transcriber", info.annotator.clone()),
    ];
    let mut text = String::new();
    for (key, value) in &lines {
        if let Some(value) = value {
            let _ = writeln!(text, "; [{key} \"{}\"]", write::one_line(value));
        }
    }
    let known = |key: &str| lines.iter().any(|(own, _)| own.eq_ignore_ascii_case(key));
    for entry in info.extra.iter().filter(|entry| !known(&entry.key)) {
        let value = entry.values.first().map_or("", String::as_str);
        let _ = writeln!(text, "; [{} \"{}\"]", entry.key, write::one_line(value));
    }
    if let Some(games) = crawford::value(record) {
        let _ = writeln!(text, "; [{} \"{games}\"]", crawford::KEY);
    }
    if let Some(comment) = &info.comment {
        for line in comment.lines() {
            let _ = writeln!(text, "; {line}");
        }
    }
    text.push('\n');
    text
}

/// The position a game starts from, if it is one set up, and how many of its first events set it up.
pub(super) fn set_up(game: &GameRecord) -> Result<Option<(SetUp, usize)>, &'static str> {
    let mut events = game.entries.iter().map(|entry| &entry.event);
    let Some(Event::SetPosition(start)) = events.next() else {
        return Ok(None);
    };
    let (mut value, mut owner, mut count) = (1, CubeOwner::Centred, 1);
    for event in events {
        match event {
            Event::SetCubeValue(set) => value = *set,
            Event::SetCubeOwner(set) => owner = *set,
            _ => break,
        }
        count += 1;
    }
    if owner == CubeOwner::Centred && value != 1 || owner != CubeOwner::Centred && value == 1 {
        return Err("a centred cube above 1, or an owned one at 1");
    }
    let board = match start.on_roll {
        Side::White => start.board,
        Side::Black => start.board.swapped(),
    };
    let cube = Cube::new(value, owner).map_err(|_| "a cube of this value")?;
    let is_shown = game.entries.len() > count;
    let on_roll = Some(start.on_roll).filter(|_| !is_shown);
    let set_up = SetUp {
        board,
        cube,
        on_roll,
    };
    Ok(Some((set_up, count)))
}
