//! Trials on threads, in parts, saved and resumed.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use crate::common::{OPENING, barpoint, succeeds};
use crate::{json, options};

#[test]
fn threads_parts_and_pauses_change_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let whole = json(&options(&["--trials", "108", "--threads", "1"]));
    for threads in ["2", "5"] {
        let again = json(&options(&["--trials", "108", "--threads", threads]));
        assert_eq!(again, whole, "{threads} threads");
    }
    let parts = [file("a"), file("b"), file("c")];
    for (slice, part) in ["1/3", "2/3", "3/3"].into_iter().zip(&parts) {
        let more = ["--trials", "108", "--slice", slice, "--checkpoint", part];
        let report = json(&options(&more));
        assert_eq!(report["candidates"][0]["trials"], 36);
    }
    let mut merged = options(&["--trials", "108", "--merge"]);
    merged.extend(parts.iter().map(String::as_str));
    assert_eq!(json(&merged), whole);
    // 72 trials, then 36 more.
    let kept = file("kept");
    succeeds(&options(&["--trials", "72", "--checkpoint", &kept]));
    let extended = json(&options(&["--extend", "36", "--checkpoint", &kept]));
    assert_eq!(extended, whole);
    // A checkpoint of another rollout is refused.
    let other = barpoint(&options(&["--seed", "2", "--checkpoint", &kept]));
    assert_eq!(other.status.code(), Some(1));
    let errors = String::from_utf8_lossy(&other.stderr).into_owned();
    assert!(
        errors.contains("expected a checkpoint of this rollout"),
        "{errors}"
    );
}

/// Whether a file can be seen within some seconds.
fn appears(path: &Path) -> bool {
    (0..300).any(|_| {
        std::thread::sleep(Duration::from_millis(50));
        path.exists()
    })
}

#[cfg(unix)]
#[test]
fn a_rollout_killed_goes_on_to_the_same_result() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("kept");
    let kept = path.to_str().unwrap();
    let arguments = options(&["--trials", "7200", "--checkpoint", kept]);
    let mut running = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(&arguments)
        .env("BARPOINT_DATA", "/nowhere")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let saved = appears(&path);
    // SIGKILL.
    running.kill().unwrap();
    running.wait().unwrap();
    assert!(saved, "no checkpoint");
    let resumed = json(&options(&["--trials", "1800", "--checkpoint", kept]));
    let whole = json(&options(&["--trials", "1800"]));
    assert_eq!(resumed["candidates"], whole["candidates"]);
}

/// A part without trials is refused before anything is written.
#[test]
fn more_parts_than_trials_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("part");
    let kept = file.to_str().unwrap();
    let slice = ["--trials", "36", "--slice", "1/99999", "--checkpoint", kept];
    let refused = barpoint(&[&["rollout", OPENING], &slice[..]].concat());
    assert_eq!(refused.status.code(), Some(2));
    let error = String::from_utf8_lossy(&refused.stderr);
    assert!(error.contains("at most 36 parts of 36 trials"), "{error}");
    assert!(!file.exists());
}
