//! The games that can be played.

use barpoint_rules::Variation;
use serde::{Deserialize, Serialize};

use crate::names::names;

names! {
    /// The game played.
    #[derive(Default, Serialize, Deserialize)]
    pub enum VariationName of Variation {
        #[default]
        Standard: "Backgammon.",
        Nackgammon: "Nackgammon.",
        Hypergammon1: "Hypergammon with one checker a side.",
        Hypergammon2: "Hypergammon with two checkers a side.",
        Hypergammon3: "Hypergammon with three checkers a side.",
    }
}

impl VariationName {
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
