//! Cube decisions and the theories behind them: `cube` and `jump`.

use crate::common::{OPENING, succeeds};
use crate::{fails, json};

/// A position with a cube decision, from gnubg 1.07 (transcript 05).
const BLITZ: &str = "mHPwATCMz4MHAA:cAkAAAAAAAAA";

/// Rules of money play stand beside the board; a roll makes no cube decision.
#[test]
fn money_rules_in_force_are_said() {
    let money = |rules: &str| format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:{rules}:0:10");
    for (rules, told) in [
        ("0", "money: no Jacoby, no beavers"),
        ("1", "money: Jacoby, no beavers"),
        ("2", "money: no Jacoby, beavers"),
        ("3", "money: Jacoby, beavers"),
    ] {
        let id = money(rules);
        for command in ["cube", "hint"] {
            let text = succeeds(&[command, &id, "--ply", "0"]);
            assert!(text.contains(told), "{told} in {text}");
            assert!(
                text.lines().all(|line| line.chars().count() <= 80),
                "{text}"
            );
        }
    }
    let error = fails(&["cube", OPENING, "--roll", "31"], 2);
    assert!(
        error.contains("--roll") && error.contains("barpoint hint"),
        "{error}"
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "one study, looked at from all sides")]
fn a_cube_decision_is_studied() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("cube.svg");
    let svg = svg.to_str().unwrap();
    let text = succeeds(&["cube", BLITZ, "--ply", "0", "--plot", svg]);
    let png = folder.path().join("cube.png");
    let jump = ["cube", BLITZ, "--ply", "0", "--model", "jump", "--plot"];
    succeeds(&[&jump[..], &[png.to_str().unwrap()]].concat());
    assert!(std::fs::read(png).unwrap().starts_with(b"\x89PNG"));
    fails(&[&jump[..], &["cube.pdf"]].concat(), 2);
    for expected in [
        "No double ",
        "Double, take ",
        "Double, pass ",
        "Proper action: double, take",
        "janowski2 ",
        "jump, local ",
        "Volatility over two rolls: ",
        "Market window, opponent",
        "Gammon value, player on roll: 0.000",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let long: Vec<&str> = text
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(long, Vec::<&str>::new());
    let drawing = std::fs::read_to_string(svg).unwrap();
    assert!(
        drawing.contains("double, take") && drawing.contains("<circle"),
        "{drawing}"
    );
    let text = succeeds(&[
        "cube",
        BLITZ,
        "--ply",
        "0",
        "--rollout",
        "36",
        "--lives",
        "0.7,0.6",
    ]);
    // So few trials do not tell a close double from none.
    assert!(text.contains("Rolled out, 36 trials: "), "{text}");
    assert!(text.contains(", take\n  no double +0."), "{text}");
    assert!(text.contains("two lives given"), "{text}");
    fails(&["cube", BLITZ, "--lives", "0.7"], 2);
    // A match, by the jump model.
    let xgid = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:2:3:0:7:10";
    let report = json(&[
        "cube",
        xgid,
        "--ply",
        "0",
        "--cube-model",
        "jump",
        "--format",
        "json",
    ]);
    assert_eq!(report["settings"]["cube_model"], "jump");
    let theories = report["study"]["theories"].as_array().unwrap();
    let names: Vec<&str> = theories
        .iter()
        .map(|row| row["theory"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        ["janowski", "janowski2", "jump", "learned", "jump, local"]
    );
    assert_eq!(theories[2]["no_double"], report["cube"]["no_double"]);
    assert!(report["study"]["mwc"][0].as_f64().unwrap() < 1.0);
    let none = succeeds(&[
        "cube",
        "XGID=-b-B--E-D---eD---c-c-b----:1:-1:1:00:0:0:0:0:10",
    ]);
    assert!(none.contains("No cube decision"), "{none}");
}

/// Janowski's refined model with lives of one's own choosing: equal ones are the model without.
#[test]
fn the_refined_model_takes_any_cube_lives() {
    let xgid = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:2:3:0:7:10";
    let equity = |model| {
        let asked = [
            "hint", xgid, "--ply", "0", "--format", "json", "--model", model,
        ];
        json(&asked)["cube"]["no_double"].as_f64().unwrap()
    };
    let usual = equity("janowski2");
    assert!((equity("janowski2:0.68,0.68") - usual).abs() < 1e-6);
    assert!(equity("janowski2:0.9,0.4") > usual + 0.01);
    fails(&["hint", xgid, "--model", "janowski2:1.5,0.5"], 2);
}

/// M. Higgins (2012), appendix 3 and section 3.
#[test]
fn the_jump_models_published_numbers_are_printed() {
    let folder = tempfile::tempdir().unwrap();
    let svg = folder.path().join("jump.svg");
    let svg = svg.to_str().unwrap();
    let text = succeeds(&["jump", "--average", "7.7", "--local", "13", "--plot", svg]);
    for expected in [
        "average volatility: 0.64",
        "21.5 %",
        "62.2 %",
        "66.9 %",
        "78.5 %",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    assert_eq!(
        std::fs::read_to_string(svg)
            .unwrap()
            .matches("<polyline")
            .count(),
        7
    );
    let text = succeeds(&["jump", "--average", "7.7", "--won", "1.4", "--lost", "1.4"]);
    assert!(text.contains("average volatility: 0.53"), "{text}");
    let text = succeeds(&["jump", "--exact", "30,70,20", "--plot", svg]);
    assert!(
        text.contains(" 50.0 %  ") && text.contains("Largest difference"),
        "{text}"
    );
    fails(&["jump", "--exact", "70,30,20"], 2);
}

#[test]
fn cubes_are_decided_by_any_theory() {
    let decision = |model| {
        let report = json(&[
            "hint",
            BLITZ,
            "--ply",
            "0",
            "--cube-model",
            model,
            "--format",
            "json",
        ]);
        report["cube"]["double_take"].as_f64().unwrap()
    };
    let [gnubgs, refined, jump] = ["janowski", "janowski2", "jump"].map(decision);
    assert!(
        (gnubgs - refined).abs() < 1e-5,
        "an owned cube is the same: {gnubgs} {refined}"
    );
    assert!((gnubgs - jump).abs() > 1e-3, "{gnubgs} {jump}");
    fails(&["hint", BLITZ, "--cube-model", "keeler"], 2);
}

/// An owned cube is redoubled; an index outside 0 to 1 is no cube life; double match point is no Crawford game.
#[test]
fn cubes_are_called_by_their_names() {
    let owned = "XGID=-b-B--E-D---eD---c-c-b----:3:1:1:00:3:0:0:25:10";
    let text = succeeds(&["cube", owned, "--ply", "0"]);
    for expected in ["No redouble ", "Redouble, take ", "Redouble, pass "] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let leader = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:3:0:0:5:10";
    let text = succeeds(&["cube", leader, "--ply", "2", "--cube-model", "janowski"]);
    assert!(text.contains("No cube life from 0 to 1"), "{text}");
    // gnubg 1.07, `set xgid`, `hint`: "Never redouble, take (dead cube)".
    let useless = "XGID=-BAAA--------------a-a----:2:1:1:00:5:2:0:7:10";
    for command in ["cube", "hint"] {
        let text = succeeds(&[command, useless, "--ply", "0"]);
        assert!(text.contains("Never redouble (dead cube)"), "{text}");
    }
    let text = succeeds(&["met", "--at", "1-1"]);
    assert!(text.contains("double match point"), "{text}");
    assert!(!text.contains("Crawford"), "{text}");
}

/// A file of rollouts is read again, and continued; one made in another way is refused.
#[test]
fn cube_lives_are_fitted_to_a_file_that_grows() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("lives.jsonl");
    let path = file.to_str().unwrap();
    let ask = |positions| ["cube-life", path, "--trials", "2", "--positions", positions];
    let short = succeeds(&ask("1"));
    assert!(
        short.starts_with("1 positions, 2 trials each by janowski"),
        "{short}"
    );
    let both = succeeds(&ask("2"));
    assert!(both.starts_with("2 positions") && both != short, "{both}");
    let saved = std::fs::read_to_string(&file).unwrap();
    assert_eq!(saved.lines().count(), 3);
    // The last line is cut off, as by the end of the program.
    std::fs::write(&file, &saved[..saved.len() - 9]).unwrap();
    assert_eq!(succeeds(&ask("2")), both);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), saved);
    assert_eq!(succeeds(&ask("1")), short);
    let other = fails(&[&ask("2")[..], &["--seed", "2"]].concat(), 1);
    assert!(other.contains("expected positions of seed 2"), "{other}");
}

/// Lives fitted to rollouts make a cube in the opponent's hands worth more than gnubg's to a player held back.
#[test]
fn learned_lives_differ_from_gnubgs() {
    let xgid = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:2:3:0:7:10";
    let take = |model| {
        let asked = [
            "hint", xgid, "--ply", "0", "--format", "json", "--model", model,
        ];
        let report = json(&asked);
        assert_eq!(report["settings"]["cube_model"], model);
        report["cube"]["double_take"].as_f64().unwrap()
    };
    let difference = take("learned") - take("janowski");
    assert!(
        difference.abs() > 0.002 && difference.abs() < 0.2,
        "{difference}"
    );
}
