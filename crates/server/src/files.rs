//! Files written whole or not at all, readable by their owner only.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::error::ServerError;

/// How the names of files begin that are not whole yet.
const BEGUN: &str = ".tmp";
/// A file that is not whole after this time is not being written any more.
const LONGEST_WRITE: Duration = Duration::from_mins(1);

/// Writes a file beside the old one and puts it in its place.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), ServerError> {
    let failed = |source| ServerError::Write {
        path: path.to_path_buf(),
        source,
    };
    let folder = path.parent().unwrap_or(Path::new("."));
    let beside = tempfile::Builder::new().prefix(BEGUN).tempfile_in(folder);
    let mut file = beside.map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    file.as_file().sync_all().map_err(failed)?;
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}

/// Removes the half-written files that a killed program left in a folder; young ones may be another program's, at work.
pub(crate) fn sweep(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let begun = entry.file_name().to_string_lossy().starts_with(BEGUN);
        let changed = entry.metadata().and_then(|about| about.modified()).ok();
        let age = changed.and_then(|time| time.elapsed().ok());
        if begun && age.is_some_and(|age| age > LONGEST_WRITE) {
            // Such a file is in nobody's way: one that cannot be removed only wastes room.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// Makes a folder and those above it.
pub(crate) fn make_folder(path: &Path) -> Result<(), ServerError> {
    std::fs::create_dir_all(path).map_err(|source| ServerError::Write {
        path: path.to_path_buf(),
        source,
    })
}

/// The file of something in a folder. Names are hexadecimal, so that none leads out of the folder.
pub(crate) fn of_id(folder: &Path, id: &str, extension: &str) -> Option<PathBuf> {
    let plain = !id.is_empty() && id.len() <= 32 && id.chars().all(|c| c.is_ascii_hexdigit());
    plain.then(|| folder.join(format!("{id}.{extension}")))
}

/// The names of all files in a folder that end so, without that end.
pub(crate) fn names(folder: &Path, end: &'static str) -> impl Iterator<Item = String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(move |entry| {
        let name = entry.file_name().into_string().ok()?;
        name.strip_suffix(end).map(str::to_owned)
    })
}
