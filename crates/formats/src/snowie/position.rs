//! Snowie's positions: one in each line.

use barpoint_record::{MatchRecord, Player};
use barpoint_rules::{BySide, Cube, MatchRules, Pending, Roll, SetupError, Side, Snapshot};

use super::record::{self, Fields, Numbering};
use crate::error::shorten;
use crate::{
    Abilities, AnalysisKept, ExportError, Format, ImportError, Imported, Warning, WarningKind,
    game_log, position, text,
};

const NAME: &str = "snowie-position";

/// Snowie position files (`.txt`).
pub(crate) struct SnowiePosition;

impl Format for SnowiePosition {
    fn name(&self) -> &'static str {
        NAME
    }

    fn ending(&self) -> &'static str {
        "txt"
    }

    fn summary(&self) -> &'static str {
        "Snowie positions, one a line (.txt)"
    }

    fn abilities(&self) -> Abilities {
        Abilities {
            writes: true,
            analysis: AnalysisKept::None,
            loses: "everything but a position with its dice, score and names",
        }
    }

    fn is_for_positions(&self) -> bool {
        true
    }

    fn sniff(&self, head: &[u8]) -> u8 {
        let head = text::decode(head);
        let line = head.trim_start().lines().next().unwrap_or_default();
        let begins = line.starts_with(|c: char| c.is_ascii_digit());
        let fits = begins && line.matches(';').count() >= 39 && Fields::of(line).is_some();
        if fits { 80 } else { 0 }
    }

    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError> {
        game_log::check_size(NAME, bytes)?;
        let text = text::decode(bytes);
        let mut found: Vec<Imported> = Vec::new();
        let mut first_error = None;
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() {
                continue;
            }
            match read(line) {
                Ok((record, odd)) => found.push(Imported {
                    record,
                    warnings: odd
                        .map(|kind| Warning::line(number, kind))
                        .into_iter()
                        .collect(),
                }),
                Err(why) => {
                    let error = ImportError::expected(NAME, number, why, line.trim());
                    let kind = WarningKind::Ignored {
                        expected: why,
                        found: shorten(line.trim()),
                    };
                    match found.last_mut() {
                        Some(last) if last.warnings.len() < MANY => {
                            last.warnings.push(Warning::line(number, kind));
                        }
                        Some(_) => {}
                        None => first_error = first_error.or(Some(error)),
                    }
                }
            }
        }
        if found.is_empty() {
            let expected = "forty fields, each followed by a semicolon";
            let none = || ImportError::expected(NAME, 1, expected, "an empty file");
            return Err(first_error.unwrap_or_else(none));
        }
        Ok(found)
    }

    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        let cannot_hold = |what| ExportError::CannotHold { format: NAME, what };
        let state = position::state(record).ok_or_else(|| {
            cannot_hold("a match: it holds one position only, before or after the roll")
        })?;
        if state.beavers().is_some() {
            return Err(cannot_hold("a double on offer"));
        }
        let line = record::write(record, &state, state.roll(), Numbering::Position);
        Ok((line + "\n").into_bytes())
    }

    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let mut lost = position::losses(record);
        if record.length == 0 && record.rules.beavers == 0 {
            lost.push("that there are no beavers");
        }
        lost
    }
}

/// No more warnings are kept for what follows a position.
const MANY: usize = 50;

/// A position and what is odd about it; or what was expected.
fn read(line: &str) -> Result<(MatchRecord, Option<WarningKind>), &'static str> {
    let fields = Fields::of(line).ok_or("forty fields, each followed by a semicolon")?;
    let on_roll = fields
        .on_roll(Numbering::Position)
        .ok_or("0 or 1 as the fifth field, for the player on roll")?;
    let board = fields
        .board()
        .ok_or("26 numbers of checkers that make a board")?;
    let number = |field: usize| -> Result<u16, &'static str> {
        let text = if field < 5 {
            fields.before(field)
        } else {
            fields.after(field)
        };
        text.parse()
            .map_err(|_| "a number as length, score, cube and dice")
    };
    let (length, own, theirs) = (number(0)?, number(8)?, number(9)?);
    let rules = MatchRules {
        jacoby: length == 0 && fields.before(1) == "1",
        crawford: length > 0,
        ..MatchRules::default()
    };
    let owner = fields.owner(on_roll);
    let cube = Cube::new(number(10)?.into(), owner).map_err(|_| "a power of two as the cube")?;
    let die = |field| number(field).map(|die| u8::try_from(die).unwrap_or(0));
    let roll = Roll::new(die(38)?, die(39)?);
    let by_side = |own, theirs| match on_roll {
        Side::White => BySide::new(own, theirs),
        Side::Black => BySide::new(theirs, own),
    };
    let snapshot = Snapshot {
        length,
        rules,
        score: by_side(own, theirs),
        crawford_game: fields.after(7) == "1",
        on_roll,
        board,
        cube,
        pending: roll.map_or(Pending::Turn, Pending::Move),
        resignation: None,
    };
    let (state, odd) = position::build(&snapshot).map_err(|why| match why {
        SetupError::MatchOver { .. } => "scores below the match length",
        _ => "a position that can be played",
    })?;
    let mut players = BySide::<Player>::default();
    let [own, theirs] = fields.names();
    players[on_roll].name = own;
    players[on_roll.other()].name = theirs;
    Ok((position::record(&players, &state), odd))
}

#[cfg(test)]
mod tests {
    use barpoint_record::Event;
    use barpoint_rules::CubeOwner;

    use super::*;

    /// Written by gnubg 1.07.001 (`export position snowietxt`); gnubg is the first player.
    const GNUBG: &str = "5;0;0;0;0;gnubg;root;0;0;0;1;0;0;0;0;0;0;0;4;0;3;0;0;0;-6;3;0;-2;0;-3;0;-3;0;1;2;0;-1;2;0;0;\n";
    const MONEY: &str = "0;1;0;1;1;root;gnubg;0;0;0;2;1;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1;\n";

    fn imported(text: &str) -> Vec<Imported> {
        assert_eq!(SnowiePosition.sniff(text.as_bytes()), 80);
        SnowiePosition.import(text.as_bytes()).unwrap()
    }

    #[test]
    fn what_gnubg_writes_comes_back_as_it_was() {
        for text in [GNUBG, MONEY] {
            let found = imported(text).remove(0);
            assert_eq!(found.warnings, []);
            let written = SnowiePosition.export(&found.record).unwrap();
            assert_eq!(String::from_utf8(written).unwrap(), text);
        }
        let record = imported(MONEY).remove(0).record;
        assert_eq!(record.players.black.name, "root");
        let state = position::state(&record).unwrap();
        assert_eq!(
            (state.on_roll(), state.roll()),
            (Side::Black, Roll::new(3, 1))
        );
        assert_eq!(state.cube().owner(), CubeOwner::Owned(Side::Black));
    }

    #[test]
    fn each_line_is_a_position() {
        let found = imported(&format!("{GNUBG}\nwhat?\n{MONEY}"));
        assert_eq!(found.len(), 2);
        assert_eq!(found[0].warnings.len(), 1);
        assert_eq!(found[0].warnings[0].place, crate::Place::Line(3));
    }

    #[test]
    fn what_makes_no_position_is_refused_with_its_reason() {
        for (from, to, why) in [
            ("5;0;0;0;0;", "5;0;0;0;2;", "fifth field"),
            ("-6", "-16", "make a board"),
            ("0;0;0;1;0;0;", "0;5;0;1;0;0;", "below the match length"),
            ("0;0;0;1;0;0;", "0;0;0;3;0;0;", "power of two"),
        ] {
            let error = SnowiePosition
                .import(GNUBG.replacen(from, to, 1).as_bytes())
                .unwrap_err();
            assert!(error.to_string().contains(why), "{error}");
        }
        let odd = SnowiePosition
            .import(GNUBG.replace("root;0;", "root;1;").as_bytes())
            .unwrap();
        assert_eq!(odd[0].warnings.len(), 1);
    }

    #[test]
    fn only_positions_are_written() {
        let mut record = imported(MONEY).remove(0).record;
        record.games[0].entries.pop();
        record.games[0]
            .entries
            .push(barpoint_record::Entry::new(Event::Double(Side::Black)));
        let error = SnowiePosition.export(&record).unwrap_err().to_string();
        assert_eq!(error, "snowie-position cannot hold a double on offer");
        let error = SnowiePosition
            .export(&MatchRecord::default())
            .unwrap_err()
            .to_string();
        assert!(error.contains("one position only"), "{error}");
    }
}
