//! Why a command failed, and with which exit code.

use std::path::PathBuf;
use std::process::ExitCode;

use barpoint_app::bearoff::StoredError;
use barpoint_app::databases::DatabaseBuildError;
use barpoint_app::files::FileError;
use barpoint_app::library::LibraryError;
use barpoint_app::matches::MatchError;
use barpoint_app::met::MetError;
use barpoint_app::position::ReadError;
use barpoint_app::rollout::{CheckpointError, RolloutError};
use barpoint_app::study::{CardFileError, StudyError};
use barpoint_app::{EngineError, NoDataFolder};
use barpoint_book::BookError;
use barpoint_eval::InstructionsError;
use barpoint_store::StoreError;

/// Any failure of a command; shown as one line.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    #[error(transparent)]
    ReadOrWrite(#[from] FileError),
    #[error("{path}: {reason}")]
    File { path: PathBuf, reason: String },
    #[error("{0}")]
    Input(String),
    #[error("{0}")]
    Job(String),
    #[error("{failed} of {total} files failed")]
    Some { failed: usize, total: usize },
    #[error("{unusable} of {total} databases cannot be used")]
    Unusable { unusable: usize, total: usize },
    #[error("interrupted")]
    Interrupted,
    #[error("cannot print: {0}")]
    Print(#[from] std::io::Error),
}

impl From<DatabaseBuildError> for CliError {
    fn from(error: DatabaseBuildError) -> Self {
        match error {
            DatabaseBuildError::Stopped => Self::Interrupted,
            DatabaseBuildError::Impossible(_) => Self::Input(error.to_string()),
            DatabaseBuildError::Rough => Self::Input(format!("{error} (-o FILE)")),
            error => Self::Job(error.to_string()),
        }
    }
}

impl From<InstructionsError> for CliError {
    fn from(error: InstructionsError) -> Self {
        Self::Input(error.to_string())
    }
}

impl From<MatchError> for CliError {
    fn from(error: MatchError) -> Self {
        match error {
            MatchError::Save(error) => Self::Input(error.to_string()),
            MatchError::UnknownFormat { .. } => Self::Input(format!("{error} (--to FORMAT)")),
            error => Self::Job(error.to_string()),
        }
    }
}

impl From<StudyError> for CliError {
    fn from(error: StudyError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<CardFileError> for CliError {
    fn from(error: CardFileError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<ReadError> for CliError {
    fn from(error: ReadError) -> Self {
        Self::Input(error.to_string())
    }
}

impl From<MetError> for CliError {
    fn from(error: MetError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<RolloutError> for CliError {
    fn from(error: RolloutError) -> Self {
        Self::Input(error.to_string())
    }
}

impl From<CheckpointError> for CliError {
    fn from(error: CheckpointError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<BookError> for CliError {
    fn from(error: BookError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<NoDataFolder> for CliError {
    fn from(error: NoDataFolder) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<EngineError> for CliError {
    fn from(error: EngineError) -> Self {
        match error {
            EngineError::Database(error) => error.into(),
            error => Self::Job(error.to_string()),
        }
    }
}

impl From<LibraryError> for CliError {
    fn from(error: LibraryError) -> Self {
        match error {
            LibraryError::NoPlayer { .. } => Self::Input(error.to_string()),
            error => Self::Job(error.to_string()),
        }
    }
}

impl From<StoreError> for CliError {
    fn from(error: StoreError) -> Self {
        Self::Job(error.to_string())
    }
}

impl From<StoredError> for CliError {
    fn from(error: StoredError) -> Self {
        match error {
            StoredError::Engine(error) => error.into(),
            StoredError::Database(error) => error.into(),
            error => Self::Job(error.to_string()),
        }
    }
}

impl CliError {
    /// The exit code of what Ctrl-C ended.
    pub(crate) const INTERRUPTED: u8 = 130;

    /// 1 = the job failed, 2 = the input cannot be understood (as for wrong options),
    /// 130 = interrupted.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Input(_) => 2,
            Self::Interrupted => Self::INTERRUPTED,
            _ => 1,
        })
    }

    /// Whether there is no point in going on with the next file.
    pub(crate) const fn is_fatal(&self) -> bool {
        matches!(self, Self::Print(_) | Self::Interrupted)
    }

    /// Whether this is only a reader that went away (`barpoint ... | head`).
    pub(crate) fn is_broken_pipe(&self) -> bool {
        matches!(self, Self::Print(error) if error.kind() == std::io::ErrorKind::BrokenPipe)
    }
}

/// A line with any control characters, as in names of files, made visible: they could write anywhere on a terminal.
pub(crate) fn visible(line: &str) -> String {
    let mut shown = String::with_capacity(line.len());
    for c in line.chars() {
        if c.is_control() {
            shown.extend(c.escape_default());
        } else {
            shown.push(c);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::visible;

    #[test]
    fn control_characters_are_made_visible() {
        assert_eq!(visible("Zürich.bd"), "Zürich.bd");
        assert_eq!(visible("a\u{1b}[2J\nb"), "a\\u{1b}[2J\\nb");
    }
}
