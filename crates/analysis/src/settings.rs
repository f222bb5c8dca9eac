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
}
