//! The pages in the browser: built by npm, carried by the program.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, SystemTime};

use crate::process::{succeed, succeed_into};
use crate::{TaskError, root};

/// What the pages are made from, inside `web/`.
const SOURCES: &[&str] = &[
    "src",
    "public",
    "index.html",
    "package-lock.json",
    "vite.config.ts",
];

/// Runs npm in `web/` with these variables set; returns the processor time it took.
pub(crate) fn npm(arguments: &[&str], variables: &[(&str, &Path)]) -> Result<Duration, TaskError> {
    let shown = format!("npm {} (in web/)", arguments.join(" "));
    let mut npm = Command::new("npm");
    npm.args(arguments)
        .envs(variables.iter().copied())
        .current_dir(root().join("web"));
    succeed(&mut npm, &shown)
}

/// Checks style, types and tests of the pages; what npm prints goes to a file.
pub(crate) fn check(reports: &Path, printed: &Path) -> Result<Duration, TaskError> {
    let mut npm = Command::new("npm");
    npm.args(["run", "check"])
        .env("BARPOINT_REPORTS", reports)
        .current_dir(root().join("web"));
    succeed_into(&mut npm, "npm run check (in web/)", printed)
}

/// Fetches the packages where the lock file is newer than what is there.
pub(crate) fn install() -> Result<Duration, TaskError> {
    let web = root().join("web");
    let have = changed(&web.join("node_modules/.package-lock.json"));
    if have.is_none() || have < changed(&web.join("package-lock.json")) {
        return npm(&["ci", "--no-audit", "--no-fund"], &[]);
    }
    Ok(Duration::ZERO)
}

/// Builds the pages where a source is newer than they are.
pub(crate) fn build() -> Result<Duration, TaskError> {
    let web = root().join("web");
    let built = changed(&web.join("dist/index.html"));
    let newest = SOURCES
        .iter()
        .filter_map(|name| newest(&web.join(name)))
        .max();
    if built.is_none() || built < newest {
        return Ok(install()? + npm(&["run", "build"], &[])?);
    }
    Ok(Duration::ZERO)
}

/// Builds pages and program and opens the board.
pub(crate) fn run(arguments: &[String]) -> Result<(), TaskError> {
    build()?;
    let mut serve = Command::new("cargo");
    serve
        .args(["run", "--release", "--", "serve"])
        .args(arguments)
        .current_dir(root());
    succeed(&mut serve, "cargo run --release -- serve")?;
    Ok(())
}

fn changed(path: &Path) -> Option<SystemTime> {
    path.metadata().ok()?.modified().ok()
}

/// When anything at or below a path was last changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let mut open: Vec<PathBuf> = vec![path.to_path_buf()];
    let mut found = None;
    while let Some(path) = open.pop() {
        if let Ok(entries) = std::fs::read_dir(&path) {
            open.extend(entries.flatten().map(|entry| entry.path()));
        }
        found = found.max(changed(&path));
    }
    found
}
