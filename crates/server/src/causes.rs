//! Errors of other crates as answers: their status, their words, their code.

use axum::http::StatusCode;
use barpoint_app::library::LibraryError;
use barpoint_app::matches::{EntryEditError, IncomingError, ReviewError, why};
use barpoint_app::phrase::{
    of_import_error, of_length_error, of_library_error, of_review_error, of_study_error,
};
use barpoint_app::study::{CardFileError, StudyError};
use barpoint_formats::{ImportError, ImportErrorKind};
use barpoint_store::StoreError;
use barpoint_wire::LibraryQueryError;

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
            ReviewError::Imported | ReviewError::Busy => Self::refused(error),
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
        match error {
            LibraryQueryError::Library(error) => error.into(),
            error => Self::bad(error),
        }
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
        match error {
            CardFileError::Foreign(_) => Self::unread(error),
            error => Self::bad(error),
        }
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
