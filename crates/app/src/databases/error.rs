//! Why a database cannot be built.

use std::path::PathBuf;

use barpoint_bearoff::{BuildError, DatabaseError, HyperBuildError, HyperPlan};

use super::target::TargetError;
use crate::files::FileError;
use crate::{NoDataFolder, size};

/// Why a database cannot be built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseBuildError {
    /// There is no data folder.
    #[error(transparent)]
    Folder(#[from] NoDataFolder),
    /// The data folder cannot be created.
    #[error(transparent)]
    File(#[from] FileError),
    /// Another file is in its place.
    #[error(
        "{0}: expected no file here, or this database; found another file. Delete it, or choose another name"
    )]
    Foreign(PathBuf),
    /// It cannot be built there.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// The plan asks for the impossible.
    #[error(transparent)]
    Impossible(BuildError),
    /// Databases in the data folder are trusted as exact.
    #[error(
        "expected a threshold of at most {} for the data folder: a rough database needs a separate file",
        HyperPlan::THRESHOLD
    )]
    Rough,
    /// Too large to be built along the way.
    #[error("a database of {} is too large to build along the way: run barpoint bearoff build", size(*.0))]
    TooLarge(u64),
    /// This file holds nothing to reuse.
    #[error("{path}: expected an older {expected}, found another kind")]
    Older {
        /// The file.
        path: PathBuf,
        /// What it should be.
        expected: &'static str,
    },
    /// A database that cannot be used or sealed.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// Threads cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The build failed.
    #[error("{path}: {source}")]
    Build {
        /// The file.
        path: PathBuf,
        /// Why.
        source: BuildError,
    },
    /// The build of a Hypergammon database failed.
    #[error(transparent)]
    Hypergammon(HyperBuildError),
    /// The user stopped it; the same build resumes from the checkpoint.
    #[error("interrupted")]
    Stopped,
}
