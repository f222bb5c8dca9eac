//! Installed programs that tests use: gnubg, the yardstick of some, and others that look at what is written.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    match found {
        Some(_) => make_folders_of_gnubg(),
        None => skip(Missing::Gnubg, "the program"),
    }
    found
}

/// Started for the first time twice at once, both gnubg look for their folders and make them, and the one that comes second
/// ends: so they are made before. Where they cannot be, gnubg says so itself.
fn make_folders_of_gnubg() {
    if let Some(home) = std::env::home_dir() {
        std::fs::create_dir_all(home.join(".gnubg/backup")).ok();
    }
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

/// The folder of the programs of a `PostgreSQL` server, `initdb` among them: the newest of Debian's, or one in the search path; `None`,
/// and the test counted as skipped, where there is none.
#[must_use]
#[track_caller]
pub fn postgres() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let versions = std::fs::read_dir("/usr/lib/postgresql");
    let versions = versions.into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    versions.sort();
    let mut folders = versions
        .into_iter()
        .rev()
        .chain(std::env::split_paths(&path));
    let found = folders.find(|folder| folder.join("initdb").is_file());
    if found.is_none() {
        skip(Missing::Program, "PostgreSQL's initdb");
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

/// The interpreter of Python that `BARPOINT_PYTHON` names, or `python3`, if it has these modules; otherwise the test skips.
#[track_caller]
#[must_use]
pub fn python(modules: &str) -> Option<OsString> {
    let named = std::env::var_os("BARPOINT_PYTHON").filter(|name| !name.is_empty());
    let python = named.unwrap_or_else(|| "python3".into());
    let found = Command::new(&python)
        .args(["-c", &format!("import {modules}")])
        .output();
    if found.is_ok_and(|found| found.status.success()) {
        return Some(python);
    }
    skip(
        Missing::Program,
        &format!("{} with {modules}", python.display()),
    );
    None
}

/// Notes that a part of the test of the caller skips because there is no such thing.
#[track_caller]
pub fn without(what: &str) {
    skip(Missing::Program, what);
}
