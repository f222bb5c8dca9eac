//! Reading match files.

use std::path::Path;

use barpoint_formats::Imported;

use crate::error::CliError;
use barpoint_app::files;

/// Reads a match file of any known format.
pub(crate) fn import(path: &Path) -> Result<Imported, CliError> {
    let bytes = files::read(path)?;
    barpoint_formats::import(&bytes).map_err(|error| CliError::File {
        path: path.to_path_buf(),
        reason: error.to_string(),
    })
}

/// Names of all formats, for the option parser.
pub(crate) fn format_names() -> Vec<&'static str> {
    barpoint_formats::FORMATS
        .iter()
        .map(|format| format.name())
        .collect()
}
