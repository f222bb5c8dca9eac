//! Races with the nets that ship, against a one-sided database of 13 points and rollouts into it.

#![expect(clippy::unwrap_used, reason = "damaged nets fail the test")]

use std::sync::{Arc, LazyLock};

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_eval::{Class, CompositeEvaluator, Evaluator, nets};
use barpoint_rules::Board;
use barpoint_testkit::board;

static EVALUATOR: LazyLock<CompositeEvaluator> =
    LazyLock::new(|| nets::production(Arc::new(OneSided::build())).unwrap());

fn outcome(board: Board) -> Outcome {
    let mut out = [Outcome::default()];
    EVALUATOR.evaluate(&[board], &mut out);
    out[0]
}

/// Checkers of both sides.
type Race = (&'static [(u8, u8)], &'static [(u8, u8)]);

#[track_caller]
fn check(races: &[(Race, [f32; 3])], tolerance: f32) {
    for &((own, theirs), expected) in races {
        let race = board(own, theirs);
        assert_eq!(Class::of(&race), Class::Race);
        let found = outcome(race);
        let found = [found.win, found.win_gammon, found.lose_gammon];
        for (found_one, expected_one) in found.into_iter().zip(expected) {
            let off = (found_one - expected_one).abs();
            assert!(
                off < tolerance,
                "{own:?} {theirs:?}: {found:?}, not {expected:?}"
            );
        }
    }
}

/// Races of self-play held out of training: win, win gammon, lose gammon by the database.
const SELF_PLAY: [(Race, [f32; 3]); 6] = [
    (
        (
            &[(1, 1), (2, 1), (3, 2)],
            &[(1, 3), (2, 4), (3, 2), (5, 1), (6, 4), (7, 1)],
        ),
        [1.0, 0.13252, 0.0],
    ),
    (
        (
            &[(1, 2), (2, 2), (3, 3), (5, 3), (6, 4)],
            &[(2, 2), (3, 2), (4, 2), (5, 2), (6, 4), (7, 1), (9, 2)],
        ),
        [0.95473, 0.0, 0.0],
    ),
    (
        (
            &[(2, 1), (3, 1), (4, 3), (5, 4), (6, 5)],
            &[
                (1, 1),
                (2, 1),
                (4, 2),
                (5, 2),
                (6, 1),
                (8, 1),
                (10, 1),
                (13, 1),
            ],
        ),
        [0.38914, 0.0, 0.0],
    ),
    (
        (
            &[
                (1, 1),
                (2, 2),
                (3, 1),
                (4, 2),
                (5, 4),
                (6, 2),
                (8, 1),
                (9, 1),
                (12, 1),
            ],
            &[(3, 1), (4, 3), (5, 4), (6, 4)],
        ),
        [0.16270, 0.0, 0.0],
    ),
    (
        (
            &[(1, 4), (2, 2), (3, 1), (4, 2), (5, 1)],
            &[(3, 1), (5, 1), (6, 6), (7, 1), (8, 2), (9, 2), (10, 2)],
        ),
        [1.0, 0.40144, 0.0],
    ),
    (
        (
            &[
                (1, 2),
                (2, 3),
                (3, 4),
                (6, 1),
                (8, 1),
                (9, 1),
                (10, 1),
                (12, 2),
            ],
            &[(1, 7)],
        ),
        [0.0, 0.0, 0.35657],
    ),
];

#[test]
fn races_of_self_play_are_as_the_database_says() {
    check(&SELF_PLAY, 0.01);
}

/// Sides with checkers beyond 13 points; wins and gammons by 30,000 games played down to the database.
#[test]
fn long_races_are_as_rolled_out() {
    check(
        &[
            (
                (
                    &[(16, 1), (8, 2), (6, 5), (5, 4), (4, 3)],
                    &[(8, 4), (6, 6), (5, 5)],
                ),
                [0.5699, 0.0, 0.0],
            ),
            (
                (
                    &[(18, 2), (11, 3), (9, 2), (6, 4), (5, 4)],
                    &[(6, 6), (5, 5), (4, 4)],
                ),
                [0.0072, 0.0, 0.0246],
            ),
        ],
        0.005,
    );
}

/// The side on roll has half a roll in hand, so the chances of both sides to win on roll add up to more than one.
#[test]
fn being_on_roll_never_hurts_and_pips_count() {
    let sides: [&[(u8, u8)]; 4] = [
        &[(6, 5), (5, 4), (4, 3), (7, 3)],
        &[(6, 5), (5, 4), (4, 2), (8, 4)],
        &[(6, 4), (5, 4), (9, 4), (10, 3)],
        &[(6, 4), (5, 3), (11, 4), (12, 4)],
    ];
    for (i, own) in sides.iter().enumerate() {
        let mut last = 0.0;
        for (j, theirs) in sides.iter().enumerate() {
            let race = board(own, theirs);
            let (win, other) = (outcome(race).win, outcome(race.swapped()).win);
            assert!(win + other > 1.0, "{own:?} {theirs:?}: {win} {other}");
            // The further behind the opponent, the better.
            assert!(win > last, "{own:?} {theirs:?}: {win} {last}");
            assert_eq!(i == j, (win - other).abs() < 1e-6, "{own:?} {theirs:?}");
            last = win;
        }
    }
}

/// A checker in the winner's home may lose a backgammon, one that has left it cannot.
#[test]
fn backgammons_are_lost_from_the_winners_home_alone() {
    let winner: &[(u8, u8)] = &[(1, 2), (2, 1)];
    let late = outcome(board(&[(20, 2), (18, 3), (14, 10)], winner));
    assert!(late.lose_backgammon > 0.01, "{late:?}");
    assert!(late.lose_gammon >= late.lose_backgammon);
    let safe = outcome(board(&[(18, 5), (14, 10)], winner));
    assert_eq!(safe.lose_backgammon.to_bits(), 0);
    assert!(safe.lose_gammon > 0.99, "{safe:?}");
}

/// gnubg 1.07's backgammon chances, won and lost, by `set output digits 5`, `new session`, `set board ID` and
/// `set evaluation chequerplay evaluation plies 0`, `eval`.
const BACKGAMMONS: [(&str, [f32; 2]); 11] = [
    ("FQAAkK01AFYAAA", [0.0, 0.12611]),
    ("sQAAQG4TAD8AAA", [0.0, 0.26078]),
    ("z24DAQERAAAAAA", [0.80555, 0.0]),
    ("xjMIuAPvAgAAAA", [0.27834, 0.0]),
    ("CAAAbM2EAQ4AAA", [0.0, 0.81327]),
    ("ZgEAwLIDAn4AAA", [0.0, 0.11682]),
    ("CgAAiN4rBCgAAA", [0.0, 0.21219]),
    ("w/bCgAEYAAAAAA", [0.30556, 0.0]),
    ("S5dDgAYJAAAAAA", [0.99383, 0.0]),
    ("CQAAKDVhwDoAAA", [0.0, 0.98834]),
    ("AtSqVwEQAAAAAA", [0.86111, 0.0]),
];

#[test]
fn backgammons_are_as_gnubg_says() {
    for (id, [won, lost]) in BACKGAMMONS {
        let board: Board = id.parse().unwrap();
        assert_eq!(Class::of(&board), Class::Race);
        let found = outcome(board);
        let off = (found.win_backgammon - won).abs() + (found.lose_backgammon - lost).abs();
        assert!(off < 2e-5, "{id}: {found:?}");
        assert!(
            found.win_gammon + found.lose_gammon > 0.998,
            "{id}: {found:?}"
        );
    }
}
