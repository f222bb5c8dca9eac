//! Starting positions and checker counts of the games played.

use crate::Board;
use crate::half::Half;

/// The game being played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum Variation {
    /// Backgammon.
    #[default]
    Standard,
    /// Nackgammon.
    Nackgammon,
    /// Hypergammon with one checker a side.
    Hypergammon1,
    /// Hypergammon with two checkers a side.
    Hypergammon2,
    /// Hypergammon with three checkers a side.
    Hypergammon3,
}

impl Variation {
    /// Checkers a side.
    #[must_use]
    pub const fn checkers(self) -> u8 {
        match self {
            Self::Standard | Self::Nackgammon => 15,
            Self::Hypergammon1 => 1,
            Self::Hypergammon2 => 2,
            Self::Hypergammon3 => 3,
        }
    }

    /// The board at the start of a game (the same for both players).
    ///
    /// ```
    /// use barpoint_rules::Variation;
    ///
    /// assert_eq!(Variation::Standard.start().pip_count(), 167);
    /// assert_eq!(Variation::Nackgammon.start().pip_count(), 194);
    /// assert_eq!(Variation::Hypergammon3.start().checkers_in_play(), 3);
    /// ```
    #[must_use]
    pub fn start(self) -> Board {
        let points: &[(usize, u8)] = match self {
            Self::Standard => &[(24, 2), (13, 5), (8, 3), (6, 5)],
            Self::Nackgammon => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
            Self::Hypergammon1 => &[(24, 1)],
            Self::Hypergammon2 => &[(24, 1), (23, 1)],
            Self::Hypergammon3 => &[(24, 1), (23, 1), (22, 1)],
        };
        let mut half = [0; 26];
        for &(point, n) in points {
            half[point] = n;
        }
        half[0] = crate::board::CHECKERS - half[1..].iter().sum::<u8>();
        let half = Half::new(&half);
        Board {
            on_roll: half,
            opponent: half,
        }
    }
}
