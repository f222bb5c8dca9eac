//! Race counts, calculations from given chances, maps and resignations.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use common::{OPENING, barpoint, succeeds};
use serde_json::Value;

#[track_caller]
fn json(arguments: &[&str]) -> Value {
    let arguments = [arguments, &["--format", "json"]].concat();
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[track_caller]
fn fits(text: &str) {
    for line in text.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
}

/// gnubg 1.07 (`testdata/gnubg/race-counts.jsonl`, first but two): Keith 74 raised to 84.6 against 81, Thorp 96 to 105.6
/// against 104, Isight 72 against 81 and 74.0 %, a lead of 12.9 %, Kleinman 77.74 %.
#[test]
fn a_race_is_counted_by_every_rule() {
    let text = succeeds(&["race", "5uwbAIBL6w4AAA", "--ply", "0"]);
    fits(&text);
    for line in [
        "pips            70       79",
        "Keith           74       81      +1/7 = 84      -    redouble, take",
        "Thorp           96      104  +1/10 = 105.6   70.8 %  double, no redouble, take",
        "Isight          72       81                  74.0 %  redouble, take",
        "8-9-12          70       79    lead 12.9 %   79.7 %  double, pass",
        "rule 62         70       79    takes to 78      -    double, pass",
        "K = 1.166   77.7 %  redouble, take",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    // gnubg's effective pip counts (transcript 07): 66.467 each.
    let report = json(&["race", "2+4OAADb7g4AAA", "--ply", "0"]);
    let epc = report["effective_pips"][1].as_f64().unwrap();
    assert!((epc - 66.467).abs() < 0.001, "{epc}");
    let win = report["chances"]["win"].as_f64().unwrap();
    assert!((win - 0.630).abs() < 0.001, "{win}");
    let home = succeeds(&["race", "2+4OAADb7g4AAA", "--ply", "0"]);
    assert!(!home.contains("No EPC"), "{home}");
    let far = "XGID=-BBCCB--C----------bcccbb-:0:0:1:00:0:0:0:0:10";
    let far = succeeds(&["race", far, "--ply", "0"]);
    assert!(far.contains("EPC              -    "), "{far}");
    assert!(far.contains("No EPC for a side with"), "{far}");
    let keeler = &report["counts"][2];
    assert_eq!(
        (&keeler["rule"], &keeler["advice"]),
        (&"Keeler".into(), &"no_double".into())
    );
}

#[test]
fn race_counts_are_refused_where_there_is_contact_or_a_roll() {
    let error = refused(&["race", OPENING]);
    assert!(
        error.contains("expected a race, found a position with contact"),
        "{error}"
    );
    let error = refused(&["race", "2+4OAADb7g4AAA", "--roll", "31"]);
    assert!(error.contains("comes before the roll"), "{error}");
    let match_play = "XGID=-BBBCCC------------cccbbb-:0:0:1:00:2:1:0:5:10";
    let text = succeeds(&["race", match_play, "--ply", "0"]);
    assert!(
        text.contains("The rules of thumb are for money play."),
        "{text}"
    );
}

/// gnubg's manual, chapter 11.5.5: "the cubeless equity is -0.097 and the live cube equity -0.157. Thus, the cubeful equity
/// is -0.138", with its own W = 1.229 and L = 1.196. It takes 0.556 for the losing chance when it finds L; with 0.546 they
/// are -0.160 and -0.140.
#[test]
fn the_manuals_calculation_comes_out() {
    let chances = ["chances", "45.4", "10.3", "0.1", "10.6", "0.3"];
    let three = |more: &[&str]| {
        let report = json(&[&chances, more].concat());
        let equity = |name: &str| format!("{:.3}", report[name]["equity"].as_f64().unwrap());
        ["cubeless", "live", "cubeful"].map(equity)
    };
    let points = ["--points", "1.229,1.196"];
    assert_eq!(three(&points), ["-0.097", "-0.157", "-0.138"]);
    assert_eq!(three(&[]), ["-0.097", "-0.160", "-0.140"]);
    let text = succeeds(&[&chances[..], &points].concat());
    fits(&text);
    for line in [
        "Cubeless                              -0.097",
        "Cubeful, live cube                    -0.157",
        "Cubeful, efficiency 0.68              -0.138",
        "Proper action: no double, take",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
}

/// The last roll: 78 % doubles to 2 x 0.56 and is passed; at 2-away 2-away a point is worth half a match, so 70 % is a
/// dead cube's take for 30 %; nobody doubles in the Crawford game.
#[test]
fn chances_are_judged_at_any_score() {
    let dead = json(&["chances", "78", "--efficiency", "0"]);
    let take = dead["double_take"].as_f64().unwrap();
    assert!((take - 1.12).abs() < 1e-5, "{take}");
    assert_eq!(dead["action"]["response"], "pass");
    let even = json(&["chances", "70", "--at", "2-2", "--efficiency", "0"]);
    let mwc = even["mwc"][1].as_f64().unwrap();
    assert!((mwc - 0.7).abs() < 1e-6, "{mwc}");
    assert_eq!(even["action"]["offer"], "double");
    let crawford = json(&["chances", "70", "--at", "1-3"]);
    assert_eq!(crawford["action"], Value::Null);
    for (wrong, words) in [
        (&["40", "50"][..], "at most 40 %, found 50 %"),
        (&["50", "--cube", "3"], "1, 2, 4"),
        (&["50", "--points", "1.2"], "games won and lost"),
        (
            &["50", "--stage", "crawford", "--at", "3-3"],
            "needs 1 point",
        ),
    ] {
        let error = refused(&[&["chances"], wrong].concat());
        assert!(error.contains(words), "{words} in {error}");
    }
}

#[test]
fn every_roll_is_on_the_temperature_map() {
    let text = succeeds(&["temperature", OPENING, "--ply", "0"]);
    fits(&text);
    assert_eq!(
        text.lines().filter(|line| line.contains('/')).count(),
        21 + 1,
        "{text}"
    );
    assert!(text.contains("8/5 6/5"), "{text}");
    let map = json(&["temperature", OPENING, "--ply", "0"]);
    let rolls = map["rolls"].as_array().unwrap();
    let weighted = rolls
        .iter()
        .map(|roll| roll["weight"].as_f64().unwrap() * roll["equity"].as_f64().unwrap());
    let mean: f64 = weighted.sum::<f64>() / 36.0;
    assert!(
        (mean - map["mean"].as_f64().unwrap()).abs() < 1e-5,
        "{mean}"
    );
    // What the map averages is the position one ply deeper.
    let deeper = json(&["eval", OPENING, "--ply", "1", "--filter", "huge"]);
    let value = deeper["depths"][1]["cubeful_equity"].as_f64().unwrap();
    assert!((mean - value).abs() < 0.01, "{mean} {value}");
}

#[test]
fn the_score_map_marks_what_differs_from_money() {
    let id = "mHPwATCMz4MHAA";
    let text = succeeds(&["scoremap", id, "--ply", "0", "--size", "12"]);
    fits(&text);
    assert!(text.contains("money: D/T"), "{text}");
    assert!(text.contains("D/P*"), "{text}");
    // One cell is the cube decision at its score.
    let map = json(&["scoremap", id, "--ply", "0", "--size", "3"]);
    let cell = &map["rows"][2][2];
    let match_play = "XGID=-b-B--E-D---eD---c-c-b----:0:0:1:00:0:0:0:3:10";
    let cube = json(&["hint", match_play, "--ply", "0"]);
    assert_eq!(cell["no_double"], cube["cube"]["no_double"], "{cell}");
    let plays = succeeds(&[
        "scoremap", OPENING, "--roll", "21", "--ply", "0", "--size", "4",
    ]);
    assert!(plays.contains("a  "), "{plays}");
    let theirs = "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:7:10";
    let text = succeeds(&["scoremap", theirs, "--ply", "0", "--size", "2"]);
    assert!(text.contains("The opponent owns the cube"), "{text}");
}

/// White is off next roll whatever Black does; in the opening nobody resigns.
#[test]
fn resigning_is_free_only_where_all_is_lost() {
    let lost = "XGID=-BBBBB------------------a-:0:0:1:00:0:0:0:0:10";
    let text = succeeds(&["resign", lost, "--ply", "0"]);
    fits(&text);
    assert!(
        text.contains("Proper action: resign a single game"),
        "{text}"
    );
    assert_eq!(json(&["resign", lost, "--ply", "0"])["free"], 1);
    let opening = json(&["resign", OPENING, "--ply", "0"]);
    assert_eq!(
        (&opening["free"], &opening["offered"]),
        (&Value::Null, &Value::Null)
    );
    let offered = json(&[
        "resign",
        OPENING,
        "--offered",
        "gammon",
        "--no-jacoby",
        "--ply",
        "0",
    ]);
    assert_eq!(
        (&offered["resigns"], &offered["offered"]),
        (&"white".into(), &2.into())
    );
    let gammon = &offered["kinds"][1];
    assert_eq!(
        (&gammon["accept"], &gammon["accepts"]),
        (&2.0.into(), &true.into())
    );
    let text = succeeds(&[
        "resign",
        OPENING,
        "--offered",
        "single",
        "--by",
        "on-roll",
        "--ply",
        "0",
    ]);
    assert!(text.contains("X offers to resign a single game."), "{text}");
    assert!(
        text.contains("Proper action: accept the resignation"),
        "{text}"
    );
}

#[test]
fn a_score_of_one_point_each_is_double_match_point() {
    for arguments in [
        &["chances", "70", "--at", "1-1"][..],
        &["met", "--at", "1-1"][..],
    ] {
        let found = succeeds(arguments);
        assert!(found.contains("double match point"), "{found}");
    }
    let found = succeeds(&["chances", "70", "--at", "2-1"]);
    assert!(found.contains(", Crawford game"), "{found}");
    let post = ["chances", "70", "--at", "2-1", "--stage", "post-crawford"];
    let found = succeeds(&post);
    assert!(found.contains(", after the Crawford game"), "{found}");
    let wrong = barpoint(&["met", "--at", "1-1", "--stage", "crawford"]);
    assert_eq!(wrong.status.code(), Some(2));
    let wrong = barpoint(&["met", "--at", "99-3"]);
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("1 to 64"));
}

/// Decisions of the reference set: our own, with our own rollouts.
fn decisions() -> String {
    format!(
        "{}/../../testdata/reference-set/checker-money.jsonl",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// Decisions of the set rolled out again with a look-ahead throughout: the plays that the set calls best lose next to nothing.
#[test]
fn a_look_ahead_throughout_agrees_with_the_set() {
    let set = decisions();
    let again = set.replace("checker-money", "checker-money-again");
    let found = succeeds(&["reference", "compare", &set, &again]);
    let number_before = |word: &str| {
        let (before, _) = found.split_once(word).unwrap();
        let digits = before.split_whitespace().next_back();
        digits.unwrap().parse::<f64>().unwrap()
    };
    assert!(number_before(" decisions") >= 100.0, "{found}");
    assert!(number_before(" in the second") < 0.5, "{found}");
}

#[test]
fn engines_are_set_against_what_they_cost() {
    let (file, folder) = (decisions(), tempfile::tempdir().unwrap());
    let plot = folder.path().join("frontier.svg");
    let plot = plot.to_str().unwrap();
    let engines = ["barpoint:0", "barpoint:1", "quick-rollout"];
    let command = [
        &["frontier", file.as_str()][..],
        &engines,
        &["--first", "6", "--plot", plot],
    ]
    .concat();
    let found = json(&command);
    let rows = found["engines"].as_array().unwrap();
    let names: Vec<&Value> = rows.iter().map(|row| &row["engine"]).collect();
    assert_eq!(names, engines);
    let cost = |at: usize| rows[at]["milliseconds"].as_f64().unwrap();
    assert!(cost(0) < cost(1) && 10.0 * cost(1) < cost(2), "{found}");
    for row in rows {
        assert_eq!(row["loss"]["decisions"], rows[0]["loss"]["decisions"]);
        assert!(row["ours"].as_bool().unwrap() && row["our_error"].is_null());
    }
    let drawn = std::fs::read_to_string(plot).unwrap();
    for engine in engines {
        assert!(drawn.contains(engine), "{engine}");
    }
    let text = succeeds(&["frontier", &file, "barpoint:0", "--first", "3"]);
    // The first line names the file.
    fits(text.split_once('\n').unwrap().1);
}

#[test]
fn a_frontier_needs_decisions_with_their_rolls() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cubes.jsonl");
    let cube = "{\"id\":\"4HPwATDgc/ABMA\",\"nd\":0.1,\"dt\":-0.2}\n";
    std::fs::write(&file, cube).unwrap();
    let output = barpoint(&["frontier", file.to_str().unwrap()]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("cubes.jsonl: expected checker plays with the position and roll"),
        "{said}"
    );
}

/// An engine that no line is a question to has not played without a fault.
#[test]
fn an_engine_is_not_judged_by_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("chances.jsonl");
    let line = "{\"id\":\"4HPwATDgc/ABMA\",\"probs\":[0.5,0.1,0.0,0.1,0.0]}\n";
    std::fs::write(&file, line).unwrap();
    let output = barpoint(&["judge", file.to_str().unwrap(), "--engine", "bkg"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    let expected = "chances.jsonl: expected decisions that bkg can be asked about, found none";
    assert!(said.contains(expected), "{said}");
}

#[test]
fn the_crawford_game_is_named_and_has_no_turned_cube() {
    let text = succeeds(&["chances", "70", "20", "--at", "2-1"]);
    assert!(
        text.contains("Proper action: no double (the Crawford game)\n"),
        "{text}"
    );
    let said = refused(&[
        "chances", "70", "20", "--at", "1-3", "--cube", "2", "--owner", "me",
    ]);
    assert!(
        said.contains("expected a centred cube at 1 in the Crawford game"),
        "{said}"
    );
}

#[test]
fn odd_positions_are_rolled_out_where_they_stopped_and_judged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("odd.jsonl");
    let file = path.to_str().unwrap();
    succeeds(&["reference", "odd", file, "--count", "1"]);
    let first = std::fs::read_to_string(&path).unwrap();
    // As a crash leaves it.
    std::fs::write(&path, format!("{first}{{\"number\":1,\"id\":\"4HPw")).unwrap();
    let said = succeeds(&["reference", "odd", file, "--count", "2", "--threads", "1"]);
    assert_eq!(said, "2 of 2 odd positions are rolled out, 1 of them now\n");
    let both = std::fs::read_to_string(&path).unwrap();
    assert!(
        both.starts_with(&first) && both.lines().count() == 2,
        "{both}"
    );
    let second: Value = serde_json::from_str(both.lines().nth(1).unwrap()).unwrap();
    assert_eq!(
        (&second["oddity"], &second["trials"]),
        (&"stacks".into(), &144.into())
    );
    let found = json(&["judge", file]);
    let error = |name: &str| found[name].as_f64().unwrap();
    let mean = found["equity_error"]["mean"].as_f64().unwrap();
    assert!(error("largest_error") >= mean && mean > 0.0, "{found}");
    let ids = both.matches(found["largest_error_at"].as_str().unwrap());
    assert_eq!(ids.count(), 1);
    let foreign = "{\"number\":0,\"id\":\"4HPwATDgc/ABMA\"}\n";
    std::fs::write(&path, foreign).unwrap();
    let output = barpoint(&["reference", "odd", file]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("odd.jsonl: line 1: expected odd position 0"),
        "{said}"
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), foreign);
}
