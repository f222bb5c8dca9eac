//! Whether the sides are still in each other's way.

use super::Board;

impl Board {
    /// Whether neither player can ever move again: both players are on the bar against closed boards. No game comes to this,
    /// and none gets out of it.
    ///
    /// ```
    /// use barpoint_rules::Board;
    ///
    /// let closed = [(25, 1), (6, 2), (5, 2), (4, 2), (3, 2), (2, 2), (1, 2)];
    /// assert!(Board::with_checkers(&closed, &closed)?.is_deadlocked());
    /// assert!(!Board::with_checkers(&closed[1..], &closed)?.is_deadlocked());
    /// # Ok::<(), barpoint_rules::BoardError>(())
    /// ```
    #[must_use]
    pub fn is_deadlocked(&self) -> bool {
        let stuck =
            |half: &[u8; 26], other: &[u8; 26]| half[25] > 0 && other[1..=6].iter().all(|&n| n > 1);
        let (own, theirs) = (self.on_roll(), self.opponent());
        stuck(own, theirs) && stuck(theirs, own)
    }

    /// Whether any checker still has to pass an opposing one.
    ///
    /// ```
    /// use barpoint_rules::{Board, Variation};
    ///
    /// assert!(Variation::Standard.start().has_contact());
    /// let race = Board::with_checkers(&[(12, 15)], &[(12, 15)])?;
    /// assert!(!race.has_contact());
    /// # Ok::<(), barpoint_rules::BoardError>(())
    /// ```
    #[must_use]
    pub fn has_contact(&self) -> bool {
        match (rearmost(self.on_roll()), rearmost(self.opponent())) {
            (Some(own), Some(theirs)) => own + theirs > 25 || own == 25 || theirs == 25,
            _ => false,
        }
    }
}

fn rearmost(half: &[u8; 26]) -> Option<usize> {
    (1..26).rev().find(|&p| half[p] > 0)
}
