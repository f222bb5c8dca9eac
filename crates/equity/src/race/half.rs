//! One side of a race.

/// What race counts read off one side's checkers.
pub(super) struct Half<'a> {
    /// By the side's own points, 25 the bar; 0 borne off.
    points: &'a [u8; 26],
}

/// Points of a board.
const BOARD: i32 = 6;

impl<'a> Half<'a> {
    pub(super) const fn of(points: &'a [u8; 26]) -> Self {
        Self { points }
    }

    /// Checkers on a point.
    pub(super) fn on(&self, point: usize) -> i32 {
        i32::from(self.points[point])
    }

    /// Checkers on a point beyond a given number.
    pub(super) fn beyond(&self, point: usize, most: i32) -> i32 {
        (self.on(point) - most).max(0)
    }

    /// Whether a point is empty.
    pub(super) fn is_gap(&self, point: usize) -> bool {
        self.points[point] == 0
    }

    /// Pip count.
    pub(super) fn pips(&self) -> i32 {
        (1..26)
            .zip(1..)
            .map(|(point, pips)| pips * self.on(point))
            .sum()
    }

    /// Checkers not yet borne off.
    pub(super) fn checkers(&self) -> i32 {
        (1..26).map(|point| self.on(point)).sum()
    }

    /// Empty points of the home board.
    pub(super) fn gaps(&self) -> i32 {
        (1..=6).map(|point| i32::from(self.is_gap(point))).sum()
    }

    /// Boards that checkers still have to cross to be home.
    pub(super) fn crossovers(&self) -> i32 {
        let boards = (1..26)
            .zip(1..)
            .map(|(point, pips): (usize, i32)| self.on(point) * ((pips - 1) / BOARD));
        boards.sum()
    }
}
