//! How deeply a match is analysed.

use barpoint_eval::{MoveFilter, SearchSettings};

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
}
