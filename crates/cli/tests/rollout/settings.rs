//! The settings of a rollout: players, dice, limits, and what is refused.

use serde_json::Value;

use crate::common::{OPENING, barpoint, succeeds};
use crate::{BEST_TWO, json, options};

#[test]
fn both_players_and_both_stages_have_settings_of_their_own() {
    let settings = |more: &[&str]| {
        let all = [&BEST_TWO[..], &["--ply", "0", "--format", "json"], more].concat();
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
    let text = succeeds(&[&BEST_TWO[..], &["--ply", "0"], &late].concat());
    assert!(
        text.lines().all(|line| line.chars().count() <= 80),
        "{text}"
    );
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let told =
        "(from ply 2 on 0-ply, noise 0.050 [casual play] against 0-ply, noise 0.060 [beginner])";
    assert!(text.contains(told), "{text}");
    for wrong in [&["--late", "ply=1"][..], &["--opponent", "ply=9"]] {
        let output = barpoint(&[&BEST_TWO[..], wrong].concat());
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
    assert!(text.contains(" plies, 0-ply, variance"), "{text}");
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
