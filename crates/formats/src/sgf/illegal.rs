//! Plays that the rules do not allow, in gnubg's properties and one of our own.

use std::fmt::Write;

use barpoint_record::Start;
use barpoint_rules::{Board, Side, Step};

use super::node::ILLEGAL_STEPS;
use super::setup::Cursor;
use super::write::colour;
use super::{letters, setup};
use crate::lenient;

/// A play the rules do not allow, with the board it led to, seen by `side`.
pub(super) struct Illegal<'a> {
    pub(super) side: Side,
    pub(super) steps: &'a [Step],
    pub(super) after: Option<Board>,
}

/// Writes a play that was not legal so that gnubg ends at the same board.
pub(super) fn write_illegal(text: &mut String, cursor: &Cursor, illegal: &Illegal<'_>, dice: &str) {
    let Illegal { side, steps, after } = *illegal;
    let before = cursor.board(side);
    let moves: Vec<_> = steps.iter().map(|step| (step.from, step.to)).collect();
    let literal = lenient::play_literally(&before, &moves);
    let letters = |steps: &[Step]| -> String {
        let points = steps.iter().flat_map(|step| [step.from, step.to]);
        points.map(|point| letters::letter(side, point)).collect()
    };
    let colour = colour(side);
    let target = after.unwrap_or(before);
    let made = match () {
        () if target == literal.after && literal.made.len() <= 4 => letters(&literal.made),
        () if target == before => String::new(),
        () => {
            let start = Start {
                on_roll: side.other(),
                board: target.swapped(),
            };
            let _ = write!(text, "PL[{colour}]DI[{dice}]\n;{}", setup::write(&start));
            return;
        }
    };
    let _ = write!(text, "{colour}[{dice}{made}]");
    let all = letters(steps);
    if all != made {
        let _ = write!(text, "{ILLEGAL_STEPS}[{all}]");
    }
}
