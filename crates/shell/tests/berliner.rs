//! BKG of 1977 in the shell, and what its paper says of playing with it.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

#[path = "common/engines.rs"]
mod engines;

use barpoint_shell::Shell;
use engines::engines;

/// Two people, A (player 0) and B.
fn people() -> Shell {
    let mut shell = Shell::new(engines(None), "B".to_owned());
    for line in ["set player 0 human", "set player 0 name A"] {
        said(&mut shell, line);
    }
    shell
}

fn said(shell: &mut Shell, line: &str) -> String {
    let mut out = Vec::new();
    shell.line(line, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

const RACE: &str = "set xgid XGID=-B-BB--------------d------:0:0:1:62:0:0:0:0:10";

/// Figure 3 of the paper.
#[test]
fn it_gives_hints() {
    let mut shell = people();
    said(&mut shell, "new session");
    said(&mut shell, RACE);
    let hint = said(&mut shell, "hint bkg 1");
    assert!(
        hint.contains("  1. 4/off 3/1 ") && hint.contains("2.739 rolls"),
        "{hint}"
    );
    assert!(hint.contains("and ") && !hint.contains("  2. "), "{hint}");
    let hint = said(&mut shell, "hint bkg-vi 1");
    assert!(
        hint.contains("  1. ") && hint.contains("bearing off, wins "),
        "{hint}"
    );
}

/// 26 of 36 rolls win at once; rollouts and analyses name who played or valued.
#[test]
fn it_values_rolls_out_and_analyses() {
    let mut shell = people();
    said(&mut shell, "new session");
    said(
        &mut shell,
        "set xgid XGID=--B---------------------a-:0:0:1:00:0:0:0:0:10",
    );
    let value = said(&mut shell, "eval bkg-vi");
    assert!(value.contains("0.722"), "{value}");
    said(&mut shell, "set rollout trials 36");
    let rolled = said(&mut shell, "rollout bkg");
    assert!(
        rolled.contains("BKG (1977) made the plays of both sides"),
        "{rolled}"
    );
    assert!(said(&mut shell, "rollout world").contains("no argument but bkg"));
    let sample = barpoint_testkit::workspace_root().join("samples/clara-ivar-7pt.mat");
    let file = format!("import mat \"{}\"", sample.display());
    said(&mut shell, &file);
    let done = said(&mut shell, "analyse match bkg");
    assert!(done.contains(" decisions are analysed."), "{done}");
}

/// BKG of 1977 and BKG-VI play a game to its end.
#[test]
fn bkg_vi_plays_too() {
    let mut shell = people();
    let lines = [
        "set rng mersenne 7",
        "set player 0 bkg",
        "set player 1 bkg-vi",
        "new session 1",
    ];
    let text = lines.map(|line| said(&mut shell, line)).concat();
    assert!(text.contains("B is played by BKG-VI."), "{text}");
    assert!(
        text.ends_with("The 1 game is over: `new game' plays another.\n"),
        "{text}"
    );
}

/// It plays both sides of three games to their end; the score runs, and the fourth game is not begun.
#[test]
fn it_plays_a_series_of_games_against_itself() {
    let mut shell = people();
    let mut text = String::new();
    for line in [
        "set rng mersenne 7",
        "set player 0 bkg",
        "set player 1 bkg",
        "new session 3",
    ] {
        text += &said(&mut shell, line);
    }
    assert!(text.contains("A is played by BKG."), "{text}");
    assert_eq!(text.matches("The score (after ").count(), 3, "{text}");
    assert!(text.contains("The score (after 3 games) is: A "), "{text}");
    assert!(text.ends_with("The 3 games are over: `new game' plays another.\n"));
    // In a race it doubles and resigns as the paper says.
    assert!(text.contains(" doubles.") || text.contains(" offers to resign a "));
    let saved = said(&mut shell, "show settings player 0");
    assert!(!saved.contains("played by human"), "{saved}");
}

/// With the flag set an asterisk asks before the roll, with it off the dice are rolled at once; gnubg asks by the usual prompt.
#[test]
fn the_doubling_flag_asks_with_an_asterisk() {
    let after_a_play = |flag: &str| {
        let mut shell = people();
        for line in [
            "set rng mersenne 7",
            &format!("set player both doubling {flag}"),
            "new session",
            RACE,
            "4/off 3/1",
        ] {
            said(&mut shell, line);
        }
        let rolled = said(&mut shell, "show dice");
        (shell.prompt(), rolled.contains("has rolled"))
    };
    assert_eq!(after_a_play("ask"), ("(A) ".to_owned(), false));
    assert_eq!(after_a_play("on"), ("* ".to_owned(), false));
    assert_eq!(after_a_play("off"), ("(A) ".to_owned(), true));
}

#[test]
fn what_cannot_be_is_refused() {
    let mut shell = people();
    for (line, word) in [
        ("set player 0 doubling perhaps", "expected one of"),
        ("new session 0", "expected"),
        ("hint bkg", "No game in progress"),
    ] {
        let text = said(&mut shell, line);
        assert!(text.contains(word), "{line}: {text}");
    }
}
