//! What the lists of the board leave out is named when it starts.

use std::fs;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};

use crate::served::Served;

#[test]
fn notes_that_cannot_be_read_are_named_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start(folder.path());
    let id = server.import_sample();
    drop(server);
    let board = folder.path().join("board");
    let matches = board.join("matches");
    let note = fs::read_to_string(matches.join(format!("{id}.json"))).unwrap();
    let damaged = matches.join("abcdef.json");
    fs::write(&damaged, &note[..note.len() / 2]).unwrap();
    fs::write(matches.join("notes of mine.json"), "none of ours").unwrap();
    let of_later = board.join("games/0123.json");
    fs::write(&of_later, r#"{"version":99}"#).unwrap();

    let mut child = Command::new(env!("CARGO_BIN_EXE_barpoint"))
        .args(["serve", "--no-open", "--port", "0"])
        .env("BARPOINT_DATA", folder.path())
        .env("BARPOINT_CONFIG", folder.path().join("config.toml"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut url)
        .unwrap();
    child.kill().unwrap();
    let mut warnings = String::new();
    let mut stderr = child.stderr.take().unwrap();
    stderr.read_to_string(&mut warnings).unwrap();
    child.wait().unwrap();

    let lines: Vec<&str> = warnings.lines().collect();
    let [game, found] = lines[..] else {
        panic!("{warnings}");
    };
    let expected = format!(
        "warning: {} cannot be used: expected a version up to 1, found 99; it is kept, and in no list",
        of_later.display()
    );
    assert_eq!(game, expected);
    let begin = format!("warning: {} cannot be used: ", damaged.display());
    assert!(found.starts_with(&begin), "{found}");
    assert!(of_later.is_file() && damaged.is_file());
}
