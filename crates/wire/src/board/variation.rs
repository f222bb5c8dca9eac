//! The games that can be played.

use barpoint_rules::Variation;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The game played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum VariationName {
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

impl From<Variation> for VariationName {
    fn from(variation: Variation) -> Self {
        match variation {
            Variation::Standard => Self::Standard,
            Variation::Nackgammon => Self::Nackgammon,
            Variation::Hypergammon1 => Self::Hypergammon1,
            Variation::Hypergammon2 => Self::Hypergammon2,
            Variation::Hypergammon3 => Self::Hypergammon3,
        }
    }
}

impl From<VariationName> for Variation {
    fn from(name: VariationName) -> Self {
        match name {
            VariationName::Standard => Self::Standard,
            VariationName::Nackgammon => Self::Nackgammon,
            VariationName::Hypergammon1 => Self::Hypergammon1,
            VariationName::Hypergammon2 => Self::Hypergammon2,
            VariationName::Hypergammon3 => Self::Hypergammon3,
        }
    }
}

impl VariationName {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::Standard,
        Self::Nackgammon,
        Self::Hypergammon1,
        Self::Hypergammon2,
        Self::Hypergammon3,
    ];

    /// Its title.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Standard => "Backgammon",
            Self::Nackgammon => "Nackgammon",
            Self::Hypergammon1 => "Hypergammon, 1 checker",
            Self::Hypergammon2 => "Hypergammon, 2 checkers",
            Self::Hypergammon3 => "Hypergammon, 3 checkers",
        }
    }
}
