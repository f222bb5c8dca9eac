//! The doubling cube.

use crate::Side;

/// Who may turn the cube next, by identity.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeOwner {
    /// Either player.
    #[default]
    Centred,
    /// Only this player.
    Owned(Side),
}

/// The doubling cube: its value and who may turn it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cube {
    /// The stake multiplier: 1, 2, 4, ... (a power of two up to 2^15).
    pub value: u32,
    /// Who may turn it.
    pub owner: CubeOwner,
}

impl Cube {
    /// The highest value.
    pub const LIMIT: u32 = 1 << 15;

    /// A cube of this value; `None` unless it is a power of two up to the limit.
    #[must_use]
    pub const fn new(value: u32, owner: CubeOwner) -> Option<Self> {
        if value.is_power_of_two() && value <= Self::LIMIT {
            Some(Self { value, owner })
        } else {
            None
        }
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
}

impl Default for Cube {
    fn default() -> Self {
        Self {
            value: 1,
            owner: CubeOwner::Centred,
        }
    }
}
