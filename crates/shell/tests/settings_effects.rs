//! What settings do.

#[expect(dead_code, reason = "other tests use more of it")]
mod common;

use barpoint_shell::Sound;
use common::{said, said_after, shell};

#[test]
fn hints_look_as_deep_as_they_are_told() {
    let first = |lines: &[&str]| {
        let start = [
            "set player 0 human",
            "set automatic roll off",
            "new session",
            "set turn 1",
            "set dice 3 1",
        ];
        let answer = said_after(&[&start[..], lines, &["hint 1"]].concat());
        answer.lines().last().unwrap_or_default().trim().to_owned()
    };
    let plies = "set evaluation chequerplay evaluation plies 0";
    assert_eq!(first(&[plies]), "0-ply cubeful prune [expert]");
    let noise = "set evaluation chequerplay evaluation noise 0.06";
    assert_eq!(first(&[plies, noise]), "0-ply cubeful prune [beginner]");
    let cubeless = "set evaluation chequerplay evaluation cubeful off";
    assert_eq!(first(&[plies, cubeless]), "0-ply cubeless prune");
    let analysis = [
        "set analysis chequerplay evaluation plies 0",
        "set evaluation sameasanalysis on",
    ];
    assert_eq!(first(&analysis), "0-ply cubeful prune");
}

/// gnubg 1.07.001 shows these chances and this table with `set output winpc on` and `set output mwc on`.
#[test]
fn figures_are_shown_as_output_settings_say() {
    let start = [
        "set player 0 human",
        "set automatic roll off",
        "new match 5",
        "set turn 1",
        "set dice 3 1",
        "set evaluation chequerplay evaluation plies 0",
    ];
    let hint = |lines: &[&str]| said_after(&[&start[..], lines, &["hint 1"]].concat());
    assert!(hint(&[]).contains("Eq.: +0."));
    assert!(hint(&["set output mwc on"]).contains("MWC:  5"));
    assert!(hint(&["set output mwc on", "set output matchpc off"]).contains("MWC: 0.5"));
    assert!(
        hint(&["set output winpc on"])
            .lines()
            .nth(1)
            .unwrap()
            .starts_with("        5")
    );
}

#[test]
fn rules_of_the_game_that_is_on_change() {
    let start = [
        "set player 0 human",
        "new session",
        "set jacoby off",
        "show score",
    ];
    assert!(said_after(&start).contains("without Jacoby rule"));
    let names = [
        "set player 0 human",
        "set defaultnames Ann Ben",
        "new match 3",
        "show score",
    ];
    assert!(said_after(&names).contains("Ann 0, Ben 0"));
    let nack = [
        "set variation nackgammon",
        "set player 0 human",
        "new session",
        "show pipcount",
    ];
    assert!(said_after(&nack).contains("194"));
}

/// Boards of transcript 22 with `set output rawboard on`.
#[test]
fn boards_are_lines_of_figures_where_that_is_asked_for() {
    let start = [
        "set player 0 name gnubg",
        "set player 0 human",
        "set automatic roll off",
        "new session",
        "set turn 1",
        "set output rawboard on",
    ];
    let shown = |lines: &[&str]| {
        let answer = said_after(&[&start[..], lines].concat());
        answer.lines().last().unwrap_or_default().to_owned()
    };
    assert_eq!(
        shown(&["set dice 3 1", "show board"]),
        "board:root:gnubg:0:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:1:1:1:0:1:-1:0:25:0:0:0:0:0:0:0:1"
    );
    assert_eq!(
        shown(&["set dice 3 1", "8/5 6/5", "double"]),
        "board:root:gnubg:0:0:0:0:-2:0:0:0:2:4:0:2:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:-1:0:0:0:0:1:1:1:-1:1:-1:0:25:0:0:0:0:0:0:0:1"
    );
}

/// A rollout of few trials values a decision where that is the method.
#[test]
fn hints_and_players_roll_out_where_they_are_told() {
    let few = |what: &str| {
        [
            format!("set {what} chequerplay type rollout"),
            format!("set {what} chequerplay rollout trials 36"),
            format!("set {what} chequerplay rollout truncation plies 2"),
            format!("set {what} chequerplay rollout seed 1"),
        ]
    };
    let mut shell = shell();
    for line in few("evaluation").iter().chain(&few("player 0")) {
        said(&mut shell, line);
    }
    for line in ["set rng manual", "set automatic roll off", "new session"] {
        said(&mut shell, line);
    }
    let moved = said(&mut shell, "31");
    assert!(moved.contains("barpoint moves 8/5 6/5."), "{moved}");
    said(&mut shell, "roll");
    said(&mut shell, "42");
    let hint = said(&mut shell, "hint");
    assert!(hint.contains("8/4 6/4"), "{hint}");
    assert!(hint.contains("36"), "{hint}");
}

#[test]
fn sounds_are_made_where_they_are_on() {
    let mut shell = shell();
    for line in [
        "set player 0 human",
        "set automatic roll off",
        "new session",
        "set turn 1",
    ] {
        said(&mut shell, line);
    }
    said(&mut shell, "double");
    assert_eq!(shell.take_sounds(), []);
    said(&mut shell, "set sound enable on");
    said(&mut shell, "set sound system command play -q");
    said(&mut shell, "set sound sound drop \"/a b.wav\"");
    said(&mut shell, "drop");
    let played = Sound::Played {
        command: "play -q".to_owned(),
        file: "/a b.wav".to_owned(),
    };
    // The next game has begun: its opening roll has no sound of its own.
    assert_eq!(shell.take_sounds(), [played, Sound::Bell]);
    assert_eq!(shell.take_sounds(), []);
}

#[test]
fn matches_are_loaded_as_settings_say() {
    let sample = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../samples/clara-ivar-7pt.mat"
    );
    let import = format!("import mat \"{sample}\"");
    let score = |lines: &[&str]| said_after(&[lines, &[&import, "show score"]].concat());
    assert!(score(&[]).contains("Clara 6, Ivar 9"));
    assert!(score(&["set aliases Bob;clara"]).contains("Ivar 9, Clara 6"));
    let first = score(&["set gotofirstgame on"]);
    assert!(
        first.contains("(after 0 games) is: Clara 0, Ivar 0"),
        "{first}"
    );
}

/// Thresholds and match equity tables that are set are those of the engine.
#[test]
fn match_equity_tables_are_used() {
    let start = [
        "set player 0 human",
        "set automatic roll off",
        "new match 7",
        "set turn 1",
        "set score 3 5",
        "set output mwc on",
        "set output digits 6",
        "set evaluation cubedecision evaluation plies 0",
    ];
    let hint = |lines: &[&str]| said_after(&[&start[..], lines, &["hint"]].concat());
    let usual = hint(&[]);
    assert_ne!(hint(&["set met zadeh"]), usual);
    assert_ne!(hint(&["set matchequitytable /nosuch/woolsey.xml"]), usual);
    assert_eq!(hint(&["set met zadeh", "set met Kazaross-XG2"]), usual);
    // Inverting changes nothing in a table that favours neither player.
    assert_eq!(hint(&["set invert met on"]), usual);
}
