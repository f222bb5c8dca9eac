//! Running other programs.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use wait4::Wait4;

use crate::TaskError;

/// Runs a command, shown to the user by the name `shown`, to its end.
///
/// Returns the processor time, user and system, that it and its children took.
pub(crate) fn succeed(command: &mut Command, shown: &str) -> Result<Duration, TaskError> {
    let spawn = |source| TaskError::Spawn {
        command: shown.to_owned(),
        source,
    };
    let ended = command.spawn().and_then(|mut child| child.wait4());
    let ended = ended.map_err(spawn)?;
    if ended.status.success() {
        Ok(ended.rusage.utime + ended.rusage.stime)
    } else {
        Err(TaskError::Command {
            command: shown.to_owned(),
        })
    }
}

/// As [`succeed`], with all that the command prints going to a file, to be shown when another command beside it has ended.
pub(crate) fn succeed_into(
    command: &mut Command,
    shown: &str,
    file: &Path,
) -> Result<Duration, TaskError> {
    let failed = |source| TaskError::Write {
        path: file.to_owned(),
        source,
    };
    let out = File::create(file).map_err(failed)?;
    let err = out.try_clone().map_err(failed)?;
    succeed(command.stdin(Stdio::null()).stdout(out).stderr(err), shown)
}

/// What a command that must succeed prints.
pub(crate) fn output_of(command: &mut Command, shown: &str) -> Result<Vec<u8>, TaskError> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .map_err(|source| TaskError::Spawn {
            command: shown.to_owned(),
            source,
        })?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(TaskError::Command {
            command: shown.to_owned(),
        })
    }
}

/// Whether a program of this name answers to `--version`.
pub(crate) fn installed(program: &str, arguments: &[&str]) -> bool {
    let asked = Command::new(program)
        .args(arguments)
        .arg("--version")
        .output();
    asked.is_ok_and(|output| output.status.success())
}
