//! Short names for what the tests of this crate are about.

use crate::{Board, Roll};

/// Checkers of both sides, each from its own point of view: point and number.
#[track_caller]
pub(crate) fn board(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> Board {
    Board::with_checkers(own, theirs).unwrap()
}

#[track_caller]
pub(crate) fn roll(one: u8, other: u8) -> Roll {
    Roll::new(one, other).unwrap()
}
