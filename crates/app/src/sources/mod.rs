//! The match files that a user means by naming files, folders, patterns and archives.

mod archive;
mod gather;

use std::path::{Path, PathBuf};

use crate::files::{self, FileError};

pub use archive::{ArchiveError, Unpacking};
pub use gather::{GatherError, Gathered, gather};

/// A file that may hold matches.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source {
    path: PathBuf,
    below: PathBuf,
    member: Option<usize>,
    is_named: bool,
}

/// Why a source cannot be read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SourceError {
    /// The file cannot be read.
    #[error(transparent)]
    File(#[from] FileError),
    /// The archive cannot be read.
    #[error(transparent)]
    Archive(#[from] ArchiveError),
}

impl Source {
    /// The file of this name, or standard input for `-`.
    #[must_use]
    pub fn file(path: &Path) -> Self {
        Self {
            path: path.to_path_buf(),
            below: path.file_name().unwrap_or_default().into(),
            member: None,
            is_named: true,
        }
    }

    /// What to call it in messages: its path, and for a member of an archive the path of the archive with its name there.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Where it is below the folder or archive that the user named, and the name alone of a file that was named itself. What is made
    /// of several sources keeps this order of folders.
    #[must_use]
    pub fn below(&self) -> &Path {
        &self.below
    }

    /// Whether the user named this very file, and not a folder, pattern or archive with it: then it must hold a match.
    #[must_use]
    pub const fn is_named(&self) -> bool {
        self.is_named
    }

    /// Its bytes.
    ///
    /// # Errors
    /// If they cannot be read, or are more than [`files::MOST_BYTES`].
    pub fn read(&self) -> Result<Vec<u8>, SourceError> {
        match self.member {
            None => Ok(files::read(&self.path)?),
            Some(index) => Ok(archive::member(archive::of(&self.path), index)?),
        }
    }
}
