//! The library of matches, from files to statistics.

use std::path::{Path, PathBuf};
use std::process::Output;

use serde_json::Value;
use tempfile::TempDir;

use crate::common::{command, succeeds};

/// A library in a data folder of its own.
struct Library {
    folder: TempDir,
}

impl Library {
    fn new() -> Self {
        Self {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        let mut command = command(&[]);
        command.env("BARPOINT_DATA", self.path("data"));
        command.arg("library").args(arguments).output().unwrap()
    }

    #[track_caller]
    fn succeeds(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{arguments:?}: {errors}");
        let text = String::from_utf8(output.stdout).unwrap();
        let long = text.lines().find(|line| line.chars().count() > 80);
        assert!(long.is_none() || arguments.contains(&"json"), "{long:?}");
        text
    }

    #[track_caller]
    fn json(&self, arguments: &[&str]) -> Value {
        let arguments = [arguments, &["--format", "json"]].concat();
        serde_json::from_str(&self.succeeds(&arguments)).unwrap()
    }

    /// Analyses the sample and adds it.
    fn with_sample() -> Self {
        let library = Self::new();
        let analysed = library.path("analysed.sgf");
        let analysed = analysed.to_str().unwrap();
        let arguments = ["analyse", SAMPLE, "--ply", "0", "--save", analysed, "-q"];
        succeeds(&arguments);
        let text = library.succeeds(&["import", analysed, "-q", "--tag", "club"]);
        assert!(
            text.starts_with("1 match added\nThe library has 1 match, 2 players, "),
            "{text}"
        );
        library
    }
}

const SAMPLE: &str = "samples/clara-ivar-7pt.mat";

#[test]
fn a_match_in_two_formats_is_one() {
    let library = Library::with_sample();
    let text = library.succeeds(&["import", SAMPLE, "-q"]);
    assert!(
        text.starts_with("0 matches added\n1 there already\n"),
        "{text}"
    );
    let other = Library::new();
    other.succeeds(&["import", SAMPLE, "-q"]);
    let analysed = library.path("analysed.sgf");
    let report = other.json(&["import", analysed.to_str().unwrap(), "-q"]);
    assert_eq!(report["matches"][0]["outcome"], "improved");
    assert_eq!(report["matches"][0]["players"][0], "Clara");
}

#[test]
fn a_bad_file_stops_nothing_but_is_reported() {
    let library = Library::new();
    let bad = library.path("bad.mat");
    std::fs::write(&bad, "no match").unwrap();
    let output = library.run(&["import", bad.to_str().unwrap(), SAMPLE, "-q"]);
    assert_eq!(output.status.code(), Some(1));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.contains("bad.mat") && errors.contains("1 of 2 files failed"),
        "{errors}"
    );
    assert!(
        String::from_utf8(output.stdout)
            .unwrap()
            .starts_with("1 match added\n")
    );
}

#[test]
fn decisions_are_found_costliest_first() {
    let library = Library::with_sample();
    let found = library.json(&[
        "search", "--player", "clara", "--kind", "checker", "--error", "0.05",
    ]);
    let decisions = found["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    let losses: Vec<f64> = decisions
        .iter()
        .map(|one| one["loss"].as_f64().unwrap())
        .collect();
    assert!(losses.is_sorted_by(|one, other| one >= other) && *losses.last().unwrap() >= 0.05);
    for one in decisions {
        assert_eq!(
            (&one["player"], &one["kind"]),
            (&Value::from("white"), &Value::from("checker"))
        );
    }
    // The opening position: both play it with their first rolls.
    let start = "me24=2 me13=5 me8=3 me6=5 opp1=2 opp12=5 opp17=3 opp19=5";
    let found = library.json(&["search", "--board", start]);
    for one in found["decisions"].as_array().unwrap() {
        assert_eq!(one["position"], "4HPwATDgc/ABMA");
        assert_eq!(one["phase"], "opening");
    }
    let games = found["total"].as_u64().unwrap();
    assert!(games >= 2, "{games}");
    let text = library.succeeds(&["search", "--most", "1"]);
    assert!(text.contains(" more: --most "), "{text}");
    let none = library.succeeds(&["search", "--event", "no such event"]);
    assert_eq!(none, "0 decisions\n");
}

#[test]
fn statistics_are_those_of_the_analysis() {
    let library = Library::with_sample();
    let found = library.json(&["stats", "--player", "CLARA"]);
    let analysed = library.path("analysed.sgf");
    let stored = [
        "analyse",
        analysed.to_str().unwrap(),
        "--stored",
        "--format",
        "json",
    ];
    let stored: Value = serde_json::from_str(&succeeds(&stored)).unwrap();
    let players = stored["players"].as_array().unwrap();
    let clara = players
        .iter()
        .find(|player| player["name"] == "Clara")
        .unwrap();
    let (ours, theirs) = (
        found["total"]["pr"].as_f64().unwrap(),
        clara["pr"].as_f64().unwrap(),
    );
    assert!((ours - theirs).abs() < 1e-3, "{ours} {theirs}");
    let text = library.succeeds(&["stats", "--player", "clara", "--tag", "club"]);
    for words in ["clara: 1 match", "Checker plays", "What costs most", "Ivar"] {
        assert!(text.contains(words), "{words}: {text}");
    }
    let output = library.run(&["stats", "--player", "clar"]);
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8(output.stderr).unwrap();
    assert!(
        errors.ends_with("found \"clar\"; did you mean Clara?\n"),
        "{errors}"
    );
}

#[test]
fn a_player_is_renamed_and_two_names_become_one() {
    let library = Library::with_sample();
    let text = library.succeeds(&["players", "clara", "--rename", "Clara Vane"]);
    assert_eq!(
        text,
        "matches  player\n      1  Clara Vane\n         also clara\n"
    );
    let both = library.run(&["players", "Clara Vane", "--merge-into", "ivar"]);
    assert_eq!(both.status.code(), Some(1));
    let again = library.path("again.mat");
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../..")
        .join(SAMPLE);
    let other = std::fs::read_to_string(file).unwrap();
    // Another match of somebody else: one play of it is not the same.
    let other = other
        .replace("Clara", "C. Vane")
        .replacen("13/8 24/22", "13/8 13/11", 1);
    std::fs::write(&again, other).unwrap();
    library.succeeds(&["import", again.to_str().unwrap(), "-q"]);
    library.succeeds(&["players", "c. vane", "--merge-into", "Clara Vane"]);
    let found = library.json(&["players"]);
    let shown = |index: usize| {
        (
            &found["players"][index]["name"],
            &found["players"][index]["matches"],
        )
    };
    assert_eq!(shown(0), (&"Clara Vane".into(), &2.into()));
    assert_eq!(shown(1), (&"Ivar".into(), &2.into()));
    assert_eq!(found["players"].as_array().unwrap().len(), 2);
}

#[test]
fn what_is_exported_can_be_added_to_another_library() {
    let library = Library::with_sample();
    let (out, copy) = (library.path("out"), library.path("copy.sqlite"));
    let (out, copy) = (out.to_str().unwrap(), copy.to_str().unwrap());
    let text = library.succeeds(&["export", out, "--backup", copy, "-q"]);
    assert_eq!(text.lines().count(), 2);
    let files: Vec<_> = std::fs::read_dir(out).unwrap().collect();
    assert_eq!(files.len(), 1);
    assert!(
        library
            .succeeds(&["import", out, "-q"])
            .contains("\n1 there already\n")
    );
    let copied = library.json(&["stats", "--library", copy]);
    assert_eq!(copied, library.json(&["stats"]));
    // A copy is never written over a file.
    let again = library.run(&["export", "--backup", copy]);
    assert_eq!(again.status.code(), Some(1));
    assert!(Path::new(copy).exists());
}
