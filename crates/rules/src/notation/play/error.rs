//! What is no list of moves.

/// Why a text is no list of moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PlayTextError {
    /// A character that belongs to no move.
    #[error("expected moves such as `13/9 bar/20*`, found {found:?} as character {position}")]
    Character {
        /// The character.
        found: char,
        /// Where it is, counted from 1.
        position: usize,
    },
    /// A number above 25.
    #[error("expected points from 0 to 25, found {found}")]
    Point {
        /// The number.
        found: u32,
    },
    /// A word that is neither bar nor off.
    #[error("expected `bar` or `off` at character {position}, found another word")]
    Word {
        /// Where it starts, counted from 1.
        position: usize,
    },
    /// A `/` without a point on both sides.
    #[error("expected a point on both sides of the `/` at character {position}")]
    DanglingSlash {
        /// Where it is, counted from 1.
        position: usize,
    },
    /// A point without a partner.
    #[error("expected a destination for the checker on {from}")]
    NoDestination {
        /// The point.
        from: u8,
    },
    /// A repeat count that is no number from 1 to 4, or repeats nothing.
    #[error("expected `(2)`, `(3)` or `(4)` after a move, found another count")]
    Repeat,
    /// A move that does not go forward.
    #[error("expected a move towards home, found {from}/{to}")]
    Direction {
        /// Source.
        from: u8,
        /// Destination.
        to: u8,
    },
    /// More than four moves.
    #[error("expected at most 4 moves, found more")]
    TooMany,
}
