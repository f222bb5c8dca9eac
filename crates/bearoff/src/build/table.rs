//! What a one-sided builder needs to know of the rows it fills.

use std::sync::Arc;

use super::BuildError;
use super::choose::Picks;
use super::column::Storage;

/// Rows of one band of a table, or of the table of home positions.
pub(crate) trait Table: Send + Sync + Sized {
    /// No rows yet, with room for this many, for the distributions of the last checker and, if asked for, the first.
    fn new(gammons: Gammons, rows: usize, storage: &Arc<Storage>) -> Result<Self, BuildError>;

    /// Makes room for more rows, as long as they may be.
    fn reserve(&mut self, rows: usize) -> Result<(), BuildError>;

    /// Rows so far.
    fn len(&self) -> usize;

    /// Keys of a row by which results are compared: everything off, first checker off. Never negative.
    fn keys(&self, row: usize) -> [i32; 2];

    /// Appends the row of the position with all checkers off; for this as for other rows room must have been made.
    fn push_off(&mut self);

    /// Appends the row that follows from the best result of each roll; `home` is the table that places
    /// with the mark [`HOME`] mean. Without places for the first checker one is off already.
    fn push(&mut self, home: Option<&Self>, last: &Picks, first: Option<&Picks>);

    /// Appends a row of another table.
    fn push_copy(&mut self, from: &Self, row: usize);

    /// Rows from `start` on, as bytes.
    fn encode(&self, start: usize) -> Vec<u8>;

    /// How many rows such bytes hold; `None` if they are none.
    fn rows_in(bytes: &[u8]) -> Option<usize>;

    /// Appends rows from such bytes; [`BuildError::Checkpoint`] if they are none.
    fn decode(&mut self, bytes: &[u8]) -> Result<(), BuildError>;
}

/// Whether rows include the rolls to bear off the first checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gammons {
    /// Both distributions.
    Include,
    /// Only that of the last checker.
    Leave,
}

/// Marks the place of a row in the table of home positions.
pub(crate) const HOME: u32 = 1 << 31;

/// The rows and the row among them that a place means, seen from `own`.
#[inline]
pub(crate) fn locate<T: Copy>(own: T, home: Option<T>, place: u32) -> (T, usize) {
    match home {
        Some(home) if place & HOME != 0 => (home, (place & !HOME) as usize),
        _ => (own, place as usize),
    }
}

/// Weight out of 36 of the roll with this number in [`Picks`]: doubles 1, others 2.
pub(crate) const fn is_double(roll: usize) -> bool {
    matches!(roll, 0 | 2 | 5 | 9 | 14 | 20)
}
