//! Points of the board as one player counts them.

/// A place seen by the player who moves: `1..=24` are points, 25 is that player's bar, 0 is off.
///
/// ```
/// use barpoint_rules::Point;
///
/// let midpoint = Point::new(13);
/// assert_eq!(midpoint.and_then(Point::mirrored), Point::new(12));
/// assert_eq!(Point::new(25), Some(Point::BAR));
/// assert_eq!(Point::BAR.mirrored(), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "u8", into = "u8"))]
pub struct Point(u8);

impl Point {
    /// The tray for checkers borne off.
    pub const OFF: Self = Self(0);
    /// The bar.
    pub const BAR: Self = Self(25);

    /// The point with this number, `None` above 25.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number <= 25 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// The place with an index the caller knows to be at most 25.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "callers index 26-entry halves with it"
    )]
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index <= 25);
        Self(index as u8)
    }

    /// The number, `0..=25`.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same place as an array index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number the opponent gives this point; `None` for bar and off, which are not shared.
    #[must_use]
    pub const fn mirrored(self) -> Option<Self> {
        if self.0 >= 1 && self.0 <= 24 {
            Some(Self(25 - self.0))
        } else {
            None
        }
    }

    /// Whether this is one of the six home points.
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 >= 1 && self.0 <= 6
    }
}
