//! Running the program in tests.

use std::process::{Command, Output};

use barpoint_testkit::workspace_root;

/// The opening position.
pub(crate) const OPENING: &str = "4HPwATDgc/ABMA";

/// Runs the program in the workspace, where it finds no databases.
pub(crate) fn barpoint(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(arguments)
        .current_dir(workspace_root())
        .env("BARPOINT_DATA", "/nowhere")
        .output()
        .unwrap()
}

/// What a run that must succeed prints.
#[track_caller]
pub(crate) fn succeeds(arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}
