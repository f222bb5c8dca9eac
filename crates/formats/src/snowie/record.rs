//! Snowie's position record: forty fields, each followed by a semicolon.
//!
//! Fields: 0 match length, 1 Jacoby, 2 and 3 unknown, 4 side on roll ([`Numbering`]), 5 its name, 6 the opponent's, 7 Crawford game, 8 and 9 their scores, 10 cube, 11 its owner (1 on roll, -1 opponent), 12
//! the opponent's bar, 13 to 36 the points from 1 to 24 as the side on roll counts them, 37 its own bar
//! (own checkers positive), 38 and 39 the dice.

use std::fmt::Write;

use barpoint_record::{MatchRecord, Player};
use barpoint_rules::{Board, BySide, Cube, CubeOwner, MatchState, Roll, Setup, Side};

/// The part of a position record that an illegal play in a match needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    /// Who is on roll.
    pub(crate) on_roll: Side,
    /// The board seen by that side.
    pub(crate) board: Board,
}

/// How the number of the side on roll is meant; gnubg reads and writes both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbering {
    /// In a file of positions 0 is the first player.
    Position,
    /// In a match text 0 is the second player named there.
    MatchText,
}

impl Numbering {
    const fn zero(self) -> Side {
        match self {
            Self::Position => Side::White,
            Self::MatchText => Side::Black,
        }
    }
}

/// How many fields follow the names.
const AFTER_NAMES: usize = 33;

/// A record cut into its fields.
pub(super) struct Fields<'a> {
    fields: Vec<&'a str>,
    /// How many stand before those that follow the names.
    numbers: usize,
}

impl<'a> Fields<'a> {
    /// `None` if there are too few. Names may hold semicolons themselves, so there may be more than forty.
    pub(super) fn of(record: &'a str) -> Option<Self> {
        let fields: Vec<&str> = record.trim().trim_end_matches(';').split(';').collect();
        let numbers = fields.len().checked_sub(AFTER_NAMES).filter(|&n| n >= 7)?;
        Some(Self { fields, numbers })
    }

    /// The side on roll and its opponent by name.
    pub(super) fn names(&self) -> [String; 2] {
        let names = &self.fields[5..self.numbers];
        let (first, second) = names.split_at(names.len() / 2);
        [first, second].map(|name| name.join(";").trim().to_owned())
    }

    /// The side on roll by its number.
    pub(super) fn on_roll(&self, numbering: Numbering) -> Option<Side> {
        match self.fields[4].trim() {
            "0" => Some(numbering.zero()),
            "1" => Some(numbering.zero().other()),
            _ => None,
        }
    }

    /// A field before the names.
    pub(super) fn before(&self, field: usize) -> &'a str {
        self.fields[field].trim()
    }

    /// A field after the names, by its number where the names hold no semicolon.
    pub(super) fn after(&self, field: usize) -> &'a str {
        self.fields[field - 7 + self.numbers].trim()
    }

    /// The owner of the cube.
    pub(super) fn owner(&self, on_roll: Side) -> CubeOwner {
        match self.after(11) {
            "1" => CubeOwner::Owned(on_roll),
            "-1" => CubeOwner::Owned(on_roll.other()),
            _ => CubeOwner::Centred,
        }
    }

    /// The board seen by the side on roll.
    pub(super) fn board(&self) -> Option<Board> {
        let mut setup = Setup {
            on_roll: [0; 26],
            opponent: [0; 26],
        };
        for place in 0..=25_usize {
            let count: i16 = self.after(place + 12).parse().ok()?;
            let number = u8::try_from(count.unsigned_abs()).ok()?;
            match (place, count.signum()) {
                (_, 0) => {}
                (0, -1) => setup.opponent[25] = number,
                (1..=25, 1) => setup.on_roll[place] = number,
                (1..=24, -1) => setup.opponent[25 - place] = number,
                _ => return None,
            }
        }
        Board::try_from(setup).ok()
    }
}

/// Reads from a match text who is on roll (by name where the names are distinct) and the board; `None` if the record is
/// malformed.
pub(crate) fn read(record: &str, players: &BySide<Player>) -> Option<Placement> {
    let fields = Fields::of(record)?;
    let by_number = fields.on_roll(Numbering::MatchText)?;
    let is_named = |side: &Side| players[*side].name == fields.before(5);
    let on_roll = match (is_named(&Side::White), is_named(&Side::Black)) {
        (true, false) => Side::White,
        (false, true) => Side::Black,
        _ => by_number,
    };
    Some(Placement {
        on_roll,
        board: fields.board()?,
    })
}

/// The same with the cube, where the record holds one.
pub(crate) fn read_with_cube(
    record: &str,
    players: &BySide<Player>,
) -> Option<(Placement, Option<Cube>)> {
    let placement = read(record, players)?;
    let fields = Fields::of(record)?;
    let owner = fields.owner(placement.on_roll);
    let value = fields.after(10).parse().ok();
    let cube = value.and_then(|value| Cube::new(value, owner).ok());
    Some((placement, cube))
}

/// Writes the position a game is at, the side on roll about to roll `dice`.
pub(crate) fn write(
    record: &MatchRecord,
    state: &MatchState,
    dice: Option<Roll>,
    numbering: Numbering,
) -> String {
    let side = state.on_roll();
    let board = state.board();
    let name = |side: Side| {
        record.players[side]
            .name
            .replace([';', '(', ')', ':', '\n', '\r'], " ")
    };
    let money = state.is_money();
    let owner = match state.cube().owner() {
        CubeOwner::Centred => "0",
        CubeOwner::Owned(owner) if owner == side => "1",
        CubeOwner::Owned(_) => "-1",
    };
    let crawford = state.crawford() == barpoint_rules::Crawford::Now;
    let mut text = format!(
        "{};{};0;{};{};{};{};{};{};{};{};{owner};",
        state.length(),
        u8::from(money && state.rules().jacoby),
        u8::from(money),
        u8::from(side != numbering.zero()),
        name(side),
        name(side.other()),
        u8::from(crawford),
        state.score()[side],
        state.score()[side.other()],
        state.cube().value(),
    );
    let own = board.on_roll();
    let theirs = board.opponent();
    let _ = write!(text, "{};", -i16::from(theirs[25]));
    for place in 1..=24 {
        let count = i16::from(own[place]) - i16::from(theirs[25 - place]);
        let _ = write!(text, "{count};");
    }
    let (high, low) = dice.map_or((0, 0), |roll| (roll.high(), roll.low()));
    let _ = write!(text, "{};{high};{low};", own[25]);
    text
}

#[cfg(test)]
mod tests {
    use barpoint_record::MatchRecord;
    use barpoint_rules::{MatchRules, MatchState, Side};

    use super::{Numbering, read, write};

    /// Written by gnubg 1.07.001 into a match text: `gnubg`, named first, has two checkers on the bar.
    const SAMPLE: &str = "5;0;0;0;1;gnubg;root;0;0;0;1;0;0;0;0;0;0;0;4;0;3;0;0;0;-6;3;0;-2;0;-3;0;-3;0;1;2;0;\
                          -1;2;0;0;";

    fn record() -> MatchRecord {
        let mut record = MatchRecord::default();
        record.players.white.name = "gnubg".to_owned();
        record.players.black.name = "root".to_owned();
        record
    }

    #[test]
    fn the_record_comes_back_as_it_was() {
        let record = record();
        let placement = read(SAMPLE, &record.players).unwrap();
        assert_eq!(placement.on_roll, Side::White);
        assert_eq!(placement.board.on_roll()[25], 2);
        assert_eq!(placement.board.opponent()[25 - 12], 6);
        let mut state = MatchState::new(5, MatchRules::default());
        state
            .set_position(placement.on_roll, placement.board)
            .unwrap();
        assert_eq!(write(&record, &state, None, Numbering::MatchText), SAMPLE);
    }

    #[test]
    fn names_tell_who_is_on_roll_before_the_number_does() {
        let by = |text: &str| read(text, &record().players).unwrap().on_roll;
        assert_eq!(by(&SAMPLE.replace("0;1;gnubg", "0;0;gnubg")), Side::White);
        assert_eq!(by(&SAMPLE.replace("0;1;gnubg", "0;0;x;y")), Side::Black);
    }

    #[test]
    fn broken_records_are_refused() {
        let refuse = |text: &str| assert_eq!(read(text, &record().players), None, "{text}");
        refuse("5;0;0");
        refuse(&SAMPLE.replace("-6", "-16"));
        refuse(&SAMPLE.replace("-6", "x"));
        refuse(&SAMPLE.replace("0;1;gnubg", "0;2;gnubg"));
    }
}
