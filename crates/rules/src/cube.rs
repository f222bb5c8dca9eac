//! The doubling cube.

use crate::Side;

/// Who may turn the cube next, by identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "snake_case"))]
pub enum CubeOwner {
    /// Either player.
    #[default]
    Centred,
    /// Only this player.
    Owned(Side),
}

impl std::fmt::Display for CubeOwner {
    /// `centred`, or the side.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Centred => f.write_str("centred"),
            Self::Owned(side) => side.fmt(f),
        }
    }
}

/// A cube value that is not a power of two up to [`Cube::LIMIT`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a power of two up to {limit} as cube value, found {found}", limit = Cube::LIMIT)]
#[non_exhaustive]
pub struct CubeError {
    /// The value.
    pub found: u32,
}

/// The doubling cube: its value and who may turn it.
///
/// Invariant: the value is 1, 2, 4, … up to [`Cube::LIMIT`].
///
/// ```
/// use barpoint_rules::{Cube, CubeOwner, Side};
///
/// let cube = Cube::new(4, CubeOwner::Owned(Side::White))?;
/// assert_eq!((cube.value(), cube.turns()), (4, 2));
/// assert!(cube.is_available_to(Side::White) && !cube.is_available_to(Side::Black));
///
/// let error = Cube::new(3, CubeOwner::Centred).unwrap_err();
/// assert_eq!(error.to_string(), "expected a power of two up to 32768 as cube value, found 3");
/// # Ok::<(), barpoint_rules::CubeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    value: u32,
    owner: CubeOwner,
}

impl Cube {
    /// The highest value.
    pub const LIMIT: u32 = 1 << 15;

    /// A cube of this value.
    ///
    /// # Errors
    /// Unless the value is a power of two up to the limit.
    pub const fn new(value: u32, owner: CubeOwner) -> Result<Self, CubeError> {
        if value.is_power_of_two() && value <= Self::LIMIT {
            Ok(Self { value, owner })
        } else {
            Err(CubeError { found: value })
        }
    }

    /// The stake multiplier.
    #[must_use]
    pub const fn value(self) -> u32 {
        self.value
    }

    /// Who may turn it.
    #[must_use]
    pub const fn owner(self) -> CubeOwner {
        self.owner
    }

    /// How often it has been turned: the value is 2 to this power.
    #[must_use]
    pub const fn turns(self) -> u32 {
        self.value.trailing_zeros()
    }

    /// Whether this side may turn it, as far as the cube goes.
    #[must_use]
    pub fn is_available_to(self, side: Side) -> bool {
        match self.owner {
            CubeOwner::Centred => true,
            CubeOwner::Owned(owner) => owner == side,
        }
    }

    /// The cube turned once more, now with this owner; at the limit its value stays.
    pub(crate) fn turned(self, owner: CubeOwner) -> Self {
        Self {
            value: (self.value * 2).min(Self::LIMIT),
            owner,
        }
    }

    /// The cube as it was before it was last turned, as far as its value goes.
    pub(crate) fn turned_back(self) -> Self {
        Self {
            value: (self.value / 2).max(1),
            ..self
        }
    }

    /// The same value with another owner.
    #[must_use]
    pub const fn owned_by(self, owner: CubeOwner) -> Self {
        Self { owner, ..self }
    }
}

impl Default for Cube {
    fn default() -> Self {
        Self {
            value: 1,
            owner: CubeOwner::Centred,
        }
    }
}
