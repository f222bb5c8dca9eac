use std::sync::{Arc, LazyLock};

use super::*;
use crate::facts::Before;
use crate::{OpenPoints, StateClass, Tables};
use barpoint_bearoff::OneSided;
use barpoint_rules::{Board, Variation};
use barpoint_testkit::board;

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables::new(Arc::new(OneSided::build())).unwrap());

/// The values of all terms that apply after a play, by name.
fn values(before: &Board, after: &Board, class: Option<StateClass>) -> Vec<(&'static str, f64)> {
    let before = Before::of(before, class);
    let facts = Facts::of(&before, after, &OpenPoints::CHOSEN, &TABLES);
    let lines = breakdown(&facts);
    let sum: f64 = lines.iter().map(|line| line.hp).sum();
    assert!((sum - heuristic_points(&facts)).abs() < 1e-9);
    lines.iter().map(|line| (line.term.name, line.hp)).collect()
}

#[track_caller]
fn check(values: &[(&str, f64)], expected: &[(&str, f64)]) {
    let names = |list: &[(&str, f64)]| {
        list.iter()
            .map(|(name, _)| (*name).to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(names(values), names(expected));
    for ((name, value), (_, expected)) in values.iter().zip(expected) {
        assert!(
            (value - expected).abs() < 0.05,
            "{name}: {value}, expected {expected}"
        );
    }
}

/// The opening 3-1, 8/5 6/5, by hand.
#[test]
fn making_the_five_point() {
    let start = Variation::Standard.start();
    let after = start
        .after(&start.parse_play("8/5 6/5", "31".parse().unwrap()).unwrap())
        .unwrap();
    let values = values(&start, &after, None);
    check(
        &values,
        &[
            ("Caploss", 0.0),
            ("men off", 0.0),
            // Escapes: two men of 24, five of 34, two of 30, four of 31, two of 32.
            ("Mobility", 466.0 / 5.0),
            ("Getbackin", 0.0),
            ("Piploss", 0.0),
            // Centre 163 / 15: two men 13.13 behind it, five 2.13.
            ("Moment2", -24.5),
            ("deep men", 0.0),
            ("Homblots", 0.0),
            ("Slotted", 0.0),
            // The four point is next; two of the men on the six point are spare.
            ("Builders", 8.0),
            ("Histack", -6.0),
            // From the 23 point 20 rolls are not played in full, from the 24 point 18.
            ("Acontain", 8000.0 / 300.0),
            ("Contain", 8.0),
            ("own Escapes", 48.0),
            ("their Escapes", -36.0),
            ("blocked in", 210.0),
            ("P1", 0.0),
            ("P2", 0.0),
        ],
    );
}

/// A man on the bar before a prime of six: near no disengagement, blocked in, and blots are in no danger.
#[test]
fn a_full_prime_makes_blots_safe() {
    let board = board(
        &[
            (2, 2),
            (3, 2),
            (4, 2),
            (5, 2),
            (6, 2),
            (7, 2),
            (12, 1),
            (11, 2),
        ],
        &[(25, 1), (6, 5), (5, 5), (4, 4)],
    );
    let values = values(&board, &board, None);
    let named = |wanted: &str| {
        values
            .iter()
            .find(|(name, _)| *name == wanted)
            .map(|(_, hp)| *hp)
    };
    assert_eq!(named("blocked in"), Some(150.0 + 3.0 * 36.0));
    assert_eq!(named("P1"), None, "BLOTDANGER does not apply");
}

/// Both sides bear in past an anchor: winning by 30 pips, no shots, the same class as before.
#[test]
fn a_safe_position_near_disengagement() {
    let before = board(
        &[(8, 2), (6, 4), (5, 4), (4, 3), (3, 2)],
        &[(24, 2), (13, 5), (6, 8)],
    );
    let after = board(
        &[(6, 5), (5, 5), (4, 3), (3, 2)],
        &[(24, 2), (13, 5), (6, 8)],
    );
    let values = values(&before, &after, Some(StateClass::NearDisengagementWinning));
    let near: Vec<_> = values.into_iter().skip(8).collect();
    check(
        &near,
        &[
            // 161 - 73 - 4 = 84.
            ("lead", 84.0 * 84.0),
            ("Histack", -9.0),
            ("few men back", 0.0),
            ("even rear", 0.0),
            ("strong rear", 10.0),
            // The deuce point is the only gap, no shot: 1 * (6^3 / 300 + 0.93 / 4) * 6 / 6.
            ("GAP", -0.953),
            // Two men from the 8 point: two half-turns before, none after.
            ("Expallin", 0.2),
            // From the 24 point only 6s, and 1s after them, are played in full: 13 rolls.
            ("blocked in", 150.0 + 69.0),
            ("P1", 0.0),
            ("P2", 0.0),
            ("less contained", 0.0),
        ],
    );
}
