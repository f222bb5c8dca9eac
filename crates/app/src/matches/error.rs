//! Errors of match files.

use std::path::{Path, PathBuf};

use barpoint_analysis::UnknownMetError;
use barpoint_formats::{ExportError, ImportError};
use barpoint_rollout::TrialsError;

use super::{LengthError, SaveError};
use crate::files::FileError;

/// Why nothing can be done with a match file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum MatchError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Something would be lost by writing it there.
    #[error(transparent)]
    Save(#[from] SaveError),
    /// It holds no match, or a damaged one.
    #[error("{path}: {source}")]
    Import {
        /// The file.
        path: PathBuf,
        /// Why.
        source: ImportError,
    },
    /// The format cannot hold the match.
    #[error("{path}: {source}")]
    Export {
        /// The file.
        path: PathBuf,
        /// Why.
        source: ExportError,
    },
    /// The match is longer than match equity tables reach.
    #[error("{path}: {source}")]
    Length {
        /// The file.
        path: PathBuf,
        /// Why.
        source: LengthError,
    },
    /// Saved trials that cannot be used.
    #[error("{path}: {source}")]
    Trials {
        /// The file.
        path: PathBuf,
        /// Why.
        source: TrialsError,
    },
    /// The match equity table of its analysis is unknown.
    #[error("{path}: {source}")]
    Met {
        /// The file.
        path: PathBuf,
        /// Why.
        source: UnknownMetError,
    },
    /// Nothing in it is analysed.
    #[error("{path}: expected a match with an analysis, found none")]
    NotAnalysed {
        /// The file.
        path: PathBuf,
    },
    /// The name of a file to write is that of no format.
    #[error(
        "{path}: expected a name with the ending of a format that can be written, or the name of the format"
    )]
    UnknownFormat {
        /// The file.
        path: PathBuf,
    },
}

impl MatchError {
    /// Why the match in a file is too long.
    #[must_use]
    pub fn length(path: &Path, source: LengthError) -> Self {
        Self::Length {
            path: path.to_path_buf(),
            source,
        }
    }
}
