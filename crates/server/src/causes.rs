//! Errors of other crates as answers: their status, their words, their code.

use axum::http::StatusCode;
use barpoint_app::library::LibraryError;
use barpoint_app::matches::{EntryEditError, IncomingError, LengthError, ReviewError, why};
use barpoint_app::phrase::{
    Phrase, of_board_error, of_card_file_error, of_date_error, of_import_error, of_length_error,
    of_library_error, of_pattern_error, of_review_error, of_setup_error, of_study_error,
    of_thresholds_error,
};
use barpoint_app::study::{CardFileError, StudyError};
use barpoint_engine::table::TableError;
use barpoint_formats::{ImportError, ImportErrorKind};
use barpoint_store::StoreError;
use barpoint_wire::{BoardSettingsError, EditError, LibraryQueryError};

use crate::error::ApiError;

impl From<ReviewError> for ApiError {
    fn from(error: ReviewError) -> Self {
        let phrase = of_review_error(&error);
        let answer = match error {
            ReviewError::NoMatch
            | ReviewError::NoLayer
            | ReviewError::LayerDeleted
            | ReviewError::Edit(EntryEditError::Place) => Self::new(StatusCode::NOT_FOUND, error),
            ReviewError::Edit(_) => Self::bad(error),
            ReviewError::Imported | ReviewError::OtherNets | ReviewError::Busy => {
                Self::refused(error)
            }
            _ => Self::internal(error),
        };
        answer.with(phrase)
    }
}

impl From<LibraryError> for ApiError {
    fn from(error: LibraryError) -> Self {
        let phrase = of_library_error(&error);
        let answer = match &error {
            LibraryError::NoPlayer { .. }
            | LibraryError::Store(
                StoreError::NoMatch(_) | StoreError::NoPlayer(_) | StoreError::NoCard(_),
            ) => Self::new(StatusCode::NOT_FOUND, error),
            LibraryError::Store(
                StoreError::NoName | StoreError::NameTaken { .. } | StoreError::Opponents,
            ) => Self::refused(error),
            _ => Self::internal(error),
        };
        answer.with(phrase)
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> Self {
        LibraryError::from(error).into()
    }
}

impl From<LibraryQueryError> for ApiError {
    fn from(error: LibraryQueryError) -> Self {
        let phrase = match &error {
            LibraryQueryError::Pattern(error) => Some(of_pattern_error(error)),
            LibraryQueryError::Date(error) => Some(of_date_error(error)),
            _ => None,
        };
        match error {
            LibraryQueryError::Library(error) => error.into(),
            error => Self::bad(error).with(phrase),
        }
    }
}

impl From<EditError> for ApiError {
    fn from(error: EditError) -> Self {
        let phrase = match &error {
            EditError::Board(error) => of_board_error(*error),
            EditError::Setup(error) => of_setup_error(*error),
            EditError::Length { found } => Some(of_length_error(LengthError { found: *found })),
            _ => None,
        };
        Self::refused(error).with(phrase)
    }
}

impl From<BoardSettingsError> for ApiError {
    fn from(error: BoardSettingsError) -> Self {
        let phrase = match &error {
            BoardSettingsError::Thresholds(error) => Some(of_thresholds_error(error)),
            _ => None,
        };
        Self::refused(error).with(phrase)
    }
}

impl From<StudyError> for ApiError {
    fn from(error: StudyError) -> Self {
        let phrase = of_study_error(&error);
        let answer = match error {
            StudyError::Store(error) => error.into(),
            StudyError::Card(_) | StudyError::Answer(_) => Self::refused(error),
            error => Self::internal(error),
        };
        answer.with(phrase)
    }
}

impl From<CardFileError> for ApiError {
    fn from(error: CardFileError) -> Self {
        let phrase = of_card_file_error(&error);
        let answer = match error {
            CardFileError::Foreign(_) => Self::unread(error),
            error => Self::bad(error),
        };
        answer.with(phrase)
    }
}

impl From<IncomingError> for ApiError {
    fn from(error: IncomingError) -> Self {
        match error {
            IncomingError::Import(error) => error.into(),
            IncomingError::Length(error) => {
                let phrase = of_length_error(error);
                Self::bad(error).with(Some(phrase))
            }
            error => Self::bad(error),
        }
    }
}

impl From<ImportError> for ApiError {
    fn from(error: ImportError) -> Self {
        let answer = match error.kind {
            ImportErrorKind::Unsupported { .. } => Self::unread(why(&error)),
            _ => Self::bad(why(&error)),
        };
        answer.with(of_import_error(&error))
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        let phrase = match &error {
            TableError::Setup(error) => of_setup_error(*error),
            TableError::Ended => Some(Phrase::new("game-ended")),
            TableError::NothingToTakeBack => Some(Phrase::new("nothing-to-take-back")),
            _ => None,
        };
        Self::refused(error).with(phrase)
    }
}
