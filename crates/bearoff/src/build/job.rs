//! A file being built: its checkpoint beside it, and putting it into place.

use std::fs::File;
use std::io::BufWriter;
use std::path::{Path, PathBuf};

use super::journal::{Journal, Record};
use super::{BuildError, io};

/// What a finished job did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Positions of the database.
    pub positions: u64,
    /// Length of the file in bytes.
    pub bytes: u64,
    /// Whether it resumed from a checkpoint.
    pub resumed: bool,
}

/// A file being built and its checkpoint.
pub(crate) struct Job {
    path: PathBuf,
    pub(crate) journal: Journal,
    /// What the checkpoint had.
    pub(crate) records: Vec<Record>,
    resumed: bool,
}

impl Job {
    /// Opens the checkpoint beside `path`.
    pub(crate) fn open(path: &Path, description: &[u8]) -> Result<Self, BuildError> {
        let partial = beside(path, ".partial");
        let opened = Journal::open(&partial, description).map_err(io)?;
        let (journal, records) = opened.ok_or(BuildError::OtherCheckpoint(partial))?;
        Ok(Self {
            path: path.to_path_buf(),
            journal,
            resumed: !records.is_empty(),
            records,
        })
    }

    /// Writes the file beside its place, moves it there and deletes the checkpoint.
    pub(crate) fn finish(
        self,
        positions: u64,
        write: impl FnOnce(&mut BufWriter<File>) -> Result<(), BuildError>,
    ) -> Result<Summary, BuildError> {
        let new = beside(&self.path, ".new");
        let put = || -> Result<u64, BuildError> {
            let mut out = BufWriter::with_capacity(1 << 16, File::create(&new).map_err(io)?);
            write(&mut out)?;
            let file = out.into_inner().map_err(|error| io(error.into_error()))?;
            file.sync_all().map_err(io)?;
            let bytes = file.metadata().map_err(io)?.len();
            std::fs::rename(&new, &self.path).map_err(io)?;
            Ok(bytes)
        };
        let bytes = put().inspect_err(|_| {
            // Half a file is of no use; there is nothing more to do if that fails too.
            std::fs::remove_file(&new).ok();
        })?;
        self.journal.remove().map_err(io)?;
        Ok(Summary {
            positions,
            bytes,
            resumed: self.resumed,
        })
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}
