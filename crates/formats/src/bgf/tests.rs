use barpoint_equity::Equity;
use barpoint_record::{Event, GameResult, MatchRecord, Said};
use barpoint_rules::{CubeOwner, Side};

use super::Bgf;
use crate::{Format, Imported, Place, WarningKind};

const HEADER: &str =
    "{\"format\":\"BGF\",\"version\":\"1.0\",\"compress\":false,\"useSmile\":false}\n";

/// A document as BGBlitz would write it as plain JSON, of this game.
fn document(game: &str) -> String {
    format!(
        "{HEADER}{{\"matchlen\":3,\"useCrawford\":true,\"useCube\":true,\"nameGreen\":\"gnubg\",\
         \"nameRed\":\"root\",\"date\":\"2026.01.06\",\"event\":\"Cup\",\"ratingRed\":1712,\
         \"finalGreen\":1,\"finalRed\":0,\"games\":[{{\"scoreGreen\":0,\"scoreRed\":0,{game}}}]}}"
    )
}

fn read(game: &str) -> Imported {
    Bgf.import(document(game).as_bytes()).unwrap().remove(0)
}

fn play(player: i8, dice: (u8, u8), from: &str, to: &str) -> String {
    format!(
        "{{\"type\":\"amove\",\"green\":{},\"red\":{},\"player\":{player},\"from\":[{from}],\"to\":[{to}]}}",
        dice.0, dice.1
    )
}

fn act(player: i8, code: u8) -> String {
    play(player, (7, code), "-1,-1,-1,-1", "-1,-1,-1,-1")
}

#[test]
fn plain_json_is_read() {
    let events = [
        play(-1, (3, 1), "8,6,-1,-1", "5,5,-1,-1"),
        play(1, (4, 2), "8,6,-1,-1", "4,4,-1,-1"),
        act(-1, 1),
        act(1, 3),
        act(-1, 4),
    ];
    let Imported { record, warnings } =
        read(&format!("\"wonPoints\":1,\"moves\":[{}]", events.join(",")));
    assert_eq!(warnings, []);
    assert_eq!(record.players.white.name, "gnubg");
    assert_eq!(record.players.black.rating.as_deref(), Some("1712"));
    assert_eq!(record.info.event.as_deref(), Some("Cup"));
    assert_eq!(record.info.date.unwrap().day, Some(6));
    let game = &record.games[0];
    let words: Vec<String> = game
        .entries
        .iter()
        .map(|entry| match &entry.event {
            Event::Play(played) => format!("{} {} {}", played.side, played.roll, played.play),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(
        words,
        [
            "White 31 8/5 6/5",
            "Black 42 8/4 6/4",
            "Double(White)",
            "Pass(Black)"
        ]
    );
    assert_eq!(
        game.result,
        Some(GameResult {
            winner: Side::White,
            points: 1,
            resigned: false
        })
    );
}

#[test]
fn a_resignation_is_one_and_unplayed_dice_before_it_are_kept() {
    let events = [
        play(-1, (3, 1), "8,6,-1,-1", "5,5,-1,-1"),
        play(1, (7, 5), "4,-1,-1,-1", "2,-1,-1,-1"),
        act(1, 9),
        act(-1, 4),
    ];
    let game = format!(
        "\"wonPoints\":2,\"lostOnTime\":true,\"moves\":[{}]",
        events.join(",")
    );
    let Imported { record, warnings } = read(&game);
    assert_eq!(warnings, []);
    let last = record.games[0].entries.last().unwrap();
    assert!(matches!(
        last.event,
        Event::Roll {
            side: Side::Black,
            ..
        }
    ));
    assert_eq!(last.comment.as_deref(), Some("Lost on time."));
    let result = record.games[0].result.unwrap();
    assert_eq!(
        (result.winner, result.points, result.resigned),
        (Side::White, 2, true)
    );
}

#[test]
fn odd_events_are_named_with_game_and_turn() {
    let events = [
        play(-1, (3, 1), "8,6,-1,-1", "5,4,-1,-1"),
        act(1, 8),
        play(1, (7, 5), "4,-1,-1,-1", "2,-1,-1,-1"),
        play(-1, (6, 5), "24,-1,-1,-1", "13,-1,-1,-1"),
    ];
    let Imported { record, warnings } = read(&format!("\"moves\":[{}]", events.join(",")));
    let words: Vec<String> = warnings.iter().map(ToString::to_string).collect();
    assert_eq!(
        words,
        [
            "game 1, turn 1: illegal play \"8/5 6/4\" for 31, kept and marked",
            "game 1, turn 2: expected a player and dice, or a known event, found \"dice 7 8\"; ignored",
            "game 1, turn 3: illegal play \"no play\" for 42, kept and marked",
        ]
    );
    assert_eq!(record.games[0].entries.len(), 3);
    // The score of the match tells who won.
    assert_eq!(record.games[0].result.map(|r| r.winner), Some(Side::White));
}

#[test]
fn a_start_set_up_by_hand_is_a_position() {
    let mut points = [0_i8; 28];
    points[0] = 2;
    points[5] = -3;
    points[25] = 1;
    let events = play(1, (6, 5), "-1,-1,-1,-1", "-1,-1,-1,-1");
    let game = format!(
        "\"initial\":{{\"cube\":2,\"cubeOwner\":1,\"points\":{points:?}}},\"moves\":[{events}]"
    );
    let record = read(&game).record;
    let Event::SetPosition(start) = &record.games[0].entries[0].event else {
        panic!("a position");
    };
    assert_eq!(start.on_roll, Side::Black);
    assert_eq!(
        (start.board.on_roll()[6], start.board.on_roll()[25]),
        (3, 1)
    );
    assert_eq!(start.board.opponent()[24], 2);
    assert_eq!(record.games[0].entries[1].event, Event::SetCubeValue(2));
    let owner = Event::SetCubeOwner(CubeOwner::Owned(Side::Black));
    assert_eq!(record.games[0].entries[2].event, owner);
}

#[test]
fn analysis_is_an_opinion_in_emg_from_the_doubler() {
    // The values of 5 points, 0-0: a point won is worth .57464602, so that .1 of equity is .007464602.
    let equity = "\"equity\":{\"myWins\":\"0.3\",\"myGammon\":\"0.1\",\"myBackGammon\":\"0\",\
                  \"oppGammon\":\"0.2\",\"oppBackGammon\":\"0.01\",\"equity\":\"-0.5\",\"emg\":\"-0.5\",\
                  \"matchEquity\":\"0.46267699\",\"cubeDecision\":{\"eqNoDouble\":\"0.44028318\",\
                  \"eqDoubleTake\":\"0.41042477\",\"eqDoublePass\":\"0.42535398\"}},\
                  \"pr\":{\"cubeError\":\"-0.25\",\"checkerError\":\"-99.0\"},\"ply\":3";
    let take = format!("{{\"green\":7,\"red\":2,\"player\":-1,\"from\":[],\"to\":[],{equity}}}");
    let events = [play(-1, (3, 1), "8,6,-1,-1", "5,5,-1,-1"), act(1, 1), take];
    let record = read(&format!("\"moves\":[{}]", events.join(","))).record;
    let opinions = &record.games[0].entries[2].opinions;
    let [opinion] = &opinions[..] else {
        panic!("one opinion: {opinions:?}");
    };
    let Said::Cube(cube) = &opinion.said else {
        panic!("of the cube");
    };
    assert_eq!(cube.level.name, "3-ply");
    assert_eq!(cube.answer_loss, Some(Equity(0.25)));
    assert_eq!(cube.double_loss, None);
    let near = |found: Option<Equity>, expected: f32| {
        let found = found.unwrap().get();
        assert!((found - expected).abs() < 1e-5, "{found} {expected}");
    };
    near(cube.no_double, 0.8);
    near(cube.double_take, 1.2);
    near(cube.double_pass, 1.0);
    assert!((cube.outcome.unwrap().win - 0.7).abs() < 1e-6);
    assert_eq!(record.analysts[opinion.analyst].software.name, "BGBlitz");
}

#[test]
fn what_stands_before_damage_is_kept() {
    let whole = document(&format!(
        "\"moves\":[{},{}]",
        play(-1, (3, 1), "8,6,-1,-1", "5,5,-1,-1"),
        play(1, (4, 2), "8,6,-1,-1", "4,4,-1,-1")
    ));
    let cut = whole.find("\"green\":4").unwrap() + 5;
    let read = Bgf.import(&whole.as_bytes()[..cut]).unwrap().remove(0);
    assert_eq!(read.record.games[0].entries.len(), 1);
    let last = read.warnings.last().unwrap();
    assert_eq!(last.place, Place::Turn { game: 1, turn: 0 });
    assert!(matches!(last.kind, WarningKind::Ignored { .. }));
    let error = Bgf
        .import(&whole.as_bytes()[..HEADER.len() + 40])
        .unwrap_err();
    assert!(error.to_string().starts_with("bgf: byte 0x"), "{error}");
}

#[test]
fn a_bomb_is_refused() {
    use std::io::Write;
    let mut packed = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    packed.write_all(&vec![b' '; 4 << 20]).unwrap();
    let mut file = HEADER
        .replace("\"compress\":false", "\"compress\":true")
        .into_bytes();
    file.extend(packed.finish().unwrap());
    let error = Bgf.import(&file).unwrap_err();
    assert!(error.to_string().contains("found \"more than"), "{error}");
}

/// What happened in a game, in words.
fn story(record: &MatchRecord) -> Vec<Vec<String>> {
    let tell = |event: &Event| match event {
        Event::Play(played) => format!("{} {} {}", played.side, played.roll, played.play),
        Event::IllegalPlay { side, roll, .. } => format!("{side} {roll} illegal"),
        other => format!("{other:?}"),
    };
    let mut games = Vec::new();
    for game in &record.games {
        let mut words: Vec<String> = game.entries.iter().map(|e| tell(&e.event)).collect();
        words.push(format!("{} {:?}", game.crawford, game.result));
        games.push(words);
    }
    games
}

#[test]
fn collected_files_agree_with_their_match_texts() {
    for (stem, games, plays) in [
        ("gv_money_b4", 3, 55),
        ("gv_illegal_5n", 6, 226),
        ("gv_my", 3, 125),
    ] {
        let Some(bgf) = barpoint_testkit::fixture(&format!("fixtures/matches/bgf/{stem}.bgf"))
        else {
            return;
        };
        let ours = Bgf.import(&std::fs::read(bgf).unwrap()).unwrap().remove(0);
        let mat = barpoint_testkit::fixture(&format!("fixtures/matches/mat/{stem}.mat")).unwrap();
        let theirs = crate::import(&std::fs::read(mat).unwrap()).unwrap();
        assert_eq!(ours.record.games.len(), games, "{stem}");
        let entries = ours.record.games.iter().flat_map(|game| &game.entries);
        let played =
            entries.filter(|e| matches!(e.event, Event::Play(_) | Event::IllegalPlay { .. }));
        assert!(played.count() >= plays, "{stem}");
        for (index, (ours, theirs)) in story(&ours.record)
            .iter()
            .zip(story(&theirs.record))
            .enumerate()
        {
            assert_eq!(*ours, theirs, "{stem} game {}", index + 1);
        }
    }
}
