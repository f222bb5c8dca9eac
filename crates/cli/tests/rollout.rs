//! `barpoint rollout` as users run it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

use common::{OPENING, barpoint, succeeds};
use serde_json::Value;

/// A short rollout of plays; `more` options follow.
fn options<'a>(more: &[&'a str]) -> Vec<&'a str> {
    let mut all = vec![
        "rollout",
        OPENING,
        "--roll",
        "43",
        "--ply",
        "0",
        "--play",
        "24/20 13/10",
        "--play",
        "13/10 13/9",
        "--truncate",
        "7",
        "--format",
        "json",
    ];
    all.extend(more);
    all
}

fn json(arguments: &[&str]) -> Value {
    serde_json::from_str(&succeeds(arguments)).unwrap()
}

#[test]
fn candidates_are_ranked_with_their_errors() {
    let text = succeeds(&[
        "rollout",
        OPENING,
        "--roll",
        "31",
        "--best",
        "2",
        "--trials",
        "72",
        "--truncate",
        "5",
    ]);
    for expected in [
        "cubeful rollout, 5 half-moves, 0-ply with cube at 2, variance reduction",
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

#[test]
fn both_players_and_both_stages_have_settings_of_their_own() {
    let short = [
        "rollout",
        OPENING,
        "--roll",
        "31",
        "--best",
        "2",
        "--trials",
        "36",
        "--ply",
        "0",
        "--truncate",
        "4",
    ];
    let settings = |more: &[&str]| {
        let all = [&short[..], &["--format", "json"], more].concat();
        json(&all)["settings"].clone()
    };
    let found = settings(&["--opponent", "ply=1 cube-ply=0 filter=narrow"]);
    assert_eq!(found["plies"], serde_json::json!([[0, 0], [1, 0]]));
    assert_eq!(found["players"][1]["checker"]["filter"], "narrow");
    assert_eq!(found["late_players"], Value::Null);
    let late = [
        "--late-from",
        "2",
        "--late",
        "noise=0.05",
        "--late-opponent",
        "beginner",
    ];
    let found = settings(&late);
    assert_eq!(found["late_from"], 2);
    assert_eq!(found["players"][0]["checker"]["noise"], 0.0);
    assert_eq!(found["late_players"][0]["checker"]["level"], "casual play");
    assert_eq!(found["late_players"][1]["cube"]["level"], "beginner");
    let text = succeeds(&[&short[..], &late].concat());
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told = "(from half-move 2 on 0-ply, noise 0.050 [casual play] against 0-ply, noise 0.060 [beginner])";
    assert!(text.contains(told), "{text}");
    for wrong in [&["--late", "ply=1"][..], &["--opponent", "ply=9"]] {
        let output = barpoint(&[&short[..], wrong].concat());
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
}

#[test]
fn dice_come_from_any_generator_seed_or_file() {
    let equity = |more: &[&str]| {
        let report = json(&options(&[&["--trials", "36"], more].concat()));
        let settings = &report["settings"];
        let told = format!("{} {}", settings["generator"], settings["seed"]);
        (told, report["candidates"][0]["equity"]["value"].to_string())
    };
    let mut found: Vec<(String, String)> = Vec::new();
    for generator in [
        "chacha", "mersenne", "isaac", "pcg", "xoshiro", "md5", "bbs", "bsd", "ansi",
    ] {
        found.push(equity(&["--generator", generator, "--seed", "foobar"]));
    }
    assert_eq!(found[1].0, "\"mersenne\" 9625390261332436968");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("dice.txt");
    std::fs::write(&path, "3152664415231\n6621435".repeat(100)).unwrap();
    let file = path.to_str().unwrap();
    found.push(equity(&["--dice-file", file]));
    assert_eq!(found[9], equity(&["--dice-file", file, "--threads", "2"]));
    assert!(found[9].0.contains("file"));
    let values: std::collections::BTreeSet<&String> = found.iter().map(|(_, v)| v).collect();
    assert_eq!(values.len(), found.len(), "{found:?}");
    assert_ne!(equity(&["--seed", "random"]), equity(&["--seed", "random"]));
    std::fs::write(&path, "31 52\n7").unwrap();
    let output = barpoint(&options(&["--dice-file", file]));
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(errors.contains("line 2: expected dice"), "{errors}");
    for other in ["random.org", "file"] {
        let output = barpoint(&options(&["--generator", other]));
        let errors = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(errors.contains("--dice-file"), "{errors}");
    }
}

#[test]
fn limits_that_make_no_sense_are_refused() {
    for wrong in [
        ["--stop-se", "nan"],
        ["--stop-se", "0"],
        ["--stop-jsd", "inf"],
    ] {
        let output = barpoint(&options(&wrong));
        assert_eq!(output.status.code(), Some(2), "{wrong:?}");
    }
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

#[test]
fn equity_is_drawn_with_its_band_and_lines_of_json_come_along() {
    let folder = tempfile::tempdir().unwrap();
    let drawing = folder.path().join("out.svg");
    let output = succeeds(&[
        "rollout",
        OPENING,
        "--roll",
        "31",
        "--best",
        "2",
        "--trials",
        "72",
        "--truncate",
        "5",
        "--format",
        "json-lines",
        "--plot",
        drawing.to_str().unwrap(),
    ]);
    let last: Value = serde_json::from_str(output.lines().last().unwrap()).unwrap();
    assert_eq!(last["finished"], true);
    let svg = std::fs::read_to_string(drawing).unwrap();
    assert_eq!(svg.matches("<polygon").count(), 2);
    let forecast = succeeds(&["rollout", OPENING, "--truncate", "5", "--forecast"]);
    assert!(forecast.starts_with("forecast: "), "{forecast}");
    let forecast = json(&[
        "rollout",
        OPENING,
        "--truncate",
        "5",
        "--forecast",
        "--format",
        "json",
    ]);
    assert_eq!(
        (&forecast["trials"], &forecast["candidates"]),
        (&1296.into(), &2.into())
    );
    assert!(forecast["seconds"].as_f64().unwrap() > 0.0, "{forecast}");
    assert!(
        forecast["standard_error"].as_f64().unwrap() < 0.02,
        "{forecast}"
    );
    assert_eq!(last["forecast"], Value::Null);
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

/// Options about cube decisions mean something or are refused.
#[test]
fn options_without_effect_are_refused() {
    for (options, reason) in [
        (
            &["--cubeless", "--all-cubes"][..],
            "--all-cubes: expected a rollout with cube, found one without",
        ),
        (
            &["--cubeless", "--cube-ply", "2"],
            "--cube-ply: expected a rollout with cube, found one without",
        ),
        (
            &["--ply", "0", "--all-cubes"],
            "--all-cubes: expected cube decisions that are looked into, found 0 plies (--cube-ply)",
        ),
    ] {
        let output = barpoint(&[&["rollout", OPENING], options].concat());
        assert!(!output.status.success(), "{options:?}");
        let error = String::from_utf8(output.stderr).unwrap();
        assert!(error.contains(reason), "{error}");
    }
    let short = ["--trials", "36", "--truncate", "3"];
    let text = succeeds(&[&["rollout", OPENING, "--cubeless"][..], &short].concat());
    assert!(text.contains(" half-moves, 0-ply, variance"), "{text}");
    let at_score = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:5:10";
    let text = succeeds(&[&["rollout", at_score][..], &short].concat());
    assert!(
        text.contains("match equities by Kazaross XG2 25 point"),
        "{text}"
    );
}

/// As in gnubg 1.07 (`gnubg -t`, `show rollout`: "Chequer play parameters: 0-ply", "Cube decision parameters: 2-ply"),
/// in rollouts and where errors of a match are rolled out.
#[test]
fn cubes_are_decided_at_2_plies_where_nothing_else_is_said() {
    let plies = |more: &[&str]| {
        let common = [
            "rollout",
            OPENING,
            "--trials",
            "2",
            "--truncate",
            "1",
            "--format",
            "json",
        ];
        let report = json(&[&common, more].concat());
        report["settings"]["plies"][0].clone()
    };
    assert_eq!(plies(&[]), serde_json::json!([0, 2]));
    assert_eq!(plies(&["--ply", "0"]), serde_json::json!([0, 0]));
    assert_eq!(plies(&["--level", "expert"]), serde_json::json!([0, 0]));
    assert_eq!(plies(&["--checker-ply", "1"]), serde_json::json!([1, 2]));
    assert_eq!(plies(&["--cube-ply", "1"]), serde_json::json!([0, 1]));
    for command in ["rollout", "analyse"] {
        let help = succeeds(&[command, "--help"]);
        let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
        let told = if command == "rollout" {
            "[default: 0 in checker play, 2 in cube decisions]"
        } else {
            "[default: 2, or as --rollout-ply if that is more]"
        };
        assert!(help.contains(told), "{told} in {help}");
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
        text.contains("by one-sided database: no dice thrown"),
        "{text}"
    );
    assert!(text.contains(" 56.70 "), "{text}");
    let cubeful = ["rollout", "2x0AAOi2AQAAAA", "--trials", "36", "--ply", "0"];
    assert!(!succeeds(&cubeful).contains("no dice"));
    let cut = succeeds(&[&cubeful[..], &["--truncate-at-chances"]].concat());
    assert!(
        cut.contains("by one-sided database: no dice thrown"),
        "{cut}"
    );
    let thrown = succeeds(&[&ending[..], &["--no-one-sided"]].concat());
    assert!(!thrown.contains("no dice"), "{thrown}");
}

#[test]
fn what_cannot_be_rolled_out_is_one_clear_error() {
    let wrong = |more: &[&str]| {
        let output = barpoint(more);
        assert_eq!(output.status.code(), Some(2), "{more:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(wrong(&["rollout", OPENING, "--play", "8/5 6/5"]).contains("expected a roll"));
    let illegal = wrong(&["rollout", OPENING, "--roll", "31", "--play", "24/18"]);
    assert!(illegal.contains("--play \"24/18\""), "{illegal}");
    let twice = [
        "rollout", OPENING, "--roll", "31", "--play", "8/5 6/5", "--play", "6/5 8/5",
    ];
    assert!(wrong(&twice).contains("found one twice"));
    assert!(wrong(&["rollout", OPENING, "--slice", "4/3", "--checkpoint", "x"]).contains("2/3"));
}

/// Errors of a match are rolled out and marked again; SGF keeps what the trials said.
#[test]
#[expect(
    clippy::too_many_lines,
    reason = "one story from rollout to saved file"
)]
fn errors_of_a_match_are_rolled_out() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("out.sgf");
    let saved = saved.to_str().unwrap();
    let sample = "samples/clara-ivar-7pt.mat";
    let analyse = |more: &[&str]| {
        let mut all = vec!["analyse", sample, "--ply", "0", "--format", "json"];
        all.extend(more);
        json(&all)
    };
    let rollouts = [
        "--rollout-errors",
        "--rollout-trials",
        "36",
        "--rollout-truncate",
        "3",
        "--rollout-cube-ply",
        "0",
        "--save",
        saved,
    ];
    let one = analyse(&[&rollouts[..], &["--threads", "1"]].concat());
    let checkpoint = folder.path().join("kept");
    let kept = ["--rollout-checkpoint", checkpoint.to_str().unwrap()];
    let two = analyse(&[&rollouts[..], &["--threads", "2"], &kept].concat());
    assert_eq!(one, two);
    // What was kept is not played again and says the same; a damaged file is refused.
    assert_eq!(analyse(&[&rollouts[..], &kept].concat()), one);
    let bytes = std::fs::read(&checkpoint).unwrap();
    std::fs::write(&checkpoint, &bytes[..bytes.len() / 2]).unwrap();
    let all = [&["analyse", sample][..], &rollouts, &kept].concat();
    assert_eq!(barpoint(&all).status.code(), Some(1));
    // What still costs more than the threshold was rolled out, all else was not.
    let mistakes = one["mistakes"].as_array().unwrap();
    let rolled = mistakes.iter().filter(|m| m["trials"] == 36).count();
    assert!(rolled >= 5, "{rolled}");
    for mistake in mistakes {
        let costly = mistake["loss"].as_f64().unwrap() > 0.03;
        assert!(!costly || mistake["trials"] == 36, "{mistake}");
        let errors = &mistake["standard_errors"];
        assert!(
            !costly || errors[1].as_f64().is_some_and(|error| error < 0.5),
            "{mistake}"
        );
    }
    let sgf = std::fs::read_to_string(saved).unwrap();
    assert!(
        sgf.contains("X ver 3 Score ") && sgf.contains("SK 0 RC 1 1 0 1 0 1 3 1 1 5 \"chacha\" 1 ")
    );
    // The file reads back and says the same.
    let again = folder.path().join("again.sgf");
    succeeds(&["convert", saved, again.to_str().unwrap()]);
    let rollouts = |text: &str| text.matches("X ver 3 Score ").count();
    assert_eq!(
        rollouts(&std::fs::read_to_string(again).unwrap()),
        rollouts(&sgf)
    );
    let text = succeeds(&[
        "analyse",
        sample,
        "--ply",
        "0",
        "--rollout-errors",
        "--rollout-trials",
        "36",
        "--rollout-truncate",
        "1",
    ]);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for told in [
        "rolled out: 36 trials, standard errors: best 0.0",
        "Errors above 0.03 rolled out: 36 trials, cubeful rollout, 1 half-moves, 0-ply with cube at 2, variance reduction; stratified chacha dice, seed 1",
    ] {
        assert!(words.contains(told), "{told} in {text}");
    }
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    assert_eq!(
        one["rollouts"]["settings"]["plies"][0],
        serde_json::json!([0, 0])
    );
    assert_eq!(one["rollouts"]["trials"], 36);
}
