//! The tests of the workspace in parts that run beside each other, as most programs leave a processor idle at their end.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;

use serde_json::Value;
use wait4::Wait4;

use super::counts::Tested;
use crate::process::output_of;
use crate::{TaskError, root};

const SHOWN: &str = "cargo test --workspace";

/// What cargo runs, beside the unit tests.
const PARTS: [&[&str]; 3] = [&["--doc"], &["--test", "[a-q]*"], &["--test", "[!a-q]*"]];

/// The lines that a test program prints, which belong together.
type Said = Sender<Vec<String>>;

/// Runs all tests; those that skip add to the list `skipped`. What a test program prints is shown when it has ended.
pub(super) fn run(skipped: &Path, tested: &mut Tested) -> Result<Duration, TaskError> {
    let units = unit_tests()?;
    let (sender, said) = channel();
    let (list, say) = (skipped.to_owned(), sender.clone());
    let mut parts = vec![std::thread::spawn(move || run_units(&units, &list, &say))];
    for part in PARTS {
        let (list, say) = (skipped.to_owned(), sender.clone());
        parts.push(std::thread::spawn(move || {
            let mut command = Command::new("cargo");
            command
                .args(["test", "--workspace"])
                .args(part)
                .current_dir(root());
            let shown = format!("{SHOWN} {}", part.join(" "));
            program(&mut command, (&shown, Vec::new()), &list, &say)
        }));
    }
    drop(sender);
    let mut out = std::io::stdout().lock();
    for lines in said {
        for line in lines {
            // Nobody may be reading.
            let _ = writeln!(out, "{line}");
            tested.read(&line);
        }
    }
    let mut processor = Duration::ZERO;
    for part in parts {
        processor += part.join().map_err(|_| TaskError::Command {
            command: SHOWN.to_owned(),
        })??;
    }
    Ok(processor)
}

/// A program with unit tests, and the folder in which it runs.
struct Units {
    program: PathBuf,
    folder: PathBuf,
}

/// The unit tests that `cargo test --workspace` builds. `--lib` would build those of the Python module too, which no linker can.
fn unit_tests() -> Result<Vec<Units>, TaskError> {
    let mut build = Command::new("cargo");
    build
        .args([
            "test",
            "--workspace",
            "--no-run",
            "--message-format",
            "json",
        ])
        .current_dir(root());
    let built = output_of(&mut build, "cargo test --workspace --no-run")?;
    let built = String::from_utf8_lossy(&built);
    Ok(built.lines().filter_map(units).collect())
}

/// What a line of cargo's messages says of a program with unit tests.
fn units(line: &str) -> Option<Units> {
    let message: Value = serde_json::from_str(line).ok()?;
    let is_unit = |kind: &Value| matches!(kind.as_str(), Some("lib" | "bin" | "proc-macro"));
    let kinds = message["target"]["kind"].as_array()?;
    let is_test = message["profile"]["test"] == true && kinds.iter().any(is_unit);
    let program = message["executable"].as_str().filter(|_| is_test)?;
    let manifest = Path::new(message["manifest_path"].as_str()?);
    Some(Units {
        program: program.into(),
        folder: manifest.parent()?.into(),
    })
}

fn run_units(all: &[Units], skipped: &Path, said: &Said) -> Result<Duration, TaskError> {
    let mut processor = Duration::ZERO;
    for units in all {
        let name = units.program.strip_prefix(root()).unwrap_or(&units.program);
        let shown = format!("unit tests ({})", name.display());
        let mut command = Command::new(&units.program);
        command
            .current_dir(&units.folder)
            .env("CARGO_MANIFEST_DIR", &units.folder);
        let begun = vec![format!("     Running {shown}")];
        processor += program(&mut command, (&shown, begun), skipped, said)?;
    }
    Ok(processor)
}

/// Runs test programs, and sends the lines of each together, after those that name it. Returns the processor time they took.
fn program(
    command: &mut Command,
    (shown, mut together): (&str, Vec<String>),
    skipped: &Path,
    said: &Said,
) -> Result<Duration, TaskError> {
    let failed = |source| TaskError::Spawn {
        command: shown.to_owned(),
        source,
    };
    let mut child = command
        .env("BARPOINT_SKIPPED", skipped)
        .env("RUST_TEST_THREADS", "1")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    // Which program runs is said on one stream, how it ended on the other.
    let (sender, lines) = channel();
    let streams: [Option<Box<dyn Read + Send>>; 2] = [
        child.stdout.take().map(|stream| Box::new(stream) as _),
        child.stderr.take().map(|stream| Box::new(stream) as _),
    ];
    for stream in streams.into_iter().flatten() {
        forward(stream, sender.clone());
    }
    drop(sender);
    for line in lines {
        let ends = line.starts_with("test result: ");
        together.push(line);
        if ends {
            // The other side hears all parts to their ends.
            let _ = said.send(std::mem::take(&mut together));
        }
    }
    let _ = said.send(together);
    let ended = child.wait4().map_err(failed)?;
    if ended.status.success() {
        Ok(ended.rusage.utime + ended.rusage.stime)
    } else {
        Err(TaskError::Command {
            command: shown.to_owned(),
        })
    }
}

/// Forwards the lines of a stream, from a separate thread.
fn forward(stream: Box<dyn Read + Send>, lines: Sender<String>) {
    std::thread::spawn(move || {
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if lines.send(line).is_err() {
                break;
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::units;

    #[test]
    fn unit_tests_are_those_of_libraries_and_programs() {
        let line = |kind: &str, test: bool, program: &str| {
            format!(
                r#"{{"reason":"compiler-artifact","manifest_path":"/p/crates/a/Cargo.toml","target":{{"kind":["{kind}"]}},"profile":{{"test":{test}}},"executable":{program}}}"#
            )
        };
        let found = units(&line("lib", true, "\"/p/target/a-0\"")).unwrap();
        assert_eq!(found.folder.to_str(), Some("/p/crates/a"));
        for other in [
            line("test", true, "\"/p/target/b-0\""),
            line("bin", false, "\"/p/target/c\""),
            line("lib", true, "null"),
            "no message".to_owned(),
        ] {
            assert!(units(&other).is_none(), "{other}");
        }
    }
}
