//! Every example runs and prints what it should. `cargo test` builds them beside this test.

#![allow(clippy::unwrap_used, reason = "a test")]

use std::path::PathBuf;
use std::process::Command;

use barpoint::prelude::MatchState;

/// What an example prints when it succeeds.
#[track_caller]
fn shown(example: &str, arguments: &[&str]) -> String {
    // This test is in target/PROFILE/deps.
    let mut path: PathBuf = std::env::current_exe().unwrap();
    path.pop();
    path.pop();
    path.extend(["examples", example]);
    path.set_extension(std::env::consts::EXE_EXTENSION);
    let output = Command::new(&path).args(arguments).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{example}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn list_plays() {
    let plays = shown("list_plays", &[]);
    assert!(plays.starts_with("61 can be played in 10 ways from 4HPwATDgc/ABMA\n"));
    assert!(plays.contains("\n  13/7 8/7: 160 pips to go\n"), "{plays}");
    // A checker on the bar against six points.
    let state: MatchState = "XGID=-BCC---------------bbbbbbA:0:0:1:00:0:0:0:0:10"
        .parse()
        .unwrap();
    let none = shown("list_plays", &[&state.board().to_string(), "66"]);
    assert!(none.starts_with("66 can be played in 0 ways"), "{none}");
}

#[test]
fn best_play() {
    let found = shown("best_play", &[]);
    assert_eq!(found.lines().count(), 5, "{found}");
    // Three plays of a 4-3 are as good as each other; all are looked at.
    let known = ["13/10 13/9 ", "24/20 13/10 ", "24/21 13/9 "];
    let at = |play| found.lines().position(|row| row.starts_with(play));
    assert!(known.iter().all(|play| at(play).is_some()), "{found}");
    assert!(found.contains(" at 2-ply, wins "), "{found}");
    let before_the_roll = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10";
    let advice = shown("best_play", &[before_the_roll]);
    assert!(advice.contains("cube_decision"), "{advice}");
}

#[test]
fn cube_decision() {
    let found = shown("cube_decision", &[]);
    assert!(found.contains("double, pass  +1.000\n"), "{found}");
    assert!(found.ends_with("%: double, take\n"), "{found}");
}

#[test]
fn analyse_file() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("analysed.sgf");
    let sample = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/clara-ivar-7pt.mat");
    let found = shown("analyse_file", &[sample, saved.to_str().unwrap()]);
    assert!(
        found.starts_with("251 decisions analysed\nClara: PR "),
        "{found}"
    );
    let imported = barpoint::formats::import(&std::fs::read(saved).unwrap()).unwrap();
    let entries = imported.record.games.iter().flat_map(|game| &game.entries);
    assert!(entries.filter(|entry| entry.luck.is_some()).count() > 100);
}

#[test]
fn roll_out() {
    let found = shown("roll_out", &[]);
    let rows: Vec<&str> = found.lines().collect();
    assert_eq!(rows.len(), 2, "{found}");
    assert!(
        rows.iter().all(|row| row.ends_with(" (36 trials)")),
        "{found}"
    );
}

#[test]
fn roll_out_within_a_time_limit() {
    let found = shown(
        "roll_out",
        &[
            "XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:0:10",
            "1000000",
            "0",
        ],
    );
    assert!(found.starts_with("Stopped after "), "{found}");
}

#[test]
fn match_equity() {
    let found = shown("match_equity", &["3", "3"]);
    let rows: Vec<&str> = found.lines().collect();
    assert_eq!(rows[0], "3-away 3-away: 50.00 % to win the match");
    assert_eq!(rows[2], "that is +0.000 EMG before the game");
    assert!(found.contains("% with a dead cube\n"), "{found}");
}

#[test]
fn build_record() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("built.sgf");
    let found = shown("build_record", &[saved.to_str().unwrap()]);
    let expected = "Game 1 at 0-0: 5 entries\n  White wins 2\nGame 2 at 2-0, Crawford: 1 entries\n";
    assert_eq!(found, expected);
    let imported = barpoint::formats::import(&std::fs::read(saved).unwrap()).unwrap();
    assert!(imported.warnings.is_empty(), "{:?}", imported.warnings);
    let [first, second] = &imported.record.games[..] else {
        panic!("{:?}", imported.record.games);
    };
    assert_eq!(first.result.map(|result| result.points), Some(2));
    assert!(first.result.is_some_and(|result| result.resigned));
    assert!(second.crawford);
}

#[test]
fn train_net() {
    let found = shown("train_net", &["200"]);
    assert!(found.contains("after 200 games it plays 31: "), "{found}");
}
