//! What the command line refuses, and in which words.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::{OPENING, barpoint, succeeds};

/// What a call prints that is refused before any work.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
    assert_eq!(error.matches("error: ").count(), 1, "{error}");
    assert!(output.stdout.is_empty(), "{arguments:?}");
    error
}

#[track_caller]
fn refused_with(arguments: &[&str], expected: &[&str]) {
    let error = refused(arguments);
    for expected in expected {
        assert!(error.contains(expected), "{expected} in {error}");
    }
}

/// Once every unknown option of `hint` was "not a Position ID".
#[test]
fn unknown_options_are_called_so_with_the_one_that_may_be_meant() {
    refused_with(
        &["hint", "--nonsense"],
        &["unexpected argument '--nonsense'", "Usage: barpoint hint"],
    );
    refused_with(
        &["hint", "--pyl", "3", OPENING],
        &["unexpected argument '--pyl'", "'--ply'"],
    );
    refused_with(&["hnit", OPENING], &["unrecognized subcommand", "'hint'"]);
}

#[test]
fn numbers_say_what_was_expected() {
    for wrong in ["1e3", "-1", "8", "two"] {
        refused_with(
            &["hint", OPENING, "--ply", wrong],
            &["--ply", "expected plies: 0 to 7", wrong],
        );
    }
    refused_with(
        &["volatility", "--games", "-5"],
        &["--games", "expected games: 1 to 4294967295", "-5"],
    );
}

#[test]
fn a_database_without_a_kind_asks_for_one() {
    refused_with(
        &["bearoff", "build"],
        &["--one-sided|--two-sided|--hypergammon <CHECKERS>"],
    );
    refused_with(
        &["makebearoff", "-f", "x"],
        &["--two-sided <PxC>|--one-sided <P>"],
    );
}

#[test]
fn an_xgid_may_begin_with_a_hyphen() {
    let bare = "-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10";
    let named = format!("XGID={bare}");
    assert_eq!(
        succeeds(&["hint", bare, "--ply", "0"]),
        succeeds(&["hint", &named, "--ply", "0"])
    );
}

#[test]
fn nonsense_is_not_taken() {
    let sample = "samples/clara-ivar-7pt.mat";
    for threshold in ["nan", "inf", "-0.1"] {
        refused_with(
            &[
                "analyse",
                sample,
                "--rollout-errors",
                "--rollout-threshold",
                threshold,
            ],
            &["--rollout-threshold", "expected an equity", threshold],
        );
    }
    refused_with(
        &["rollout", OPENING, "--no-double-only", "-r", "31"],
        &["expected a position before the roll, found a roll to play"],
    );
}

/// One limit of trials, whatever is rolled out.
#[test]
fn no_rollout_has_more_trials_than_another() {
    let sample = "samples/clara-ivar-7pt.mat";
    for call in [
        &["rollout", OPENING, "--trials"][..],
        &["rollout", OPENING, "--min-trials"],
        &["rollout", OPENING, "--checkpoint", "none", "--extend"],
        &["cube", OPENING, "--rollout"],
        &["analyse", sample, "--rollout-errors", "--rollout-trials"],
        &["theories", "--trials"],
        &["cube-life", "lives.jsonl", "--trials"],
    ] {
        refused_with(&[call, &["2000001"]].concat(), &["to 2000000, found"]);
    }
}

#[test]
fn threads_mean_the_same_everywhere() {
    let sample = "samples/clara-ivar-7pt.mat";
    let calls = [
        &["analyse", sample][..],
        &["bearoff", "build", "--two-sided"],
        &["bench"],
        &["calibrate", "--games", "1"],
        &["cube-life", "lives.jsonl"],
        &["http"],
        &["judge", "none.jsonl"],
        &["levels", "--measure"],
        &["report", sample, "--level", "expert"],
        &["rollout", OPENING],
        &["serve"],
        &["theories"],
        &["volatility"],
    ];
    for call in calls {
        for wrong in ["1025", "-1", "many"] {
            let expected = "expected a number of threads from 1 to 1024, or 0 for all processors";
            refused_with(
                &[call, &["--threads", wrong]].concat(),
                &["--threads", expected],
            );
        }
        let help = succeeds(&[
            call[0],
            if call[0] == "bearoff" { "build" } else { "-h" },
            "-h",
        ]);
        assert!(help.contains("0 for all processors"), "{help}");
    }
    let games = ["volatility", "--games", "3"];
    assert_eq!(
        succeeds(&[&games[..], &["--threads", "0"]].concat()),
        succeeds(&[&games[..], &["--threads", "1"]].concat())
    );
}

#[cfg(unix)]
#[test]
fn endless_input_is_refused() {
    for call in [
        &["met", "--file", "/dev/zero"][..],
        &["judge", "/dev/zero"],
        &["levels", "--figures", "/dev/zero"],
        &["rollout", OPENING, "-r", "31", "--dice-file", "/dev/zero"],
        &["train", "/dev/zero"],
        &[
            "rollout",
            OPENING,
            "-r",
            "31",
            "--ply",
            "0",
            "--checkpoint",
            "/dev/zero",
        ],
        &["makehyper", "-c", "1", "-r", "/dev/zero", "-f", "none.bd"],
    ] {
        let output = barpoint(call);
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{call:?}");
        assert!(
            error.contains("expected at most") || error.contains("expected a file"),
            "{call:?}: {error}"
        );
    }
}
