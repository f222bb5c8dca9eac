//! Running an installed gnubg.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::path::Path;
use std::process::{Command, Stdio};

/// What gnubg says while it runs a Python script: `gnubg -t -q -r -p SCRIPT`.
#[track_caller]
pub(crate) fn run_gnubg(folder: &Path, script: &str) -> Option<String> {
    let gnubg = barpoint_testkit::gnubg()?;
    let path = folder.join("script.py");
    std::fs::write(&path, script).unwrap();
    let output = Command::new(gnubg)
        .args(["-t", "-q", "-r", "-p"])
        .arg(&path)
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    Some(
        String::from_utf8_lossy(&output.stdout).into_owned()
            + &String::from_utf8_lossy(&output.stderr),
    )
}
