//! Match files in other formats.

use std::path::Path;

use barpoint_engine::MatchRecord;
use barpoint_formats::{ExportError, Format, Imported, Warning};

use super::{MatchError, read};
use crate::files;

/// A match file written in another format.
#[derive(Debug)]
pub struct Converted {
    /// What was read.
    pub record: MatchRecord,
    /// What was odd about the file.
    pub warnings: Vec<Warning>,
    /// The name of the format written.
    pub format: &'static str,
}

/// Reads a match file of any known format and writes it in another: in the format named, else in the one that the name of
/// the file to write ends in.
///
/// # Errors
/// If a file cannot be read or written, or both are the same; if there is no such format, or it cannot hold the match.
pub fn convert(input: &Path, output: &Path, format: Option<&str>) -> Result<Converted, MatchError> {
    if is_same_file(input, output) {
        return Err(MatchError::SameFile {
            path: output.to_path_buf(),
        });
    }
    let Imported { record, warnings } = read(input)?;
    let format = target(output, format).ok_or_else(|| MatchError::UnknownFormat {
        path: output.to_path_buf(),
    })?;
    write(&record, output, format)?;
    Ok(Converted {
        record,
        warnings,
        format: format.name(),
    })
}

/// Writes a match in a format.
pub(super) fn write(
    record: &MatchRecord,
    path: &Path,
    format: &dyn Format,
) -> Result<(), MatchError> {
    let bytes = format.export(record).map_err(|source| MatchError::Export {
        path: path.to_path_buf(),
        source,
    })?;
    Ok(files::write_whole(path, &bytes)?)
}

/// A match as the bytes of a file in the format of this name; `None` if there is no such format.
///
/// # Errors
/// If the format cannot hold the match.
pub fn export(record: &MatchRecord, format: &str) -> Option<Result<Vec<u8>, ExportError>> {
    Some(barpoint_formats::by_name(format)?.export(record))
}

/// Whether both paths lead to one file that is there.
fn is_same_file(input: &Path, output: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    real(input).is_some_and(|input| real(output) == Some(input))
}

fn target(output: &Path, format: Option<&str>) -> Option<&'static dyn Format> {
    let ending = output
        .extension()
        .map(|e| e.to_string_lossy().to_lowercase());
    let name = format.map(str::to_owned).or(ending)?;
    barpoint_formats::by_name(if name == "txt" { "mat" } else { &name })
}
