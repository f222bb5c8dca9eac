//! A position as the functions see it.

use barpoint_rules::Board;

use super::classes::{RACE, Recognised};
use super::counts::Waiting;
use super::hits::hits;
use super::rows::{OurRows, Rows, TheirRows, our_rows, their_rows};
use crate::Men;
use crate::vi::TERMS;

/// A position after a play: its class, its rows and the rolls that hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoded {
    /// What it is.
    pub recognised: Recognised,
    /// Of 36 rolls, how many hit a blot of the side that has just moved (`P1`, with every hitter): with any, the class is
    /// unstable.
    pub p1: u8,
    /// The rows of its terms.
    pub rows: Rows,
}

impl Encoded {
    /// Of a board after a play, the mover its `on_roll` half.
    #[must_use]
    pub fn of(after: &Board) -> Self {
        let men = Men::of(after.on_roll());
        let waiting = Waiting::of(Men::of(after.opponent()));
        let recognised = Recognised::between(&men, &waiting.men, after);
        let mut rows = [0; TERMS.len()];
        let (theirs, ours) = rows.split_at_mut(size_of::<TheirRows>() / 2);
        theirs.copy_from_slice(&their_rows(&waiting));
        ours.copy_from_slice(&our_rows(&men, &waiting));
        Self {
            recognised,
            p1: p1(recognised, &men, &waiting.men),
            rows,
        }
    }
}

/// `P1` where the class has it.
pub(super) fn p1(recognised: Recognised, moved: &Men, next: &Men) -> u8 {
    match recognised {
        Recognised::Class(class) if class != RACE => hits(moved, next),
        _ => 0,
    }
}

/// The rows that a play changes.
pub(super) fn ours(men: &Men, waiting: &Waiting) -> OurRows {
    our_rows(men, waiting)
}
