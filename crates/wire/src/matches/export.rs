//! A match with all that is known of it, as one JSON file.

use serde::Serialize;
use utoipa::ToSchema;

use super::{EntryAnalysis, MatchView};

/// A match with all that is known of it: what the view shows, and what every analysis says of every decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchExport {
    /// The match with its rows, comments, marks, luck and statistics by the analysis that is shown.
    #[serde(flatten)]
    pub view: MatchView,
    /// The decisions that are analysed, in order.
    pub decisions: Vec<AnalysedDecision>,
}

/// What all analyses say of a decision.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AnalysedDecision {
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// One for each analysis that says something, the one shown first.
    pub analyses: Vec<EntryAnalysis>,
}
