//! How deeply a match is analysed.

use barpoint_eval::{MoveFilter, SearchSettings};
use barpoint_rollout::ShortRollout;

/// Depth of each part of an analysis.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AnalysisSettings {
    /// Checker plays.
    pub checker: SearchSettings,
    /// Which candidate plays are searched to the full depth. The play made always is.
    pub filter: MoveFilter,
    /// Cube decisions.
    pub cube: SearchSettings,
    /// Luck of the rolls.
    pub luck: SearchSettings,
    /// How decisions that the search leaves close are rolled out, if they are.
    pub rollout: Option<ShortRollout>,
    /// What plays are measured by.
    pub bar: Bar,
}

/// What a play has to be as good as in order to be no error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The play that the evaluator values highest.
    BestPlay,
    /// The play that another program would make ([`Finding::beside`](crate::Finding::beside)).
    OfProgram,
}
