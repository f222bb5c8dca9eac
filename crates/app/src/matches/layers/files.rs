//! The files of a match under review: all that its file told as JSON, each analysis as SGF, a note beside them.

use std::path::{Path, PathBuf};

use barpoint_analysis::review::same_course;
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
    /// The analysis was made elsewhere or by other nets.
    #[error(
        "this analysis was not made by the nets in use, whose numbers cannot be compared with its own: analyse the match again"
    )]
    OtherNets,
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

/// How names of files with records end: JSON, and SGF, in which earlier versions wrote the match itself too, though it cannot hold
/// what other programs said.
const ENDINGS: [&str; 2] = [".match", ".sgf"];

/// The end of the names of a match's own file, but for the ending.
const OWN: &str = "";

/// The end of the names of the file of an analysis, but for the ending.
fn part_of(layer: u32) -> String {
    format!("-{layer}")
}

/// The match as its own file has it.
pub(super) fn read_match(files: &impl MatchFiles) -> Result<MatchRecord, ReviewError> {
    let [path, former] = paths(files, OWN);
    read_record(if path.exists() { &path } else { &former })
}

/// An analysis with the path of its file; `None` if that was never written.
pub(super) fn read_layer(
    files: &impl MatchFiles,
    layer: u32,
) -> Result<Option<(PathBuf, MatchRecord)>, ReviewError> {
    let mut paths = paths(files, &part_of(layer)).into_iter();
    let Some(path) = paths.find(|path| path.exists()) else {
        return Ok(None);
    };
    let record = read_record(&path)?;
    Ok(Some((path, record)))
}

/// Writes the match's own file.
pub(super) fn write_match(files: &impl MatchFiles, record: &MatchRecord) -> Result<(), FileError> {
    let [ending, former] = ENDINGS;
    let bytes = barpoint_formats::compact_json(record).map_err(std::io::Error::other);
    write(files, ending, bytes)?;
    // It says less, and would only waste space.
    let _ = std::fs::remove_file(files.path(former));
    Ok(())
}

/// Writes an analysis, without what is in the match's own file anyway.
pub(super) fn write_layer(
    files: &impl MatchFiles,
    layer: u32,
    record: &MatchRecord,
) -> Result<(), FileError> {
    let [json, sgf] = ENDINGS.map(|ending| format!("{}{ending}", part_of(layer)));
    let (bytes, is_sgf) = match analysis_alone(record) {
        Ok(AnalysisText { bytes, is_sgf }) => (Ok(bytes), is_sgf),
        Err(error) => (Err(std::io::Error::other(error)), true),
    };
    let [ending, other] = if is_sgf { [sgf, json] } else { [json, sgf] };
    write(files, &ending, bytes)?;
    // It says no more, and would only waste space.
    let _ = std::fs::remove_file(files.path(&other));
    Ok(())
}

/// Removes the file of an analysis. What cannot be removed would only waste space.
pub(super) fn remove_layer(files: &impl MatchFiles, layer: u32) {
    for path in paths(files, &part_of(layer)) {
        let _ = std::fs::remove_file(path);
    }
}

/// An analysis as text.
pub(super) struct AnalysisText {
    pub(super) bytes: Vec<u8>,
    is_sgf: bool,
}

/// The analysis of a match without what other programs said and without parts of its file: as SGF, which is short, or as JSON where
/// SGF would not give back the same plays.
pub(super) fn analysis_alone(record: &MatchRecord) -> Result<AnalysisText, ExportError> {
    let bytes = sgf::Sgf.export(record)?;
    let read = barpoint_formats::import(&bytes);
    if read.is_ok_and(|read| same_course(&read.record, record)) {
        let is_sgf = true;
        return Ok(AnalysisText { bytes, is_sgf });
    }
    let mut record = record.clone();
    record.analysts.clear();
    record.attachments.clear();
    for game in &mut record.games {
        for entry in &mut game.entries {
            entry.opinions.clear();
        }
    }
    Ok(AnalysisText {
        bytes: barpoint_formats::compact_json(&record)?,
        is_sgf: false,
    })
}

fn paths(files: &impl MatchFiles, part: &str) -> [PathBuf; 2] {
    ENDINGS.map(|ending| files.path(&format!("{part}{ending}")))
}

fn read_record(path: &Path) -> Result<MatchRecord, ReviewError> {
    let unusable = |error: &dyn std::fmt::Display| ReviewError::Unusable {
        path: path.to_path_buf(),
        problem: error.to_string(),
    };
    let bytes = std::fs::read(path).map_err(|e| unusable(&e))?;
    let imported = barpoint_formats::import(&bytes).map_err(|e| unusable(&e))?;
    Ok(imported.record)
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
