//! What goes wrong, and what the client is told.

use std::path::PathBuf;

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use barpoint_formats::{ImportError, ImportErrorKind};
use barpoint_wire::{ErrorReport, GameView};

/// Why the server cannot run or cannot keep something.
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
    #[error("cannot go on answering: {0}")]
    Serve(std::io::Error),
    /// A file or folder cannot be written.
    #[error("cannot write {path}: {source}")]
    Write {
        /// Which.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// No thread can be started.
    #[error("cannot start a thread: {0}")]
    Thread(std::io::Error),
    /// The system gives no random numbers.
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
    fn new(status: StatusCode, error: impl std::fmt::Display) -> Self {
        Self {
            status,
            report: Box::new(ErrorReport {
                error: error.to_string(),
                view: None,
            }),
        }
    }

    /// The request makes no sense.
    pub(crate) fn bad(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::BAD_REQUEST, error)
    }

    /// The rules, or where a game stands, do not allow it.
    pub(crate) fn refused(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, error)
    }

    /// There is no such thing.
    pub(crate) fn not_found(what: &str) -> Self {
        Self::new(StatusCode::NOT_FOUND, format!("there is no such {what}"))
    }

    /// What was sent is a match or a position in a form that is known by sight and not read.
    pub(crate) fn unread(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, error)
    }

    /// Somebody else was faster; this is how things stand now.
    pub(crate) fn outdated(view: GameView) -> Self {
        let mut error = Self::new(
            StatusCode::CONFLICT,
            "the game has gone on since: expected its present revision",
        );
        error.report.view = Some(view);
        error
    }

    /// Too much is asked at once.
    pub(crate) fn busy() -> Self {
        Self::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "too many requests are waiting: try again in a moment",
        )
    }

    /// Who asks is not allowed in.
    pub(crate) fn forbidden(error: &str) -> Self {
        Self::new(StatusCode::FORBIDDEN, error)
    }

    /// Something is wrong on this side.
    pub(crate) fn internal(error: impl std::fmt::Display) -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, error)
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.report.error)
    }
}

impl From<ServerError> for ApiError {
    fn from(error: ServerError) -> Self {
        Self::internal(error)
    }
}

impl From<ImportError> for ApiError {
    fn from(error: ImportError) -> Self {
        match error.kind {
            ImportErrorKind::ForeignFormat { .. } => Self::unread(error),
            _ => Self::bad(error),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.report)).into_response()
    }
}
