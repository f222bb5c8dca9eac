//! Files written whole or not at all, readable by their owner only.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::ServerError;

/// Prefix of files still being written.
const BEGUN: &str = ".tmp";
/// After this time an unfinished file is no longer being written.
const LONGEST_WRITE: Duration = Duration::from_mins(1);

/// Writes a file beside the old one and puts it in its place.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), ServerError> {
    replace(path, bytes).map_err(|source| ServerError::Write {
        path: path.to_path_buf(),
        source,
    })
}

/// The same with the plain error.
pub(crate) fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    let mut file = tempfile::Builder::new().prefix(BEGUN).tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}

/// Removes the unfinished files that a killed program left in a folder; recent ones may belong to another running
/// program.
pub(crate) fn sweep(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let begun = entry.file_name().to_string_lossy().starts_with(BEGUN);
        let changed = entry.metadata().and_then(|about| about.modified()).ok();
        let age = changed.and_then(|time| time.elapsed().ok());
        if begun && age.is_some_and(|age| age > LONGEST_WRITE) {
            // A file that cannot be removed only wastes space.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Creates a folder and its parents.
pub(crate) fn make_folder(path: &Path) -> Result<(), ServerError> {
    std::fs::create_dir_all(path).map_err(|source| ServerError::Write {
        path: path.to_path_buf(),
        source,
    })
}

/// The file of an item in a folder. Names are hexadecimal, so none leads out of the folder.
pub(crate) fn of_id(folder: &Path, id: &str, extension: &str) -> Option<PathBuf> {
    let plain = !id.is_empty() && id.len() <= 32 && id.chars().all(|c| c.is_ascii_hexdigit());
    plain.then(|| folder.join(format!("{id}.{extension}")))
}

/// The names of all files in a folder with this ending, without it.
pub(crate) fn names(folder: &Path, end: &'static str) -> impl Iterator<Item = String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(move |entry| {
        let name = entry.file_name().into_string().ok()?;
        name.strip_suffix(end).map(str::to_owned)
    })
}
