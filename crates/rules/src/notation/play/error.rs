//! Why a text is not a list of moves.

/// Why a text is not a list of moves.
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
    /// A number above 25; [`u32::MAX`] stands for all that are larger.
    #[error("expected points from 0 to 25, found {}", named(*found))]
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
    #[error("expected a destination for the checker on {}", place(*from))]
    NoDestination {
        /// The point.
        from: u8,
    },
    /// A repeat count that is no number from 1 to 4, or repeats nothing.
    #[error("expected `(2)`, `(3)` or `(4)` after a move, found another count")]
    Repeat,
    /// A move that does not go forward.
    #[error("expected a move towards home, found {}/{}", place(*from), place(*to))]
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

/// A place as people write it.
pub(super) fn place(number: u8) -> String {
    match number {
        0 => "off".to_owned(),
        25 => "bar".to_owned(),
        point => point.to_string(),
    }
}

fn named(number: u32) -> String {
    match number {
        u32::MAX => "a larger number".to_owned(),
        number => number.to_string(),
    }
}
