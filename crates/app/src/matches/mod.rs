//! Match files and everything done with a recorded match.
//!
//! - [`read`], [`export`]: files of any known format, read up to a limit; [`read_everything`]: all matches in one of them or in
//!   an archive.
//! - [`analyse`] a whole record, or [`analyse_next`] in parts; [`KeptTrials`] save the rollouts of its errors, which an
//!   [`ErrorRolloutJob`] plays in parts.
//! - [`Saving`]: where analysed matches are saved, so that nothing is lost.
//! - [`entry_text`], [`counted`], [`statistics_text`]: what is stored, as lines of text.
//! - [`report`]: matches as pages, texts, documents and tables; [`stored_analysis`]: the analysis stored in a file.
//! - [`Review`]: a match with several analyses side by side ([`Layers`]), comments and marks set by hand, and its files;
//!   [`attach_layers`], [`detach_layers`]: the further analyses in one file.

mod analyse;
mod convert;
mod course;
mod error;
mod errors;
mod everything;
mod kept_trials;
mod layers;
mod players;
mod read;
mod report;
mod save;
mod stored;
mod targets;

pub use analyse::{
    Analysed, AnalysedPart, AnalysisJob, Stage, analyse, analyse_next, count, recount,
};
pub use barpoint_analysis::review;
pub use barpoint_report::{
    CubesShown, Language, MarksShown, PlaysShown, Scheme, Scope, Selection, StyleSheet,
    UnknownLanguageError, css as gnubg_css, entry_of_move, game_file,
};
pub use convert::{export, exported, format_for};
pub use course::course;
pub use error::MatchError;
pub use errors::ErrorRolloutJob;
pub use everything::{Found, read_everything, why};
pub use kept_trials::KeptTrials;
pub use layers::{
    DetachedLayers, EntryEdit, EntryEditError, HandMark, Incoming, IncomingError, Layer,
    LayerProgress, Layers, LooksDeeper, MarkEdit, MatchFiles, MatchNote, Review, ReviewError,
    SetMark, attach_layers, detach_layers,
};
pub use players::{PlayerSummary, Players};
pub(crate) use read::import_file;
pub use read::{
    LengthError, MatchName, check_length, has_decisions, import, import_all, import_source, read,
};
pub use report::{
    PackedReport, ReportError, ReportFile, ReportForm, ReportMatch, ReportSettings,
    UnknownFormError, counted, entry_text, packed, report, statistics_text,
};
pub use save::{Saved, Saving};
pub use stored::{StoredAnalysis, met_of, missing_met, stored_analysis};
pub use targets::{Inputs, SaveError, Targets};
