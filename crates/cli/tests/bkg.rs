//! BKG of 1977 in duels and judged.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use common::{OPENING, barpoint, succeeds};
use std::fs;

/// With the same dice and exchanged seats it wins from itself as much as it loses.
#[test]
fn it_draws_with_itself() {
    let text = succeeds(&["duel", "--a", "bkg", "--b", "bkg", "--games", "6"]);
    assert!(text.contains("points/game    +0.0000"), "{text}");
    let output = barpoint(&["duel", "--a", "bkg:2", "--b", "bkg"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("bkg, bkg-vi, gnubg:PLY"), "{error}");
}

/// The only play listed loses nothing; cubes and chances it cannot be asked.
#[test]
fn its_plays_are_judged_and_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let plays = folder.path().join("plays.jsonl");
    let moves = r#"[{"pos":"sGfwATDgc/ABMA","equity":0.3}]"#;
    let record = format!(r#"{{"id":"{OPENING}","dice":[3,1],"moves":{moves}}}"#);
    fs::write(&plays, record).unwrap();
    let text = succeeds(&["judge", plays.to_str().unwrap(), "--bkg"]);
    assert!(
        text.ends_with("BKG\nER 0.00 (error unknown) n 1\n"),
        "{text}"
    );
    let cube = format!(r#"{{"id":"{OPENING}","nd":0.1,"dt":0.0}}"#);
    fs::write(&plays, cube).unwrap();
    let output = barpoint(&["judge", plays.to_str().unwrap(), "--bkg"]);
    assert_eq!(output.status.code(), Some(1));
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("expected checker plays"), "{error}");
}

/// Before a roll, with a roll of the opening, and of figure 3 of the paper: 2.739 rolls after the better play.
#[test]
fn hints_at_its_level_order_plays_and_show_no_equity() {
    let opening = succeeds(&["hint", OPENING, "--roll", "31", "--level", "bkg", "-n", "2"]);
    assert!(opening.contains("  BKG (1977)\n"), "{opening}");
    assert!(opening.contains("  1. 8/5 6/5 ") && opening.contains(" HP  engaged"));
    assert!(!opening.contains("equity "), "{opening}");
    let figure = "XGID=-B-BB--------------d------:0:0:1:62:0:0:0:0:10";
    let text = succeeds(&["hint", figure, "--level", "BKG", "--format", "json"]);
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    let best = &report["plays"][0];
    assert_eq!(best["play"], "4/off 3/1");
    let rolls = best["expected_rolls"].as_f64().unwrap();
    assert!((rolls - 2.739).abs() < 0.0005, "{rolls}");
    assert!(best["heuristic_points"].is_null() && report["nets"].is_null());
    let engaged = succeeds(&["hint", OPENING, "--level", "bkg"]);
    assert!(engaged.contains("doubles in races only"), "{engaged}");
}

/// BKG-VI is a level of its own: chances, a class, a judgement and games under its name.
#[test]
fn bkg_vi_is_a_level_too() {
    let text = succeeds(&[
        "hint", OPENING, "--roll", "31", "--level", "bkg-vi", "--format", "json",
    ]);
    let report: serde_json::Value = serde_json::from_str(&text).unwrap();
    let best = &report["plays"][0];
    assert_eq!(best["play"], "8/5 6/5");
    assert_eq!(best["state_class"], "two each");
    let chance = |name: &str| best[name].as_f64().unwrap();
    let sum = 2.0 * chance("win") - 1.0 + chance("win_gammon") - chance("lose_gammon");
    assert!((sum - chance("expectation")).abs() < 1e-6, "{best}");
    assert!(best["heuristic_points"].is_null());
    let text = succeeds(&["duel", "--a", "bkg-vi", "--b", "bkg-vi", "--games", "4"]);
    assert!(text.contains("points/game    +0.0000"), "{text}");
}

/// Its classes in order; of one every count with its worth.
#[test]
fn the_classes_of_bkg_vi_are_shown() {
    let text = succeeds(&["bkg", "classes"]);
    assert!(
        text.starts_with("both on the bar\n  Both sides are on the bar.\n"),
        "{text}"
    );
    assert!(
        text.ends_with("Forward: bearing off.\n  Backward: none.\n"),
        "{text}"
    );
    let text = succeeds(&["bkg", "classes", "Blitz"]);
    assert!(text.contains("\nprime  "), "{text}");
    let output = barpoint(&["bkg", "classes", "opening"]);
    assert_eq!(output.status.code(), Some(2));
}

/// A fit is logged; another plan is refused in its folder.
#[test]
fn bkg_vi_is_fitted_in_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let text = succeeds(&["bkg", "fit", path, "--games", "100", "--rounds", "1"]);
    assert!(text.contains("round 0 step   1"), "{text}");
    let log = fs::read_to_string(folder.path().join("log.jsonl")).unwrap();
    assert_eq!(log.lines().count(), 26);
    assert!(folder.path().join("functions.txt").exists());
    let output = barpoint(&["bkg", "fit", path, "--games", "200", "--rounds", "1"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(error.contains("choose another folder"), "{error}");
}

/// An explanation says the same with and without it.
#[test]
fn its_view_stands_beside_an_explanation() {
    let explain = |bkg: &[&str]| {
        let asked = ["explain", OPENING, "--roll", "31", "--ply", "0"];
        let plays = ["--play", "8/5 6/5", "--play", "24/23 13/10"];
        succeeds(&[&asked[..], &plays, bkg].concat())
    };
    let view = "
How BKG (1977) sees it:

  8/5 6/5                  327.4 HP   1 of 16  engaged
  24/23 13/10               91.9 HP   2 of 16  engaged

  terms that differ most, HP   8/5 6/5  24/23 13/10
  containing blocked in          210.0            -
  NOTNEARDIS Acontain             26.7          9.1
  NOTNEARDIS Builders              8.0         20.0
  NOTNEARDIS their Escapes       -36.0        -48.0
  NOTNEARDIS Contain               8.0          3.9
  GENERAL Piploss                  0.0         -2.1
  Heuristic points (HP) order the plays of one roll; they are no equity.

How BKG-VI sees it:

  8/5 6/5                    +0.139   1 of 16  two each, wins 54.7 %
  24/23 13/10                -0.052   5 of 16  two each, wins 47.9 %
";
    assert_eq!(explain(&["--bkg"]), explain(&[]) + view);
    let report: serde_json::Value =
        serde_json::from_str(&explain(&["--bkg", "--format", "json"])).unwrap();
    let bkg = &report["bkg"];
    assert_eq!(
        (bkg["telling"].as_u64(), bkg["count"].as_u64()),
        (Some(6), Some(16))
    );
    let points = |value: &serde_json::Value| value.as_f64().unwrap_or(0.0);
    for (index, play) in bkg["plays"].as_array().unwrap().iter().enumerate() {
        let terms = bkg["terms"].as_array().unwrap().iter();
        let sum: f64 = terms
            .map(|term| points(&term["heuristic_points"][index]))
            .sum();
        assert!(
            (sum - points(&play["heuristic_points"])).abs() < 1e-9,
            "{play}"
        );
    }
    let output = barpoint(&["explain", OPENING, "--ply", "0", "--bkg"]);
    let error = String::from_utf8(output.stderr).unwrap();
    assert!(
        error.contains("--bkg: expected a roll to be played"),
        "{error}"
    );
}

/// What it does not take is refused in one line that names the level as it was typed.
#[test]
fn what_it_does_not_take_is_refused() {
    for (arguments, said) in [
        (
            &["hint", OPENING, "--ply", "1"][..],
            "expected no other settings",
        ),
        (
            &["eval", OPENING, "--ply", "1"],
            "expected no other settings",
        ),
        (&["cube", OPENING, "--nets", "nets"], "BKG has none"),
        (&["rollout", OPENING, "--truncate", "5"], "to the end"),
        (
            &["hint", OPENING, "--time"],
            "expected another level than bkg-vi",
        ),
        (
            &[
                "eval",
                "--hypergammon",
                "3",
                "XGID=a------------------------A:0:0:1:00:0:0:0:0:10",
            ],
            "level bkg-vi: expected backgammon, which BKG plays, found Hypergammon",
        ),
    ] {
        let output = barpoint(&[arguments, &["--level", "bkg-vi"]].concat());
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{arguments:?}");
        assert!(
            error.contains(said) && error.contains("bkg-vi"),
            "{arguments:?}: {error}"
        );
    }
}

fn report(arguments: &[&str]) -> serde_json::Value {
    let text = succeeds(&[arguments, &["--format", "json"]].concat());
    serde_json::from_str(&text).unwrap()
}

/// In a race that its tables know, chances are exact: 26 of 36 rolls win at once. No gammon is possible, and the cube decision
/// follows by the usual theory.
#[test]
fn equities_are_asked_of_bkg_vi() {
    let race = "XGID=--B---------------------a-:0:0:1:00:0:0:0:0:10";
    for level in ["bkg", "bkg-vi"] {
        let found = report(&["eval", race, "--level", level]);
        let chances = &found["depths"][0]["chances"];
        assert!((chances["win"].as_f64().unwrap() - 26.0 / 36.0).abs() < 1e-4);
        assert_eq!(chances["win_gammon"], 0.0);
        assert_eq!(found["settings"]["level"], level);
        let cube = report(&["cube", race, "--level", level]);
        assert_eq!(cube["cube"]["action"]["response"], "take", "{cube}");
        let opening = report(&["eval", OPENING, "--level", level]);
        assert_eq!(opening["source"], "BKG-VI");
        // By the functions as they come with the program.
        let win = opening["depths"][0]["chances"]["win"].as_f64().unwrap();
        assert!((win - 0.5385).abs() < 0.0001, "{win}");
    }
}

/// Both play the same games but for the dice: within three standard errors they find the same.
#[test]
fn a_rollout_by_bkg_agrees_with_a_simulation() {
    for level in ["bkg", "bkg-vi"] {
        let rolled = report(&["rollout", OPENING, "--level", level, "--trials", "216"]);
        let equity = &rolled["candidates"][0]["equity"];
        let played = report(&["simulate", OPENING, "--player", level, "--games", "100"]);
        let number = |value: &serde_json::Value| value.as_f64().unwrap();
        let difference = number(&equity["value"]) - number(&played["adjusted"]);
        let errors = [
            number(&equity["std_err"]),
            number(&played["adjusted_std_err"]),
        ];
        let joint = errors[0].hypot(errors[1]);
        assert!(joint < 0.09, "{errors:?}");
        assert!(
            difference.abs() < 3.0 * joint,
            "{level}: {difference} +- {joint}"
        );
        assert_eq!(rolled["settings"]["cubeful"], false);
    }
}

/// Its own plays are compared, and any number of threads gives the same numbers.
#[test]
fn a_rollout_by_bkg_does_not_depend_on_threads() {
    let ask = |threads| {
        report(&[
            "rollout",
            OPENING,
            "--roll",
            "31",
            "--level",
            "bkg",
            "--trials",
            "72",
            "--best",
            "2",
            "--threads",
            threads,
        ])
    };
    let found = ask("1");
    assert_eq!(found, ask("2"));
    assert_eq!(found["program"], "BKG (1977)");
    assert_eq!(found["candidates"][0]["candidate"], "8/5 6/5");
}

#[test]
fn a_match_is_analysed_by_it_on_any_number_of_threads() {
    let sample = "samples/clara-ivar-7pt.mat";
    let totals = ["bkg", "bkg-vi"].map(|level| {
        let ask = |threads| report(&["analyse", sample, "--level", level, "--threads", threads]);
        let found = ask("1");
        assert_eq!(found, ask("2"), "{level}");
        let text = succeeds(&["analyse", sample, "--level", level]);
        assert!(text.contains(&format!("[{level}]\nfunctions ")), "{text}");
        found.to_string()
    });
    assert_ne!(totals[0], totals[1]);
}

/// Nothing is remembered of the game before, whoever of the workers played it; the score of a match does not count.
#[test]
fn a_simulation_from_the_middle_of_a_game_does_not_depend_on_workers() {
    let middle = "XGID=-a-B-BC-A---bC---c-e---BA-:0:0:1:00:2:3:0:7:10";
    let ask = |workers| {
        let games = ["simulate", middle, "--player", "bkg", "--games", "24"];
        succeeds(&[&games[..], &["--workers", workers]].concat())
    };
    let text = ask("1");
    assert_eq!(text, ask("3"));
    assert!(
        text.contains("the score of the match is left out of account"),
        "{text}"
    );
}

/// All engines are judged on the same decisions, and a level that rolls out is named.
#[test]
fn judgements_say_what_was_left_out_and_rolled_out() {
    let set = "testdata/reference-set/checker-money.jsonl";
    let text = succeeds(&["judge", set, "--engine", "bkg"]);
    let (_, last) = text.rsplit_once("\nER ").unwrap();
    let charged = last.contains(" not in the file, charged as the worst listed");
    assert!(charged, "{text}");
    let folder = tempfile::tempdir().unwrap();
    let one = folder.path().join("one.jsonl");
    let lines = fs::read_to_string(barpoint_testkit::workspace_root().join(set)).unwrap();
    fs::write(&one, lines.lines().next().unwrap()).unwrap();
    let text = succeeds(&["judge", one.to_str().unwrap(), "--level", "quick-rollout"]);
    assert!(text.contains("close choices: 72 trials of"), "{text}");
}
