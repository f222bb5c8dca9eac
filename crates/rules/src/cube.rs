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

impl Default for Cube {
    fn default() -> Self {
        Self {
            value: 1,
            owner: CubeOwner::Centred,
        }
    }
}
