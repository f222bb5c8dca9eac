//! The program as users run it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[path = "../common/mod.rs"]
mod common;
mod cube;
mod files;
mod library;
mod met;
mod positions;

use barpoint_testkit::fixture;
use common::{barpoint, succeeds};

const SAMPLE: &str = "samples/clara-ivar-7pt.mat";

/// Checks the exit code and returns the one error line.
#[track_caller]
fn fails(arguments: &[&str], code: i32) -> String {
    let output = barpoint(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    let errors = String::from_utf8(output.stderr).unwrap();
    errors
        .lines()
        .rfind(|line| line.starts_with("error: "))
        .unwrap()
        .to_owned()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_str(&succeeds(arguments)).unwrap()
}

#[test]
fn wrong_input_is_one_clear_error() {
    assert!(fails(&["analyse", "no-such-file.mat"], 1).contains("no-such-file.mat"));
    assert!(fails(&["hint", "4HPwATDgc/AB"], 2).contains("4HPwATDgc/AB"));
    assert!(fails(&["convert", SAMPLE, "out.xyz"], 2).contains("--to"));
    assert!(fails(&["judge", SAMPLE], 1).contains("line 1"));
    assert_eq!(barpoint(&["no-such-command"]).status.code(), Some(2));
}

#[test]
fn perft_counts_the_opening() {
    let counts = json(&["perft", "--depth", "2", "--format", "json"]);
    assert_eq!(counts["sum"], 447);
    assert_eq!(counts["tree"][1]["leaves"], 202_782);
}

#[test]
fn the_judge_ends_with_one_line_of_known_form() {
    let Some(path) = fixture("bench/cube_dev.jsonl") else {
        return;
    };
    let report = succeeds(&["judge", path.to_str().unwrap(), "--ply", "0"]);
    let last = report.lines().last().unwrap();
    let words: Vec<&str> = last.split_whitespace().collect();
    assert_eq!(
        (words[0], words[2], words[4], words[5]),
        ("ER", "+-", "n", "44")
    );
    assert!(words[1].parse::<f64>().unwrap() < 40.0, "{last}");
}

#[test]
fn every_command_explains_itself() {
    let help = succeeds(&["--help"]);
    for command in [
        "analyse",
        "bench",
        "calibrate",
        "convert",
        "duel",
        "eval",
        "hint",
        "judge",
        "levels",
        "perft",
        "train",
    ] {
        assert!(help.contains(command), "{command}");
        let help = succeeds(&[command, "--help"]);
        assert!(
            help.lines().all(|line| line.chars().count() <= 100),
            "{help}"
        );
    }
}
