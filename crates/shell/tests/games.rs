//! Games through a shell: what gnubg 1.07 shows after the same lines.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::sync::Arc;

use barpoint_app::{EngineSettings, Engines, Folders, Silent};
use barpoint_shell::Shell;

/// The last line that a shell says after these lines.
fn last(lines: &[&str]) -> String {
    let folders = Folders {
        data: None,
        cache: Some(barpoint_testkit::tables_folder()),
    };
    let engines = Engines::new(folders, EngineSettings::default(), Arc::new(Silent));
    let mut shell = Shell::new(Arc::new(engines), "B".to_owned());
    let mut said = Vec::new();
    for line in ["set player 0 human", "set player 0 name A"]
        .iter()
        .chain(lines)
    {
        said.clear();
        shell.line(line, &mut said).unwrap();
    }
    let said = String::from_utf8(said).unwrap();
    said.trim_end()
        .lines()
        .last()
        .unwrap_or_default()
        .to_owned()
}

/// gnubg: `import mat clara-ivar-7pt.mat`, `show score`.
#[test]
fn a_match_that_is_over_is_loaded_with_its_result() {
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../samples/clara-ivar-7pt.mat"
    );
    let score = last(&[&format!("import mat \"{sample}\""), "show score"]);
    let expected =
        "The score (after 5 games) is: Clara 6, Ivar 9 (match to 7 points, post-Crawford play)";
    assert_eq!(score, expected);
    let over = last(&[&format!("load match \"{sample}\""), "new game"]);
    assert!(over.starts_with("The match is over"), "{over}");
}

#[test]
fn a_resignation_counts_the_game() {
    let lines = [
        "set automatic game off",
        "new session",
        "resign gammon",
        "accept",
        "show score",
    ];
    let score = last(&lines);
    assert!(score.starts_with("The score (after 1 game) is:"), "{score}");
}

/// gnubg: "The cube is dead; you can't double any more."
#[test]
fn a_dead_cube_is_not_turned() {
    let lines = [
        "new match 3",
        "set turn 0",
        "set cube value 4",
        "set cube owner 0",
        "double",
    ];
    assert!(last(&lines).starts_with("The cube is dead"));
}

#[test]
fn dice_are_asked_for_where_they_are_typed() {
    let lines = ["set automatic roll off", "set rng manual", "new match 3"];
    assert_eq!(last(&lines), "Enter dice:");
    let typed = |more: &[&str]| last(&[&lines[..], more].concat());
    assert!(typed(&["1 3"]).ends_with("X: B"));
    assert_eq!(typed(&["13", "show dice"]), "B has rolled 31.");
    assert_eq!(typed(&["13", "8/5 6/5", "roll"]), "Enter dice:");
    assert_eq!(
        typed(&["13", "8/5 6/5", "roll", "52", "show dice"]),
        "A has rolled 52."
    );
}

#[test]
fn a_roll_not_yet_played_is_in_the_list() {
    let lines = [
        "set automatic roll off",
        "set rng manual",
        "new match 3",
        "13",
        "list game",
    ];
    assert_eq!(last(&lines).trim(), "31     : Rolled");
}

#[test]
fn files_of_commands_that_load_each_other_end() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for (name, other) in [("a", "b"), ("b", "a")] {
        let line = format!("load commands '{}'\n", path(other));
        std::fs::write(path(name), line.repeat(2)).unwrap();
    }
    let said = last(&[&format!("load commands '{}'", path("a"))]);
    assert!(said.ends_with("loads itself"), "{said}");
}
