//! What the lists of the board leave out is told where it was started.

use std::fs;
use std::path::Path;

use serde_json::json;

use crate::served::Served;

/// Copies the files of a match under another name.
fn copy(matches: &Path, from: &str, to: &str) {
    for entry in fs::read_dir(matches).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if let Some(rest) = name.strip_prefix(from) {
            fs::copy(&path, matches.join(format!("{to}{rest}"))).unwrap();
        }
    }
}

#[test]
fn what_cannot_be_read_is_named_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let server = Served::start(folder.path());
    let id = server.import_sample();
    drop(server);
    let board = folder.path().join("board");
    let [games, matches, rollouts] = ["games", "matches", "rollouts"].map(|name| board.join(name));
    for name in ["aa", "bb"] {
        copy(&matches, &id, name);
    }
    fs::write(matches.join("aa.json"), "{\"version\":").unwrap();
    fs::write(matches.join("bb.match"), "junk").unwrap();
    fs::write(matches.join("notes of mine.json"), "none of ours").unwrap();
    fs::write(games.join("cc.json"), r#"{"version":99}"#).unwrap();
    fs::create_dir(games.join("dd.json")).unwrap();
    fs::write(rollouts.join("ee.json"), r#"{"version":1}"#).unwrap();

    let server = Served::start_heard(folder.path());
    for list in [
        "/games",
        "/matches",
        "/rollouts",
        "/games",
        "/matches",
        "/rollouts",
    ] {
        let listed = server.get(list);
        let expected = usize::from(list == "/matches");
        assert_eq!(listed.as_array().unwrap().len(), expected, "{list}");
    }
    assert_eq!(server.get("/matches")[0]["id"], json!(id));
    let warnings = server.end();

    let mut lines: Vec<&str> = warnings.lines().collect();
    lines.sort_unstable();
    let expected = [
        (
            games.join("cc.json"),
            "it is of a later version of the program: expected version 1 at most, found 99",
        ),
        (games.join("dd.json"), "expected a file"),
        (
            matches.join("aa.json"),
            "EOF while parsing a value (line 1, column 11)",
        ),
        (matches.join("bb.json"), ""),
        (rollouts.join("ee.json"), "missing field `request`"),
    ];
    assert_eq!(lines.len(), expected.len(), "{warnings}");
    for (line, (path, why)) in lines.into_iter().zip(expected) {
        let begin = format!("warning: {} cannot be used: {why}", path.display());
        assert!(line.starts_with(&begin), "{line}");
        assert!(line.ends_with("; it is kept, and in no list"), "{line}");
        assert!(path.exists());
    }
}
