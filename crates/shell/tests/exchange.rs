//! Matches, games and positions written in every form, and read again.

mod beside;

use std::path::Path;

use barpoint_shell::Shell;
use beside::{said, shell};

const SAMPLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../samples/clara-ivar-7pt.mat"
);

fn with_match() -> Shell {
    let mut shell = shell();
    said(&mut shell, &format!("import mat '{SAMPLE}'"));
    shell
}

/// Carries out a command on a file of this name in a folder: what it says.
fn on(shell: &mut Shell, folder: &Path, command: &str, name: &str) -> String {
    let file = folder.join(name).display().to_string();
    said(shell, &format!("{command} '{file}'"))
}

#[test]
fn every_form_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = with_match();
    let forms: [(&str, &str, &[u8]); 19] = [
        ("export match mat", "m.mat", b"; [EventDate"),
        ("export match html", "m.html", b"<!DOCTYPE html>"),
        (
            "export match text",
            "m.txt",
            b"The score (after 0 games) is: Clara 0, Ivar 0",
        ),
        ("export match latex", "m.tex", b"\\documentclass"),
        ("export match pdf", "m.pdf", b"%PDF-1."),
        ("export match snowietxt", "m.snw", b" 7 point match"),
        ("export session text", "s.txt", b"The score (after 0 games)"),
        ("export game gam", "g.gam", b" Clara"),
        ("export game html", "g.html", b"<!DOCTYPE html>"),
        ("export game text", "g.txt", b"The score (after"),
        ("export position svg", "p.svg", b"<svg"),
        ("export position png", "p.png", b"\x89PNG"),
        ("export position pdf", "p.pdf", b"%PDF-1."),
        ("export position ps", "p.ps", b"%!PS-Adobe-3.0\n"),
        ("export position snowietxt", "p.snw", b"7;0;0;"),
        ("export position text", "p.txt", b"The score (after"),
        ("save match", "m.sgf", b"(;FF[4]GM[6]"),
        ("save game", "g.sgf", b"(;FF[4]GM[6]"),
        ("save position", "p.sgf", b"(;FF[4]GM[6]"),
    ];
    for line in ["first game", "next 3"] {
        said(&mut shell, line);
    }
    for (command, name, beginning) in forms {
        let answer = on(&mut shell, folder.path(), command, name);
        assert!(answer.contains("Saved in "), "{command}: {answer}");
        let bytes = std::fs::read(folder.path().join(name)).unwrap();
        let found = String::from_utf8_lossy(&bytes[..bytes.len().min(60)]);
        assert!(bytes.starts_with(beginning), "{command}: {found}");
    }
    // gnubg writes a page and a text for each game, with these names.
    for name in ["m_005.html", "m_005.txt"] {
        assert!(folder.path().join(name).exists(), "{name}");
    }
}

#[test]
fn what_was_written_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = with_match();
    for line in ["first game", "next 3"] {
        said(&mut shell, line);
    }
    let board = said(&mut shell, "show board");
    on(&mut shell, folder.path(), "save position", "p.sgf");
    on(&mut shell, folder.path(), "save game", "g.sgf");
    on(&mut shell, folder.path(), "export position pos", "p.pos");
    let loaded = on(&mut shell, folder.path(), "load position", "p.sgf");
    // A Position ID says nothing of the games before.
    assert_eq!(loaded.lines().next(), board.lines().next());
    on(&mut shell, folder.path(), "load game", "g.sgf");
    let list = said(&mut shell, "list match");
    assert_eq!(list.lines().count(), 1, "{list}");
    let loaded = on(&mut shell, folder.path(), "import pos", "p.pos");
    assert_eq!(loaded.lines().next(), board.lines().next());
}

/// What `set export` chooses is what is written.
#[test]
fn exports_follow_their_settings() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = with_match();
    said(&mut shell, "first game");
    let text = |shell: &mut Shell, name: &str| {
        on(shell, folder.path(), "export game text", name);
        std::fs::read_to_string(folder.path().join(name)).unwrap()
    };
    let whole = text(&mut shell, "whole.txt");
    assert!(whole.contains("Match Information:") && whole.contains("Position ID:"));
    assert!(whole.contains("Game statistics for game 1"));
    for line in [
        "set export include statistics no",
        "set export include matchinfo no",
        "set export show board 0",
    ] {
        said(&mut shell, line);
    }
    let short = text(&mut shell, "short.txt");
    assert!(!short.contains("Match Information:") && !short.contains("Position ID:"));
    assert!(!short.contains("Game statistics"), "{short}");
}

#[test]
fn what_cannot_be_written_or_read_is_one_clear_error() {
    let mut shell = with_match();
    let refused = said(&mut shell, "export match mat");
    assert_eq!(refused, "export match mat: expected the name of a file\n");
    let refused = said(&mut shell, "export match ps x.ps");
    assert!(refused.contains("`export match pdf'"), "{refused}");
    let refused = said(&mut shell, "export match mat /nosuch/dir/file.mat");
    assert!(refused.contains("/nosuch/dir/file.mat"), "{refused}");
    let refused = said(&mut shell, "import auto nosuch.mat");
    assert!(refused.contains("nosuch.mat") && refused.lines().count() == 1);
    let refused = said(&mut shell, "load python x.py");
    assert_eq!(refused, "x.py: expected a Python script, found no file\n");
    for address in ["", "/nosuch/folder/socket", "localhost:port"] {
        let refused = said(&mut shell, &format!("external {address}"));
        assert!(refused.starts_with("external") && refused.lines().count() == 1);
    }
}

#[test]
fn a_file_is_replaced_only_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut shell = with_match();
    let file = folder.path().join("m.sgf").display().to_string();
    let line = format!("save match '{file}'");
    assert_eq!(shell.question(&line), None);
    said(&mut shell, &line);
    assert_eq!(shell.question(&line), Some(format!("Replace {file}?")));
    said(&mut shell, "set confirm save off");
    assert_eq!(shell.question(&line), None);
}
