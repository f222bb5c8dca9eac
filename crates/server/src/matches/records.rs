//! Records of matches as bytes and as files.

use std::path::Path;

use barpoint_engine::MatchRecord;

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::folder::unusable;

/// A record in a format.
pub(crate) fn export(record: &MatchRecord, format: &str) -> Result<Vec<u8>, String> {
    let bytes = barpoint_app::matches::export(record, format)
        .ok_or_else(|| format!("there is no format called {format:?}"))?;
    bytes.map_err(|error| error.to_string())
}

pub(super) fn write_record(path: &Path, record: &MatchRecord) -> Result<(), ServerError> {
    let bytes = export(record, "sgf").map_err(|error| ServerError::Write {
        path: path.to_path_buf(),
        source: std::io::Error::other(error),
    })?;
    files::write_whole(path, &bytes)
}

pub(super) fn read_record(path: &Path) -> Result<MatchRecord, ApiError> {
    let bytes = std::fs::read(path).map_err(|e| unusable(path, &e))?;
    let imported = barpoint_formats::import(&bytes).map_err(|e| unusable(path, &e))?;
    Ok(imported.record)
}
