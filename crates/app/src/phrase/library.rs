//! What the library, the cards of study and matches under review refuse.

use barpoint_store::StoreError;
use barpoint_study::CardError;

use super::{Phrase, of_file_error};
use crate::library::LibraryError;
use crate::matches::{EntryEdit, EntryEditError, ReviewError};
use crate::study::{AnswerError, StudyError};

/// What was asked for is not there.
const GONE: &str = "gone";

/// Why the library cannot do something.
#[must_use]
pub fn of_library_error(error: &LibraryError) -> Option<Phrase> {
    match error {
        LibraryError::Store(error) => of_store_error(error),
        LibraryError::NoPlayer { name, similar } if similar.is_empty() => {
            Some(Phrase::new("no-player").with("name", name))
        }
        LibraryError::NoPlayer { name, similar } => {
            let phrase = Phrase::new("no-player-similar").with("name", name);
            Some(phrase.with("similar", &similar.join(", ")))
        }
        LibraryError::File(error) => Some(of_file_error(error)),
    }
}

fn of_store_error(error: &StoreError) -> Option<Phrase> {
    let id = match error {
        StoreError::NoMatch(id) => {
            let number = u64::try_from(id.get()).unwrap_or_default();
            return Some(Phrase::new("no-library-match").with("number", number));
        }
        StoreError::NoPlayer(_) | StoreError::NoCard(_) => GONE,
        StoreError::NoName => "no-name",
        StoreError::NameTaken { name } => {
            return Some(Phrase::new("name-taken").with("name", name));
        }
        StoreError::Opponents => "opponents",
        StoreError::Newer { .. } => "library-newer",
        _ => return None,
    };
    Some(Phrase::new(id))
}

/// Why there is no card of a decision.
#[must_use]
pub fn of_card_error(error: &CardError) -> Option<Phrase> {
    let id = match error {
        CardError::NoEntry { .. } | CardError::NoDecision => "no-decision",
        CardError::NotAnalysed => "not-analysed",
        _ => return None,
    };
    Some(Phrase::new(id))
}

/// Why something about study cannot be done.
#[must_use]
pub fn of_study_error(error: &StudyError) -> Option<Phrase> {
    match error {
        StudyError::Store(error) => of_store_error(error),
        StudyError::Card(error) => of_card_error(error),
        StudyError::Answer(AnswerError::Illegal) => Some(Phrase::new("illegal-play")),
        _ => None,
    }
}

/// Why a match under review cannot be changed.
#[must_use]
pub fn of_review_error(error: &ReviewError) -> Option<Phrase> {
    let id = match error {
        ReviewError::NoMatch
        | ReviewError::NoLayer
        | ReviewError::LayerDeleted
        | ReviewError::Edit(EntryEditError::Place) => GONE,
        ReviewError::Imported => "imported-stays",
        ReviewError::OtherNets => "other-nets",
        ReviewError::Busy => "match-busy",
        ReviewError::Edit(EntryEditError::Comment { found }) => {
            let phrase = Phrase::new("comment-too-long").with("most", EntryEdit::LONGEST);
            return Some(phrase.with("found", *found));
        }
        ReviewError::File(error) => return Some(of_file_error(error)),
        _ => return None,
    };
    Some(Phrase::new(id))
}
