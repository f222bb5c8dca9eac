//! Files by name, with `-` for the standard streams.

use std::io::Write;
use std::path::Path;

use barpoint_app::files::{self, FileError};

use crate::error::CliError;

/// What the standard streams are called as files.
pub(crate) const STANDARD: &str = "-";

/// Whether a path stands for a standard stream.
pub(crate) fn is_standard(path: &Path) -> bool {
    path.as_os_str() == STANDARD
}

/// The bytes of a file, or of standard input.
pub(crate) fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    if is_standard(path) {
        return files::read_stream(Path::new("standard input"), std::io::stdin().lock());
    }
    files::read(path)
}

/// The text of a file, or of standard input.
pub(crate) fn read_text(path: &Path) -> Result<String, FileError> {
    files::text(path, read(path)?)
}

/// Writes a file whole or not at all, or to standard output after what was printed there.
pub(crate) fn write(path: &Path, bytes: &[u8], out: &mut dyn Write) -> Result<(), CliError> {
    if !is_standard(path) {
        return Ok(files::write_whole(path, bytes)?);
    }
    out.flush()?;
    let mut stdout = std::io::stdout().lock();
    stdout.write_all(bytes)?;
    Ok(stdout.flush()?)
}
