//! The program as users run it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use barpoint_testkit::{fixture, workspace_root};
use common::{OPENING, barpoint, succeeds};

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
fn a_match_is_analysed_into_a_report_of_80_columns() {
    let report = succeeds(&["analyse", SAMPLE, "--ply", "0", "--threads", "2"]);
    for expected in [
        "Clara vs Ivar, 7-point match",
        "Result: 6-9, Ivar wins",
        "costliest decisions",
    ] {
        assert!(report.contains(expected), "{expected}");
    }
    let long: Vec<&str> = report
        .lines()
        .filter(|line| line.chars().count() > 80)
        .collect();
    assert_eq!(long, Vec::<&str>::new());
}

#[test]
fn the_analysis_does_not_depend_on_the_number_of_threads() {
    let analyse = |threads| {
        succeeds(&[
            "analyse",
            SAMPLE,
            "--ply",
            "0",
            "--threads",
            threads,
            "--format",
            "json",
        ])
    };
    assert_eq!(analyse("1"), analyse("3"));
}

#[test]
fn a_saved_analysis_reads_back_with_the_same_numbers() {
    let folder = tempfile::tempdir().unwrap();
    let saved = folder.path().join("out.sgf");
    let saved = saved.to_str().unwrap();
    let report = json(&[
        "analyse", SAMPLE, "--ply", "0", "--save", saved, "--format", "json",
    ]);
    let text = std::fs::read_to_string(saved).unwrap();
    assert!(text.starts_with("(;FF[4]GM[6]"));
    assert!(text.contains("]A[") && text.contains("DA[E ver 3") && text.contains("GS[M:"));
    // The plays of the match survive.
    let back = folder.path().join("back.mat");
    succeeds(&["convert", saved, back.to_str().unwrap()]);
    let again = json(&[
        "analyse",
        back.to_str().unwrap(),
        "--ply",
        "0",
        "--format",
        "json",
    ]);
    assert_eq!(report["players"], again["players"]);
    assert_eq!(report["mistakes"], again["mistakes"]);
}

#[test]
fn one_broken_file_among_several_fails_the_call_but_not_the_others() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("broken.mat");
    std::fs::write(&broken, "not a match").unwrap();
    let output = barpoint(&["analyse", broken.to_str().unwrap(), SAMPLE, "--ply", "0"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stdout).contains("Clara vs Ivar"));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(
        errors.contains("broken.mat") && errors.contains("1 of 2 files failed"),
        "{errors}"
    );
}

#[test]
fn saving_never_overwrites_a_match_or_another_result() {
    let folder = tempfile::tempdir().unwrap();
    let copy = |name: &str| {
        let path = folder.path().join(name);
        std::fs::copy(workspace_root().join(SAMPLE), &path).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let (one, two, saved) = (copy("m.01.mat"), copy("m.01.txt"), copy("kept.sgf"));
    let into = folder.path().to_str().unwrap();
    assert!(
        fails(&["analyse", &one, &two, "--ply", "0", "--save", into], 2).contains("two matches")
    );
    assert!(fails(&["analyse", &saved, "--ply", "0", "--save", into], 2).contains("overwrite"));
    succeeds(&["analyse", &one, "--ply", "0", "--save", into]);
    assert!(folder.path().join("m.01.sgf").exists());
}

#[test]
fn the_snowie_rate_in_json_is_the_one_in_the_report() {
    let report = json(&["analyse", SAMPLE, "--ply", "0", "--format", "json"]);
    let rate = report["players"][0]["snowie_error_rate"].as_f64().unwrap();
    let text = succeeds(&["analyse", SAMPLE, "--ply", "0"]);
    let row = text
        .lines()
        .find(|line| line.starts_with("Snowie error rate"))
        .unwrap();
    assert!(row.contains(&format!("-{rate:.1} ")), "{rate} in {row}");
}

#[test]
fn a_match_longer_than_the_tables_is_refused() {
    let id = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:65:10";
    assert!(fails(&["hint", id, "--ply", "0"], 2).contains("64"));
}

#[test]
fn a_match_is_written_as_a_page() {
    let page = succeeds(&["report", SAMPLE]);
    assert!(page.starts_with("<!DOCTYPE html>") && page.contains("not analysed"));
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("match.html");
    let out = out.to_str().unwrap();
    assert_eq!(
        succeeds(&["report", SAMPLE, "--level", "expert", "-o", out]),
        ""
    );
    let page = std::fs::read_to_string(out).unwrap();
    for expected in [
        "Clara – Ivar",
        "6 : 9, Ivar wins",
        "Worst errors",
        "XGID=",
        "nets ",
    ] {
        assert!(page.contains(expected), "{expected}");
    }
    assert!(page.len() < 2_000_000, "{}", page.len());
    assert!(fails(&["report", "no-such-file.sgf"], 1).contains("no-such-file.sgf"));
    assert_eq!(
        barpoint(&["report", SAMPLE, "--level", "x"]).status.code(),
        Some(2)
    );
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
fn the_opening_31_is_played_by_making_the_five_point() {
    let hint = json(&[
        "hint", OPENING, "--roll", "31", "--ply", "0", "--format", "json",
    ]);
    assert_eq!(hint["plays"][0]["play"], "8/5 6/5");
    assert_eq!(hint["plays"].as_array().unwrap().len(), 16);
    let text = succeeds(&["hint", OPENING, "--roll", "31", "--ply", "1"]);
    assert!(text.contains("8/5 6/5") && text.contains("1p"));
}

#[test]
fn cube_decisions_are_shown_in_fixed_order() {
    let text = succeeds(&["hint", OPENING, "--ply", "0"]);
    let rows: Vec<&str> = text.lines().filter(|line| line.contains("ouble")).collect();
    assert!(rows[0].contains("No double") && rows[1].contains("take") && rows[2].contains("pass"));
    assert!(text.contains("Proper action: no double"));
    let crawford = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:0:1:5:10";
    assert!(succeeds(&["hint", crawford, "--ply", "0"]).contains("No cube decision"));
}

#[test]
fn evaluation_shows_every_depth() {
    let report = json(&["eval", OPENING, "--ply", "1", "--format", "json"]);
    let depths = report["depths"].as_array().unwrap();
    assert_eq!(depths.len(), 2);
    let win = depths[1]["chances"]["win"].as_f64().unwrap();
    assert!((0.50..0.56).contains(&win), "{win}");
    assert_eq!(report["class"], "contact");
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

#[test]
fn match_equity_tables_are_shown_saved_and_read_back() {
    let table = succeeds(&["met", "--length", "3"]);
    assert!(
        table.contains("   2   32.2640  50.0000  59.9470"),
        "{table}"
    );
    assert!(table.contains("48.8030"), "{table}");
    let inverted = json(&[
        "met", "--name", "jac050", "--invert", "--length", "2", "--format", "json",
    ]);
    let found = inverted["pre_crawford"][0][1].as_f64().unwrap();
    assert!((found - 0.677).abs() < 1e-6, "{found}");
    let folder = tempfile::tempdir().unwrap();
    let [xml, svg] = ["own.xml", "own.svg"].map(|name| folder.path().join(name));
    let (xml, svg) = (xml.to_str().unwrap(), svg.to_str().unwrap());
    let model = "mec-model:gammon-rate=0.3";
    let shown = |arguments: &[&str]| {
        let common = ["met", "--length", "20", "--format", "json"];
        json(&[&common, arguments].concat())
    };
    let named = shown(&["--name", model, "--save", xml, "--plot", svg]);
    let read = shown(&["--file", xml]);
    let rows = |report: &serde_json::Value| report["pre_crawford"].to_string();
    assert_eq!(rows(&named), rows(&read));
    assert!(std::fs::read_to_string(svg).unwrap().starts_with("<svg"));
    // A table file serves wherever a table is asked for.
    let hint = succeeds(&["hint", OPENING, "--roll", "31", "--ply", "0", "--met", xml]);
    assert!(hint.contains("8/5 6/5"), "{hint}");
    std::fs::write(xml, "<met>").unwrap();
    let error = fails(&["met", "--file", xml], 1);
    assert!(
        error.contains("own.xml: line") && error.contains("not closed"),
        "{error}"
    );
    let error = barpoint(&["met", "--name", "woosley"]);
    let error = String::from_utf8(error.stderr).unwrap();
    assert!(error.contains("zadeh-model"), "{error}");
}

/// gnubg 1.07: `eq2mwc`, `mwc2eq` at 2-4 to 7 (transcript 09); `show marketwindow` and `show gammonvalues`
/// at 5 points 3-1 (transcript 06).
#[test]
fn a_score_tells_results_gammon_values_and_windows() {
    let text = succeeds(&["met", "--at", "3-5"]);
    for expected in [
        "EMG -1 is 57.15",
        "0 is 65.7545",
        "+1 is 74.3590",
        "50 % is -1.831",
    ] {
        assert!(text.contains(expected), "{expected} in {text}");
    }
    let report = json(&[
        "met",
        "--at",
        "2-4",
        "--gammons",
        "25.93,28.22",
        "--format",
        "json",
    ]);
    let values = &report["gammon_values"];
    assert!(
        (values[0][0].as_f64().unwrap() - 0.863_88).abs() < 1e-5,
        "{values}"
    );
    assert!(
        (values[1][1].as_f64().unwrap() - 1.288_24).abs() < 1e-5,
        "{values}"
    );
    let redoubled = &report["windows"][0]["redoubled"];
    assert!(
        (redoubled["cash"].as_f64().unwrap() - 0.8144).abs() < 1e-4,
        "{redoubled}"
    );
    fails(&["met", "--at", "3-3", "--stage", "crawford"], 2);
}

/// The Crawford game has no cube, and who needs no more than the cube has no use for it; what windows assume
/// about gammons is said.
#[test]
fn windows_that_are_none_say_why() {
    let crawford = succeeds(&["met", "--at", "1-3"]);
    let none = "none, in the Crawford game nobody may double";
    assert_eq!(crawford.matches(none).count(), 2, "{crawford}");
    let turned = succeeds(&[
        "met",
        "--at",
        "2-5",
        "--cube",
        "2",
        "--gammons",
        "25.93,28.22",
    ]);
    for expected in [
        "you: none, the cube is useless: 2 points win the match already",
        "they (winning chances in %)",
        "gammons in 25.93 % of your wins and 28.22 % of theirs, no backgammons",
    ] {
        let words = turned.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(words.contains(expected), "{expected} in {turned}");
    }
    let post = succeeds(&["met", "--at", "1-3", "--stage", "post-crawford"]);
    assert!(
        post.contains("you: none, the cube is useless: 1 point wins"),
        "{post}"
    );
    let tables = ["Kazaross-XG2", "jac050", "mec-model", "zadeh"]
        .map(|name| succeeds(&["met", "--name", name, "--length", "25"]));
    for text in tables.iter().chain([&crawford, &turned, &post]) {
        let long: Vec<&str> = text
            .lines()
            .filter(|line| line.chars().count() > 80)
            .collect();
        assert_eq!(long, Vec::<&str>::new());
    }
}

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

/// gnubg 1.07 (transcript 05): a position with a cube decision; every part of the study is there.
const BLITZ: &str = "mHPwATCMz4MHAA:cAkAAAAAAAAA";

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
    assert_eq!(names, ["janowski", "janowski2", "jump", "jump, local"]);
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

#[test]
fn texts_that_name_positions_are_quoted_by_their_first_line_only() {
    let hint = |text: &str| barpoint(&["hint", text, "--ply", "0"]);
    let two =
        "Position ID: 4HPwATDgc/ABMA\nMatch ID   : cIgaAAAAAAAA\n\nPosition ID: 4HPhASjgc/ABMA\n";
    let output = hint(two);
    assert!(output.status.success());
    let note = String::from_utf8_lossy(&output.stderr);
    assert_eq!(note, "note: the first of 2 positions in the text\n");

    let long = format!("XGID=junk{}\n{}", "x".repeat(5000), "line\n".repeat(1000));
    let output = hint(&long);
    assert_eq!(output.status.code(), Some(2));
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(
        error.contains("XGID=junkxxx") && error.contains('…'),
        "{error}"
    );
    assert!(error.len() < 250 && error.lines().count() == 1, "{error}");

    let page = "http://127.0.0.1:7788/#/analyse?id=XGID%3D-b----E-C---eE---c-e----B-%3A0%3A0%3A1%3A31%3A0%3A0%3A0%3A0%3A10";
    assert!(hint(page).status.success());
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
    let text = succeeds(&["cube", leader, "--ply", "2"]);
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

/// Headers and comments that the other format has no place for would be lost.
#[test]
fn convert_does_not_write_over_what_it_reads() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m.mat");
    let sample = workspace_root().join(SAMPLE);
    std::fs::copy(&sample, &path).unwrap();
    let name = path.to_str().unwrap();
    assert!(fails(&["convert", name, name], 2).contains("the one to read"));
    assert_eq!(
        std::fs::read(&path).unwrap(),
        std::fs::read(sample).unwrap()
    );
}
