//! Python scripts with gnubg's functions: run by an interpreter that has the package `barpoint`.

use std::ffi::OsString;
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};

use crate::error::CliError;

/// Names the interpreter.
const VARIABLE: &str = "BARPOINT_PYTHON";

/// Runs a script to its end; its input and output are the shell's.
pub(super) fn run(script: &Path) -> Result<(), CliError> {
    let named = std::env::var_os(VARIABLE).filter(|name| !name.is_empty());
    let python = named.unwrap_or_else(|| OsString::from("python3"));
    let mut asked = Command::new(&python);
    asked
        .args(["-c", "import barpoint.compat"])
        .stdin(Stdio::null())
        .stderr(Stdio::null());
    if !status(&mut asked, &python)?.success() {
        let python = python.display();
        let error = format!(
            "--python: {python} has no package barpoint: install it, or name another interpreter in {VARIABLE}"
        );
        return Err(CliError::Input(error));
    }
    let mut run = Command::new(&python);
    let ended = status(run.args(["-m", "barpoint.compat"]).arg(script), &python)?;
    if ended.success() {
        return Ok(());
    }
    let script = script.display();
    Err(CliError::Job(format!("{script}: the script failed")))
}

fn status(command: &mut Command, python: &OsString) -> Result<ExitStatus, CliError> {
    command.status().map_err(|error| {
        let python = python.display();
        CliError::Input(format!(
            "--python: cannot run {python}: {error}; {VARIABLE} names another interpreter"
        ))
    })
}
