//! Dialogues in UBGI.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use barpoint_protocol::ubgi;
use barpoint_rules::MatchState;
use common::engines;

/// The answers to these lines.
fn said(lines: &str) -> Vec<String> {
    let mut answers = Vec::new();
    ubgi::serve(
        engines(),
        std::io::Cursor::new(lines.to_owned()),
        &mut answers,
    )
    .unwrap();
    let text = String::from_utf8(answers).unwrap();
    text.lines().map(str::to_owned).collect()
}

fn last(lines: &str) -> String {
    said(lines).pop().unwrap_or_default()
}

/// The number after a word of a line.
fn number(line: &str, name: &str) -> f64 {
    let mut words = line.split_whitespace().skip_while(|word| *word != name);
    words.nth(1).unwrap().parse().unwrap()
}

#[test]
fn a_runner_finds_what_it_looks_for() {
    let lines = said("ubgi\nisready\nnewgame\nquit\nisready\n");
    assert!(lines.contains(&"proto 0.2".to_owned()));
    assert!(lines.contains(&"key game.variant enum backgammon|nackgammon|hypergammon1|hypergammon2|hypergammon3 backgammon".to_owned()));
    assert!(lines.contains(
        &"option name EvalMode type combo default cubeful var cubeless var cubeful".to_owned()
    ));
    // Nothing is answered after `quit`.
    assert_eq!(lines[lines.len() - 2..], ["ubgiok", "readyok"]);
}

#[test]
fn plays_have_every_step_written_out() {
    let play = |id: &str, dice: &str| {
        last(&format!(
            "set engine.eval_plies 0\nposition gnubgid {id}\ndice {dice}\ngo role chequer\n"
        ))
    };
    assert_eq!(play("4HPwATDgc/ABMA", "3 1"), "bestmove 8/5 6/5");
    let sixes = "position xgid -b----E-C---eE---c-e----B-:0:0:1:66:0:0:0:0:10\ngo role chequer\n";
    assert_eq!(last(sixes), "bestmove 24/18 24/18 13/7 13/7");
    let entering =
        "position xgid -b----E-C---eD---c-e----BA:0:0:1:62:0:0:0:0:10\ngo role chequer\n";
    assert_eq!(last(entering), "bestmove bar/23 24/18");
    let off = "position xgid -AA--------------------a--:0:0:1:21:0:0:0:0:10\ngo role chequer\n";
    assert_eq!(last(off), "bestmove 2/off 1/off");
    let closed = "position xgid -aa----------A----bbbbbb-A:0:0:1:65:0:0:0:0:10\ngo role chequer\n";
    assert_eq!(last(closed), "bestmove pass");
}

#[test]
fn listed_plays_are_ranked_and_add_up() {
    let asked = "position gnubgid 4HPwATDgc/ABMA\ndice 4 3\ngo role chequer depth 1 lines 3\n";
    let lines = said(asked);
    assert_eq!(lines.len(), 4);
    assert!(
        lines[0].starts_with("info role chequer line 1 depth 1 "),
        "{}",
        lines[0]
    );
    let best = number(&lines[0], "eq");
    for line in &lines[..3] {
        let behind = number(line, "eq") - best;
        assert!((behind - number(line, "diff")).abs() < 2e-5, "{line}");
        assert!(number(line, "pgammon") <= number(line, "pwin"));
    }
}

#[test]
fn cubes_are_turned_and_answered_at_the_score_described() {
    // The last roll: 19 of 36 rolls bear both off, then all of them.
    for (position, action, answer) in [
        ("--A--A------------------a-", "double", "take"),
        ("-B----------------------a-", "double", "pass"),
    ] {
        let asked = format!("position xgid {position}:0:0:1:00:0:0:0:0:10\n");
        assert_eq!(
            last(&format!("{asked}go role cube\n")),
            format!("bestcube {action}")
        );
        let offered = format!("{asked}offer double\n");
        assert_eq!(
            last(&format!("{offered}go role cube\n")),
            format!("bestcube {answer}")
        );
        assert_eq!(
            last(&format!("{offered}go role turn\n")),
            format!("bestturn cube={answer} move=none")
        );
        let undone = format!("{offered}offer none\ngo role cube\n");
        assert_eq!(last(&undone), format!("bestcube {action}"));
    }
    assert_eq!(last("newgame\ngo role cube\n"), "bestcube nodouble");
    // Nobody doubles in the Crawford game.
    let crawford = "newsession type match length 5\nsetscore 4 2\nsetturn p1\nposition gnubgid 4HPwATDgc/ABMA\nshow\ngo role cube\n";
    let lines = said(crawford);
    assert!(
        lines[0].ends_with(":0:0:1:00:2:4:1:5:10") || lines[0].ends_with(":0:0:-1:00:2:4:1:5:10"),
        "{}",
        lines[0]
    );
    assert_eq!(lines[1], "bestcube nodouble");
    let after = crawford.replace("setscore 4 2", "setscore 4 2 postcrawford");
    assert_eq!(last(&after), "bestcube double");
}

#[test]
fn both_orders_of_position_ids_are_read() {
    let state: MatchState = "XGID=-b----E-C---eD---c-e--A-B-:0:0:1:00:0:0:0:0:10"
        .parse()
        .unwrap();
    let id = barpoint_rules::notation::position_id(state.board());
    let other = barpoint_rules::notation::position_id(&state.board().swapped());
    let gnubg = last(&format!("position gnubgid {id}\nshow\n"));
    let swapped = last(&format!(
        "set position.order on-roll-first\nposition gnubgid {other}\nshow\n"
    ));
    assert_eq!(gnubg, swapped);
    assert_ne!(gnubg, last(&format!("position gnubgid {other}\nshow\n")));
}

#[test]
fn a_turn_is_whatever_is_to_be_decided() {
    let opening = "position gnubgid 4HPwATDgc/ABMA\n";
    assert_eq!(
        last(&format!("{opening}go role turn\n")),
        "bestturn cube=nodouble move=none"
    );
    assert_eq!(
        last(&format!("{opening}dice 3 1\ngo role turn\n")),
        "bestturn cube=none move=8/5 6/5"
    );
    let resigned = format!("{opening}offer backgammon\ngo role turn\n");
    assert_eq!(last(&resigned), "bestturn resign=accept");
}

#[test]
fn rollouts_tell_their_standard_errors() {
    let asked = "set engine.eval_plies 0\nposition gnubgid 4HPwATDgc/ABMA\ndice 3 1\ngo role chequer trials 36 lines 2\n";
    let lines = said(asked);
    assert_eq!(lines.len(), 3);
    assert!(lines[0].contains(" trials 36 "), "{}", lines[0]);
    assert!(number(&lines[0], "se") > 0.0);
    assert_eq!(lines[2], "bestmove 8/5 6/5");
    assert_eq!(said(asked)[2], lines[2]);
    let cube = "set engine.eval_plies 0\nposition gnubgid 4HPwATDgc/ABMA\ngo role cube trials 36\n";
    let lines = said(cube);
    assert!(
        lines[0].contains(" se ") && lines[0].ends_with("action nodouble"),
        "{}",
        lines[0]
    );
    assert_eq!(lines.last().map(String::as_str), Some("bestcube nodouble"));
}

#[test]
fn values_are_those_of_the_player_on_roll() {
    let line = last("position gnubgid 4HPwATDgc/ABMA\ngo role eval depth 0\n");
    // gnubg 1.07, `eval` of the start: 52.1 % at 0 plies, 52.5 % at 2.
    assert!((number(&line, "pwin") - 0.525).abs() < 0.01, "{line}");
    // The last roll again: half a point and more for the player on roll.
    let race = "position xgid --A--A------------------a-:0:0:1:00:0:0:0:0:10\ngo role eval\n";
    assert!(
        (number(&last(race), "cubeless") - 2.0 / 36.0).abs() < 1e-4,
        "{}",
        last(race)
    );
    let resigned =
        "position xgid -A---------------------cc-:0:0:-1:00:0:0:0:0:10\ngo role resign\n";
    assert_eq!(last(resigned), "bestresign single");
}

#[test]
fn what_cannot_be_has_an_error_and_the_next_line_is_read() {
    for (asked, word) in [
        ("fly", "unknown_command"),
        ("set engine.threads none", "bad_value"),
        ("set engine.colour red", "bad_argument"),
        ("get", "bad_argument"),
        ("dice 3 7", "bad_argument"),
        ("dice three", "bad_argument"),
        ("position gnubgid !!!", "bad_argument"),
        ("position xgid -b----E-C", "bad_argument"),
        ("setcube value 3 owner center", "bad_value"),
        ("setcube owner p0 value 2", "bad_argument"),
        ("newsession type match", "bad_argument"),
        ("newgame\ngo role chequer", "missing_context"),
        ("newgame\ngo depth 99", "bad_value"),
        ("go nodes 5", "unsupported_feature"),
        ("newsession type match length 5\nsetscore 5 0", "bad_value"),
        ("isready now", "bad_argument"),
    ] {
        let lines = said(&format!("{asked}\nisready\n"));
        let [.., error, ready] = &lines[..] else {
            panic!("{asked}: {lines:?}")
        };
        assert!(
            error.starts_with(&format!("error {word} ")),
            "{asked}: {error}"
        );
        assert_eq!(ready, "readyok");
    }
    assert_eq!(
        said(&format!("{}\nisready\n", "x".repeat(200_000))).len(),
        2
    );
    assert_eq!(said("\n\n  \nstop\n"), [""; 0]);
}

/// BKG of 1977 says what to do and no equity; figure 3 of its paper.
#[test]
fn bkg_is_a_level_that_knows_no_equity() {
    let bkg = |more: &str| said(&format!("set engine.level bkg\n{more}"));
    assert_eq!(bkg("get engine.level\n"), ["value engine.level bkg"]);
    let figure = "position xgid -B-BB--------------d------:0:0:1:62:0:0:0:0:10\n";
    assert_eq!(
        bkg(&format!("{figure}go role chequer lines 2\n")),
        [
            "info role chequer line 1 rolls 2.739 move 4/off 3/1",
            "info role chequer line 2 rolls 2.748 move 4/off 4/2",
            "bestmove 4/off 3/1",
        ]
    );
    let opening = "position xgid -b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n";
    let found = bkg(&format!("{opening}go\n"));
    assert!(found[0].starts_with("info role chequer line 1 hp "));
    assert_eq!(found[1], "bestturn cube=none move=8/5 6/5");
    let race = "position xgid --B---------------------a-:0:0:1:00:0:0:0:0:10\n";
    assert_eq!(
        bkg(&format!("{race}go\n")),
        ["bestturn cube=double move=none"]
    );
    assert_eq!(bkg(&format!("{race}go role resign\n")), ["bestresign none"]);
    let found = bkg(&format!("{race}go role eval\n"));
    // 26 of 36 rolls win: +0.444 without a cube.
    assert!(found[1].contains(" cubeless 0.4444"), "{found:?}");
    let refused = bkg(&format!(
        "{race}go trials 36\nset engine.level expert\nget engine.level\n"
    ));
    assert!(refused[0].starts_with("error unsupported_feature level bkg rolls nothing out"));
    assert_eq!(refused[1], "value engine.level expert");
}

/// BKG-VI says what it expects of each play.
#[test]
fn bkg_vi_is_a_level_with_expectations() {
    let opening = "position xgid -b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10\n";
    let found = said(&format!(
        "set engine.level bkg-vi\nget engine.level\n{opening}go role chequer\ngo role eval\n"
    ));
    assert_eq!(found[0], "value engine.level bkg-vi");
    assert!(
        found[1].starts_with("info role chequer line 1 expectation 0."),
        "{found:?}"
    );
    assert_eq!(found[2], "bestmove 8/5 6/5");
    assert!(
        found[4].contains(" cubeless 0.10000 pwin 0.53850"),
        "{found:?}"
    );
}
