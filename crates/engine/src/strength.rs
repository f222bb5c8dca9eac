//! Named playing strengths.

use barpoint_analysis::AnalysisSettings;
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};

/// How many plays of a roll are evaluated in full inside a look-ahead. Evaluating all of them instead
/// changes 1 best play of 161 in a 2-ply match analysis, by 0.0004 (`examples/analyse_time.rs`).
pub const CANDIDATES: u8 = 5;

/// How deeply positions are looked into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Depth and breadth, for checker plays and cube decisions alike.
    pub search: SearchSettings,
    /// Which candidate plays are looked into.
    pub filter: MoveFilter,
}

impl Strength {
    /// gnubg's noiseless presets by name, weakest first.
    pub const PRESETS: [(&'static str, Self); 5] = [
        ("expert", Self::new(0, MoveFilter::NORMAL)),
        ("world class", Self::new(2, MoveFilter::NORMAL)),
        ("supremo", Self::new(2, MoveFilter::LARGE)),
        ("grandmaster", Self::new(3, MoveFilter::LARGE)),
        ("4ply", Self::new(4, MoveFilter::LARGE)),
    ];

    /// Cubeful look-ahead of so many plies (gnubg's counting: 0 is static).
    #[must_use]
    pub const fn new(plies: u8, filter: MoveFilter) -> Self {
        Self {
            search: SearchSettings {
                plies,
                cube: CubeUse::Cubeful,
                candidates: CANDIDATES,
            },
            filter,
        }
    }

    /// The preset with this name.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let mut presets = Self::PRESETS.into_iter();
        presets.find(|(n, _)| *n == name).map(|(_, preset)| preset)
    }

    /// Match analysis at this strength; luck is taken from static evaluations, as gnubg does.
    #[must_use]
    pub const fn analysis(&self) -> AnalysisSettings {
        AnalysisSettings {
            checker: self.search,
            filter: self.filter,
            cube: self.search,
            luck: SearchSettings {
                plies: 0,
                ..self.search
            },
        }
    }
}
