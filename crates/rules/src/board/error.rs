//! Why a setup is not a board.

/// Why a [`Setup`](crate::Setup) is not a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BoardError {
    /// One player has more than 15 checkers.
    #[error("expected at most 15 checkers a side, found {found}")]
    TooManyCheckers {
        /// How many there are.
        found: u32,
    },
    /// No such point.
    #[error("expected points from 1 to 24 or 25 for the bar, found {found}")]
    Point {
        /// The number.
        found: u8,
    },
    /// Both players have checkers on one point.
    #[error("both sides have checkers on the {point}-point of the player on roll")]
    SharedPoint {
        /// The point, as the player on roll counts.
        point: u8,
    },
}
