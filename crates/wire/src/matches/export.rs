//! A match with all its analyses as one JSON file.

use serde::Serialize;
use utoipa::ToSchema;

use super::{EntryAnalysis, MatchView};

/// A match with all its analyses: the view, and every decision in every analysis.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchExport {
    /// The match with its rows, comments, marks, luck and statistics by the analysis that is shown.
    #[serde(flatten)]
    pub view: MatchView,
    /// The analysed decisions, in order.
    pub decisions: Vec<AnalysedDecision>,
}

/// A decision in all analyses.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AnalysedDecision {
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// One for each analysis that covers it, the one shown first.
    pub analyses: Vec<EntryAnalysis>,
}
