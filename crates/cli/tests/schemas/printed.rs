//! What commands print, held against the schemas.

use std::process::Command;

use barpoint_testkit::workspace_root;
use serde_json::Value;

use crate::common::{OPENING, succeeds};
use crate::outputs;
use crate::strict::strict;

/// Fails with everything in a value that the schema of an output does not describe.
#[track_caller]
fn check(output: &str, value: &Value) {
    let all = outputs::all();
    let found = all.iter().find(|found| found.name == output).unwrap();
    let validator = jsonschema::validator_for(&strict(&found.schema)).unwrap();
    let faults: Vec<String> = validator
        .iter_errors(value)
        .map(|fault| format!("{} at {}", fault, fault.instance_path()))
        .collect();
    assert!(faults.is_empty(), "{output}: {faults:#?}\n{value:#}");
}

#[track_caller]
fn printed(arguments: &[&str]) -> Value {
    let mut arguments = arguments.to_vec();
    arguments.extend(["--format", "json"]);
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

#[track_caller]
fn agrees(output: &str, arguments: &[&str]) {
    check(output, &printed(arguments));
}

/// A race with all checkers home, which databases know.
const RACE: &str = "CgAAEAEAAAAAAA";
/// Double match point, the Crawford game, an opponent's cube, a game that is over.
const NO_CUBE: [&str; 3] = [
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:4:0:5:10",
    "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:4:2:1:5:10",
    "XGID=-b----E-C---eE---c-e----B-:1:-1:1:00:0:0:0:0:10",
];

#[test]
fn the_opening_book() {
    agrees("book-show", &["book", "show"]);
    agrees("book-show", &["book", "show", "31"]);
    let reply = ["book", "show", "64", "--reply-to", "31: 8/5 6/5"];
    agrees("book-show", &reply);
}

#[test]
fn advice_on_positions() {
    agrees("hint", &["hint", OPENING, "--roll", "31", "--ply", "0"]);
    agrees("hint", &["hint", OPENING, "--ply", "0"]);
    let play = ["explain", OPENING, "--roll", "31", "--ply", "0"];
    agrees("explain", &play);
    agrees("explain", &[&play[..], &["--bkg"]].concat());
    agrees("explain", &["explain", OPENING, "--ply", "0"]);
    agrees("eval", &["eval", OPENING, "--ply", "1"]);
    agrees("eval", &["eval", RACE, "--ply", "0"]);
    agrees("cube", &["cube", OPENING, "--ply", "0"]);
    agrees(
        "cube",
        &["cube", OPENING, "--ply", "0", "--lives", "0.7,0.6"],
    );
    for id in NO_CUBE {
        for command in ["hint", "eval", "cube"] {
            let value = printed(&[command, id, "--ply", "0"]);
            check(command, &value);
            // A null cube says why.
            assert!(value["cube"].is_null(), "{command} {id}");
            assert!(value["no_decision"].is_string(), "{command} {id}");
        }
    }
}

#[test]
fn tools() {
    agrees("race", &["race", RACE, "--ply", "0"]);
    agrees("race", &["race", "5uwbAIBL6w4AAA", "--ply", "0"]);
    agrees("chances", &["chances", "70", "20"]);
    agrees("chances", &["chances", "70", "20", "--at", "3-5"]);
    agrees("temperature", &["temperature", OPENING, "--ply", "0"]);
    let map = ["scoremap", OPENING, "--ply", "0", "--size", "2"];
    agrees("scoremap", &map);
    agrees("scoremap", &[&map[..], &["--roll", "21"]].concat());
    agrees("resign", &["resign", OPENING, "--ply", "0"]);
    agrees(
        "resign",
        &["resign", OPENING, "--offered", "gammon", "--ply", "0"],
    );
}

#[test]
fn rollouts() {
    let short = ["--trials", "36", "--truncate", "4", "--threads", "1"];
    let play = [
        &["rollout", OPENING, "--roll", "31", "--best", "2"],
        &short[..],
    ]
    .concat();
    agrees("rollout", &play);
    agrees("rollout", &[&["rollout", OPENING], &short[..]].concat());
    let forecast = [&["rollout", OPENING, "--forecast"], &short[..]].concat();
    agrees("rollout-forecast", &forecast);
    agrees("cube", &["cube", OPENING, "--ply", "0", "--rollout", "36"]);
    let lines = [&["rollout", OPENING, "--format", "json-lines"], &short[..]].concat();
    for line in succeeds(&lines).lines() {
        check("rollout", &serde_json::from_str(line).unwrap());
    }
}

#[test]
fn matches() {
    let sample = workspace_root().join("samples/clara-ivar-7pt.mat");
    let sample = sample.to_str().unwrap();
    agrees("analyse", &["analyse", sample, "--ply", "0"]);
    let both = printed(&["analyse", sample, sample, "--ply", "0"]);
    for one in both.as_array().unwrap() {
        check("analyse", one);
    }
    agrees(
        "analyse-summary",
        &["analyse", "--summary", sample, sample, "--ply", "0"],
    );
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("match.sgf");
    agrees("convert", &["convert", sample, file.to_str().unwrap()]);
}

#[test]
fn tables_and_counts() {
    agrees("formats", &["formats"]);
    agrees("met", &["met"]);
    agrees("met-score", &["met", "--at", "4-2"]);
    agrees("perft", &["perft"]);
    let engine = format!("{} ubgi", env!("CARGO_BIN_EXE_barpoint"));
    agrees("ubgi-check", &["ubgi-check", &engine, "--level", "0"]);
    agrees("levels", &["levels"]);
    agrees("bench", &["bench"]);
    let rolls = printed(&["rolls", "--table", "--points", "2"]);
    for row in rolls.as_array().unwrap() {
        check("rolls", row);
    }
    agrees("config", &["config"]);
}

#[test]
fn experiments() {
    agrees("calibrate", &["calibrate", "--seconds", "1"]);
    let duel = ["duel", "--a", "barpoint:0", "--b", "beginner", "--games"];
    agrees("duel", &[&duel[..], &["4"]].concat());
    let pair = printed(&[&duel[..], &["2"]].concat());
    check("duel", &pair);
    assert!(pair["points_std_err"].is_null(), "{pair}");
    let simulate = ["simulate", "4HPwATDgc/ABMA", "--player", "barpoint:0"];
    agrees("simulate", &[&simulate[..], &["--games", "2"]].concat());
    let one = printed(&[&simulate[..], &["--games", "1", "--cubeful"]].concat());
    check("simulate", &one);
    assert!(one["points_std_err"].is_null(), "{one}");
    agrees("jump", &["jump", "--local", "6"]);
    agrees("jump-exact", &["jump", "--exact", "30,70,20"]);
    agrees(
        "judge",
        &["judge", "testdata/reference-set/checker-money.jsonl"],
    );
    agrees(
        "volatility",
        &["volatility", "--games", "2", "--threads", "1"],
    );
    let theories = printed(&[
        "theories",
        "--of-each-kind",
        "1",
        "--trials",
        "36",
        "--cube-ply",
        "0",
    ]);
    let rows = theories.as_array().unwrap();
    assert!(!rows.is_empty());
    for row in rows {
        check("theories", row);
    }
}

#[test]
fn databases() {
    let data = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_barpoint"));
        command.env("BARPOINT_DATA", data.path()).args(arguments);
        let output = command.output().unwrap();
        assert!(output.status.success(), "{arguments:?}: {output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let json = |arguments: &[&str]| -> Value {
        let arguments = [arguments, &["--format", "json"]].concat();
        serde_json::from_str(&run(&arguments)).unwrap()
    };
    run(&["bearoff", "build", "--hypergammon", "1"]);
    check("bearoff-list", &json(&["bearoff", "list"]));
    check("bearoff-show", &json(&["bearoff", "show", RACE]));
    let hypergammon = json(&["bearoff", "show", "AACAAAAAAgAAAA"]);
    check("bearoff-show-hypergammon", &hypergammon);
}

#[test]
fn the_library() {
    let data = tempfile::tempdir().unwrap();
    let data = data.path().to_str().unwrap();
    let library = format!("{data}/library.sqlite");
    let sample = "samples/clara-ivar-7pt.mat";
    let analysed = format!("{data}/analysed.sgf");
    succeeds(&["analyse", sample, "--ply", "0", "--save", &analysed, "-q"]);
    let agrees = |output: &str, arguments: &[&str]| {
        let of_library = ["--library", &library];
        agrees(output, &[&["library"], arguments, &of_library].concat());
    };
    agrees("library-import", &["import", sample, &analysed, "-q"]);
    agrees("library-search", &["search", "--error", "0.02"]);
    agrees("library-search", &["search", "--most", "2"]);
    agrees("library-stats", &["stats"]);
    agrees("library-stats", &["stats", "--player", "clara"]);
    agrees("library-players", &["players"]);
    agrees("library-export", &["export", data, "-q"]);
    agrees("library-export", &["export", data, "--to", "mat", "-q"]);
}

#[test]
fn the_decks() {
    let data = tempfile::tempdir().unwrap();
    let library = data.path().join("library.sqlite");
    let library = library.to_str().unwrap();
    agrees("study-decks", &["study", "decks", "--library", library]);
}

/// Commands and their subcommands that have `--format`, as a user types them.
fn commands_with_json() -> Vec<String> {
    let below = |words: &[&str]| -> Vec<String> {
        let help = succeeds(&[words, &["--help"]].concat());
        let list = help.split("\nCommands:\n").nth(1);
        let lines = list.map(|list| list.lines().take_while(|line| !line.is_empty()));
        lines
            .into_iter()
            .flatten()
            .filter(|line| line.starts_with("  ") && !line.starts_with("   "))
            .filter_map(|line| line.split_whitespace().next())
            .filter(|name| *name != "help")
            .map(str::to_owned)
            .collect()
    };
    let mut found = Vec::new();
    for command in below(&[]) {
        let deeper = below(&[&command]);
        let all = deeper.iter().map(|verb| vec![command.as_str(), verb]);
        for words in all.chain([vec![command.as_str()]]) {
            let help = succeeds(&[&words[..], &["--help"]].concat());
            if help.contains("--format") && help.contains("json") {
                found.push(words.join(" "));
            }
        }
    }
    found
}

#[test]
fn every_command_with_json_has_a_schema() {
    let commands = commands_with_json();
    assert!(
        commands.contains(&"bearoff list".to_owned()),
        "{commands:?}"
    );
    for command in commands {
        let all = outputs::all();
        let of_it = |words: &str| {
            words.starts_with(&format!("`{command} ")) || words.starts_with(&format!("`{command}`"))
        };
        assert!(all.iter().any(|output| of_it(output.commands)), "{command}");
    }
}
