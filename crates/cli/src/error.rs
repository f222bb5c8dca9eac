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
    #[error("{unusable} of {total} databases cannot be used")]
    Unusable { unusable: usize, total: usize },
    #[error("interrupted")]
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
