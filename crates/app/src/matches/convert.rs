//! Match files in other formats.

use std::path::Path;

use barpoint_engine::MatchRecord;
use barpoint_formats::{ExportError, Format};

use super::MatchError;
use crate::files;

/// The format in which matches are to be written to `output`: the one named, else the one that the name of the file ends in.
/// Asked for before anything is read.
///
/// # Errors
/// If there is no such format.
pub fn format_for(output: &Path, name: Option<&str>) -> Result<&'static dyn Format, MatchError> {
    target(output, name).ok_or_else(|| MatchError::UnknownFormat {
        path: output.to_path_buf(),
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

fn target(output: &Path, format: Option<&str>) -> Option<&'static dyn Format> {
    let ending = output
        .extension()
        .map(|e| e.to_string_lossy().to_lowercase());
    let name = format.map(str::to_owned).or(ending)?;
    barpoint_formats::by_name(if name == "txt" { "mat" } else { &name })
}
