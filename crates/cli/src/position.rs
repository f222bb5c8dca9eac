//! Positions as users give them: any ID, a roll.

use std::ffi::OsString;
use std::io::Write;

use barpoint_app::position::{ReadError, Reading, read};
use barpoint_bearoff::HyperCheckers;
use barpoint_engine::position::NamedPosition;
use barpoint_rules::{MatchState, Roll, Variation};

use crate::error::CliError;

/// A position and what is known around it.
#[derive(clap::Args)]
pub(crate) struct PositionArgs {
    /// Position ID, GNUBG ID (PositionID:MatchID), XGID, or a text that contains one; a bare
    /// Position ID is a money game with a centred cube
    #[arg(value_name = "ID")]
    id: String,
    #[command(flatten)]
    reading: ReadingArgs,
}

/// What is known of positions beside their IDs.
#[derive(clap::Args, Default)]
pub(crate) struct ReadingArgs {
    /// The roll to play (31, 3-1); replaces the one in the ID
    #[arg(long, short, value_parser = parse_roll)]
    roll: Option<Roll>,
    /// Money game without the Jacoby rule (for a bare Position ID)
    #[arg(long)]
    no_jacoby: bool,
    /// The game is Hypergammon with this many checkers a side: 1, 2 or 3
    #[arg(long, value_name = "CHECKERS", value_parser = parse_checkers)]
    hypergammon: Option<HyperCheckers>,
}

impl PositionArgs {
    /// Whether a roll was given beside the ID.
    pub(crate) const fn names_roll(&self) -> bool {
        self.reading.names_roll()
    }

    /// The state described; the first, and a note about that, if there are several.
    pub(crate) fn state(&self) -> Result<MatchState, CliError> {
        self.reading.state(&self.id)
    }
}

impl ReadingArgs {
    /// Whether a roll was given.
    pub(crate) const fn names_roll(&self) -> bool {
        self.roll.is_some()
    }

    /// Whether the game is Hypergammon.
    pub(crate) const fn is_hypergammon(&self) -> bool {
        self.hypergammon.is_some()
    }

    /// The same for reading.
    pub(crate) fn reading(&self) -> Reading {
        Reading {
            jacoby: !self.no_jacoby,
            variation: self
                .hypergammon
                .map_or(Variation::Standard, HyperCheckers::game),
            roll: self.roll,
        }
    }

    /// The position that a text names.
    pub(crate) fn read(&self, text: &str) -> Result<NamedPosition, ReadError> {
        read(text, &self.reading())
    }

    /// The state that a text names; the first, and a note about that, if there are several.
    pub(crate) fn state(&self, text: &str) -> Result<MatchState, CliError> {
        let named = self.read(text)?;
        note_others(&named, None);
        Ok(named.state)
    }
}

/// Says that a text names several positions, where it does; `place` is where the text is from.
pub(crate) fn note_others(named: &NamedPosition, place: Option<&str>) {
    let NamedPosition { count, .. } = named;
    if *count > 1 {
        let place = place.map_or_else(String::new, |place| format!("{place}: "));
        // The answer does not depend on whether anyone can read it.
        let _ = writeln!(
            std::io::stderr(),
            "note: {place}the first of {count} positions in the text"
        );
    }
}

/// An XGID without its name in front gets it: with no checker on the bar it begins with a hyphen and would be taken for
/// an option.
pub(crate) fn with_name(argument: OsString) -> OsString {
    /// Letters that stand for the places of a board.
    const PLACES: usize = 26;
    let bare = argument.to_str().is_some_and(|text| {
        let letter = |c| matches!(c, '-' | 'A'..='P' | 'a'..='p');
        let board = text.get(..PLACES);
        text.starts_with('-')
            && board.is_some_and(|board| board.chars().all(letter))
            && text[PLACES..].starts_with(':')
    });
    if !bare {
        return argument;
    }
    let mut named = OsString::from("XGID=");
    named.push(argument);
    named
}

/// Reads a number of checkers a side in Hypergammon.
pub(crate) fn parse_checkers(text: &str) -> Result<HyperCheckers, String> {
    let checkers = text.parse().ok().and_then(HyperCheckers::new);
    checkers.ok_or_else(|| format!("expected 1, 2 or 3 checkers a side, found {text:?}"))
}

/// Reads a roll: two dice, with or without something between them.
pub(crate) fn parse_roll(text: &str) -> Result<Roll, String> {
    let dice: Vec<u8> = text
        .chars()
        .filter(|c| !matches!(c, ' ' | '-' | ',' | '/'))
        .map(|c| {
            c.to_digit(10)
                .and_then(|d| u8::try_from(d).ok())
                .unwrap_or(0)
        })
        .collect();
    match dice[..] {
        [a, b] => Roll::new(a, b),
        _ => None,
    }
    .ok_or_else(|| format!("expected two dice such as 31, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rolls_are_read_in_the_usual_spellings() {
        for text in ["31", "13", "3-1", "3 1"] {
            assert_eq!(parse_roll(text).ok(), Roll::new(3, 1), "{text}");
        }
        for text in ["", "3", "37", "311", "x1"] {
            assert!(parse_roll(text).is_err(), "{text}");
        }
    }

    #[test]
    fn only_boards_get_a_name() {
        let bare = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
        assert_eq!(with_name(bare.into()), *format!("XGID={bare}"));
        for other in ["--nonsense", "-r", "-", "-b----E-C---eE---c-e----B-", "-1"] {
            assert_eq!(with_name(other.into()), *other, "{other}");
        }
    }

    fn state(id: &str, roll: Option<Roll>) -> Result<MatchState, CliError> {
        PositionArgs {
            id: id.to_owned(),
            reading: ReadingArgs {
                roll,
                ..ReadingArgs::default()
            },
        }
        .state()
    }

    #[test]
    fn a_bare_position_id_is_a_money_game() {
        let state = state("4HPwATDgc/ABMA", Roll::new(3, 1)).unwrap();
        assert!(state.is_money() && state.rules().jacoby);
        assert_eq!(state.roll(), Roll::new(3, 1));
    }

    #[test]
    fn a_cube_at_its_limit_is_not_turned() {
        for (limit, may_double) in [("2", false), ("3", true), ("10", true), ("0", true)] {
            let id = format!("XGID=-b----E-C---eE---c-e----B-:2:1:1:00:0:0:0:0:{limit}");
            assert_eq!(state(&id, None).unwrap().may_double(), may_double, "{id}");
        }
    }

    #[test]
    fn a_damaged_id_is_one_clear_error() {
        let error = state("4HPwATDgc/AB", None).unwrap_err();
        assert!(error.to_string().contains("4HPwATDgc/AB"), "{error}");
    }
}
