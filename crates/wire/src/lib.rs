//! Serialised types of everything barpoint says to other programs.
//!
//! Field names are part of the interface: they change only with [`VERSION`]. Probabilities are
//! `0..=1`, equities points per cube (EMG in matches), match-winning chances `0..=1`, all from the
//! player named beside them.

#![forbid(unsafe_code)]

mod action;
mod analysis;
mod basis;
mod bearoff;
mod bench;
mod berliner;
mod bkg_comparison;
mod board;
mod board_settings;
mod book;
mod calculation;
mod config;
mod convert;
mod cube;
mod cube_explanation;
mod curves;
mod evaluation;
mod experiments;
mod explanation;
mod forecast;
mod formats;
mod frontier;
mod hint;
mod job;
mod judge_report;
mod jump;
mod level_cost;
mod levels;
mod library;
mod line_question;
mod matches;
mod met;
mod names;
mod perft;
mod phrase;
mod question;
mod race;
mod resignation;
mod rollout;
mod rollout_question;
mod rolls;
mod schema;
mod settings;
mod study;
mod table;
mod theories;
mod tutor;
mod ubgi_check;
mod volatility;

pub use action::{CubeAction, OfferName, ResponseName};
pub use analysis::{
    AnalysisMade, AnalysisOrigin, AnalysisReport, ErrorRolloutsInfo, MatchLine, MatchesReport,
    MethodCount, MistakeKindName, MistakeReport, PlayerReport, PlayerTotals, SourceCount,
};
pub use basis::{BasisInfo, NoDecisionName, PositionInfo, class_name};
pub use bearoff::{
    BearoffChances, BearoffReport, BearoffSide, CubePlaceName, CubePlaces, DatabaseInfo,
    DatabaseList, ExactBearoff, ExactCubeful, HypergammonCube, HypergammonReport,
};
pub use bench::{BenchReport, BenchRow};
pub use berliner::{
    BkgAdvice, BkgClass, BkgClassesReport, BkgCubeAdvice, BkgPlayRow, BkgReport, BkgTermValue,
};
pub use bkg_comparison::{BkgComparison, BkgRankedPlay, BkgTermRow};
pub use board::{
    Both, CrawfordName, CubeInfo, CubeOwnerName, DecisionInfo, DecisionKind, EditError, EndName,
    IdsInfo, NextStepInfo, PositionEdit, PositionRef, ResignationInfo, ResultInfo, SideName,
    StateView, StepGraphInfo, StepInfo, StepNodeInfo, VariationName,
};
pub use board_settings::{
    BoardSettings, BoardSettingsChange, BoardSettingsEdit, BoardSettingsError, MetChoice,
    Thresholds,
};
pub use book::{BookEntry, BookPlay, BookReport};
pub use calculation::{CalculationReport, CubeAccessName, WorthReport};
pub use config::{ConfigOrigin, ConfigReport, ConfigRow};
pub use convert::Conversion;
pub use cube::{CubeReport, RolledOutCube, StudyReport, TheoryRow};
pub use cube_explanation::{CubeExplanation, CubeRemark, LosingReplyRow, MarketLoser};
pub use curves::{CurveOfModel, CurvePoint, EquityCurves, EquityScale};
pub use evaluation::{DepthValue, EvaluationReport};
pub use experiments::{DuelResult, SimulationResult, SpeedReport};
pub use explanation::{DifferenceParts, ExplanationReport, PlayExplanation, RemarkInfo, ReplyRow};
pub use forecast::RolloutForecast;
pub use formats::{FormatAbilities, FormatList};
pub use frontier::{FrontierPoint, FrontierReport};
pub use hint::{Chances, CubeAdvice, HintReport, PlayRow, ResignationReport};
pub use job::{JobKind, JobStatus, JobView};
pub use judge_report::{ChancesError, JudgeReport, LossDifference, MeanLoss};
pub use jump::{JumpPoint, JumpReport, JumpSolution, JumpSolutionRow};
pub use level_cost::{KeptCosts, LevelCost};
pub use levels::{
    KnownLevels, LevelRow, LevelsReport, LevelsShown, RolledOutLevel, RolledOutLevels,
};
pub use library::{
    LibraryExpense, LibraryExport, LibraryExported, LibraryFailure, LibraryFilter, LibraryHit,
    LibraryImport, LibraryImported, LibraryLuck, LibraryMatch, LibraryMatchRow, LibraryMatches,
    LibraryMerge, LibraryOpened, LibraryOutcomeName, LibraryPhase, LibraryPlayer, LibraryPlayers,
    LibraryQuery, LibraryQueryError, LibraryRate, LibraryRename, LibraryScore, LibrarySearch,
    LibraryStatistics, LibraryStatisticsQuery, LibraryTag, LibraryTotals,
};
pub use line_question::{LineAnswer, LineKind, LineQuestion};
pub use matches::{
    AnalyseAllRequest, AnalyseRequest, AnalysedDecision, AnalysisState, AnalystFiguresView,
    AnalystView, BatchQuery, BatchReport, CubeGrades, CubeLosses, CubeOpinionView, DeeperRequest,
    EntryAnalysis, EntryEdit, EntryKind, EntryRow, EntryView, ErrorRolloutRequest,
    ErrorRolloutRequestError, FailedFile, GameSummary, GradeName, HandMark, ImportQuery, KeptLayer,
    KeptMatch, LayerInfo, LuckName, MarkName, MarkNameError, MatchExport, MatchRow, MatchView,
    OpinionView, PlayersReport, PositionsFound, QueuedAnalyses, RatedPlayView, RatedPlays,
    ReportFormName, ReportQuery, SaveFormat, SaveOption, SaveQuery, SavedLayers, SetMark,
    StatisticsBlock, StatisticsBlockName, StatisticsRow, StatisticsRowName, StoredCube, StoredPlay,
    UnknownSaveFormatError,
};
pub use met::{MatchWindow, MetReport, MoneyWindow, ScoreReport, WindowReport};
pub use perft::{PlayCounts, RollCount, TreeCount};
pub use phrase::{Phrase, PhraseField};
pub use question::{
    DeeperPlays, ErrorReport, ExplainQuestion, FormatInfo, InfoReport, LevelInfo, PictureQuery,
    PlaysQuestion, PlaysQuestionError, PositionQuestion, QuestionError, ReadRequest, ReadResult,
    ScoreCell, ScoreMap, ScoreMapQuestion, TemperatureCell, TemperatureMap, VariationInfo,
};
pub use race::{RaceActionName, RaceReport, RaceRow};
pub use resignation::ResignationsReport;
pub use rollout::{
    Measured, MeasuredChances, OutlookInfo, RolloutInfo, RolloutPlayer, RolloutReport, RolloutRow,
};
pub use rollout_question::{
    ExtendRequest, KeptRollout, RolloutPoint, RolloutRequest, RolloutRequestError, RolloutView,
};
pub use rolls::RollsRow;
pub use schema::json_schema;
pub use settings::SettingsInfo;
pub use study::{
    CardAnswerName, CardEdit, CardExportQuery, CardFile, CardForm, CardRequest, CardVerdict,
    CardView, CardsAdded, CardsEdit, CardsImported, CardsRequest, DeckView, DrillName, DrillQuery,
    DrillView, GivenAnswer, GradeGiven, KeptAnswer, KeptCard, KeptMemory, NextCard, NextQuery,
    OpeningAnswer, OpeningQuery, OpeningShown, OpeningTraining, OpeningTrainingName,
    OpeningVerdict, PhaseName, ProblemsQuery, QuestionName, StudyRequestError, StudyUndone,
    StudyView, read_card_file,
};
pub use table::{
    ActionRequest, ClockInfo, DiceCommitment, DiceName, DicePledge, DiceRecord, DiceRecordError,
    DiceRoll, EventKind, GameEvent, GameRow, GameScore, GameView, KeptGame, NewGame, NewGameError,
    RevisionRequest, SeatInfo, TableAction, TableActionError, ToActName, TutorInfo,
};
pub use theories::{ComparisonRow, TheoryFigures};
pub use tutor::{TutorReport, VerdictName};
pub use ubgi_check::{DialogueRow, UbgiCheckReport};
pub use volatility::{VolatilityReport, VolatilityRow};

/// Version of the JSON output.
pub const VERSION: u32 = 3;
