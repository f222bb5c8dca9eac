//! Errors, and how clients see them.

use axum::Json;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use barpoint_app::files::{FileError, MOST_BYTES};
use barpoint_app::phrase::{Phrase, Said, of_file_error};
use barpoint_app::size;
use barpoint_wire::{ErrorReport, GameView, LibraryFailure};

/// Why the server cannot run or save something.
#[derive(Debug, thiserror::Error)]
pub enum ServerError {
    /// No port.
    #[error("cannot listen on port {port} of 127.0.0.1: {source}")]
    Bind {
        /// The port.
        port: u16,
        /// Why.
        source: std::io::Error,
    },
    /// The listener failed.
    #[error("the listener failed: {0}")]
    Serve(std::io::Error),
    /// A file or folder cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// No thread can be started.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// The system has no random numbers.
    #[error("cannot draw a random number: {0}")]
    Random(String),
}

/// An answer that is an error.
#[derive(Debug)]
pub(crate) struct ApiError {
    status: StatusCode,
    report: Box<ErrorReport>,
}

impl ApiError {
    /// An error with this status.
    pub(crate) fn new(status: StatusCode, error: impl std::fmt::Display) -> Self {
        Self {
            status,
            report: Box::new(ErrorReport {
                error: error.to_string(),
                phrase: None,
                view: None,
            }),
        }
    }

    /// The same with its code.
    pub(crate) fn with(mut self, phrase: Option<Phrase>) -> Self {
        self.report.phrase = phrase.map(Into::into);
        self
    }

    /// The same with a code that has no arguments.
    pub(crate) fn called(self, id: &str) -> Self {
        self.with(Some(Phrase::new(id)))
    }

    /// Why a file cannot be used, with its code.
    pub(crate) fn of_file(status: StatusCode, said: &Said) -> Self {
        Self::new(status, &said.text).with(said.phrase.clone())
    }

    /// A file could not be added to the library.
    pub(crate) fn of_failure(failure: &LibraryFailure) -> Self {
        let mut error = Self::bad(&failure.error);
        error.report.phrase.clone_from(&failure.phrase);
        error
    }

    /// What it says.
    pub(crate) fn text(&self) -> &str {
        &self.report.error
    }

    /// What it says, with its code.
    pub(crate) fn said(self) -> Said {
        Said {
            text: self.report.error,
            phrase: self.report.phrase.map(Into::into),
        }
    }

    /// A job is working on the match.
    pub(crate) fn match_busy() -> Self {
        let message = "a job is already working on this match: cancel it first";
        Self::refused(message).called("match-busy")
    }

    /// The request is malformed.
    pub(crate) fn bad(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error)
    }

    /// Not possible by the rules or in the current state.
    pub(crate) fn refused(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error)
    }

    /// There is no such item.
    pub(crate) fn not_found(what: &str) -> Self {
        let message = format!("there is no such {what}");
        Self::new(StatusCode::NOT_FOUND, message).called("gone")
    }

    /// The text is a match or position in a recognised format that cannot be read.
    pub(crate) fn unread(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, error)
    }

    /// The file is longer than any is read.
    pub(crate) fn too_long() -> Self {
        let most = size(MOST_BYTES);
        Self::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            format!("expected at most {most} a file, found more"),
        )
        .with(Some(Phrase::new("file-too-long").with("most", &most)))
    }

    /// Another request came first; the current state is attached.
    pub(crate) fn outdated(view: GameView) -> Self {
        let message = "the game has changed: expected its current revision";
        let mut error = Self::new(StatusCode::CONFLICT, message).called("game-changed");
        error.report.view = Some(view);
        error
    }

    /// Too many requests at a time.
    pub(crate) fn busy() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "too many requests are waiting: try again in a moment",
        )
        .called("server-busy")
    }

    /// The client has no access.
    pub(crate) fn forbidden(error: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, error)
    }

    /// An internal error.
    pub(crate) fn internal(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, error)
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.report.error)
    }
}

impl From<BytesRejection> for ApiError {
    fn from(error: BytesRejection) -> Self {
        match error.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Self::too_long(),
            status => Self::new(status, error),
        }
    }
}

impl From<FileError> for ApiError {
    fn from(error: FileError) -> Self {
        let phrase = of_file_error(&error);
        Self::internal(error).with(Some(phrase))
    }
}

impl From<ServerError> for ApiError {
    fn from(error: ServerError) -> Self {
        match error {
            ServerError::File(error) => error.into(),
            error => Self::internal(error),
        }
    }
}

impl IntoResponse for ApiError {
    /// What has no code of its own is said in the language of the page at least as far as what kind of error it is.
    fn into_response(mut self) -> Response {
        let kind = if self.status.is_server_error() {
            "program-failed"
        } else {
            "request-refused"
        };
        let report = &mut self.report;
        let any = || Phrase::new(kind).with("reason", &report.error).into();
        report.phrase = report.phrase.take().or_else(|| Some(any()));
        (self.status, Json(self.report)).into_response()
    }
}
