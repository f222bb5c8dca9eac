//! Speed against an installed gnubg, in processor time of one thread, measured in one run.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{TaskError, root};

/// The match analysed when none is named.
const SAMPLE: &str = "samples/clara-ivar-7pt.mat";

/// Prints both programs' processor seconds for analysing a match (2-ply, large filter, luck) and the
/// ratios.
#[expect(clippy::print_stdout, reason = "this is the program's face")]
pub(crate) fn run(file: Option<&Path>) -> Result<(), TaskError> {
    let file = root().join(file.unwrap_or(Path::new(SAMPLE)));
    let file = file
        .canonicalize()
        .map_err(|source| TaskError::Read { path: file, source })?;
    run_quietly(
        Command::new("cargo").args(["build", "--release", "--quiet"]),
        "",
    )?;
    let shown = file.display().to_string();
    let script =
        format!("set threads 1\nimport auto \"{shown}\"\nanalyse match\nshow statistics match\n");
    let gnubg = seconds_of(Command::new(gnubg()).args(["-t", "-q", "-r"]), &script)?;
    let program = root().join("target/release/barpoint");
    let arguments = ["analyse", &shown, "--threads", "1"];
    let ours = seconds_of(Command::new(program).args(arguments), "")?;
    println!("match analysis, 2-ply, large filter, luck: {shown}");
    println!("  gnubg     {gnubg:.2} s");
    println!("  barpoint  {ours:.2} s, {:.1} times as fast", gnubg / ours);
    Ok(())
}

fn gnubg() -> PathBuf {
    std::env::var_os("GNUBG").map_or_else(|| PathBuf::from("/usr/games/gnubg"), PathBuf::from)
}

/// Processor seconds (user and system) of a program that reads `input`.
fn seconds_of(command: &mut Command, input: &str) -> Result<f64, TaskError> {
    let before = children_ticks()?;
    run_quietly(command, input)?;
    // Linux counts the time of ended children in hundredths of a second.
    Ok((children_ticks()? - before) / 100.0)
}

fn run_quietly(command: &mut Command, input: &str) -> Result<(), TaskError> {
    let name = command.get_program().to_string_lossy().into_owned();
    let error = |source| TaskError::Spawn {
        command: name.clone(),
        source,
    };
    let mut child = command
        .current_dir(root())
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(error)?;
    if let Some(mut stdin) = child.stdin.take() {
        stdin.write_all(input.as_bytes()).map_err(error)?;
    }
    let status = child.wait().map_err(error)?;
    if status.success() {
        Ok(())
    } else {
        Err(TaskError::Command { command: name })
    }
}

/// Clock ticks spent by children that have ended (fields 16 and 17 of /proc/self/stat).
fn children_ticks() -> Result<f64, TaskError> {
    let path = PathBuf::from("/proc/self/stat");
    let text = std::fs::read_to_string(&path).map_err(|source| TaskError::Read {
        path: path.clone(),
        source,
    })?;
    // The program's name, in brackets, may hold blanks; the numbers follow it.
    let numbers = text.rsplit(')').next().unwrap_or_default();
    let ticks: Vec<f64> = numbers
        .split_whitespace()
        .skip(13)
        .take(2)
        .filter_map(|word| word.parse().ok())
        .collect();
    Ok(ticks.iter().sum())
}
