//! Settings: gnubg's files, ours, what they do and what is refused.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod common;

use std::path::Path;

use barpoint_shell::Shell;
use barpoint_shell::language::Language;
use barpoint_testkit as testkit;
use common::{gnubg, said, said_after, shell};

/// The file of settings in transcript 21.
fn file_of_gnubg() -> Option<String> {
    let path = testkit::fixture("reference/transcripts/21-settings-save.md")?;
    let text = std::fs::read_to_string(path).unwrap();
    let start = text.find("set lang system").unwrap();
    let end = start + text[start..].find("\n\n").unwrap();
    Some(text[start..end].to_owned() + "\n")
}

/// Settings as they are compared: gnubg shortens two words.
fn lines(text: &str) -> Vec<String> {
    let lines = text
        .lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            line.replace("set eval ", "set evaluation ")
                .replace("set export move ", "set export moves ")
                .trim_end()
                .to_owned()
        })
        .collect()
}

fn loaded(shell: &mut Shell, folder: &Path, text: &str) -> String {
    let path = folder.join("settings");
    std::fs::write(&path, text).unwrap();
    said(shell, &format!("load commands \"{}\"", path.display()))
}

#[test]
fn the_settings_of_gnubg_load_without_a_word_and_are_written_the_same() {
    let Some(text) = file_of_gnubg() else {
        return;
    };
    let folder = tempfile::tempdir().unwrap();
    let mut shell = shell();
    assert_eq!(loaded(&mut shell, folder.path(), &text), "");
    let (theirs, ours) = (lines(&text), lines(&shell.settings_text()));
    for (theirs, ours) in theirs.iter().zip(&ours) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(ours.len(), theirs.len());
}

/// Lines that change settings of every kind.
const CHANGES: &[&str] = &[
    "set evaluation chequer eval plies 1",
    "set evaluation cube evaluation noise 0.05",
    "set evaluation cube evaluation deterministic off",
    "set evaluation movefilter 2 0 3 4 0.25",
    "set evaluation movefilter 3 1 -1",
    "set analysis chequerplay type rollout",
    "set analysis chequerplay rollout trials 36",
    "set analysis chequerplay rollout player 1 chequerplay plies 1",
    "set analysis luckanalysis plies 1",
    "set analysis threshold bad 0.07",
    "set analysis player root analyse off",
    "set player 0 chequerplay evaluation plies 0",
    "set player 0 cubedecision rollout jsd limit 2",
    "set player gnubg movefilter 1 0 2 2 0.5",
    "set rollout chequerplay plies 1",
    "set rollout later enable on",
    "set rollout later movefilter 2 1 -1",
    "set rollout cube-equal-chequer on",
    "set rollout limit maxerror 0.005",
    "set rollout rotate off",
    "set rollout rng isaac 5",
    "set rng md5 5",
    "set automatic doubles 2",
    "set beavers 1",
    "set jacoby off",
    "set matchlength 11",
    "set variation nackgammon",
    "set invert met on",
    "set threads 2",
    "set tutor mode on",
    "set tutor skill bad",
    "set cheat player both roll 21",
    "set export html css inline",
    "set export show player 1",
    "set export moves display bad off",
    "set import folder \"a b\"",
    "set geometry game width 401",
    "set gui animation none",
    "set gui animation speed 2",
    "set gui showpips pips",
    "set priority belownormal",
    "set prompt \\s> ",
    "set output winpc on",
    "set output digits 5",
    "set output errorratefactor 500",
    "set ratingoffset 1900.5",
    "set confirm default yes",
    "set warning resign off",
    "set aliases one;two",
    "set clockwise on",
];

/// Our file of settings is read by gnubg without complaint, and gnubg writes the same; its file is read by us.
#[test]
fn both_programs_read_the_settings_that_either_writes() {
    let Some(program) = testkit::gnubg() else {
        return;
    };
    let home = tempfile::tempdir().unwrap();
    let folder = home.path().join(".gnubg");
    std::fs::create_dir(&folder).unwrap();
    let mut ours = shell();
    said(&mut ours, "set defaultnames gnubg root");
    said(&mut ours, "set player 0 name gnubg");
    for line in CHANGES {
        let answer = said(&mut ours, line);
        assert!(!answer.contains("expected"), "{line}: {answer}");
    }
    let written = ours.settings_text();
    let saved = folder.join("gnubgautorc");
    std::fs::write(&saved, &written).unwrap();
    let answer = gnubg(&program, home.path(), &["-t", "-q"], &["save settings"]);
    let (_, said_first) = answer.split_once("show copying' for details.").unwrap();
    let said_first = said_first.trim();
    assert!(said_first.starts_with("Settings saved"), "{said_first}");
    let theirs = std::fs::read_to_string(&saved).unwrap();
    // gnubg writes its databases and its colours, which we do not have.
    let own = |line: &&String| !line.starts_with("relational") && !line.contains("appearance");
    let (read, wrote) = (lines(&theirs), lines(&written));
    let read: Vec<_> = read.iter().filter(own).collect();
    let wrote: Vec<_> = wrote.iter().filter(own).collect();
    for (read, wrote) in read.iter().zip(&wrote) {
        assert_eq!(read, wrote);
    }
    assert_eq!(read.len(), wrote.len());

    let mut again = shell();
    assert_eq!(loaded(&mut again, home.path(), &theirs), "");
    let again = lines(&again.settings_text());
    assert_eq!(again, lines(&theirs));
}

/// The figures of an answer in order, and its switches.
fn figures(answer: &str) -> Vec<String> {
    let apart = |letter: char| !letter.is_alphanumeric() && !matches!(letter, '.' | '-' | '+');
    let words = answer.split(apart).map(|word| word.trim_matches('.'));
    let values = words.filter(|word| {
        let lower = word.to_ascii_lowercase();
        word.parse::<f64>().is_ok() || matches!(lower.as_str(), "on" | "off")
    });
    values
        .map(|word| match word.parse::<f64>() {
            Ok(number) => number.to_string(),
            Err(_) => word.to_ascii_lowercase(),
        })
        .collect()
}

#[test]
fn settings_are_shown_with_the_figures_that_gnubg_shows() {
    let Some(program) = testkit::gnubg() else {
        return;
    };
    let shown = [
        "show automatic",
        "show beavers",
        "show matchlength",
        "show delay",
        "show threads",
        "show ratingoffset",
        "show cubeefficiency",
    ];
    let changes = [
        "set automatic game off",
        "set beavers 2",
        "set threads 3",
        "set cubeefficiency contact 0.71",
    ];
    let home = tempfile::tempdir().unwrap();
    let mut ours = shell();
    for line in changes {
        said(&mut ours, line);
    }
    for line in shown {
        let typed = [&changes[..], &["show version", line]].concat();
        let answer = gnubg(&program, home.path(), &["-t", "-q", "-r"], &typed);
        let (_, theirs) = answer.rsplit_once("Philippe Michel").unwrap();
        let mine = said(&mut ours, line);
        let (mut mine, mut theirs) = (figures(&mine), figures(theirs));
        if line == "show automatic" {
            // Ours are in the order of the file of settings.
            mine.sort();
            theirs.sort();
        }
        assert_eq!(mine, theirs, "{line}");
    }
}

#[test]
fn every_setting_of_gnubg_is_carried_out() {
    let language = Language::new();
    let leaves = language.leaves();
    let settings = leaves.iter().filter(|(path, _)| path.starts_with("set "));
    let missing: Vec<&str> = settings
        .map(|(path, _)| path.as_str())
        .filter(|path| !Shell::carries_out(path))
        .collect();
    assert_eq!(missing, [] as [&str; 0]);
}

/// Kinds of errors as in transcript 19; the setting stays as it was.
#[test]
fn what_cannot_be_set_is_refused_and_changes_nothing() {
    for (line, wrong) in [
        ("set automatic game", "expected on or off"),
        ("set automatic game maybe", "found `maybe'"),
        ("set automatic game 0", "found `0'"),
        ("set output digits 9", "from 1 to 6"),
        (
            "set evaluation chequerplay evaluation plies 8",
            "from 0 to 7",
        ),
        (
            "set evaluation chequerplay evaluation plies -1",
            "from 0 to 7",
        ),
        ("set evaluation chequerplay type foo", "evaluation, rollout"),
        ("set evaluation cube evaluation noise -1", "found `-1'"),
        ("set analysis threshold bad -0.1", "from 0 to"),
        ("set threads 0", "from 1 to 48"),
        ("set rollout trials", "expected a whole number"),
        ("set rollout trials 0", "found `0'"),
        ("set rollout movefilter 1 1 0", "from 0 to 0"),
        ("set rollout movefilter 5 0 0", "from 1 to 4"),
        ("set rollout rng manual", "need a generator"),
        ("set player 2 chequerplay evaluation plies 1", "found `2'"),
        ("set player", "expected a player"),
        ("set warning foo on", "foo"),
        ("set tutor skill foo", "Unknown keyword `foo'"),
        ("set matchequitytable nosuch.xml", "nosuch.xml"),
        ("set appearance board", "KEY=VALUE"),
        ("set defaultnames A", "expected a second name"),
        ("set matchinfo date 2020-13-01", "expected a date"),
        ("set postcrawford on", "No game in progress"),
    ] {
        let mut shell = shell();
        let before = shell.settings_text();
        let answer = said(&mut shell, line);
        assert!(answer.contains(wrong), "{line}: {answer}");
        assert_eq!(answer.lines().count(), 1, "{line}: {answer}");
        assert_eq!(shell.settings_text(), before, "{line}");
    }
}

#[test]
fn settings_of_windows_are_kept_with_one_line() {
    let answer = said_after(&["set gui animation speed 2"]);
    assert_eq!(
        answer,
        "Speed of the animation: 2 (kept for gnubg's windows; nothing changes here)"
    );
    assert_eq!(
        said_after(&["set warning resign off", "show warning resign"]),
        "Warning resign: off"
    );
}
