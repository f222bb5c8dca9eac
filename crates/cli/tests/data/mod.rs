//! Running the program with a data folder of its own.

use std::path::Path;
use std::process::Command;

/// The program with its databases and tables in `data`.
pub(crate) fn barpoint(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command
        .env("BARPOINT_DATA", data)
        .env("BARPOINT_CACHE", data);
    command
}

/// What a run that must succeed prints.
#[track_caller]
pub(crate) fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    text
}
