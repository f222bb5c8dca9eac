//! A shell for tests, and gnubg beside it.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod engines;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use barpoint_shell::Shell;

pub(crate) use engines::engines;

/// A shell without folders; player 1 is `root`.
pub(crate) fn shell() -> Shell {
    Shell::new(engines(None), "root".to_owned())
}

/// What a shell answers to a line.
pub(crate) fn said(shell: &mut Shell, line: &str) -> String {
    let mut out = Vec::new();
    shell.line(line, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// What a new shell answers to the last of these lines.
pub(crate) fn said_after(lines: &[&str]) -> String {
    let mut shell = shell();
    let answers = lines.iter().map(|line| said(&mut shell, line));
    answers.last().unwrap_or_default().trim_end().to_owned()
}

/// What gnubg says when it starts with this home folder and reads these lines.
pub(crate) fn gnubg(program: &Path, home: &Path, options: &[&str], lines: &[&str]) -> String {
    let mut child = Command::new(program)
        .args(options)
        .env("HOME", home)
        .env("USER", "root")
        .current_dir(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut typed = child.stdin.take().unwrap();
    for line in lines {
        writeln!(typed, "{line}").unwrap();
    }
    drop(typed);
    let output = child.wait_with_output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&said).into_owned()
}
