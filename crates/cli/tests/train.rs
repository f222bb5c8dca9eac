//! `barpoint train` killed again and again gives the same bytes as a run left alone.

#![allow(clippy::unwrap_used, reason = "a test")]

mod training;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Instant;

/// What follows self-play: records of races, and a net fitted to them.
const LATER_STAGES: &str = r#"
[[stage]]
kind = "generate"
name = "races"
nets = { contact = "bootstrap" }
starts = "races"
games = 800
hold_out = 10

[[stage]]
kind = "fit"
name = "race"
inputs = "race"
positions = "race"
hidden = 64
data = ["races"]
epochs = 6.0
batch = 64
rate = 1e-3
"#;

fn start(folder: &Path) -> Child {
    let config = training::beginning(200, 0.05) + LATER_STAGES;
    fs::write(folder.join("run.toml"), config).unwrap();
    Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .arg("train")
        .arg(folder.join("run.toml"))
        .stdout(Stdio::null())
        .stderr(fs::File::create(folder.join("log")).unwrap())
        .spawn()
        .unwrap()
}

#[test]
fn a_killed_run_gives_the_same_bytes_and_logs_lines() {
    let whole = tempfile::tempdir().unwrap();
    let started = Instant::now();
    assert!(start(whole.path()).wait().unwrap().success());
    let needed = started.elapsed();
    let log = fs::read_to_string(whole.path().join("log")).unwrap();
    for expected in [
        "bootstrap: ",
        "races: ",
        " left, ",
        " records/s",
        "held out 0.",
    ] {
        assert!(log.contains(expected), "no {expected:?} in {log}");
    }

    let held = whole.path().join("run/races.held");
    let judged = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .arg("judge")
        .arg(held)
        .output()
        .unwrap();
    let judged = String::from_utf8(judged.stdout).unwrap();
    for expected in [
        "mean error x1000",
        "pips of the side on roll\n",
        "    opponent  ",
        "\nER ",
    ] {
        assert!(judged.contains(expected), "no {expected:?} in {judged}");
    }

    let parts = tempfile::tempdir().unwrap();
    let mut kills = 0;
    loop {
        let mut child = start(parts.path());
        // Longer each time, so that it ends on machines where starting takes most of the time.
        std::thread::sleep(needed / 10 + needed / 20 * kills);
        if let Some(status) = child.try_wait().unwrap() {
            assert!(status.success());
            break;
        }
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
    }
    assert!(kills > 0, "finished before it could be killed");
    for file in [
        "bootstrap.net",
        "races.records",
        "races.held",
        "races.json",
        "race.net",
    ] {
        let read = |folder: &Path| fs::read(folder.join("run").join(file)).unwrap();
        let same = read(whole.path()) == read(parts.path());
        assert!(same, "{file} differs after {kills} kills");
    }
}
