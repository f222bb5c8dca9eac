//! Running the program in tests.

use std::process::{Command, Output};

use barpoint_testkit::workspace_root;

/// The opening position.
pub(crate) const OPENING: &str = "4HPwATDgc/ABMA";

/// The program in the workspace, where it finds no databases.
pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command
        .args(arguments)
        .current_dir(workspace_root())
        .env("BARPOINT_DATA", "/nowhere")
        .env("LC_ALL", "C");
    command
}

/// Runs the program.
pub(crate) fn barpoint(arguments: &[&str]) -> Output {
    command(arguments).output().unwrap()
}

/// What a run that must succeed prints.
#[track_caller]
pub(crate) fn succeeds(arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}
