//! The two players by identity. Perspective (on roll, opponent) is a matter of [`crate::Board`].

use std::ops::{Index, IndexMut};

/// One of the two players. Identity, not perspective: it never flips.
///
/// `White` is the player named first in match files (gnubg's player 0, drawn `O`), `Black` the
/// one named second (gnubg's player 1, drawn `X`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Side {
    /// The player named first.
    White,
    /// The player named second.
    Black,
}

impl Side {
    /// Both sides, `White` first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl std::fmt::Display for Side {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}

/// A value for each side, indexed by [`Side`].
///
/// ```
/// use barpoint_rules::{BySide, Side};
///
/// let mut score = BySide::new(2, 4);
/// score[Side::White] += 2;
/// assert_eq!(score.map(|points| 5 - points), BySide::new(1, 1));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct BySide<T> {
    /// The value of [`Side::White`].
    pub white: T,
    /// The value of [`Side::Black`].
    pub black: T,
}

impl<T> BySide<T> {
    /// A value for each side.
    pub const fn new(white: T, black: T) -> Self {
        Self { white, black }
    }

    /// Builds both values from a function of the side.
    pub fn from_fn(mut make: impl FnMut(Side) -> T) -> Self {
        Self {
            white: make(Side::White),
            black: make(Side::Black),
        }
    }

    /// Applies a function to both values.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> BySide<U> {
        BySide {
            white: f(self.white),
            black: f(self.black),
        }
    }
}

impl<T> Index<Side> for BySide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Side> for BySide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
