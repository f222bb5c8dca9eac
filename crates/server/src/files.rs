//! Items in folders, each in files that begin with its ID.

use std::path::{Path, PathBuf};

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
