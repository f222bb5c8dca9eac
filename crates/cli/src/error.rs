//! Why a command failed, and what the shell is told.

use std::path::PathBuf;
use std::process::ExitCode;

/// Any failure of a command; shown as one line.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CliError {
    #[error("cannot read {path}: {source}")]
    Read {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("cannot write {path}: {source}")]
    Write {
        path: PathBuf,
        source: std::io::Error,
    },
    #[error("{path}: {reason}")]
    File { path: PathBuf, reason: String },
    #[error("{0}")]
    Input(String),
    #[error("{0}")]
    Job(String),
    #[error("{failed} of {total} files failed")]
    Some { failed: usize, total: usize },
    #[error("interrupted; what was done until then is kept")]
    Interrupted,
    #[error("cannot print: {0}")]
    Print(#[from] std::io::Error),
}

impl CliError {
    /// 1 = the job failed, 2 = the input cannot be understood (as for wrong options),
    /// 130 = interrupted.
    pub(crate) fn exit_code(&self) -> ExitCode {
        ExitCode::from(match self {
            Self::Input(_) => 2,
            Self::Interrupted => 130,
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
