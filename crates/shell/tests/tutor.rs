//! The tutor, and matches of two people typed as they are played.

mod beside;

use barpoint_shell::Shell;
use beside::{said, shell};

/// A shell in a session of two people, player 1 on roll.
fn session(more: &[&str]) -> Shell {
    let mut shell = shell();
    let setup = [
        "set player both human",
        "set automatic roll off",
        "set automatic game off",
        "new session",
        "set turn 1",
        "set evaluation chequerplay evaluation plies 0",
        "set evaluation cubedecision evaluation plies 0",
    ];
    for line in setup.iter().chain(more) {
        said(&mut shell, line);
    }
    shell
}

/// gnubg 1.07 (transcript 15): 24/23 24/21 with 31 is a very bad play, and the question reads the next line.
#[test]
fn a_bad_play_is_made_only_if_it_is_meant() {
    let mut shell = session(&["set tutor mode on", "set dice 3 1"]);
    let asked = said(&mut shell, "24/23 24/21");
    assert!(
        asked.starts_with("You may be about to make a very bad play"),
        "{asked}"
    );
    let again = said(&mut shell, "show turn");
    assert!(again.starts_with("Please answer y, n"), "{again}");
    assert!(said(&mut shell, "hint").contains("8/5 6/5"));
    assert_eq!(said(&mut shell, "n"), "");
    assert!(said(&mut shell, "show dice").contains("has rolled 3 and 1"));
    said(&mut shell, "24/23 24/21");
    let board = said(&mut shell, "y");
    assert!(board.contains("MAEAAAAAAAAA"), "{board}");
    // What the tutor found is kept.
    let list = said(&mut shell, "list game");
    assert!(list.contains("24/23 24/21         ??"), "{list}");
}

#[test]
fn the_best_play_needs_no_question() {
    let mut shell = session(&["set tutor mode on", "set dice 3 1"]);
    let board = said(&mut shell, "8/5 6/5");
    assert!(board.contains("sGfwATDgc/ABMA"), "{board}");
}

/// gnubg 1.07 (transcript 15): `double` and `drop` in the opening position.
#[test]
fn bad_cube_actions_are_shown_with_their_analysis() {
    let mut shell = session(&["set tutor mode on"]);
    let asked = said(&mut shell, "double");
    assert!(
        asked.contains("Proper cube action: No double, beaver"),
        "{asked}"
    );
    assert!(asked.contains("a very bad cube decision"), "{asked}");
    said(&mut shell, "n");
    assert_eq!(
        said(&mut shell, "show cube"),
        "The cube is at 1, and is centred.\n"
    );
    said(&mut shell, "double");
    let doubled = said(&mut shell, "end");
    assert!(doubled.contains("doubles."), "{doubled}");
    // The tutor has ended.
    let dropped = said(&mut shell, "drop");
    assert!(dropped.contains("gives up 1 point"), "{dropped}");
}

#[test]
fn each_kind_of_decision_is_watched_on_its_own() {
    let settings = ["set tutor mode on", "set tutor cube off", "set dice 3 1"];
    let mut shell = session(&settings);
    assert!(said(&mut shell, "24/23 24/21").starts_with("You may be"));
    said(&mut shell, "y");
    assert!(said(&mut shell, "double").contains("doubles."));
    let settings = ["set tutor mode on", "set tutor chequer off", "set dice 3 1"];
    let mut shell = session(&settings);
    assert!(said(&mut shell, "24/23 24/21").contains("Position ID"));
    assert!(said(&mut shell, "double").contains("Are you sure?"));
}

/// A match of two people: dice and plays typed, a comment, and an illegal play that was let stand.
#[test]
fn a_match_is_typed_as_it_is_played() {
    let mut shell = shell();
    for line in [
        "set player both human",
        "set player 0 name Ann",
        "set player 1 name Ben",
        "set rng manual",
        "set automatic roll off",
        "new match 3",
        "31",
        "8/5 6/5",
        "annotate move comment The point everybody makes",
        "roll",
        "6 4",
    ] {
        said(&mut shell, line);
    }
    let refused = said(&mut shell, "24/14 8/7");
    assert!(refused.starts_with("expected"), "{refused}");
    let stands = said(&mut shell, "24/15 !");
    assert!(
        stands.contains("illegal play that was let stand: 24/15"),
        "{stands}"
    );
    assert!(stands.contains("Ann"), "{stands}");
    let list = said(&mut shell, "list game");
    assert!(list.contains("24/15 (illegal)"), "{list}");
    let nothing = said(&mut shell, "roll");
    assert!(nothing.ends_with("Enter dice:\n"), "{nothing}");
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("live.sgf").display().to_string();
    said(&mut shell, &format!("save match '{file}'"));
    let mut again = beside::shell();
    said(&mut again, &format!("load match '{file}'"));
    assert!(said(&mut again, "list game").contains("(illegal)"));
    let shown = said(&mut again, "first move");
    assert!(shown.contains("The point everybody makes"), "{shown}");
}
