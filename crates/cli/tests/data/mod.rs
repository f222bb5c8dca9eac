//! Running the program with a data folder of its own.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The program with its databases and tables in `data`.
pub(crate) fn barpoint(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command
        .env("BARPOINT_DATA", data)
        .env("BARPOINT_CACHE", data);
    command
}

/// Kills a builder of `killed.bd` without warning at each of these moments, in milliseconds, and starts it again: it
/// must end with the bytes of an undisturbed run.
pub(crate) fn survives_kills(folder: &Path, moments: &[u64], command: impl Fn(&Path) -> Command) {
    let [killed, whole] = ["killed.bd", "whole.bd"].map(|name| folder.join(name));
    for &milliseconds in moments {
        let mut child = command(&killed).stdout(Stdio::null()).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(milliseconds));
        // It may have ended before.
        let _ = child.kill();
        child.wait().unwrap();
    }
    for path in [&killed, &whole] {
        output(&mut command(path));
    }
    let [one, other] = [&killed, &whole].map(|path| std::fs::read(path).unwrap());
    assert!(one == other, "killed after {moments:?} ms");
    assert!(!folder.join("killed.bd.partial").exists());
}

/// What a run that must succeed prints.
#[track_caller]
pub(crate) fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    text
}
