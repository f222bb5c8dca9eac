//! Real files of eXtreme Gammon: everything in them is read, and agrees with other files of the same matches.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

use barpoint_equity::Equity;
use barpoint_formats::{by_name, import};
use barpoint_record::{Depth, Event, MatchRecord, Replay, RolledOutPart, Said};
use barpoint_rules::{Board, Roll, Side};
use barpoint_testkit::{fixture, fixtures_under};

fn read(path: &str) -> Option<(MatchRecord, Vec<String>)> {
    let file = fixture(&format!("fixtures/matches/{path}"))?;
    let imported = import(&std::fs::read(file).unwrap()).unwrap();
    let warnings = imported.warnings.iter().map(ToString::to_string);
    Some((imported.record, warnings.collect()))
}

/// Names and final score as the file's own title says them (`A vs. B, 7 point match7-4`), the number of games, and what is
/// odd about the file.
type Expected = (
    &'static str,
    [&'static str; 2],
    u16,
    [u32; 2],
    usize,
    &'static [&'static str],
);

const MATCHES: &[Expected] = &[
    ("charlot7", ["charlot1", "charlot2"], 7, [7, 2], 4, &[]),
    (
        "comment9",
        ["Nicolas HARMAND", "Kévin UNGER"],
        9,
        [4, 10],
        8,
        &[],
    ),
    (
        "gv_illegal_5n",
        ["Marion Castlebury", "Rowan Pryce"],
        7,
        [2, 7],
        6,
        &["byte 0x17200: illegal play \"14/10 13/12\" for 31, kept and marked"],
    ),
    (
        "gv_illegal_hq",
        ["Owen Talbot", "Dana Ellery"],
        9,
        [9, 0],
        4,
        &[
            "byte 0x73a00: illegal play \"14/8 15/10 6/8\" for 65, kept and marked",
            "byte 0xae600: illegal play \"13/9 13/7\" for 63, kept and marked",
            "byte 0xb9a00: illegal play \"7/1\" for 41, kept and marked",
        ],
    ),
    ("gv_money_b4", ["Fox", "Bluepoint02"], 0, [7, 1], 3, &[]),
    ("gv_my", ["Jade1", "Kestrelcove1"], 5, [2, 5], 3, &[]),
    ("paris7", ["Kévin Unger", "Maxence Job"], 7, [7, 4], 7, &[]),
];

#[test]
fn every_match_is_read() {
    for (stem, names, length, score, games, warnings) in MATCHES {
        let Some((record, found)) = read(&format!("xg/{stem}.xg")) else {
            continue;
        };
        let players = &record.players;
        assert_eq!([&players.white.name, &players.black.name], *names, "{stem}");
        assert_eq!(record.length, *length, "{stem}");
        assert_eq!(record.games.len(), *games, "{stem}");
        // The last game of this match was worth more than the match still needed.
        let points = Side::BOTH.map(|side| match record.final_points(side) {
            9 if *stem == "charlot7" => 7,
            points => points,
        });
        assert_eq!(points, *score, "{stem}");
        assert!(
            record.games.iter().all(|game| game.result.is_some()),
            "{stem}"
        );
        assert_eq!(&found, warnings, "{stem}");
    }
    if let Some(all) = fixtures_under("fixtures/matches/xg") {
        assert_eq!(all.len(), MATCHES.len(), "every file has a row here");
    }
}

#[test]
fn headers_say_who_played_what_where_and_when() {
    let Some((record, _)) = read("xg/paris7.xg") else {
        return;
    };
    let info = &record.info;
    assert_eq!(info.event.as_deref(), Some("HSBT Paris 2023"));
    assert_eq!(info.round.as_deref(), Some("Tableau Or 2"));
    assert_eq!(
        info.place.as_deref(),
        Some("Paris, Fédération Française de Bridge")
    );
    assert_eq!(info.annotator.as_deref(), Some("Kévin Unger"));
    let date = info.date.unwrap();
    assert_eq!(
        (date.year, date.month, date.day),
        (2023, Some(11), Some(26))
    );
    assert_eq!(info.software.as_ref().unwrap().name, "eXtreme Gammon");
}

#[test]
fn comments_stand_where_they_were_made() {
    let Some((record, _)) = read("xg/comment9.xg") else {
        return;
    };
    let commented: Vec<(String, &str)> = record.games[0]
        .entries
        .iter()
        .filter_map(|e| Some((e.event.roll()?.to_string(), e.comment.as_deref()?)))
        .collect();
    assert_eq!(
        commented,
        [
            ("54".to_owned(), "coup assez difficile"),
            (
                "66".to_owned(),
                "les double 66 sont toujpurs difficiles à trouver"
            ),
        ]
    );
}

/// XG's own statistics of this match (its window, read off by a person), by
/// <https://github.com/kevung/blunderDB>, `testdata/stats_reference/charlot1-charlot2.json`: performance rating, decisions,
/// equity lost in checker plays and in cube actions.
#[test]
fn figures_are_those_that_xg_shows() {
    let Some((record, _)) = read("xg/charlot7.xg") else {
        return;
    };
    let figures = record.analysts[0].figures;
    for (side, pr, decisions, checker, cube) in [
        (Side::White, 0.39, 85 + 3 + 2, 0.070, 0.0),
        (Side::Black, 0.42, 64 + 13 + 2, 0.058, 0.008),
    ] {
        let own = figures[side];
        let near =
            |found: Option<Equity>, shown: f32| (found.unwrap().get() - shown).abs() < 0.0006;
        assert_eq!(own.decisions, Some(decisions), "{side:?}");
        assert!((own.pr.unwrap() - pr).abs() < 0.005, "{side:?} {own:?}");
        assert!(near(own.checker_loss, checker));
        assert!(near(own.cube_loss, cube));
    }
}

/// One thing that happened, as far as all formats agree on it.
#[derive(Debug, PartialEq)]
struct Happened {
    game: usize,
    what: &'static str,
    side: Option<Side>,
    roll: Option<Roll>,
    /// Afterwards, seen by White.
    board: Board,
    cube: u32,
}

fn story(record: &MatchRecord) -> Vec<Happened> {
    let mut story = Vec::new();
    for (game, played) in record.games.iter().enumerate() {
        let mut replay = Replay::new(record, played).unwrap();
        for entry in &played.entries {
            replay.advance(&entry.event).unwrap();
            story.push(Happened {
                game: game + 1,
                what: match entry.event {
                    Event::Play(_) => "play",
                    Event::IllegalPlay { .. } => "illegal play",
                    Event::Roll { .. } => "roll",
                    Event::Double(_) => "double",
                    Event::Take(_) => "take",
                    Event::Pass(_) => "pass",
                    _ => "set-up",
                },
                side: entry.event.side(),
                roll: entry.event.roll(),
                board: replay.state().board_of(Side::White),
                cube: replay.state().cube().value(),
            });
        }
    }
    story
}

fn differences(xg: &MatchRecord, other: &MatchRecord) -> Vec<String> {
    let scores = |record: &MatchRecord| -> Vec<_> {
        let games = record.games.iter();
        games
            .map(|g| (g.score, g.crawford, g.result.map(|r| (r.winner, r.points))))
            .collect()
    };
    let mut found = Vec::new();
    for (number, (a, b)) in scores(xg).iter().zip(&scores(other)).enumerate() {
        if a != b {
            found.push(format!("game {}: {a:?} {b:?}", number + 1));
        }
    }
    let (ours, theirs) = (story(xg), story(other));
    if ours.len() != theirs.len() || xg.games.len() != other.games.len() {
        found.push(format!("{} entries, {} entries", ours.len(), theirs.len()));
    }
    for (a, b) in ours.iter().zip(&theirs) {
        if a != b {
            found.push(format!(
                "game {} {} {:?}, {} {:?}",
                a.game, a.what, a.roll, b.what, b.roll
            ));
        }
    }
    found
}

#[test]
fn other_files_of_the_same_match_tell_the_same_story() {
    for (stem, others) in [
        ("paris7", ["mat/xg_paris7.mat", "sgf/paris7.sgf"].as_slice()),
        ("gv_money_b4", &["mat/gv_money_b4.mat"]),
        ("gv_illegal_5n", &["mat/gv_illegal_5n.mat"]),
        ("gv_my", &["mat/gv_my.mat"]),
        ("gv_illegal_hq", &["mat/gv_illegal_hq.mat"]),
    ] {
        let Some((record, _)) = read(&format!("xg/{stem}.xg")) else {
            continue;
        };
        for other in others {
            let Some((theirs, _)) = read(other) else {
                continue;
            };
            assert_eq!(record.players.white.name, theirs.players.white.name);
            assert_eq!(record.length, theirs.length);
            let mut found = differences(&record, &theirs);
            // A play of game 2 moves a checker backwards (6/8). XG stores the position after it; the match text gives
            // steps alone, so what follows depends on how far its reader follows them.
            if *other == "mat/gv_illegal_hq.mat" {
                found.retain(|difference| !difference.starts_with("game 2 "));
            }
            assert_eq!(found, [""; 0], "{other}");
        }
    }
}

/// What XG says of the first checker play in the first game with this roll.
fn said(record: &MatchRecord, roll: &str) -> Vec<Said> {
    let roll: Roll = roll.parse().unwrap();
    let mut entries = record.games[0].entries.iter();
    let entry = entries
        .find(|entry| entry.event.roll() == Some(roll))
        .unwrap();
    entry
        .opinions
        .iter()
        .map(|opinion| opinion.said.clone())
        .collect()
}

#[test]
fn analyses_are_opinions() {
    // Decoded from the file by a program of its own.
    let Some((record, _)) = read("xg/charlot7.xg") else {
        return;
    };
    let [
        Said::Checker(opening),
        Said::Luck {
            equity: luck,
            level,
        },
    ] = &said(&record, "41")[..]
    else {
        panic!("a play and its luck, no cube action");
    };
    assert_eq!(opening.plays.len(), 10);
    assert_eq!(opening.plays[0].play.to_string(), "24/23 13/9");
    assert_eq!(opening.plays[0].level.name, "Opening book");
    assert!((opening.plays[0].equity.get() + 0.0031).abs() < 1e-4);
    assert!((opening.plays[0].outcome.unwrap().win - 0.4975).abs() < 1e-4);
    assert_eq!((opening.played, opening.loss), (Some(0), Some(Equity(0.0))));
    assert!((luck.get() + 0.003_05).abs() < 1e-4);
    assert_eq!(level.as_ref().unwrap().depth, Some(Depth::Plies(3)));

    let [Said::Cube(cube), Said::Checker(_), Said::Luck { .. }] = &said(&record, "31")[..] else {
        panic!("a cube decision, a play and its luck");
    };
    assert_eq!(cube.level.name, "2-ply");
    let near = |equity: Option<Equity>, value: f32| (equity.unwrap().get() - value).abs() < 5e-4;
    assert!(near(cube.no_double, 0.003) && near(cube.double_take, -0.350));
    assert!(near(cube.double_pass, 1.0) && near(cube.double_loss, 0.0));
    assert_eq!(cube.answer_loss, None);

    let names = |path: &str| -> Vec<String> {
        let (record, _) = read(path).unwrap();
        let entries = record.games.iter().flat_map(|game| &game.entries);
        let mut names: Vec<String> = entries
            .flat_map(|entry| &entry.opinions)
            .filter_map(|opinion| match &opinion.said {
                Said::Checker(checker) => Some(checker.plays.iter().map(|p| p.level.name.clone())),
                _ => None,
            })
            .flatten()
            .collect();
        names.sort();
        names.dedup();
        names
    };
    assert_eq!(
        names("xg/gv_money_b4.xg"),
        [
            "1-ply",
            "2-ply",
            "3-ply",
            "Opening book",
            "Rollout",
            "XG Roller",
            "XG Roller+",
            "XG Roller++"
        ]
    );
}

#[test]
fn positions_are_read_with_their_analysis() {
    // The numbers are those of the manifest.
    if let Some((record, _)) = read("xgp/BothAnalysis.xgp") {
        let [entry] = &record.games[0].entries[..] else {
            panic!("a position alone");
        };
        assert!(matches!(&entry.event, Event::SetPosition(start) if start.on_roll == Side::White));
        let [opinion] = &entry.opinions[..] else {
            panic!("one opinion");
        };
        let Said::Cube(cube) = &opinion.said else {
            panic!("of the cube decision");
        };
        assert_eq!(cube.level.name, "XG Roller++");
        assert!((cube.no_double.unwrap().get() - 0.0243).abs() < 1e-4);
        assert!((cube.double_take.unwrap().get() + 0.3251).abs() < 1e-4);
        assert!((record.length, record.rules.jacoby, record.rules.beavers) == (0, true, 0));
    }
    if let Some((record, _)) = read("xgp/Opening 32 65 64 31 65.xgp") {
        let [start, roll] = &record.games[0].entries[..] else {
            panic!("a position and a roll");
        };
        assert!(matches!(start.event, Event::SetPosition(_)));
        assert!(matches!(
            roll.event,
            Event::Roll {
                side: Side::White,
                ..
            }
        ));
        let said: Vec<&Said> = roll.opinions.iter().map(|o| &o.said).collect();
        let [
            Said::Checker(checker),
            Said::Rollout(first),
            Said::Rollout(_),
        ] = &said[..]
        else {
            panic!("plays and two rollouts");
        };
        assert_eq!(checker.plays.len(), 25);
        assert_eq!(checker.plays[0].play.to_string(), "24/13");
        assert!((checker.plays[0].equity.get() - 0.0831).abs() < 1e-4);
        assert_eq!(checker.plays[0].level.depth, Some(Depth::Trials(1296)));
        assert!((checker.plays[0].std_err.unwrap().get() - 0.013_08 / 1.96).abs() < 1e-5);
        assert_eq!(
            (first.of, first.trials, first.seed),
            (RolledOutPart::Play(0), 1296, Some(75_537_761))
        );
        assert!(first.variance_reduction && first.cubeful && first.truncated_after.is_none());
        assert_eq!(first.checker_level.as_ref().unwrap().name, "1-ply");
        assert_eq!(first.cube_level.as_ref().unwrap().name, "1-ply");
    }
}

#[test]
fn sgf_keeps_all_that_xg_said() {
    let sgf = by_name("sgf").unwrap();
    for folder in ["fixtures/matches/xg", "fixtures/matches/xgp"] {
        for path in fixtures_under(folder).into_iter().flatten() {
            let record = import(&std::fs::read(&path).unwrap()).unwrap().record;
            let written = sgf.export(&record).unwrap();
            let back = import(&written).unwrap().record;
            assert_eq!(record.analysts, back.analysts, "{path:?}");
            assert_eq!(record.info, back.info, "{path:?}");
            assert_eq!(record.games, back.games, "{path:?}");
            assert_eq!(sgf.export(&back).unwrap(), written, "{path:?}");
        }
    }
}
