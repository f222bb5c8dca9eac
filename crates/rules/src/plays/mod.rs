//! Legal plays: every distinct way to play a roll.
//!
//! The rules: checkers on the bar enter first; no landing on a point the opponent holds; bearing
//! off only with all checkers home, with a larger number only from the rearmost point; both dice
//! are played if any play uses both, else the larger if it can be played; of a double as many
//! numbers as possible. Plays that lead to the same board are listed once. The same checker moved
//! with and without a hit on the way leads to two boards, so both are listed.

mod brute_force;
mod doubles;
mod mixed;
mod steps;
mod view;
mod whole;

use crate::{Board, Play, Roll};
pub use steps::{NextStep, StepGraph, StepNode};
use view::View;
pub(crate) use whole::whole;

/// How many checkers of one side may stand on one point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum PointLimit {
    /// Any number.
    #[default]
    Unlimited,
    /// No more than five: the Egyptian rule. A step that would put a sixth checker on a point is
    /// not legal, as if the opponent held the point.
    Five,
}

/// All legal plays of one roll, with the board each leads to. Meant to be reused.
///
/// `boards()[i]` is the board after `plays()[i]`; the mover is still its `on_roll` half. Empty when
/// the player cannot move.
///
/// ```
/// use barpoint_rules::{PlayList, Variation};
///
/// let start = Variation::Standard.start();
/// let mut list = PlayList::new();
/// list.generate(&start, "31".parse()?);
/// assert_eq!(list.len(), 16);
///
/// let point = start.parse_play("8/5 6/5", "31".parse()?)?;
/// let after = start.after(&point).ok_or("a legal play")?;
/// let index = list.find(&after).ok_or("a legal play")?;
/// assert_eq!(list.plays()[index].to_string(), "8/5 6/5");
/// assert_eq!(list.boards()[index].pip_count(), 163);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PlayList {
    plays: Vec<Play>,
    boards: Vec<Board>,
}

impl PlayList {
    /// An empty list.
    #[must_use]
    pub const fn new() -> Self {
        Self {
            plays: Vec::new(),
            boards: Vec::new(),
        }
    }

    /// Replaces the contents by the legal plays of a roll.
    pub fn generate(&mut self, board: &Board, roll: Roll) {
        self.clear();
        let view = View::of(board);
        if roll.is_double() {
            doubles::generate(self, board, view, roll.high());
        } else {
            mixed::generate(self, board, view, roll);
        }
    }

    /// Replaces the contents by the legal plays of a roll under a limit of checkers per point.
    ///
    /// ```
    /// use barpoint_rules::{Board, PlayList, PointLimit};
    ///
    /// // Five checkers on the 5-point: by the Egyptian rule a sixth may not join them.
    /// let board = Board::with_checkers(&[(6, 1), (5, 5), (3, 1)], &[(25, 1)])?;
    /// let mut list = PlayList::new();
    /// list.generate_with(&board, "21".parse()?, PointLimit::Unlimited);
    /// let all = list.len();
    /// list.generate_with(&board, "21".parse()?, PointLimit::Five);
    /// assert_eq!((all, list.len()), (8, 7));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn generate_with(&mut self, board: &Board, roll: Roll, limit: PointLimit) {
        match limit {
            PointLimit::Unlimited => self.generate(board, roll),
            PointLimit::Five => self.generate_slowly(board, roll, limit),
        }
    }

    /// The same list as [`PlayList::generate_with`], in some order, by trying every step in every
    /// order and comparing the boards reached: slow and plainly right, to check the fast way.
    pub fn generate_slowly(&mut self, board: &Board, roll: Roll, limit: PointLimit) {
        self.clear();
        brute_force::generate(self, board, roll, limit);
    }

    /// The plays.
    #[must_use]
    pub fn plays(&self) -> &[Play] {
        &self.plays
    }

    /// The board after each play, the mover still in its `on_roll` half.
    #[must_use]
    pub fn boards(&self) -> &[Board] {
        &self.boards
    }

    /// How many plays there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.plays.len()
    }

    /// Whether the player cannot move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plays.is_empty()
    }

    /// Which play leads to a board (the mover in its `on_roll` half), if any does.
    ///
    /// With [`Board::after`] this answers whether an arbitrary play is legal.
    #[must_use]
    pub fn find(&self, after: &Board) -> Option<usize> {
        self.boards.iter().position(|board| board == after)
    }

    fn clear(&mut self) {
        self.plays.clear();
        self.boards.clear();
    }

    fn push(&mut self, play: Play, board: Board) {
        self.plays.push(play);
        self.boards.push(board);
    }
}

#[cfg(test)]
mod tests;
