//! Cube decisions: why there is none, in words and in JSON; those rolled out and judged, and plays at scores.

#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;

use barpoint_rules::notation::{GnubgId, position_id};
use barpoint_rules::{Action, Board, MatchState, PlayList, Side, Variation, WinKind};
use common::{OPENING, barpoint, succeeds};
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

/// What is given up is known: at money the program cashes, which is right; with its own cube at 3-away 8-away it holds and would take, where
/// redoubling gains 0.75 and the take costs 0.125.
#[test]
fn cube_decisions_are_judged_at_their_scores_beside_another_engine() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cubes.jsonl");
    let line = |rest: &str, equities: &str| {
        let board = "XGID=--ABBBCB-----A----cccdb-B-";
        format!("{{\"id\":\"2nYDATDs3R0AAA\",\"xgid\":\"{board}{rest}\",{equities}}}\n")
    };
    let lines = [
        line(":0:0:-1:00:0:0:0:0:10", "\"nd\":0.5,\"dt\":1.25"),
        line(":1:-1:-1:00:1:6:0:9:10", "\"nd\":0.25,\"dt\":1.125"),
    ];
    std::fs::write(&path, lines.concat()).unwrap();
    let file = path.to_str().unwrap();
    let found = json(&["judge", file, "--than", "barpoint:0"]);
    let scores = &found["scores"];
    assert_eq!(scores["money"]["mean"], 0.0);
    assert_eq!(scores["3-away 8-away"]["mean"], 0.875);
    for (kind, mean) in [("doubling", 0.375), ("take", 0.0625), ("total", 0.4375)] {
        assert_eq!(found[kind]["mean"], mean, "{kind}");
    }
    // The same program, asked as another engine is.
    let than = &found["than"];
    assert_eq!(than["engine"], "barpoint:0");
    assert_eq!(than["scores"]["money"]["mean"], 0.0);
    assert_eq!(
        (&than["total"]["mean"], &than["total"]["decisions"]),
        (&0.0.into(), &2.into())
    );
    let text = succeeds(&[
        "judge",
        file,
        "--engine",
        "barpoint:0",
        "--than",
        "barpoint:1",
    ]);
    assert!(text.contains("    3-away 8-away"), "{text}");
    assert!(
        text.contains("\nER 437.50 +- 437.50 n 2\nless barpoint:1\n"),
        "{text}"
    );
    let last = text.lines().last().unwrap();
    assert!(
        last.starts_with("difference ") && last.ends_with(" n 2"),
        "{text}"
    );
    // BKG is not asked about cubes, and nobody decides about one that is left out.
    for (arguments, reason) in [
        (
            &["judge", file, "--than", "bkg"][..],
            "--than bkg: expected decisions that both engines are asked about",
        ),
        (
            &["judge", file, "--cubeless"],
            "--cubeless: expected neither cube decisions nor plays in matches",
        ),
    ] {
        let output = barpoint(arguments);
        assert_eq!(output.status.code(), Some(2));
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(reason), "{said}");
    }
}

/// With 64 the program makes its two point at money and runs where it needs one point alone, whichever way it is asked.
#[test]
fn plays_are_judged_at_their_scores() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plays.jsonl");
    let board: Board = "4HPwATDgc/ABMA".parse().unwrap();
    let roll = "64".parse().unwrap();
    let after = |play: &str| {
        let after = board.after(&board.parse_play(play, roll).unwrap());
        after.unwrap().swapped().to_string()
    };
    let [attack, run] = ["8/2 6/2", "24/14"].map(after);
    let line = |score: &str, [of_attack, of_run]: [f32; 2]| {
        let xgid = format!("XGID=-b----E-C---eE---c-e----B-:0:0:1:64:{score}:10");
        format!(
            r#"{{"id":"{board}","xgid":"{xgid}","dice":[6,4],"moves":[{{"pos":"{attack}","equity":{of_attack},"se":0.01}},{{"pos":"{run}","equity":{of_run},"se":0.01}}]}}"#
        )
    };
    let lines = [
        line("0:0:0:0", [0.5, 0.0]),
        line("6:5:1:7", [0.0, 0.5]),
        line("6:6:0:7", [0.0, 0.5]),
    ];
    std::fs::write(&path, lines.join("\n")).unwrap();
    let file = path.to_str().unwrap();
    let lost = |found: &Value| {
        assert_eq!(found["checker"]["decisions"], 3);
        found["checker"]["mean"].clone()
    };
    let found = json(&["judge", file, "--noise", "0"]);
    assert_eq!(lost(&found), 0.0);
    assert_eq!(found["settings"], "0-ply");
    let cubeless = barpoint(&["judge", file, "--cubeless"]);
    assert_eq!(cubeless.status.code(), Some(2));
    assert_eq!(
        lost(&json(&["judge", file, "--level", "quick-rollout"])),
        0.0
    );
    let ubgi = format!("ubgi:{} ubgi", env!("CARGO_BIN_EXE_barpoint"));
    for engine in ["barpoint:0", "barpoint:narrow", "human:3", &ubgi] {
        let arguments = ["judge", file, "--engine", engine, "--format", "json"];
        let found = serde_json::from_str(&succeeds(&arguments)).unwrap();
        assert_eq!(lost(&found), 0.0, "{engine}");
        assert_eq!(found["settings"], Value::Null);
    }
}

/// The nets judge the plays listed, other engines choose among all: the two cannot be compared.
#[test]
fn checker_plays_are_compared_between_engines_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("plays.jsonl");
    let plays =
        "[{\"pos\":\"sGfwATDgc/ABMA\",\"equity\":0.1},{\"pos\":\"4HPBATDgc/ABMA\",\"equity\":0.0}]";
    std::fs::write(&path, format!("{{\"moves\":{plays}}}\n")).unwrap();
    let file = path.to_str().unwrap();
    let refused = |arguments: &[&str], reason: &str| {
        let output = barpoint(&[&["judge", file], arguments].concat());
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(said.contains(reason), "{said}");
    };
    refused(&["--than", "barpoint:1"], "--than: expected --engine, too");
    // What an engine plays is said by its name.
    for setting in ["--cubeless", "--model=jump", "--filter=tiny", "--noise=0.1"] {
        refused(
            &["--engine", "barpoint:narrow", setting],
            "cannot be used with",
        );
    }
}

/// A cut line is made again, a finished file left alone, another seed's refused.
#[test]
fn cube_decisions_are_rolled_out_where_they_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cubes.jsonl");
    let file = path.to_str().unwrap();
    std::fs::write(&path, "{\"number\":0,\"id\":\"4HPw").unwrap();
    let command = ["reference", "cubes", file, "--count", "1", "--seed", "1"];
    let said = succeeds(&command);
    assert_eq!(
        said,
        "1 of 1 cube decisions are rolled out, 1 of them now\n"
    );
    let line = std::fs::read_to_string(&path).unwrap();
    let found: Value = serde_json::from_str(&line).unwrap();
    let score = (&found["score"], &found["seed"], &found["cube"]);
    assert_eq!(score, (&"money".into(), &1.into(), &1.into()));
    let error = |name: &str| found[name].as_f64().unwrap();
    assert!(
        found["sharp"] == false || error("se_nd").max(error("se_dt")) <= 0.01,
        "{line}"
    );
    assert!(succeeds(&command).contains("0 of them now"));
    assert_eq!(std::fs::read_to_string(&path).unwrap(), line);
    let other = [&command[..6], &["2"]].concat();
    let output = barpoint(&other);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("line 1: expected cube decision 0 of seed 2"),
        "{said}"
    );
}

/// Of 31 in the opening the file values one that nobody plays.
#[test]
fn a_frontier_of_no_valued_choice_is_refused() {
    let start = Variation::Standard.start();
    let mut plays = PlayList::new();
    plays.generate(&start, "31".parse().unwrap());
    let runs = |board: &&Board| board.on_roll()[24] == 1;
    let poor = plays.boards().iter().find(runs).unwrap();
    let [before, after] = [start, poor.swapped()].map(|board| position_id(&board));
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("poor.jsonl");
    let file = path.to_str().unwrap();
    let line = format!(
        "\u{feff}{{\"id\":\"{before}\",\"dice\":[3,1],\"moves\":[{{\"pos\":\"{after}\",\"equity\":0.1}}]}}\r\n"
    );
    std::fs::write(&path, &line).unwrap();
    let refused = |arguments: [&str; 4], code: i32, said: &str| {
        let output = barpoint(&arguments);
        assert_eq!(output.status.code(), Some(code));
        let text = String::from_utf8(output.stderr).unwrap();
        assert!(text.contains(said), "{text}");
    };
    let none = "poor.jsonl: expected decisions in which the choice of every engine is valued";
    refused(["frontier", file, "barpoint:0", "-q"], 1, none);
    let all = "--filter: every play of ";
    refused(["judge", file, "--filter", "tiny"], 2, all);
    let noisy = succeeds(&["judge", file, "--noise", "0.25"]);
    assert!(
        noisy.contains("poor.jsonl, 0-ply, noise 0.250, nets "),
        "{noisy}"
    );
    // With another roll nothing leads there.
    std::fs::write(&path, line.replace("[3,1]", "[6,6]")).unwrap();
    let unreachable = "line 1: expected boards that 66 leads to from";
    refused(["judge", file, "--ply", "0"], 1, unreachable);
    std::fs::write(&path, line.replace("equity", "equty")).unwrap();
    let misspelt =
        "line 1: expected a JSON object of a benchmark record: missing field `equity`, at column ";
    refused(["judge", file, "--ply", "0"], 1, misspelt);
}

#[test]
fn a_set_is_not_chosen_from_matches_that_are_not_there() {
    let folder = tempfile::tempdir().unwrap();
    let set = folder.path().join("set");
    let missing = folder.path().join("missing.mat");
    let [set, missing] = [&set, &missing].map(|path| path.to_str().unwrap());
    let output = barpoint(&["reference", "choose", set, missing]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("cannot read") && said.contains("missing.mat"),
        "{said}"
    );
}

#[test]
fn results_that_another_program_adds_to_are_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("decisions.jsonl");
    let decision = r#"{"number":1,"xgid":"XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10","family":"opening","origin":"people","plays":["8/5 6/5","24/20"]}"#;
    std::fs::write(&path, format!("{decision}\n")).unwrap();
    let at_work = std::fs::File::open(&path).unwrap();
    at_work.lock().unwrap();
    let output = barpoint(&["reference", "roll", folder.path().to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("decisions.jsonl: expected no other program at work on it, found one"),
        "{said}"
    );
}

/// What the figures in docs/theory/cube.md are over.
#[test]
fn the_decisions_of_the_docs_are_at_money_and_twelve_scores() {
    let root = barpoint_testkit::workspace_root();
    for (file, scores, decisions) in [("cube-scores.jsonl", 13, 10), ("cube-earlier.jsonl", 90, 1)]
    {
        let path = root.join("docs/data").join(file);
        let found = json(&["judge", path.to_str().unwrap()]);
        let found = found["scores"].as_object().unwrap();
        assert!(found.len() >= scores, "{file}: {}", found.len());
        let fewest = found
            .values()
            .map(|score| score["decisions"].as_u64().unwrap());
        assert!(fewest.min() >= Some(decisions), "{file}");
    }
}
