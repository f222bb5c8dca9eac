//! Matches under review.

mod batch;
mod edit;
mod entry;
mod entry_view;
mod error_rollouts;
mod export;
mod hand;
mod kept;
mod layers;
mod marks;
mod opinions;
mod requests;
mod save;
mod saved;
mod statistics;
mod stored;
mod view;

pub use batch::{
    BatchReport, FailedFile, PlayersReport, PositionsFound, QueuedAnalyses, SaveOption,
};
pub use edit::{EntryEdit, MarkNameError};
pub use entry::{EntryKind, EntryRow};
pub use entry_view::EntryView;
pub use error_rollouts::{ErrorRolloutRequest, ErrorRolloutRequestError};
pub use export::{AnalysedDecision, MatchExport};
pub use hand::{HandMark, SetMark};
pub use kept::{KeptMatch, MatchRow};
pub use layers::{EntryAnalysis, KeptLayer, LayerInfo};
pub use marks::{LuckName, MarkName};
pub use opinions::{
    AnalystFiguresView, AnalystView, CubeOpinionView, OpinionView, RatedPlayView, RatedPlays,
};
pub use requests::{
    AnalyseAllRequest, AnalyseRequest, BatchQuery, DeeperRequest, ImportQuery, ReportFormName,
    ReportQuery,
};
pub use save::{SaveFormat, SaveQuery, UnknownSaveFormatError};
pub use saved::SavedLayers;
pub use statistics::{StatisticsBlock, StatisticsBlockName, StatisticsRow, StatisticsRowName};
pub use stored::{CubeGrades, CubeLosses, GradeName, StoredCube, StoredPlay};
pub use view::{AnalysisState, GameSummary, MatchView};
