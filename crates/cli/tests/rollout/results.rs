//! What a rollout finds, and how it is printed.

use serde_json::Value;

use crate::common::{OPENING, succeeds};
use crate::{BEST_TWO, json, options};

#[test]
fn candidates_are_ranked_with_their_errors() {
    let text = succeeds(&BEST_TWO);
    for expected in [
        "cubeful rollout, 5 plies, 0-ply with cube at 2, variance reduction",
        "stratified chacha dice, seed 1",
        "  1. 8/5 6/5 ",
        "standard error",
        "72 trials, ",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let report = json(&options(&["--trials", "72"]));
    assert_eq!(report["finished"], true);
    let rows = report["candidates"].as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert_eq!(row["trials"], 72);
        assert!(row["equity"]["std_err"].as_f64().unwrap() < 0.02, "{row}");
    }
}

#[test]
fn cube_decisions_compare_both_actions() {
    let text = succeeds(&["rollout", OPENING, "--trials", "36", "--truncate", "5"]);
    for expected in [
        "no double",
        "double, take",
        "double, pass",
        "Proper action: no double",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let report = json(&[
        "rollout",
        OPENING,
        "--trials",
        "36",
        "--cubeless",
        "--truncate",
        "5",
        "--format",
        "json",
    ]);
    assert_eq!(report["candidates"].as_array().unwrap().len(), 1);
    assert_eq!(report["action"], Value::Null);
    // Cube decisions follow the theory asked for.
    let equity = |model| {
        let report = json(&[
            "rollout",
            "4O3gATCY5+ABIQ",
            "--trials",
            "36",
            "--truncate",
            "9",
            "--format",
            "json",
            "--cube-model",
            model,
        ]);
        assert_eq!(report["settings"]["cube_model"], model);
        report["candidates"][0]["equity"]["value"].clone()
    };
    assert_ne!(equity("janowski"), equity("jump"));
}

#[test]
fn stop_rules_end_candidates_early() {
    let report = json(&options(&[
        "--trials",
        "3600",
        "--stop-se",
        "0.006",
        "--min-trials",
        "72",
    ]));
    for row in report["candidates"].as_array().unwrap() {
        let trials = row["trials"].as_u64().unwrap();
        assert!((72..3600).contains(&trials) && trials % 36 == 0, "{row}");
        assert!(row["equity"]["std_err"].as_f64().unwrap() < 0.006);
    }
    assert_eq!(report["finished"], true);
}

/// `cube --rollout` and `rollout` play the same trials: one set of defaults.
#[test]
fn a_cube_decision_is_rolled_out_alike_everywhere() {
    let position = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:0:0:10";
    let few = ["--trials", "36", "--format", "json"];
    let rolled = json(&[&["rollout", position], &few[..]].concat());
    assert_eq!(rolled["settings"]["luck_candidates"], 3);
    let study = json(&[
        "cube",
        position,
        "--ply",
        "0",
        "--rollout",
        "36",
        "--format",
        "json",
    ]);
    let found = &study["rolled_out"];
    for (row, name) in ["no_double", "double_take"].into_iter().enumerate() {
        assert_eq!(found[name], rolled["candidates"][row]["equity"], "{name}");
    }
    assert_eq!(found["action"], rolled["action"]);
}

/// One trial has no standard error and decides nothing.
#[test]
fn one_trial_gives_no_verdict() {
    for (trials, told) in [("1", false), ("2", true)] {
        let text = succeeds(&[
            "rollout",
            "mHPwATCMz4MHAA",
            "--trials",
            trials,
            "--truncate",
            "3",
            "--ply",
            "0",
        ]);
        assert_eq!(text.contains("Proper action"), told, "{text}");
    }
}

/// A bearoff that the table of home positions knows, without cube: the table answers, and that is said.
#[test]
fn a_database_in_place_of_dice_is_named() {
    let ending = [
        "rollout",
        "2x0AAOi2AQAAAA",
        "--trials",
        "36",
        "--cubeless",
        "--ply",
        "0",
    ];
    let text = succeeds(&ending);
    assert!(
        text.contains("by one-sided database: no dice rolled"),
        "{text}"
    );
    assert!(text.contains(" 56.70 "), "{text}");
    let cubeful = ["rollout", "2x0AAOi2AQAAAA", "--trials", "36", "--ply", "0"];
    assert!(!succeeds(&cubeful).contains("no dice"));
    let cut = succeeds(&[&cubeful[..], &["--truncate-at-chances"]].concat());
    assert!(
        cut.contains("by one-sided database: no dice rolled"),
        "{cut}"
    );
    let rolled = succeeds(&[&ending[..], &["--no-one-sided"]].concat());
    assert!(!rolled.contains("no dice"), "{rolled}");
}
