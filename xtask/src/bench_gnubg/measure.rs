//! Running a program and asking the kernel what it cost.

use std::io::{Read, Write};
use std::process::{Command, Stdio};
use std::time::Instant;

use wait4::Wait4;

use crate::TaskError;

/// What one run of a program cost, and what it printed.
#[derive(Clone, Debug)]
pub(super) struct Run {
    /// Processor seconds, user and system.
    pub(super) cpu: f64,
    /// Seconds on the clock.
    pub(super) wall: f64,
    /// Largest resident memory, MiB.
    pub(super) peak_mib: f64,
    /// Standard output.
    pub(super) printed: String,
}

/// Runs a program to its end, feeding it `input`.
pub(super) fn measure(command: &mut Command, input: &str) -> Result<Run, TaskError> {
    let name = command.get_program().to_string_lossy().into_owned();
    let error = |source| TaskError::Spawn {
        command: name.clone(),
        source,
    };
    let begun = Instant::now();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .map_err(error)?;
    // Inputs are short enough for the pipe, so writing cannot wait for the reader.
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input.as_bytes()).map_err(error)?;
    }
    let mut bytes = Vec::new();
    if let Some(mut stdout) = child.stdout.take() {
        stdout.read_to_end(&mut bytes).map_err(error)?;
    }
    let ended = child.wait4().map_err(error)?;
    let wall = begun.elapsed().as_secs_f64();
    if !ended.status.success() {
        return Err(TaskError::Command { command: name });
    }
    let usage = ended.rusage;
    let peak = u32::try_from(usage.maxrss / 1024).map_or(f64::NAN, f64::from);
    Ok(Run {
        cpu: (usage.utime + usage.stime).as_secs_f64(),
        wall,
        peak_mib: peak / 1024.0,
        printed: String::from_utf8_lossy(&bytes).into_owned(),
    })
}
