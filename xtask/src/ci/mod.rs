//! The checks every change must pass, in the order of how fast they fail.

mod counts;
mod rust_tests;
mod skips;
mod steps;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use serde_json::Value;

use crate::process::{output_of, succeed};
use crate::{TaskError, api, dist, licences, package, python, root, target, tidy, trailers, web};
use counts::{Counts, Tested};
use skips::{Machine, Skip};
use steps::Steps;

/// Runs every step up to the first that fails; the times are printed either way.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run() -> Result<(), TaskError> {
    let mut steps = Steps::default();
    let mut tested = Tested::default();
    let outcome = all(&mut steps, &mut tested);
    println!("\n{}\n{}", tested.slowest(), steps.table());
    let (counts, skips) = outcome?;
    print!("{}", skips::listed(&skips));
    println!("{}", closing_line(counts, skips::tests(&skips)));
    if std::env::var_os("CI").is_some() {
        Machine::here().judge(&skips)?;
    }
    Ok(())
}

fn all(steps: &mut Steps, tested: &mut Tested) -> Result<(Counts, Vec<Skip>), TaskError> {
    let reports = Reports::empty()?;
    steps.run("tidy", || tidy::run().map(|()| Duration::ZERO))?;
    let compare = api::Args { write: false };
    steps.run("cargo xtask api", || {
        api::run(&compare).map(|()| Duration::ZERO)
    })?;
    steps.run("trailers", || trailers::run(None).map(|()| Duration::ZERO))?;
    steps.run("licences", licences::run)?;
    cargo(steps, &["fmt", "--all", "--check"])?;
    // The program carries the pages, so they come before it.
    steps.run("npm ci (in web/)", web::install)?;
    steps.run("npm run build (in web/)", web::build)?;
    lints(steps, &reports.folder)?;
    cargo(steps, &["test", "--workspace", "--no-run"])?;
    steps.run("cargo test --workspace", || {
        rust_tests::run(&reports.skipped(), tested)
    })?;
    steps.run("cargo xtask python", || {
        python::run(Some(&reports.pytest()), Some(&reports.skipped()))
    })?;
    // The flows use the program that the tests have built.
    let program = target().join("debug/barpoint");
    let flows = [
        ("BARPOINT_REPORTS", reports.folder.as_path()),
        ("BARPOINT_BIN", &program),
    ];
    steps.run("npm run e2e (in web/)", || {
        web::npm(&["run", "e2e"], &flows)
    })?;
    steps.run("signature", || signature(&program))?;
    steps.run("cargo xtask dist", || {
        dist::run(&dist::Args {
            program: Some(program),
            try_out: true,
        })
    })?;
    steps.run("cargo xtask package", package::run)?;
    let flows = reports.json("playwright")?;
    let mut counts = tested.counts;
    counts += counts::of_vitest(&reports.json("vitest")?);
    counts += counts::of_playwright(&flows);
    counts += counts::of_pytest(&reports.of_pytest()?);
    let mut skips = skips::of_rust(&reports.skipped());
    skips.extend(skips::of_playwright(&flows));
    Ok((counts, skips))
}

/// Lints and documentation of the crates beside the checks of the pages: neither keeps all processors busy to its end.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
fn lints(steps: &mut Steps, reports: &Path) -> Result<(), TaskError> {
    let printed = reports.join("npm-check.txt");
    let (folder, file) = (reports.to_owned(), printed.clone());
    let pages = std::thread::spawn(move || web::check(&folder, &file));
    let clippy = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    let linted = cargo(steps, &clippy)
        .and_then(|()| cargo(steps, &["doc", "--workspace", "--no-deps", "--quiet"]));
    steps.run("npm run check (in web/), the rest of it", || {
        let ended = pages.join();
        println!("{}", fs::read_to_string(&printed).unwrap_or_default());
        ended.unwrap_or_else(|_| {
            Err(TaskError::Command {
                command: "npm run check (in web/)".to_owned(),
            })
        })
    })?;
    linted
}

/// The program plays as the last commit with a signature says.
fn signature(program: &Path) -> Result<Duration, TaskError> {
    let printed = output_of(Command::new(program).arg("bench"), "barpoint bench")?;
    let printed = String::from_utf8_lossy(&printed);
    let found = printed
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("Signature: "));
    match (trailers::last_signature(), found) {
        (None, Some(_)) => Ok(Duration::ZERO),
        (Some(recorded), Some(found)) if recorded == found => Ok(Duration::ZERO),
        (recorded, found) => Err(TaskError::Unexpected {
            expected: format!("signature {recorded:?}, which the last commit with one records"),
            found: format!("{found:?}"),
        }),
    }
}

fn cargo(steps: &mut Steps, arguments: &[&str]) -> Result<(), TaskError> {
    let shown = format!("cargo {}", arguments.join(" "));
    let mut command = Command::new("cargo");
    command
        .args(arguments)
        .env("RUSTDOCFLAGS", "-D warnings")
        .current_dir(root());
    steps.run(&shown, || succeed(&mut command, &shown))
}

/// Where tests leave word of how they ended.
struct Reports {
    folder: PathBuf,
}

impl Reports {
    /// A folder without the reports of an earlier run.
    fn empty() -> Result<Self, TaskError> {
        let folder = target().join("ci");
        let failed = |source| TaskError::Write {
            path: folder.clone(),
            source,
        };
        if folder.is_dir() {
            fs::remove_dir_all(&folder).map_err(failed)?;
        }
        fs::create_dir_all(&folder).map_err(failed)?;
        Ok(Self { folder })
    }

    /// The list that skipped tests of Rust add to.
    fn skipped(&self) -> PathBuf {
        self.folder.join("skipped.tsv")
    }

    /// What pytest reports.
    fn pytest(&self) -> PathBuf {
        self.folder.join("pytest.xml")
    }

    fn of_pytest(&self) -> Result<String, TaskError> {
        let path = self.pytest();
        fs::read_to_string(&path).map_err(|source| TaskError::Read { path, source })
    }

    fn json(&self, name: &str) -> Result<Value, TaskError> {
        let path = self.folder.join(name).with_extension("json");
        let read = |path: &Path| serde_json::from_slice(&fs::read(path)?).map_err(Into::into);
        read(&path).map_err(|source| TaskError::Read { path, source })
    }
}

/// The last line: what it says is alike for people and for programs that read it.
fn closing_line(counts: Counts, skipped: usize) -> String {
    let skipped = u64::try_from(skipped).unwrap_or(u64::MAX);
    format!(
        "tests: {} passed, {} failed, {} skipped",
        counts.passed.saturating_sub(skipped),
        counts.failed,
        counts.ignored + skipped
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_test_that_skipped_did_not_pass() {
        let counts = Counts {
            passed: 10,
            failed: 0,
            ignored: 1,
        };
        assert_eq!(
            closing_line(counts, 2),
            "tests: 8 passed, 0 failed, 3 skipped"
        );
    }
}
