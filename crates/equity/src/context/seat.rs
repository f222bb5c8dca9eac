//! Seats of a match equity table.

use barpoint_rules::Side;

/// Which player of a match equity table someone is. It matters only in the few tables that have a favourite.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MetSeat {
    /// The player whose chances the table lists, the favourite of tables that have one: White.
    First,
    /// The other: Black.
    Second,
}

impl MetSeat {
    /// The other player's.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl From<Side> for MetSeat {
    fn from(side: Side) -> Self {
        match side {
            Side::White => Self::First,
            Side::Black => Self::Second,
        }
    }
}
