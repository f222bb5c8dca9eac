//! `barpoint train` killed again and again gives the same bytes as a run left alone.

#![allow(clippy::unwrap_used, reason = "a test")]

mod training;

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

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

/// What follows self-play in a run with a fit by `PyTorch`, to the weight files.
const TORCH_STAGES: &str = r#"
[[stage]]
kind = "generate"
name = "records"
nets = { contact = "bootstrap" }
games = 12

[[stage]]
kind = "decisions"
name = "groups"
nets = { contact = "bootstrap" }
pool = ["records"]
games = 60
candidates = 4

[[stage]]
kind = "encode"
name = "rows"
data = ["records"]
ordinary = true

[[stage]]
kind = "encode"
name = "group-rows"
data = ["groups"]
ordinary = true

[[stage]]
kind = "torch"
name = "nets"
ordinary = true
rows = ["rows"]
groups = ["group-rows"]
hidden = 64
further = [64]
steps = 40
batch = 16
pairs = 8

[[stage]]
kind = "export"
name = "ship"
contact = ["nets-both-out", "nets-they-held", "nets-held", "nets-both-held", "nets-deep"]
race = "bootstrap"
prefilter = "bootstrap"
to = "weights"
recipe = "run.toml"
strength = []
"#;

fn start(folder: &Path) -> Child {
    run(folder, &(training::beginning(200, 0.05) + LATER_STAGES))
}

fn run(folder: &Path, config: &str) -> Child {
    fs::write(folder.join("run.toml"), config).unwrap();
    Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .arg("train")
        .arg(folder.join("run.toml"))
        // The bits of fits on a graphics processor can differ.
        .env("CUDA_VISIBLE_DEVICES", "")
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

#[test]
fn a_run_killed_while_pytorch_fits_its_nets_ends_with_the_same_ones() {
    if barpoint_testkit::python("torch.nn, numpy").is_none() {
        return;
    }
    let stages = training::beginning(32, 0.0) + TORCH_STAGES;
    let whole = tempfile::tempdir().unwrap();
    assert!(run(whole.path(), &stages).wait().unwrap().success());
    let parts = tempfile::tempdir().unwrap();
    let mut killed = run(parts.path(), &stages);
    while !parts.path().join("run/nets.checkpoint").exists() {
        assert_eq!(
            killed.try_wait().unwrap(),
            None,
            "ended without a checkpoint"
        );
        std::thread::sleep(Duration::from_millis(5));
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    assert!(
        !parts.path().join("run/weights").exists(),
        "ended before it could be killed"
    );
    assert!(run(parts.path(), &stages).wait().unwrap().success());
    // The names of the weight files are hashes of what they hold.
    let listed = |folder: &Path| fs::read_to_string(folder.join("run/weights/nets.toml")).unwrap();
    assert_eq!(listed(whole.path()), listed(parts.path()));
    let log = fs::read_to_string(parts.path().join("log")).unwrap();
    let resumed = log.lines().find(|line| line.contains(" rows, ")).unwrap();
    assert!(!resumed.contains("nets: 0/"), "{resumed}");
    // The card says how the nets were fitted, by names of this run alone.
    let weights = fs::read_dir(parts.path().join("run/weights")).unwrap();
    let files = weights.map(|file| file.unwrap().path());
    let card = files.into_iter().find(|file| {
        let name = file.file_name().unwrap().to_string_lossy();
        name.starts_with("contact-deep") && name.ends_with(".json")
    });
    let card: serde_json::Value =
        serde_json::from_slice(&fs::read(card.unwrap()).unwrap()).unwrap();
    let stage = &card["stage"];
    assert_eq!(
        (&stage["kind"], &stage["rows"][0], &stage["steps"]),
        (&"torch".into(), &"rows".into(), &40.into())
    );
    assert!(
        !card.to_string().contains(parts.path().to_str().unwrap()),
        "{card}"
    );
}
