//! Other people's match files and benchmark positions, kept beside the project, never inside it.

use std::path::{Path, PathBuf};

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

/// A file or folder under the shared data folder (`../shared` beside the workspace, or
/// `$BARPOINT_SHARED`); `None`, with a visible line, where it is absent so that the test can skip.
#[must_use]
pub fn fixture(relative: &str) -> Option<PathBuf> {
    let shared = std::env::var_os("BARPOINT_SHARED")
        .map_or_else(|| workspace_root().join("../shared"), PathBuf::from);
    let path = shared.join(relative);
    if path.exists() {
        return Some(path);
    }
    #[expect(
        clippy::print_stderr,
        reason = "a skipped test must be visible in the log"
    )]
    {
        eprintln!("SKIPPED: shared data {relative} is not on this machine");
    }
    None
}

/// All files under a fixture folder, sorted by path; empty, with a visible line, if absent.
#[must_use]
pub fn fixtures_under(relative: &str) -> Vec<PathBuf> {
    let Some(root) = fixture(relative) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut folders = vec![root];
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
