//! What eXtreme Gammon's files can hold, in files made here.

#![expect(clippy::unwrap_used, reason = "a test helper may fail like a test")]

mod made_xg;

use barpoint_equity::Equity;
use barpoint_formats::{Imported, by_name, import};
use barpoint_record::{Event, Said};
use barpoint_rules::{BySide, CubeOwner, Side, Variation};
use made_xg::*;

fn read(records: &[Record]) -> Imported {
    import(&plain_file(records)).unwrap()
}

fn warnings(imported: &Imported) -> Vec<String> {
    imported.warnings.iter().map(ToString::to_string).collect()
}

fn events(imported: &Imported) -> Vec<&Event> {
    let games = imported.record.games.iter();
    games
        .flat_map(|game| &game.entries)
        .map(|entry| &entry.event)
        .collect()
}

#[test]
fn a_short_match_is_read_with_and_without_index() {
    for bytes in [plain_file(&short_match()), file(&short_match(), &[])] {
        assert_eq!(barpoint_formats::detect(&bytes).unwrap().name(), "xg");
        let imported = import(&bytes).unwrap();
        assert_eq!(warnings(&imported), [""; 0]);
        let record = &imported.record;
        assert_eq!(record.players.white.name, "Änn");
        assert_eq!(record.players.white.rating.as_deref(), Some("1745.50/300"));
        assert_eq!(record.players.black.rating, None);
        assert_eq!(record.info.round.as_deref(), Some("Final"));
        let [
            Event::Play(played),
            Event::Double(Side::Black),
            Event::Pass(Side::White),
        ] = events(&imported)[..]
        else {
            panic!("{:?}", events(&imported));
        };
        assert_eq!(played.play.to_string(), "8/5 6/5");
        assert!(!record.games[0].entries[0].low_die_first);
        let figures = record.analysts[0].figures;
        assert_eq!(figures.black.decisions, Some(1));
        assert_eq!(figures.black.pr, Some(200.0));
        assert_eq!(figures.white.decisions, Some(1), "the pass");
    }
}

#[test]
fn errors_stand_with_the_decision_they_are_of() {
    let imported = read(&short_match());
    let entries = &imported.record.games[0].entries;
    let losses = |entry: usize| match &entries[entry].opinions[0].said {
        Said::Cube(cube) => (
            cube.double_loss.map(Equity::get),
            cube.answer_loss.map(Equity::get),
        ),
        other => panic!("{other:?}"),
    };
    assert_eq!(losses(1), (Some(0.4), None));
    assert_eq!(losses(2), (None, Some(0.0)));
}

#[test]
fn beavers_and_raccoons_are_doubles_in_a_row() {
    let session = |actions, after: [i32; 3]| {
        read(&[
            header(99_999),
            game([0, 0]),
            cube(1, &START, [-2, -1, -1, -1]),
            play(1, [3, 1], &[(7, 4), (5, 4)], &START, &POINT),
            cube(-1, &POINT, actions),
            footer(
                [after[0], after[1]],
                if after[0] > 0 { 1 } else { -1 },
                after[2],
                100,
            ),
        ])
    };
    let (black, white) = (Side::Black, Side::White);
    let taken = session([1, 2, 1, -1], [0, 4, 4]);
    assert_eq!(warnings(&taken), [""; 0]);
    assert_eq!(taken.record.rules.beavers, 3);
    assert_eq!(taken.record.length, 0);
    let ends = |imported: &Imported| -> Vec<Event> {
        events(imported)[1..]
            .iter()
            .map(|event| (*event).clone())
            .collect()
    };
    assert_eq!(
        ends(&taken),
        [
            Event::Double(black),
            Event::Double(white),
            Event::Take(black)
        ]
    );
    let passed = session([1, 2, 2, 0], [0, 4, 4]);
    assert_eq!(
        ends(&passed),
        [
            Event::Double(black),
            Event::Double(white),
            Event::Double(black),
            Event::Pass(white)
        ]
    );
}

#[test]
fn automatic_doubles_raise_the_cube_from_the_start() {
    let imported = read(&[
        header(99_999),
        game([0, 0]).int(64, 1),
        cube(1, &START, [-2, -1, -1, -1]),
        play(1, [3, 1], &[(7, 4), (5, 4)], &START, &POINT),
        cube(-1, &POINT, [1, 0, -1, -1]),
        footer([0, 2], -1, 2, 0),
    ]);
    assert_eq!(warnings(&imported), [""; 0]);
    assert_eq!(imported.record.games[0].automatic_doubles, 1);
    assert_eq!(imported.record.games[0].result.unwrap().points, 2);
}

#[test]
fn resigned_and_unfinished_games_end_as_they_did() {
    let start = || vec![header(5), game([0, 0]), cube(1, &START, [-2, -1, -1, -1])];
    let resigned = [
        start(),
        vec![unplayed(1, [1, 3], &START), footer([0, 2], -1, 2, 102)],
    ];
    let imported = read(&resigned.concat());
    assert_eq!(warnings(&imported), [""; 0]);
    let game = &imported.record.games[0];
    assert!(matches!(
        game.entries[0].event,
        Event::Roll {
            side: Side::White,
            ..
        }
    ));
    assert!(game.entries[0].low_die_first);
    let result = game.result.unwrap();
    assert_eq!(
        (result.winner, result.points, result.resigned),
        (Side::Black, 2, true)
    );

    let moved = || play(1, [3, 1], &[(7, 4), (5, 4)], &START, &POINT);
    let cut = read(&[start(), vec![moved()]].concat());
    assert_eq!(
        warnings(&cut),
        ["byte 0xa00: expected the end of the game, found the end of the file"]
    );
    assert_eq!(cut.record.games[0].result, None);
    let mut under_way = [start(), vec![moved()]].concat();
    under_way[1] = game_in_progress();
    assert_eq!(warnings(&read(&under_way)), [""; 0]);
}

fn game_in_progress() -> Record {
    game([0, 0]).bytes(52, &[1])
}

#[test]
fn positions_set_up_by_hand_are_kept() {
    let mut position = START;
    (position[6], position[5]) = (4, 1);
    let imported = read(&[
        header(7),
        game_in_progress()
            .int(12, 2)
            .int(16, 4)
            .board(21, &position),
        analysed(cube(-1, &position, [-1, -1, -1, -1]), [0.5, 0.6, 1.0]).int(32, -1),
    ]);
    assert_eq!(warnings(&imported), [""; 0]);
    let [
        Event::SetPosition(start),
        Event::SetCubeValue(2),
        Event::SetCubeOwner(owner),
    ] = events(&imported)[..]
    else {
        panic!("{:?}", events(&imported));
    };
    assert_eq!(
        (start.on_roll, *owner),
        (Side::Black, CubeOwner::Owned(Side::Black))
    );
    assert_eq!(start.board.opponent()[5], 1);
    let game = &imported.record.games[0];
    assert_eq!(game.score, BySide::new(2, 4));
    assert!(matches!(game.entries[2].opinions[0].said, Said::Cube(_)));

    // The start of a game is a position, too, if nothing was played.
    let imported = read(&[header(7), game_in_progress(), unplayed(-1, [6, 5], &START)]);
    assert!(matches!(
        events(&imported)[..],
        [Event::SetPosition(_), Event::Roll { .. }]
    ));
    // So is a double on offer.
    let imported = read(&[
        header(7),
        game_in_progress(),
        cube(1, &POINT, [1, -1, -1, -1]),
    ]);
    assert!(matches!(
        events(&imported)[..],
        [Event::SetPosition(_), Event::Double(Side::White)]
    ));
}

#[test]
fn a_position_that_does_not_follow_is_set_up_with_a_warning() {
    let mut records = short_match();
    let mut other = POINT;
    (other[8], other[7]) = (1, 1);
    records[4] = cube(-1, &other, [1, 0, -1, -1]);
    let imported = read(&records);
    assert_eq!(warnings(&imported).len(), 1);
    assert!(warnings(&imported)[0].starts_with("byte 0x2800: the file says another position"));
    assert!(
        matches!(events(&imported)[1], Event::SetPosition(start) if start.on_roll == Side::Black)
    );
    // XG marks positions that its user edited.
    records[4] = records[4].clone().bytes(296, &[1]);
    assert_eq!(warnings(&read(&records)), [""; 0]);
}

#[test]
fn variants_are_named() {
    let variation = |number| read(&[header(5).int(96, number)]).record;
    assert_eq!(variation(1).rules.variation, Variation::Nackgammon);
    assert_eq!(variation(2).rules.variation, Variation::Hypergammon3);
    assert_eq!(variation(3).info.extra[0].values, ["Longgammon"]);
}

#[test]
fn the_clock_is_read() {
    let mut records = short_match();
    records[0] = records[0].clone().int(1912, 1).int(1920, 720).int(1924, 12);
    records[4] = records[4].clone().int(304, 700).int(308, -5);
    let imported = read(&records);
    let record = &imported.record;
    assert_eq!(
        record.info.extra[0].values,
        ["Fischer, 720 s a match, 12 s a move"]
    );
    let clock = record.games[0].entries[1].clock.as_deref().unwrap();
    assert_eq!(clock.left, BySide::new(Some(700_000), Some(-5_000)));
    assert_eq!(
        record.games[0].entries[0]
            .clock
            .as_deref()
            .unwrap()
            .left
            .white,
        Some(0)
    );
    let sgf = by_name("sgf").unwrap().export(record).unwrap();
    assert_eq!(
        import(&sgf).unwrap().record.games[0].entries,
        record.games[0].entries
    );
}

#[test]
fn comments_go_where_they_belong() {
    let mut records = short_match();
    records[0] = records[0].clone().int(576, 0);
    records[1] = records[1].clone().int(56, 1).int(60, 2);
    records[2] = records[2].clone().int(292, 3);
    records[3] = records[3].clone().int(2524, 4);
    let texts = [
        "{\\rtf1 match}",
        "{\\rtf1 game}",
        "{\\rtf1 end}",
        "{\\rtf1 cube}",
        "{\\rtf1 play\\par\u{1}\u{2}more}",
        "{\\rtf1 lost}",
    ];
    let imported = import(&file(&records, &texts)).unwrap();
    let game = &imported.record.games[0];
    assert_eq!(imported.record.info.comment.as_deref(), Some("match"));
    assert_eq!(
        game.entries[0].comment.as_deref(),
        Some("game\n\ncube\n\nplay\nmore")
    );
    assert_eq!(game.entries[2].comment.as_deref(), Some("end"));
    let [warning] = &warnings(&imported)[..] else {
        panic!("{:?}", warnings(&imported));
    };
    assert!(
        warning.ends_with(
            "expected comments that a record refers to, found \"1 of no record\"; ignored"
        )
    );
}

#[test]
fn comments_that_are_missing_are_missed() {
    let mut records = short_match();
    records[3] = records[3].clone().int(2524, 4);
    let imported = read(&records);
    let warning =
        "byte 0x3200: expected the comments that records refer to, found the end of the file";
    assert_eq!(warnings(&imported), [warning]);
}
