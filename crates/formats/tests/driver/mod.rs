//! Running an installed gnubg.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::path::Path;
use std::process::{Command, Stdio};

const GNUBG: &str = "/usr/games/gnubg";

/// What gnubg says while it runs a Python script: `gnubg -t -q -r -p SCRIPT`.
pub(crate) fn run_gnubg(folder: &Path, script: &str) -> Option<String> {
    if !Path::new(GNUBG).exists() {
        #[expect(
            clippy::print_stderr,
            reason = "a skipped test must be visible in the log"
        )]
        {
            eprintln!("SKIPPED: {GNUBG} is not on this machine");
        }
        return None;
    }
    let path = folder.join("script.py");
    std::fs::write(&path, script).unwrap();
    let output = Command::new(GNUBG)
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
