//! `--quiet` keeps the progress of long commands off a terminal.

#![cfg(target_os = "linux")]
#![allow(clippy::unwrap_used, reason = "a test")]

use std::fs::{File, OpenOptions};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

use barpoint_testkit::workspace_root;
use rustix::pty::{OpenptFlags, grantpt, openpt, ptsname, unlockpt};

/// What a command shows on standard error when that is a terminal.
fn shown(data: &Path, arguments: &[&str]) -> String {
    let terminal = openpt(OpenptFlags::RDWR | OpenptFlags::NOCTTY).unwrap();
    grantpt(&terminal).unwrap();
    unlockpt(&terminal).unwrap();
    let name = ptsname(&terminal, Vec::new()).unwrap();
    let screen = OpenOptions::new()
        .read(true)
        .write(true)
        .open(name.to_str().unwrap())
        .unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command
        .args(arguments)
        .current_dir(workspace_root())
        .env("BARPOINT_DATA", data)
        .env("BARPOINT_CACHE", data)
        .env("TERM", "xterm")
        .stdout(Stdio::null())
        .stderr(screen);
    let mut child = command.spawn().unwrap();
    // Its terminal closes with it.
    drop(command);
    let mut bytes = Vec::new();
    // On Linux the end of a terminal is an error, after everything written to it.
    let _ = File::from(terminal).read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes).into_owned();
    assert!(child.wait().unwrap().success(), "{arguments:?}: {text}");
    text
}

#[track_caller]
fn check(arguments: &[&str], unit: &str) {
    let data = tempfile::tempdir().unwrap();
    let loud = shown(data.path(), arguments);
    assert!(loud.contains(unit), "{arguments:?}: {loud:?}");
    let data = tempfile::tempdir().unwrap();
    let quiet = shown(data.path(), &[arguments, &["--quiet"]].concat());
    assert_eq!(quiet, "", "{arguments:?}");
}

#[test]
fn a_database_is_built_quietly() {
    check(
        &["bearoff", "build", "--one-sided", "--points", "4"],
        "positions",
    );
}

#[test]
fn a_match_is_analysed_quietly() {
    check(
        &["analyse", "samples/clara-ivar-7pt.mat", "--ply", "0"],
        "decisions",
    );
}

#[test]
fn errors_are_rolled_out_quietly() {
    let options = ["--ply", "0", "--rollout-errors", "--rollout-trials", "36"];
    let cheap = ["--rollout-threshold", "0.4", "--rollout-truncate", "1"];
    let sample: [&str; 2] = ["analyse", "samples/clara-ivar-7pt.mat"];
    check(
        &[&sample[..], &options, &cheap].concat(),
        "errors rolled out",
    );
}
