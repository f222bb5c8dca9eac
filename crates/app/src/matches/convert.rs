//! Match files in other formats.

use std::path::Path;

use barpoint_engine::MatchRecord;
use barpoint_formats::{ExportError, Format, Imported, Warning};

use super::{MatchError, import};
use crate::files;

/// A match in another format.
#[derive(Debug)]
pub struct Converted {
    /// The match read.
    pub record: MatchRecord,
    /// Warnings about the file.
    pub warnings: Vec<Warning>,
    /// The same match in the other format.
    pub bytes: Vec<u8>,
}

/// The format in which a match read from `input` is written to `output`: the one named, otherwise the one that
/// the file name ends in. Settled before anything is read.
///
/// # Errors
/// If there is no such format, or both are the same file.
pub fn format_for(
    input: &Path,
    output: &Path,
    name: Option<&str>,
) -> Result<&'static dyn Format, MatchError> {
    check_apart(input, output)?;
    target(output, name).ok_or_else(|| MatchError::UnknownFormat {
        path: output.to_path_buf(),
    })
}

/// Converts the bytes of a match file of any known format into another; `path` names it in errors.
///
/// # Errors
/// If they hold no match, or the format cannot hold it.
pub fn convert(path: &Path, bytes: &[u8], format: &dyn Format) -> Result<Converted, MatchError> {
    let Imported { record, warnings } = import(path, bytes)?;
    Ok(Converted {
        bytes: exported(&record, path, format)?,
        record,
        warnings,
    })
}

/// Writes a match in a format.
pub(super) fn write(
    record: &MatchRecord,
    path: &Path,
    format: &dyn Format,
) -> Result<(), MatchError> {
    Ok(files::write_whole(path, &exported(record, path, format)?)?)
}

/// A match in a format; `path` names the file in errors.
///
/// # Errors
/// If the format cannot hold the match.
pub fn exported(
    record: &MatchRecord,
    path: &Path,
    format: &dyn Format,
) -> Result<Vec<u8>, MatchError> {
    format.export(record).map_err(|source| MatchError::Export {
        path: path.to_path_buf(),
        source,
    })
}

/// A match as the bytes of a file in the format of this name; `None` if there is no such format.
///
/// # Errors
/// If the format cannot hold the match.
pub fn export(record: &MatchRecord, format: &str) -> Option<Result<Vec<u8>, ExportError>> {
    Some(barpoint_formats::by_name(format)?.export(record))
}

/// Refuses to write to the file that is read.
///
/// # Errors
/// If both are the same file.
pub fn check_apart(input: &Path, output: &Path) -> Result<(), MatchError> {
    if files::is_same(input, output) {
        return Err(MatchError::SameFile {
            path: output.to_path_buf(),
        });
    }
    Ok(())
}

fn target(output: &Path, format: Option<&str>) -> Option<&'static dyn Format> {
    let ending = output
        .extension()
        .map(|e| e.to_string_lossy().to_lowercase());
    let name = format.map(str::to_owned).or(ending)?;
    barpoint_formats::by_name(if name == "txt" { "mat" } else { &name })
}
