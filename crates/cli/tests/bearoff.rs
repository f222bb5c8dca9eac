//! The bearoff commands from outside: what they print, and a builder killed at any moment.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

fn barpoint(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
    command
        .env("BARPOINT_DATA", data)
        .env("BARPOINT_CACHE", data);
    command
}

fn output(command: &mut Command) -> String {
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}{errors}");
    text
}

/// The two worked examples of the GNU Backgammon manual's chapter on bearoff databases.
#[test]
fn the_manuals_examples_are_shown() {
    let folder = tempfile::tempdir().unwrap();
    let shown = output(barpoint(folder.path()).args(["bearoff", "show", "2x0AAOi2AQAAAA"]));
    for numbers in [
        ["1.917", "2.811"],
        ["18.749", "28.403"],
        ["44.271", "50.307"],
        ["32.998", "18.114"],
        ["2.029", "0.363"],
        ["0.037", "0.002"],
    ] {
        let line = |line: &str| line.split_whitespace().skip(1).eq(numbers);
        assert!(shown.lines().any(line), "{numbers:?} in {shown}");
    }
    assert!(shown.contains("wins 56.7"), "{shown}");

    let build = ["bearoff", "build", "--two-sided", "--checkers", "3"];
    let built = output(barpoint(folder.path()).args(build));
    assert!(built.contains("56488 bytes"), "{built}");
    std::fs::write(folder.path().join("foreign.bd"), "no database").unwrap();
    let shown = output(barpoint(folder.path()).args(["bearoff", "show", "CgAAEAEAAAAAAA"]));
    assert!(shown.contains("not used: "), "{shown}");
    assert!(
        shown.contains("own cube +0.3441, centred +0.3210, opponent's +0.1605"),
        "{shown}"
    );
    assert!(shown.contains("wins 67.1"), "{shown}");
    assert!(shown.contains("double, take; no redouble"), "{shown}");
    let list = output(barpoint(folder.path()).args(["bearoff", "list"]));
    assert!(
        list.contains("6 points, 3 checkers") && list.contains("not used"),
        "{list}"
    );
}

/// Killed without warning again and again, the builder ends with the bytes of an undisturbed run.
#[test]
fn a_killed_builder_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (path, whole) = (
        folder.path().join("killed.bd"),
        folder.path().join("whole.bd"),
    );
    let command = |file: &Path| {
        let mut command = barpoint(folder.path());
        command.args(["makebearoff", "-o", "8", "-f"]).arg(file);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command
    };
    for milliseconds in [5, 150, 400, 800] {
        let mut child = command(&path).spawn().unwrap();
        std::thread::sleep(Duration::from_millis(milliseconds));
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert!(command(&path).status().unwrap().success());
    assert!(command(&whole).status().unwrap().success());
    assert_eq!(
        std::fs::read(&path).unwrap(),
        std::fs::read(&whole).unwrap()
    );
    assert!(!folder.path().join("killed.bd.partial").exists());
}

#[test]
fn the_options_of_makebearoff_are_understood() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    let mut sizes = Vec::new();
    for options in [
        vec![],
        vec!["-c"],
        vec!["-g"],
        vec!["-c", "-g"],
        vec!["-n"],
        vec!["-H"],
    ] {
        let mut command = barpoint(folder.path());
        command
            .args(["makebearoff", "-o", "3", "-s", "1000"])
            .args(options);
        output(command.arg("-f").arg(&file));
        sizes.push(std::fs::metadata(&file).unwrap().len());
    }
    // 816 positions: 128, 64 or 16 bytes each when not compressed.
    assert_eq!(sizes[1], 40 + 816 * 128);
    assert_eq!(sizes[3], 40 + 816 * 64);
    assert_eq!(sizes[4], 40 + 816 * 16);
    assert_eq!(sizes[5] + 40, sizes[0]);
    assert!(sizes[2] < sizes[0]);
    for wrong in [["-o", "19"], ["-t", "6y6"], ["-t", "13x2"]] {
        let mut command = barpoint(folder.path());
        let status = command
            .arg("makebearoff")
            .args(wrong)
            .arg("-f")
            .arg(&file)
            .output();
        assert_eq!(status.unwrap().status.code(), Some(2), "{wrong:?}");
    }
}
