//! What is written comes back, or is said to be lost.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use std::fs;

use barpoint_equity::Equity;
use barpoint_formats::{WarningKind, by_name, import};
use barpoint_record::{
    Analyst, CheckerOpinion, Entry, Event, GameResult, Level, MatchRecord, Opinion, RatedPlay,
    Said, Software, Start,
};
use barpoint_rules::{BySide, CubeOwner, MatchRules, Side};
use barpoint_testkit::fixture;

const MATCH: &str = " 7 point match\n\n Game 1\n ann : 6                          bob : 3\n  1) 31: 8/5 6/5                 \
                     42: 8/4 6/4\n";

fn read(text: &str) -> MatchRecord {
    import(text.as_bytes()).unwrap().record
}

/// What a record is after it was written and read.
fn back(format: &str, record: &MatchRecord) -> MatchRecord {
    let bytes = by_name(format).unwrap().export(record).unwrap();
    import(&bytes).unwrap().record
}

fn losses(format: &str, record: &MatchRecord) -> Vec<&'static str> {
    by_name(format).unwrap().losses(record)
}

/// The match after the Crawford game, its cube where a game begins.
fn after_crawford() -> MatchRecord {
    let mut record = read(MATCH);
    assert!(record.games[0].crawford);
    record.games[0].crawford = false;
    record
}

#[test]
fn a_game_after_the_crawford_game_is_not_read_as_the_crawford_game() {
    let record = after_crawford();
    for format in ["mat", "xgmat"] {
        let read = back(format, &record);
        assert!(!read.games[0].crawford, "{format}");
        assert_eq!(losses(format, &record), [""; 0], "{format}");
        // The header is written where it is needed and nowhere else.
        assert!(
            back(format, &self::read(MATCH)).games[0].crawford,
            "{format}"
        );
        let again = by_name(format).unwrap().export(&read).unwrap();
        assert_eq!(
            String::from_utf8(again)
                .unwrap()
                .matches("CrawfordGame")
                .count(),
            1
        );
    }
    let lost = losses("snowie", &record);
    assert_eq!(lost, ["which game is the Crawford game"]);
    assert_eq!(losses("snowie", &self::read(MATCH)), [""; 0]);
}

#[test]
fn the_crawford_game_is_kept_where_it_was_not_the_first_one_point_away() {
    let two = format!("{MATCH}      Wins 1 point\n\n").replace(" : 6 ", " : 5 ");
    let mut record = read(&format!(
        "{two} Game 2\n ann : 6                          bob : 3\n  1) 31: 8/5 6/5\n\n Game 3\n ann : 6                          bob : 4\n  1) 31: 8/5 6/5\n"
    ));
    assert!(record.games[1].crawford && !record.games[2].crawford);
    record.games[1].crawford = false;
    record.games[2].crawford = true;
    for format in ["mat", "xgmat"] {
        let read = back(format, &record);
        let crawford: Vec<bool> = read.games.iter().map(|game| game.crawford).collect();
        assert_eq!(crawford, [false, false, true], "{format}");
    }
}

#[test]
fn a_turned_cube_shows_that_a_position_is_not_of_the_crawford_game() {
    let mut record = after_crawford();
    let start = Start {
        on_roll: Side::White,
        board: MatchRules::default().starting_board(),
    };
    let set_up = [
        Event::SetPosition(Box::new(start)),
        Event::SetCubeValue(2),
        Event::SetCubeOwner(CubeOwner::Owned(Side::Black)),
    ];
    let game = &mut record.games[0];
    game.entries.splice(0..0, set_up.map(Entry::new));
    for format in ["xgmat", "snowie"] {
        let read = back(format, &record);
        assert_eq!(read.games, record.games, "{format}");
        assert_eq!(losses(format, &record), [""; 0], "{format}");
        let text = String::from_utf8(by_name(format).unwrap().export(&record).unwrap()).unwrap();
        assert!(!text.contains("CrawfordGame"), "{text}");
    }
}

#[test]
fn points_that_the_cube_does_not_explain_are_said_to_be_lost() {
    let mut record = read(&MATCH.replace(" : 6 ", " : 2 "));
    for (points, resigned) in [(2, true), (2, false), (4, true), (7, false)] {
        record.games[0].result = Some(GameResult {
            winner: Side::Black,
            points,
            resigned,
        });
        for format in ["mat", "xgmat", "snowie"] {
            let lost = losses(format, &record);
            let is_said = lost.contains(&"results that moves and cube do not lead to");
            assert_eq!(is_said, points > 3, "{format}");
            assert_eq!(
                lost.contains(&"whether a game was resigned"),
                !resigned,
                "{format}"
            );
            if is_said {
                continue;
            }
            let points = back(format, &record).games[0]
                .result
                .map(|result| result.points);
            assert_eq!(points, record.games[0].result.map(|result| result.points));
        }
    }
}

#[test]
fn ratings_stay_with_their_players_where_one_has_no_name() {
    let mut record = read(MATCH);
    for (white, black) in [
        ("", "bob"),
        ("ann", ""),
        ("a : 3", "bob"),
        ("x", "x"),
        ("", ""),
    ] {
        white.clone_into(&mut record.players.white.name);
        black.clone_into(&mut record.players.black.name);
        record.players.white.rating = Some("0,00/0".to_owned());
        record.players.black.rating = Some("2,00/0".to_owned());
        let read = back("xgmat", &record);
        for side in Side::BOTH {
            let ratings = [&read, &record].map(|record| record.players[side].rating.clone());
            assert_eq!(ratings[0], ratings[1], "{white:?} {black:?}");
        }
    }
    assert!(losses("mat", &record).contains(&"ratings that are not plain numbers"));
}

#[test]
fn sgf_keeps_that_there_are_no_beavers() {
    let mut record = read(&MATCH.replace("7 point", "0 point"));
    record.rules.beavers = 0;
    assert_eq!(losses("sgf", &record), [""; 0]);
    assert_eq!(back("sgf", &record).rules.beavers, 0);
}

#[test]
fn ogxm_keeps_what_was_said_of_a_roll_that_nobody_played() {
    let mut record = read(MATCH);
    record.games[0].entries.truncate(1);
    let entry = &mut record.games[0].entries[0];
    let Event::Play(played) = entry.event else {
        panic!("a play");
    };
    entry.event = Event::Roll {
        side: played.side,
        roll: played.roll,
    };
    let rated = RatedPlay {
        play: played.play,
        level: Level {
            name: "3-ply".to_owned(),
            depth: None,
        },
        outcome: None,
        equity: Equity(0.25),
        std_err: None,
    };
    let checker = CheckerOpinion {
        plays: vec![rated],
        played: None,
        loss: None,
    };
    entry.opinions.push(Opinion {
        analyst: 0,
        said: Said::Checker(checker),
    });
    record.analysts.push(Analyst {
        software: Software {
            name: "Other".to_owned(),
            version: None,
        },
        met: None,
        figures: BySide::default(),
    });
    assert_eq!(losses("ogxm", &record), [""; 0]);
    let read = back("ogxm", &record);
    let Said::Checker(said) = &read.games[0].entries[0].opinions[0].said else {
        panic!("an opinion on a play");
    };
    assert_eq!(said.plays[0].play, played.play);
    assert!(losses("snowie", &record).contains(&"what other programs said"));
    // Of an illegal play nothing can be said there.
    record.games[0].entries[0].event = Event::IllegalPlay {
        side: played.side,
        roll: played.roll,
        steps: Box::default(),
        after: None,
    };
    assert!(losses("ogxm", &record).contains(&"opinions on illegal plays"));
}

#[test]
fn messages_say_once_and_plainly_what_is_wrong() {
    let ids = by_name("ids").unwrap();
    let error = ids
        .import(b"XGID=abc:1:1:1:31:0:0:0:7:10\nXGID=-:1:1:1:31:0:0:0:7:10\n")
        .unwrap_err();
    let error = error.to_string();
    assert_eq!(error.matches("expected an ID").count(), 1, "{error}");
    assert!(!error.contains('\\'), "{error}");
    let mut record = read(MATCH);
    record.games.push(record.games[0].clone());
    let refused = |format: &str, record: &MatchRecord| {
        let error = by_name(format).unwrap().export(record).unwrap_err();
        error.to_string()
    };
    assert_eq!(
        refused("gam", &record),
        "gam cannot hold more than one game"
    );
    for format in ["pos", "snowie-position"] {
        let error = refused(format, &record);
        let expected = "cannot hold a match: it holds one position only, before or after the roll";
        assert!(error.ends_with(expected), "{error}");
    }
    record.games.clear();
    assert_eq!(
        refused("gam", &record),
        "gam cannot hold a match without games"
    );
    let kind = WarningKind::IllegalPosition {
        roll: "31".to_owned(),
    };
    let expected =
        "illegal play for 31, of which only the position after it is given, kept and marked";
    assert_eq!(kind.to_string(), expected);
}

#[test]
fn a_match_that_is_cut_off_loses_its_result_with_a_word() {
    let Some(path) = fixture("fixtures/matches/defects/trunc.sgf") else {
        return;
    };
    let record = import(&fs::read(path).unwrap()).unwrap().record;
    for format in ["mat", "xgmat", "snowie"] {
        let lost = losses(format, &record);
        for expected in [
            "results that moves and cube do not lead to",
            "whether a game was resigned",
        ] {
            assert!(lost.contains(&expected), "{format} {lost:?}");
        }
    }
}
