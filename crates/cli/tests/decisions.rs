//! Positions without an ordinary decision: the reason is given, in words and in JSON.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use barpoint_rules::notation::GnubgId;
use barpoint_rules::{Action, MatchState, Side, WinKind};
use common::{OPENING, succeeds};
use serde_json::Value;

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    let arguments = [arguments, &["--ply", "0", "--format", "json"]].concat();
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

#[test]
fn why_there_is_no_cube_decision_is_said() {
    let board = "XGID=-b-B--E-D---eD---c-c-b----";
    for (rest, reason, words) in [
        (":0:0:1:00:4:2:1:5:10", "crawford", "the Crawford game"),
        (
            ":1:-1:1:00:0:0:0:0:10",
            "opponents_cube",
            "the opponent owns the cube",
        ),
        (
            ":1:1:1:00:5:2:0:7:10",
            "dead_cube",
            "Never redouble (dead cube)",
        ),
        (":1:0:1:00:0:0:0:0:1", "no_cube", "nobody may turn the cube"),
    ] {
        let id = format!("{board}{rest}");
        for command in ["hint", "eval", "cube"] {
            let report = json(&[command, &id]);
            assert_eq!(report["cube"], Value::Null, "{command} {id}");
            assert_eq!(report["no_decision"], reason, "{command} {id}");
        }
        let text = succeeds(&["hint", &id, "--ply", "0"]);
        assert!(text.contains(words), "{words} in {text}");
    }
    let decided = json(&["hint", OPENING]);
    assert_eq!(decided["no_decision"], Value::Null);
    assert_eq!(decided["version"], 3);
    let chances = &decided["chances"];
    let [white, black] = ["white", "black"].map(|side| chances[side]["win"].as_f64().unwrap());
    assert!((white + black - 1.0).abs() < 1e-6, "{chances}");
}

/// A single game resigned is accepted in the opening, and declined where a gammon is worth more.
#[test]
fn advice_on_a_resignation_is_given() {
    let offered = |id: &str| {
        let mut state: MatchState = id.parse().unwrap();
        let side = Side::White;
        let kind = WinKind::Single;
        state.apply(Action::Resign { side, kind }).unwrap();
        GnubgId::of(&state).to_string()
    };
    let opening = offered("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10");
    let report = json(&["hint", &opening]);
    let advice = &report["resignation"];
    assert_eq!(
        (&advice["player"], &advice["kind"]),
        (&"black".into(), &1.into())
    );
    assert_eq!(
        (&advice["accept"], &advice["accepts"]),
        (&1.0.into(), &true.into())
    );
    assert!(advice["play_on"].as_f64().unwrap() < 1.0, "{advice}");
    let text = succeeds(&["hint", &opening, "--ply", "0"]);
    assert!(
        text.contains("Proper action: accept the resignation"),
        "{text}"
    );

    // White has two checkers on the bar against five points and has borne off none.
    let closed = offered("XGID=bCCCCC-------------cccd---:0:0:1:00:0:0:0:0:10");
    let text = succeeds(&["hint", &closed, "--ply", "0"]);
    assert!(
        text.contains("Proper action: decline the resignation"),
        "{text}"
    );
}
