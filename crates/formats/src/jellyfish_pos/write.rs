//! Writing.

use barpoint_record::MatchRecord;
use barpoint_rules::{Crawford, CubeOwner, MatchState, Side};

use super::{NAME, OFFSET};
use crate::{ExportError, position};

/// Writes a position as two people would have it: gnubg would take the name of a program's opponent from the others.
pub(super) fn write(record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
    let cannot_hold = |what| ExportError::CannotHold { format: NAME, what };
    let state = position::state(record).ok_or_else(|| {
        cannot_hold("a match: it holds one position only, before or after the roll")
    })?;
    if state.beavers().is_some() {
        return Err(cannot_hold("a double on offer"));
    }
    let number = |value: u32| i16::try_from(value).map_err(|_| cannot_hold("numbers above 32767"));
    let (rules, cube, score) = (state.rules(), state.cube(), state.score());
    let money = state.is_money();
    let mut file = File::default();
    // The version; no caution; unused.
    file.numbers(&[126, 0, 0]);
    file.numbers(&[rules.cube, rules.jacoby, rules.beavers > 0].map(i16::from));
    let owner = match cube.owner() {
        CubeOwner::Centred => 0,
        CubeOwner::Owned(side) => player(side),
    };
    let turn = player(state.on_roll()) + if state.roll().is_some() { 0 } else { 2 };
    // After whose turn it is: moves left on each die; unused.
    file.numbers(&[number(cube.value())?, owner, turn, 0, 0, 0]);
    // A match or a single game; two people; the level.
    file.numbers(&[if money { 3 } else { 1 }, 1, 7]);
    file.numbers(&[number(state.length().into())?]);
    for points in [score.white, score.black] {
        file.numbers(&[if money { 0 } else { number(points.into())? }]);
    }
    for side in Side::BOTH {
        file.name(&record.players[side].name);
    }
    let crawford = match state.crawford() {
        Crawford::Pre => 1,
        Crawford::Now => 2,
        Crawford::Post => 3,
    };
    // Dice not swapped on the screen; and Jellyfish did not play last, by no text.
    file.numbers(&[0, crawford, 0]);
    file.name("");
    let dice = state
        .roll()
        .map_or([0, 0], |roll| [roll.high(), roll.low()]);
    file.numbers(&dice.map(i16::from));
    for checkers in board(&state) {
        file.numbers(&[checkers + OFFSET; 2]);
    }
    Ok(file.bytes)
}

#[derive(Default)]
struct File {
    bytes: Vec<u8>,
}

impl File {
    fn numbers(&mut self, numbers: &[i16]) {
        self.bytes
            .extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    }

    /// A length and a name, cut to what the length can say.
    fn name(&mut self, name: &str) {
        let mut end = name.len().min(usize::from(u8::MAX));
        while !name.is_char_boundary(end) {
            end -= 1;
        }
        self.bytes.push(u8::try_from(end).unwrap_or(u8::MAX));
        self.bytes.extend(&name.as_bytes()[..end]);
    }
}

const fn player(side: Side) -> i16 {
    match side {
        Side::White => 1,
        Side::Black => 2,
    }
}

/// Checkers by White's points, White's below 0; first Black's bar, last White's.
fn board(state: &MatchState) -> [i16; 26] {
    let white = state.board_of(Side::White);
    std::array::from_fn(|place| {
        let own = if place == 0 {
            0
        } else {
            white.on_roll()[place]
        };
        let theirs = if place == 25 {
            0
        } else {
            white.opponent()[25 - place]
        };
        i16::from(theirs) - i16::from(own)
    })
}
