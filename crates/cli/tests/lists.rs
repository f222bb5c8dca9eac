//! Many positions in one call.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use common::{OPENING, barpoint, succeeds};
use serde_json::Value;

const LIST: &str = "# the opening, then nonsense, then 3-1\n\n4HPwATDgc/ABMA\nnonsense here\n  \n\
    XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n";

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

fn objects(output: &str) -> Vec<Value> {
    output
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn with_input(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(arguments)
        .env("BARPOINT_DATA", "/nowhere")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(input.as_bytes())
        .unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_bad_line_is_named_and_the_others_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("list.txt");
    std::fs::write(&file, LIST).unwrap();
    let path = file.to_str().unwrap();
    for command in ["hint", "eval", "cube"] {
        let output = barpoint(&[command, "--file", path, "--ply", "0", "--format", "json"]);
        assert_eq!(output.status.code(), Some(1), "{command}");
        let found = objects(&text(&output.stdout));
        assert_eq!(found.len(), 2, "{command}");
        assert_eq!(found[0]["position"]["roll"], Value::Null);
        assert_eq!(found[1]["position"]["roll"], "31");
        let errors = text(&output.stderr);
        let expected = format!("error: {path}:4: \"nonsense here\"");
        assert!(
            errors.contains(&expected) && errors.contains("expected"),
            "{errors}"
        );
        assert!(
            errors.ends_with("error: 1 of 3 positions cannot be read\n"),
            "{errors}"
        );
    }
}

/// Order and numbers are those of single questions, on any number of threads.
#[test]
fn answers_are_those_of_single_questions_in_order() {
    let ids = [
        OPENING,
        "mHPwATCMz4MHAA",
        "2+4OAADb7g4AAA",
        "4HPMwQCMz+AIIQ",
    ];
    let alone = ids.map(|id| {
        let answer = succeeds(&["eval", id, "--ply", "1", "--format", "json"]);
        serde_json::from_str::<Value>(&answer).unwrap()
    });
    for threads in ["1", "3"] {
        let arguments = [
            "eval",
            "--ply",
            "1",
            "--format",
            "json",
            "--threads",
            threads,
        ];
        let together = succeeds(&[&arguments[..], &ids].concat());
        assert_eq!(objects(&together), alone, "{threads}");
    }
    let printed = succeeds(&[&["eval", "--ply", "0"], &ids[..]].concat());
    let alone = ids.map(|id| succeeds(&["eval", "--ply", "0", id]));
    assert_eq!(printed, alone.join("\n"));
}

#[test]
fn a_list_comes_from_standard_input_too() {
    for list in [&["-"][..], &["--file", "-"]] {
        let arguments = [&["hint", "--ply", "0", "--format", "json"], list].concat();
        let output = with_input(&arguments, LIST);
        assert_eq!(objects(&text(&output.stdout)).len(), 2);
        let errors = text(&output.stderr);
        assert!(errors.contains("standard input:4: "), "{errors}");
    }
    let nothing = with_input(&["hint", "-"], "# nothing\n");
    assert_eq!(
        (nothing.status.code(), text(&nothing.stdout)),
        (Some(0), String::new())
    );
}

#[test]
fn what_one_position_needs_is_not_asked_of_several() {
    for option in [
        &["cube", "--plot", "x.svg"][..],
        &["cube", "--rollout"],
        &["hint", "--time"],
    ] {
        let output = barpoint(&[&option[..1], &[OPENING, OPENING], &option[1..]].concat());
        assert_eq!(output.status.code(), Some(2), "{option:?}");
        let errors = text(&output.stderr);
        assert!(
            errors.contains("expected one position, found several"),
            "{errors}"
        );
    }
    assert_eq!(barpoint(&["hint"]).status.code(), Some(2));
}

/// The built-in nets answer alike from their folder, and a folder without nets is refused before the first question.
#[test]
fn questions_go_to_other_nets() {
    let folder = barpoint_testkit::workspace_root().join("nets");
    let nets = folder.to_str().unwrap();
    let line = r#"{"id":"a","position":"4HPwATDgc/ABMA","dice":[3,1],"best":1,"plies":0}"#;
    let commands = "position gnubgid 4HPwATDgc/ABMA\ndice 3 1\ngo role chequer\n";
    for (command, input, play) in [
        ("batch", line, "8/5 6/5"),
        ("ubgi", commands, "bestmove 8/5 6/5"),
    ] {
        let answer = |arguments: &[&str]| {
            let output = text(&with_input(arguments, input).stdout);
            output.lines().last().map(str::to_owned).unwrap()
        };
        let usual = answer(&[command]);
        assert!(usual.contains(play), "{usual}");
        assert_eq!(answer(&[command, "--nets", nets]), usual);
        let absent = barpoint(&[command, "--nets", "/nowhere"]);
        assert_eq!(absent.status.code(), Some(1));
        assert_eq!(text(&absent.stdout), "");
        assert!(text(&absent.stderr).contains("/nowhere"), "{absent:?}");
    }
}
