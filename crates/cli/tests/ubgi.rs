//! Our engine through its own protocol, as a process.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::process::{Command, Output};

const BARPOINT: &str = env!("CARGO_BIN_EXE_barpoint");

fn barpoint(arguments: &[&str]) -> Output {
    Command::new(BARPOINT).args(arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn our_engine_passes_every_dialogue() {
    let found = barpoint(&[
        "ubgi-check",
        &format!("{BARPOINT} ubgi"),
        "--format",
        "json",
    ]);
    let report: serde_json::Value = serde_json::from_slice(&found.stdout).unwrap();
    let dialogues = report["dialogues"].as_array().unwrap();
    let failed: Vec<_> = dialogues
        .iter()
        .filter(|one| !one["failure"].is_null())
        .collect();
    assert_eq!(failed, Vec::<&serde_json::Value>::new());
    assert!(dialogues.len() > 70);
    assert_eq!(found.status.code(), Some(0));
}

#[test]
fn an_engine_that_says_nothing_useful_fails() {
    let found = barpoint(&["ubgi-check", "echo hello", "--level", "0"]);
    assert_eq!(found.status.code(), Some(1));
    let said = text(&found.stdout);
    assert!(said.contains("level 0: greets\n"), "{said}");
    assert!(!said.contains("level 1"), "{said}");
    assert!(
        said.lines().all(|line| line.chars().count() <= 80),
        "{said}"
    );
    let absent = barpoint(&["ubgi-check", "/nowhere/engine"]);
    assert_eq!(absent.status.code(), Some(1));
    assert!(text(&absent.stderr).contains("cannot start \"/nowhere/engine\""));
}

#[test]
fn duels_against_ourselves_through_the_protocol_are_even_with_the_cube_and_without() {
    let same = format!("ubgi:{BARPOINT} ubgi");
    for cube in [&["--games", "8"][..], &["--games", "4", "--cubeful"]] {
        let engines = [
            "duel",
            "--a",
            "world-class",
            "--b",
            &same,
            "--seed",
            "3",
            "--format",
            "json",
        ];
        let found = barpoint(&[&engines[..], cube].concat());
        let result: serde_json::Value = serde_json::from_slice(&found.stdout)
            .unwrap_or_else(|_| panic!("{}", text(&found.stderr)));
        // The same plays with exchanged seats cancel out.
        assert_eq!(result["points"], 0.0, "{result}");
    }
    let mute = barpoint(&["duel", "--a", "expert", "--b", "ubgi:true", "--games", "2"]);
    assert_eq!(mute.status.code(), Some(1));
}

#[test]
fn python_engines_answer_through_the_adapter() {
    let adapter = barpoint_testkit::workspace_root().join("adapters/ubgi_adapter.py");
    for (engine, module) in [("bgsage", "bgsage"), ("gnubg-nn", "gnubg_nn")] {
        let Some(python) = barpoint_testkit::python(module) else {
            continue;
        };
        let command = format!("{} {} {engine}", python.display(), adapter.display());
        let found = barpoint(&["ubgi-check", &command, "--level", "0"]);
        assert_eq!(found.status.code(), Some(0), "{}", text(&found.stdout));
    }
}
