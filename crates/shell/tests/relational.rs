//! The library of matches through gnubg's commands.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[path = "common/engines.rs"]
mod engines;

use barpoint_shell::Shell;
use engines::engines;
use std::path::Path;

const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../samples/clara-ivar-7pt.mat"
);

fn shell(data: &Path) -> Shell {
    Shell::new(engines(Some(data.to_path_buf())), "root".to_owned())
}

fn said(shell: &mut Shell, line: &str) -> String {
    let mut out = Vec::new();
    shell.line(line, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

/// gnubg 1.07 (transcript 18): the same commands, and the shapes of their answers.
#[test]
fn a_match_is_added_listed_counted_and_erased() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = shell(folder.path());
    assert_eq!(said(&mut shell, "relational show players"), "Player\n");
    assert!(said(&mut shell, "relational add match").starts_with("No game in progress"));
    said(&mut shell, &format!("import mat '{SAMPLE}'"));
    for line in [
        "first game",
        "set analysis chequerplay evaluation plies 0",
        "analyse game",
    ] {
        said(&mut shell, line);
    }
    let added = said(&mut shell, "relational add match quiet");
    assert_eq!(added, "The match is in the library.\n");
    let again = said(&mut shell, "relational add match");
    assert!(again.starts_with("The match was in the library"), "{again}");
    let players = said(&mut shell, "relational show players");
    assert_eq!(players, "Player\n-------\n Clara\n  Ivar\n");
    assert_eq!(
        said(&mut shell, "relational select count(*) from session"),
        "count(*)\n---------\n       1\n"
    );
    let selected = said(
        &mut shell,
        "relational select player_id, name, notes from player",
    );
    assert_eq!(
        selected,
        "player_id |  name | notes\n----------|-------|-------\n        1 | Clara |      \n        2 |  Ivar |      \n"
    );
    let refused = said(&mut shell, "relational select bogus");
    assert!(refused.contains("no such column: bogus"), "{refused}");

    let counted = said(&mut shell, "relational show details ivar");
    assert!(counted.starts_with("Player statistics\n\nPlayer                                   ivar                    Opponents"));
    assert!(counted.contains("Error rate mEMG (Points)"), "{counted}");
    assert!(!counted.contains("Actual result"), "{counted}");
    let nobody = said(&mut shell, "relational show details Nobody");
    assert!(nobody.contains("expected the name of a player"), "{nobody}");

    let erased = said(&mut shell, "relational erase player Clara");
    assert_eq!(erased, "1 match is taken out of the library.\n");
    assert_eq!(said(&mut shell, "relational show players"), "Player\n");
}

#[test]
fn a_database_of_another_kind_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = shell(folder.path());
    assert!(said(&mut shell, "relational test").contains("0 matches of 0 players"));
    said(&mut shell, "relational setup dbtype=MySQL");
    let refused = said(&mut shell, "relational test");
    let expected =
        "relational setup: expected dbtype=SQLite or dbtype=PostgreSQL, found dbtype=MySQL\n";
    assert_eq!(refused, expected);
    let nobody = "relational setup postgresql://clara:secret@127.0.0.1:1/matches";
    let shown = "Database: dbtype=PostgreSQL database=postgresql://clara:***@127.0.0.1:1/matches\n";
    assert_eq!(said(&mut shell, nobody), shown);
    let refused = said(&mut shell, "relational test");
    assert!(refused.contains("Connection refused"), "{refused}");
}

/// What the shell says is stored is there when it is opened again.
#[test]
fn what_was_added_stays() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut shell = shell(folder.path());
        said(&mut shell, &format!("import mat '{SAMPLE}'"));
        said(&mut shell, "relational add match");
    }
    let mut again = shell(folder.path());
    assert!(said(&mut again, "relational test").contains("1 match of 2 players"));
    let erased = said(&mut again, "relational erase allplayers");
    assert!(erased.starts_with("1 match is"), "{erased}");
}
