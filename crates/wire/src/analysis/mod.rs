//! The analysis of a match.

mod mistake;
mod player;
mod report;

pub use mistake::{MistakeKindName, MistakeReport};
pub use player::PlayerReport;
pub use report::{
    AnalysisMade, AnalysisOrigin, AnalysisReport, ErrorRolloutsInfo, MethodCount, SourceCount,
};
