//! Study: decisions as cards, asked again as FSRS plans it.
//!
//! - [`card_of`], [`error_cards`]: cards of one decision, or of all errors in a match.
//! - [`next`], [`answer`]: what is asked next, and what becomes of an answer; [`judge`] says what it gives up, and
//!   [`attempt`] leaves the plan alone.
//! - [`drill`]: races and bear-offs to train on; [`opening`], [`judge_opening`]: openings and replies from the book.
//! - [`anki_package`], [`read_anki_package`], [`table`]: cards as files.
//! - [`overview`]: the decks, and how much is to do now.
//!
//! Cards live in the file of the library; notes, deletion and undo are calls of [`Library`](barpoint_store::Library).

mod anki;
mod drill;
mod files;
mod judge;
mod make;
mod opening;
mod page;
mod session;

use barpoint_store::StoreError;
use barpoint_study::{CardError, ScheduleError};

pub use anki::{anki_package, read_anki_package};
pub use drill::{Drill, DrillKind, Solution, drill};
pub use files::{CardFileError, Kept, kept_cards};
pub use judge::{AnswerError, CardAnswer, Judged, judge};
pub use make::{card_of, error_cards, usual_question};
pub use opening::{OpeningKind, OpeningVerdict, judge_opening, opening};
pub use page::table;
pub use session::{Answered, Overview, answer, attempt, next, overview};

/// Why something about study cannot be done.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StudyError {
    /// The cards cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no card of this decision.
    #[error(transparent)]
    Card(#[from] CardError),
    /// The answer is none to this card.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// The card cannot be planned.
    #[error(transparent)]
    Schedule(#[from] ScheduleError),
}
