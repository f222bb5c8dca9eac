//! The bearoff commands from outside: what they print, and a builder killed at any moment.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod builds;
#[path = "../data/mod.rs"]
mod data;
mod endings;
mod offers;
mod shown;

use std::process::Command;

/// A race that only a database of the user's knows exactly.
const RACE: &str = "XGID=-AB----A----------aaab----:0:0:1:00:0:0:0:0:10";

/// The exit code and the one error line of a command that must fail.
#[track_caller]
fn fails(command: &mut Command) -> (i32, String) {
    let output = command.output().unwrap();
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success(), "{errors}");
    assert_eq!(errors.lines().count(), 1, "{errors}");
    (output.status.code().unwrap(), errors)
}
