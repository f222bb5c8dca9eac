//! How a build of a Hypergammon database goes and ends.

use std::path::{Path, PathBuf};

use super::database::HyperFileError;

/// How far a build is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HyperProgress {
    /// Number of the present pass, from 1.
    pub pass: u32,
    /// Positions done in it.
    pub done: usize,
    /// Positions of a pass.
    pub total: usize,
    /// The largest change of any number in this pass so far.
    pub change: f32,
}

/// A finished build.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HyperSummary {
    /// Passes in all.
    pub passes: u32,
    /// The largest change of any number in the last one.
    pub change: f32,
    /// Whether it resumed from a checkpoint.
    pub resumed: bool,
    /// Length of the file.
    pub bytes: u64,
}

/// Why a database was not built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum HyperBuildError {
    /// A file could not be read or written.
    #[error("{path}: {source}")]
    Io {
        /// The file.
        path: PathBuf,
        /// What happened.
        source: std::io::Error,
    },
    /// The file to start from is of no use.
    #[error("{path}: {source}")]
    Start {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: HyperFileError,
    },
    /// A checkpoint that an unfinished job of another plan left.
    #[error(
        "expected a checkpoint of this database, found {0} of another one; finish that or delete it"
    )]
    OtherCheckpoint(PathBuf),
    /// The listener ended the job.
    #[error("stopped; run the same command again to resume")]
    Stopped,
}

pub(super) fn io_at(path: &Path) -> impl FnOnce(std::io::Error) -> HyperBuildError {
    let path = path.to_path_buf();
    move |source| HyperBuildError::Io { path, source }
}
