//! Snowie's position record: forty fields, each followed by a semicolon.
//!
//! Fields: 0 match length, 1 Jacoby, 2 and 3 unknown, 4 side on roll (in match texts 0 = the second named
//! there, 1 = the first, as gnubg reads and writes them), 5 its name, 6 the opponent's, 7 Crawford game, 8 and 9 their scores, 10 cube, 11 its owner (1 on roll, -1 opponent), 12
//! the opponent's bar, 13 to 36 the points from 1 to 24 as the side on roll counts them, 37 its own bar
//! (own checkers positive), 38 and 39 the dice.

use std::fmt::Write;

use barpoint_record::{MatchRecord, Player};
use barpoint_rules::{Board, BySide, CubeOwner, MatchState, Roll, Setup, Side};

/// The part of a position record that an illegal play in a match needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Placement {
    /// Who is on roll.
    pub(crate) on_roll: Side,
    /// The board seen by that side.
    pub(crate) board: Board,
}

/// How many fields follow the names.
const AFTER_NAMES: usize = 33;

/// Reads who is on roll (by name where the names are distinct) and the board; `None` if the record is malformed.
pub(crate) fn read(record: &str, players: &BySide<Player>) -> Option<Placement> {
    let fields: Vec<&str> = record.trim().trim_end_matches(';').split(';').collect();
    // Names may hold semicolons themselves, so count from both ends.
    let numbers = fields.len().checked_sub(AFTER_NAMES).filter(|&n| n >= 7)?;
    let by_number = match fields[4].trim() {
        "0" => Side::Black,
        "1" => Side::White,
        _ => return None,
    };
    let is_named = |side: &Side| players[*side].name == fields[5].trim();
    let on_roll = match (is_named(&Side::White), is_named(&Side::Black)) {
        (true, false) => Side::White,
        (false, true) => Side::Black,
        _ => by_number,
    };
    let checkers: Vec<i16> = fields[numbers + 5..numbers + 31]
        .iter()
        .map(|field| field.trim().parse().ok())
        .collect::<Option<_>>()?;
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (place, &count) in checkers.iter().enumerate() {
        let number = u8::try_from(count.unsigned_abs()).ok()?;
        match (place, count.signum()) {
            (_, 0) => {}
            (0, -1) => setup.opponent[25] = number,
            (1..=25, 1) => setup.on_roll[place] = number,
            (1..=24, -1) => setup.opponent[25 - place] = number,
            _ => return None,
        }
    }
    Some(Placement {
        on_roll,
        board: Board::try_from(setup).ok()?,
    })
}

/// Writes the position a game is at, the side on roll about to roll `dice`.
pub(crate) fn write(record: &MatchRecord, state: &MatchState, dice: Option<Roll>) -> String {
    let side = state.on_roll();
    let board = state.board();
    let name = |side: Side| record.players[side].name.replace([';', '(', ')', ':'], " ");
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
        u8::from(side == Side::White),
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

    use super::{read, write};

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
        assert_eq!(write(&record, &state, None), SAMPLE);
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
