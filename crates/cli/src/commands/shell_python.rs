//! Python scripts with gnubg's functions: run by an interpreter that has the package `barpoint`.

use std::path::Path;
use std::process::Command;

use barpoint_shell::python::interpreter;

use crate::error::CliError;

/// Runs a script to its end; its input and output are the shell's.
pub(super) fn run(script: &Path) -> Result<(), CliError> {
    let unusable = |reason: &dyn std::fmt::Display| CliError::Input(format!("--python: {reason}"));
    let python = interpreter().map_err(|reason| unusable(&reason))?;
    let mut run = Command::new(&python);
    let ended = run.args(["-m", "barpoint.compat"]).arg(script).status();
    if ended.map_err(|error| unusable(&error))?.success() {
        return Ok(());
    }
    let script = script.display();
    Err(CliError::Job(format!("{script}: the script failed")))
}
