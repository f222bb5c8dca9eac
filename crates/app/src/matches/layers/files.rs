//! The files of a match under review: the moves as SGF, each analysis as another SGF file, a note beside them.

use std::path::{Path, PathBuf};

use barpoint_engine::MatchRecord;
use barpoint_formats::{ExportError, Format, sgf};

use super::{EntryEditError, Layers, MatchNote};
use crate::files::{FileError, write_private};

/// Where the files of a match are, and the JSON in them, which this crate does not know.
pub trait MatchFiles {
    /// The file of the match whose name ends like this.
    fn path(&self, ending: &str) -> PathBuf;

    /// The note as bytes.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    fn note_bytes(&self, note: &MatchNote) -> std::io::Result<Vec<u8>>;

    /// The list of analyses that goes into an exported file.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    fn layers_text(&self, layers: &Layers) -> std::io::Result<String>;

    /// The list of analyses in an exported file; `None` if it cannot be read.
    fn parse_layers(&self, text: &str) -> Option<Layers>;
}

/// Why something cannot be done with a match under review.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReviewError {
    /// The match was deleted.
    #[error("there is no such match")]
    NoMatch,
    /// It has no analysis of this name.
    #[error("there is no such analysis of this match")]
    NoLayer,
    /// The analysis was deleted while a job was working on it.
    #[error("there is no such analysis any more: it was deleted")]
    LayerDeleted,
    /// The imported analysis stays.
    #[error("the imported analysis cannot be deleted")]
    Imported,
    /// A job is working on the analysis.
    #[error("a job is working on this analysis: cancel it first")]
    Busy,
    /// An entry that cannot be changed like this.
    #[error(transparent)]
    Edit(#[from] EntryEditError),
    /// A file that cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// An analysis that no file can hold.
    #[error(transparent)]
    Export(#[from] ExportError),
    /// A list of analyses that no file can hold.
    #[error("the list of analyses cannot be written: {0}")]
    Note(std::io::Error),
    /// A file that holds something else.
    #[error("{path} cannot be used: {problem}")]
    Unusable {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
}

/// How the name of the match's own file ends.
pub(super) const MATCH: &str = ".sgf";

/// How the name of the file of an analysis ends.
pub(super) fn ending_of(file: u32) -> String {
    format!("-{file}.sgf")
}

pub(super) fn read_record(path: &Path) -> Result<MatchRecord, ReviewError> {
    let unusable = |error: &dyn std::fmt::Display| ReviewError::Unusable {
        path: path.to_path_buf(),
        problem: error.to_string(),
    };
    let bytes = std::fs::read(path).map_err(|e| unusable(&e))?;
    let imported = barpoint_formats::import(&bytes).map_err(|e| unusable(&e))?;
    Ok(imported.record)
}

pub(super) fn write_record(
    files: &impl MatchFiles,
    ending: &str,
    record: &MatchRecord,
) -> Result<(), FileError> {
    let bytes = sgf::Sgf.export(record).map_err(std::io::Error::other);
    write(files, ending, bytes)
}

pub(super) fn write_note(files: &impl MatchFiles, note: &MatchNote) -> Result<(), FileError> {
    write(files, ".json", files.note_bytes(note))
}

fn write(
    files: &impl MatchFiles,
    ending: &str,
    bytes: std::io::Result<Vec<u8>>,
) -> Result<(), FileError> {
    let path = files.path(ending);
    match bytes {
        Ok(bytes) => write_private(&path, &bytes),
        Err(source) => Err(FileError::Write { path, source }),
    }
}
