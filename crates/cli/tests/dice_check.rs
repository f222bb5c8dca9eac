//! `barpoint dice-check`, and the program in docs/dice.md that does the same.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use std::path::Path;
use std::process::Command;

use barpoint_testkit::{program, workspace_root};
use serde_json::{Value, json};

use common::{barpoint, succeeds};

/// What a run that must fail says.
#[track_caller]
fn fails(code: i32, arguments: &[&str]) -> String {
    let output = barpoint(arguments);
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

const SEED: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT: &str = "70dab4d879013c7c092ae12efd26e1bd6636bf159b7ea465988b5330fafa2c1a";

/// A session with these words, its first roll for the first move.
fn record(words: &str) -> Value {
    let printed = succeeds(&["dice-check", SEED, "--words", words, "--rolls", "40"]);
    let rolls = printed.lines().skip(1).enumerate().map(|(number, line)| {
        let dice = line.split_whitespace().nth(1).unwrap().bytes();
        let dice: Vec<u8> = dice.map(|digit| digit - b'0').collect();
        json!({ "dice": dice, "opening": number == 0 })
    });
    json!({
        "version": 1,
        "commitment": COMMITMENT,
        "seed": SEED,
        "words": words,
        "rolls": rolls.collect::<Vec<_>>(),
    })
}

fn written(folder: &Path, record: &Value) -> String {
    let path = folder.join("dice.json");
    std::fs::write(&path, record.to_string()).unwrap();
    path.to_str().unwrap().to_owned()
}

#[test]
fn a_true_record_is_confirmed_and_a_changed_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let good = record("Ωmega 3");
    let path = written(folder.path(), &good);
    let said = succeeds(&["dice-check", &path, "--commitment", COMMITMENT]);
    assert!(said.contains("all rolls (40) follow from it"), "{said}");
    let other = "0".repeat(64);
    let said = fails(1, &["dice-check", &path, "--commitment", &other]);
    assert!(said.contains("expected the commitment 0000"), "{said}");

    let mut changed = good.clone();
    let die = &mut changed["rolls"][17]["dice"][0];
    *die = json!(die.as_u64().unwrap() % 6 + 1);
    let said = fails(1, &["dice-check", &written(folder.path(), &changed)]);
    assert!(said.contains("roll 18 is"), "{said}");
    let mut changed = good.clone();
    changed["commitment"] = json!(other);
    let said = fails(1, &["dice-check", &written(folder.path(), &changed)]);
    assert!(
        said.contains("the commitment is not that of the seed"),
        "{said}"
    );
    let mut changed = good;
    changed["words"] = json!("other words");
    fails(1, &["dice-check", &written(folder.path(), &changed)]);
    std::fs::write(&path, "no record").unwrap();
    fails(1, &["dice-check", &path]);
}

/// The program printed in docs/dice.md.
fn documented() -> String {
    let page = std::fs::read_to_string(workspace_root().join("docs/dice.md")).unwrap();
    let (_, rest) = page.split_once("```python\n").unwrap();
    rest.split_once("```").unwrap().0.to_owned()
}

#[test]
fn the_program_in_the_documentation_agrees() {
    let Some(python) = program("python3") else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let script = folder.path().join("check.py");
    std::fs::write(&script, documented()).unwrap();
    let runs = |record: &Value| {
        let path = written(folder.path(), record);
        let output = Command::new(&python).arg(&script).arg(path).output();
        output.unwrap()
    };
    let good = record("mine: 7");
    let output = runs(&good);
    assert!(output.status.success(), "{output:?}");
    assert_eq!(
        String::from_utf8_lossy(&output.stdout).trim(),
        "40 rolls agree"
    );
    let mut changed = good;
    changed["rolls"][1]["dice"] = json!([7, 7]);
    assert!(!runs(&changed).status.success());
}
