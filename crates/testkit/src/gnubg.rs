//! Installed programs that tests use: gnubg, the yardstick of some, and others that look at what is written.

use std::path::{Path, PathBuf};

use crate::skip::{Missing, skip};

/// Where Debian keeps gnubg's data.
const DATA: &str = "/usr/share/gnubg";

/// The installed gnubg: `$GNUBG`, the search path or Debian's folder for games; `None`, and the test counted
/// as skipped, where there is none.
#[must_use]
#[track_caller]
pub fn gnubg() -> Option<PathBuf> {
    let named = std::env::var_os("GNUBG").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = named
        .into_iter()
        .chain(std::env::split_paths(&path).map(|folder| folder.join("gnubg")))
        .chain([PathBuf::from("/usr/games/gnubg")])
        .find(|candidate| candidate.is_file());
    if found.is_none() {
        skip(Missing::Gnubg, "the program");
    }
    found
}

/// A program of the search path; `None`, and the test counted as skipped, where there is none.
#[must_use]
#[track_caller]
pub fn program(name: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut found = std::env::split_paths(&path).map(|folder| folder.join(name));
    let found = found.find(|candidate| candidate.is_file());
    if found.is_none() {
        skip(Missing::Program, name);
    }
    found
}

/// A file or folder of gnubg's own data; `None`, and the test counted as skipped, where it is absent.
#[must_use]
#[track_caller]
pub fn gnubg_data(relative: &str) -> Option<PathBuf> {
    let path = Path::new(DATA).join(relative);
    if !path.exists() {
        skip(Missing::Gnubg, relative);
        return None;
    }
    Some(path)
}
