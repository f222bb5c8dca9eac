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
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Standard,
        Self::Nackgammon,
        Self::Hypergammon1,
        Self::Hypergammon2,
        Self::Hypergammon3,
    ];

    /// Its name: `backgammon`, `nackgammon`, `hypergammon1`, `hypergammon2` or `hypergammon3`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Standard => "backgammon",
            Self::Nackgammon => "nackgammon",
            Self::Hypergammon1 => "hypergammon1",
            Self::Hypergammon2 => "hypergammon2",
            Self::Hypergammon3 => "hypergammon3",
        }
    }

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

impl std::fmt::Display for Variation {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no [`Variation`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "expected backgammon, nackgammon, hypergammon1, hypergammon2 or hypergammon3, found {found:?}"
)]
#[non_exhaustive]
pub struct VariationError {
    /// The text.
    pub found: String,
}

impl std::str::FromStr for Variation {
    type Err = VariationError;

    /// Reads [`Variation::name`] in upper or lower case; `hypergammon` alone has three checkers a side.
    ///
    /// ```
    /// use barpoint_rules::Variation;
    ///
    /// assert_eq!("Nackgammon".parse(), Ok(Variation::Nackgammon));
    /// assert_eq!("hypergammon".parse(), Ok(Variation::Hypergammon3));
    /// assert!("checkers".parse::<Variation>().is_err());
    /// ```
    fn from_str(text: &str) -> Result<Self, VariationError> {
        if text.eq_ignore_ascii_case("hypergammon") {
            return Ok(Self::Hypergammon3);
        }
        let mut all = Self::ALL.into_iter();
        all.find(|variation| variation.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| VariationError {
                found: crate::notation::excerpt(text).into_owned(),
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back() {
        for variation in Variation::ALL {
            assert_eq!(variation.to_string().parse(), Ok(variation));
        }
        let error = "chess".parse::<Variation>().unwrap_err();
        assert_eq!(
            error.to_string(),
            "expected backgammon, nackgammon, hypergammon1, hypergammon2 or hypergammon3, found \"chess\""
        );
    }
}
