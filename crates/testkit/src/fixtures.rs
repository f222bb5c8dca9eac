//! Other people's match files and benchmark positions, kept beside the project, never inside it.

use std::path::{Path, PathBuf};

use crate::skip::{Missing, skip};

/// The root of this workspace.
#[must_use]
pub fn workspace_root() -> PathBuf {
    let crate_dir = Path::new(env!("CARGO_MANIFEST_DIR"));
    crate_dir
        .ancestors()
        .nth(2)
        .unwrap_or(crate_dir)
        .to_path_buf()
}

/// A folder for the bearoff tables that the program computes itself, so that not every test program computes them.
///
/// # Panics
/// If it cannot be made.
#[must_use]
pub fn tables_folder() -> PathBuf {
    let folder = workspace_root().join("target/test-tables");
    std::fs::create_dir_all(&folder).expect("a folder in target/");
    folder
}

/// A file or folder under the shared data folder (`../shared` beside the workspace, or
/// `$BARPOINT_SHARED`); `None`, and the test counted as skipped, where it is absent.
#[must_use]
#[track_caller]
pub fn fixture(relative: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("BARPOINT_SHARED")
        .map_or_else(|| workspace_root().join("../shared"), PathBuf::from);
    let path = shared.join(relative);
    if !path.exists() {
        skip(Missing::Shared, relative);
        return None;
    }
    Some(path)
}

/// All files under a fixture folder, sorted by path; `None`, and the test counted as skipped, where the
/// folder is absent.
///
/// A folder `defects` below it is left out: its files are known not to be read as they should be, so each has a
/// test of its own once it is.
///
/// # Panics
/// If the folder is there but holds no file: a test over no file proves nothing.
#[must_use]
#[track_caller]
pub fn fixtures_under(relative: &str) -> Option<Vec<PathBuf>> {
    let folder = fixture(relative)?;
    let mut found = files_under(&folder);
    found.retain(|path| {
        let below = path.strip_prefix(&folder).unwrap_or(path);
        !below.iter().any(|part| part == "defects")
    });
    assert!(!found.is_empty(), "{relative} holds no file");
    Some(found)
}

/// All files under a folder, sorted by path.
#[must_use]
pub fn files_under(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}
