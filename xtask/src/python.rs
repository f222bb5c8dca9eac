//! The Python package: its wheel built, installed into a clean environment and tested there.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use crate::process::{output_of, succeed};
use crate::third_party::{Product, licences};
use crate::{TaskError, root, target};

/// What the pages of the API are about.
const API: [&str; 5] = [
    "barpoint",
    "barpoint.cluster",
    "barpoint.compat.gnubg",
    "barpoint.compat.gnubg_nn",
    "barpoint.learn",
];

/// Builds the wheel with what the tests of the workspace have built, installs it into an environment of its own and runs
/// `python/tests` there. `report` is where pytest writes how they ended, `skipped` the list that skipped tests add to.
pub(crate) fn run(report: Option<&Path>, skipped: Option<&Path>) -> Result<Duration, TaskError> {
    let python = environment()?;
    let mut taken = build()?;
    let wheel = pack(&python)?;
    let install = [
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--force-reinstall",
    ];
    let mut command = Command::new(&python);
    taken += succeed(command.args(install).arg(&wheel), "pip install (the wheel)")?;
    let mut tests = Command::new(&python);
    tests
        .args(["-m", "pytest", "-q", "-p", "no:cacheprovider"])
        .arg(root().join("python/tests"))
        .env("BARPOINT_BIN", target().join("debug/barpoint"))
        .current_dir(folder());
    if let Some(report) = report {
        tests.arg(format!("--junitxml={}", report.display()));
    }
    if let Some(skipped) = skipped {
        tests.env("BARPOINT_SKIPPED", skipped);
    }
    taken += succeed(&mut tests, "pytest python/tests")?;
    taken += pages(&python)?;
    Ok(taken)
}

/// Makes the pages of the API from the docstrings, in `target/python/api`.
fn pages(python: &Path) -> Result<Duration, TaskError> {
    let mut pages = Command::new(python);
    // It warns of types that it cannot look up, and writes their names.
    pages
        .args(["-W", "ignore", "-m", "pdoc"])
        .args(API)
        .arg("--output-directory")
        .arg(folder().join("api"))
        .current_dir(folder());
    succeed(&mut pages, "pdoc")
}

/// Where all this happens.
fn folder() -> PathBuf {
    target().join("python")
}

/// The interpreter of an environment that has what `python/requirements.txt` names and nothing else.
pub(crate) fn environment() -> Result<PathBuf, TaskError> {
    let place = folder().join("venv");
    let python = place.join("bin/python");
    let wanted = root().join("python/requirements.txt");
    let (installed, wanted_text) = (place.join("requirements.txt"), read(&wanted)?);
    if read(&installed).is_ok_and(|text| text == wanted_text) {
        return Ok(python);
    }
    let mut make = Command::new("python3");
    make.args(["-m", "venv", "--clear"]).arg(&place);
    succeed(&mut make, "python3 -m venv")?;
    let mut install = Command::new(&python);
    install
        .args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "-r",
        ])
        .arg(&wanted);
    succeed(&mut install, "pip install -r python/requirements.txt")?;
    write(&installed, wanted_text)?;
    Ok(python)
}

/// Builds the library. The features and the profile are those of `cargo test --workspace`, so that nothing but the crate
/// itself is compiled after it; the test named brings in the features that only tests need.
fn build() -> Result<Duration, TaskError> {
    let mut command = Command::new("cargo");
    command
        .args([
            "build",
            "--workspace",
            "--lib",
            "--test",
            "perft",
            "--profile",
            "test",
        ])
        .current_dir(root());
    succeed(&mut command, "cargo build --workspace --lib")
}

/// A wheel of the library that [`build`] has left, described by maturin.
fn pack(python: &Path) -> Result<PathBuf, TaskError> {
    let (parts, wheels) = (folder().join("parts"), folder().join("wheels"));
    for place in [&parts, &wheels] {
        if place.is_dir() {
            fs::remove_dir_all(place).map_err(unwritable(place))?;
        }
        fs::create_dir_all(place).map_err(unwritable(place))?;
    }
    let package = parts.join("barpoint");
    copy(&root().join("python/barpoint"), &package)?;
    write_licences()?;
    let library = package.join("_barpoint.abi3.so");
    let built = target().join("debug/lib_barpoint.so");
    fs::copy(built, &library).map_err(unwritable(&library))?;
    let mut describe = Command::new(python);
    describe
        .args([
            "-m",
            "maturin",
            "pep517",
            "write-dist-info",
            "--metadata-directory",
        ])
        .arg(&parts)
        .arg("--interpreter")
        .arg(python)
        .current_dir(root().join("python"));
    let named = output_of(&mut describe, "maturin pep517 write-dist-info")?;
    let named = String::from_utf8_lossy(&named);
    let mut pack = Command::new(python);
    pack.args(["-m", "wheel", "pack", "--dest-dir"])
        .arg(&wheels)
        .arg(&parts);
    output_of(&mut pack, "wheel pack")?;
    let mut made = fs::read_dir(&wheels).map_err(unreadable(&wheels))?;
    let wheel = made.find_map(|entry| Some(entry.ok()?.path()));
    wheel.ok_or_else(|| TaskError::Output {
        expected: format!("a wheel of {}", named.trim()),
    })
}

/// Writes the licences of the crates in the wheel beside ours, where `python/pyproject.toml` names them.
pub(crate) fn write_licences() -> Result<(), TaskError> {
    let place = root().join("python/LICENSES-THIRD-PARTY.txt");
    write(&place, licences(Product::Wheel)?)
}

/// Copies a folder with all below it but compiled files.
fn copy(from: &Path, to: &Path) -> Result<(), TaskError> {
    fs::create_dir_all(to).map_err(unwritable(to))?;
    for entry in fs::read_dir(from).map_err(unreadable(from))? {
        let path = entry.map_err(unreadable(from))?.path();
        let Some(name) = path.file_name().filter(|name| *name != "__pycache__") else {
            continue;
        };
        let to = to.join(name);
        if path.is_dir() {
            copy(&path, &to)?;
        } else {
            fs::copy(&path, &to).map_err(unwritable(&to))?;
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path).map_err(unreadable(path))
}

fn write(path: &Path, text: String) -> Result<(), TaskError> {
    fs::write(path, text).map_err(unwritable(path))
}

fn unreadable(path: &Path) -> impl Fn(std::io::Error) -> TaskError + use<> {
    let path = path.to_path_buf();
    move |source| TaskError::Read {
        path: path.clone(),
        source,
    }
}

fn unwritable(path: &Path) -> impl Fn(std::io::Error) -> TaskError + use<> {
    let path = path.to_path_buf();
    move |source| TaskError::Write {
        path: path.clone(),
        source,
    }
}
