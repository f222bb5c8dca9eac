//! The analysis of a match.

mod mistake;
mod player;
mod report;
mod several;

pub use mistake::{MistakeKindName, MistakeReport};
pub use player::PlayerReport;
pub use report::{
    AnalysisMade, AnalysisOrigin, AnalysisReport, ErrorRolloutsInfo, MethodCount, SourceCount,
};
pub use several::{MatchLine, MatchesReport, PlayerTotals};
