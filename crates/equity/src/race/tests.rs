use barpoint_rules::Board;
use barpoint_rules::notation::parse_position_id;
use serde_json::Value;

use super::*;

fn board(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> Board {
    Board::with_checkers(own, theirs).unwrap()
}

fn find(board: &Board, rule: RaceRule) -> RaceCount {
    let counts = RaceCount::all(board).unwrap();
    *counts.iter().find(|count| count.rule == rule).unwrap()
}

#[track_caller]
fn check(board: &Board, rule: RaceRule, numbers: [f32; 3], action: RaceAction) {
    let found = find(board, rule);
    let measure = found.measure.unwrap();
    for (found, expected) in [found.leader, found.trailer, measure]
        .into_iter()
        .zip(numbers)
    {
        assert!(
            (found - expected).abs() < 0.01,
            "{rule}: {found}, expected {expected}"
        );
    }
    assert_eq!(found.action, action, "{rule}");
}

#[track_caller]
fn near(found: Option<f32>, expected: f32, by: f32) {
    let found = found.unwrap();
    assert!(
        (found - expected).abs() < by,
        "{found}, expected {expected}"
    );
}

/// Sides of these pips, all checkers at home or near it.
fn pips(own: u8, theirs: u8) -> Board {
    let half = |pips: u8| {
        let (each, more) = (pips / 15, pips % 15);
        [(each, 15 - more), (each + 1, more)]
    };
    board(&half(own), &half(theirs))
}

/// "Cube handling in races: what's your favorite formula?" (bkgm.com, rgb 1592): 59 against 56 pips, Keith counts 70 and
/// 64, no double.
#[test]
fn keiths_count_is_the_one_printed() {
    let board = board(
        &[(6, 4), (5, 3), (4, 2), (3, 2), (2, 2), (1, 2)],
        &[(11, 1), (6, 3), (5, 1), (3, 5), (2, 2), (1, 3)],
    );
    assert_eq!((board.pip_count(), board.opponent_pip_count()), (59, 56));
    check(
        &board,
        RaceRule::Keith,
        [62.0, 64.0, 70.0],
        RaceAction::NoDouble,
    );
}

/// Figures in H. Berliner's article: at adjusted counts of 36 each, 36 x 1.1 - 2 forbids the double.
#[test]
fn keelers_count_compares_tenths_and_pips() {
    let spread = [(6, 2), (5, 2), (4, 2), (3, 1)];
    let equal = board(&spread, &spread);
    // 33 pips and a third; two gaps a side cancel.
    check(
        &equal,
        RaceRule::Keeler,
        [33.333, 33.333, 36.667],
        RaceAction::NoDouble,
    );
    // 25 pips, 2 for one checker more, 4 for three on the ace point; then 31, 2, less 1 for one gap fewer, 4/3.
    let square = [(6, 2), (5, 2), (4, 2)];
    let stacked = board(&[(6, 2), (5, 2), (1, 3)], &square);
    check(
        &stacked,
        RaceRule::Keeler,
        [31.0, 30.0, 34.1],
        RaceAction::NoDouble,
    );
    let gapless = board(&[(6, 2), (5, 2), (4, 2), (1, 1)], &square);
    check(
        &gapless,
        RaceRule::Keeler,
        [33.333, 30.0, 36.667],
        RaceAction::NoDouble,
    );
    let six = |checkers| [(6, checkers)];
    // 60 against 64, 65, 68: a tenth of 60 less 2, less 1, and 2 more.
    for (theirs, action) in [
        (63, RaceAction::NoDouble),
        (64, RaceAction::Double),
        (65, RaceAction::Redouble),
        (68, RaceAction::Redouble),
        (69, RaceAction::Pass),
    ] {
        let theirs = [(6, 9), (theirs - 54, 1)];
        let board = board(&six(10), &theirs);
        assert_eq!(find(&board, RaceRule::Keeler).action, action, "{theirs:?}");
    }
}

/// Ø. Johansen, rec.games.backgammon, 22 February 2001: 100 pips against 113 and 106.
#[test]
fn kleinmans_metric_is_the_one_printed() {
    check(
        &pips(100, 113),
        RaceRule::Kleinman,
        [100.0, 113.0, 1.383],
        RaceAction::Pass,
    );
    near(find(&pips(100, 113), RaceRule::Kleinman).win, 0.797, 0.001);
    check(
        &pips(100, 106),
        RaceRule::Kleinman,
        [100.0, 106.0, 0.495],
        RaceAction::NoDouble,
    );
    // The post has 68.8 % by an approximation.
    near(find(&pips(100, 106), RaceRule::Kleinman).win, 0.688, 0.003);
}

#[test]
fn the_next_roll_decides_where_kleinmans_metric_ends() {
    let last = find(&board(&[(1, 1)], &[(1, 2)]), RaceRule::Kleinman);
    assert_eq!(
        (last.measure, last.win, last.action),
        (None, None, RaceAction::Pass)
    );
}

/// The takes of P. Simborg's "The best racing formula"; the doubles of A. Benjamin's account of Trice.
#[test]
fn the_point_of_last_take_is_trices() {
    use RaceAction::{Double, NoDouble, Pass, Redouble};
    for (own, last_take) in [(74, 83), (65, 73), (55, 62), (62, 70), (110, 122)] {
        let at = |theirs| find(&pips(own, theirs), RaceRule::Rule62);
        assert_eq!(at(last_take).measure, Some(f32::from(last_take)), "{own}");
        let actions =
            [-4, -3, -2, 0, 1].map(|more: i8| at(last_take.saturating_add_signed(more)).action);
        assert_eq!(
            actions,
            [NoDouble, Double, Redouble, Redouble, Pass],
            "{own}"
        );
    }
}

/// C. Bower, rec.games.backgammon, 25 March 1998: 84 pips against 96 is a lead of a seventh and wins 82.5 % by the 8-9-12
/// rule; equal Thorp counts win 74 %.
#[test]
fn percentages_and_thorp_counts_have_chances() {
    let ahead = find(&pips(84, 96), RaceRule::Percentage);
    near(ahead.measure, 100.0 / 7.0, 0.001);
    near(ahead.win, 0.8257, 0.0001);
    assert_eq!(ahead.action, RaceAction::Pass);
    // 10 + 2 x 2 + 0 - 1: 13 against 13, no tenth below 30.
    let equal = find(&board(&[(5, 2)], &[(5, 2)]), RaceRule::Thorp);
    assert_eq!((equal.leader, equal.measure), (13.0, Some(13.0)));
    near(equal.win, 0.74, 1e-6);
    for (theirs, action) in [
        (107, RaceAction::NoDouble),
        (108, RaceAction::Double),
        (109, RaceAction::Redouble),
        (112, RaceAction::Redouble),
        (113, RaceAction::Pass),
    ] {
        let found = find(&pips(100, theirs), RaceRule::Percentage);
        assert_eq!(found.action, action, "{theirs}");
    }
}

#[test]
fn a_number_that_is_no_chance_is_not_given_as_one() {
    let hopeless = board(&[(12, 15)], &[(1, 2)]);
    for rule in [RaceRule::Thorp, RaceRule::Percentage, RaceRule::Isight] {
        assert_eq!(find(&hopeless, rule).win, None, "{rule}");
    }
}

#[test]
fn only_races_have_counts() {
    let apart = board(&[(6, 1)], &[(18, 1)]);
    assert!(RaceCount::all(&apart).is_some());
    let contact = board(&[(6, 1)], &[(20, 1)]);
    assert_eq!(RaceCount::all(&contact), None);
    assert_eq!(RaceCount::all(&board(&[], &[(1, 1)])), None);
}

fn float(value: &Value) -> f64 {
    value.as_f64().unwrap()
}

#[track_caller]
fn same(ours: Option<f32>, gnubgs: &Value, printed: f64, what: &Value) {
    let (ours, gnubgs) = (f64::from(ours.unwrap()), float(gnubgs));
    assert!(
        (ours - gnubgs).abs() <= printed * 0.501,
        "{what}: {ours}, gnubg {gnubgs}"
    );
}

/// 150 random races: every count and chance as gnubg 1.07 prints it, and its actions by Thorp and Isight.
#[test]
fn counts_are_gnubgs() {
    let text = include_str!("../../../../testdata/gnubg/race-counts.jsonl");
    let mut seen = 0;
    for line in text.lines().skip(1) {
        let gnubg: Value = serde_json::from_str(line).unwrap();
        let id = &gnubg["position"];
        let board = parse_position_id(id.as_str().unwrap()).unwrap();
        for (name, rule) in [("keith", RaceRule::Keith), ("thorp", RaceRule::Thorp)] {
            let count = find(&board, rule);
            same(Some(count.leader), &gnubg[name][0], 0.0, id);
            same(Some(count.trailer), &gnubg[name][2], 0.0, id);
        }
        let thorp = find(&board, RaceRule::Thorp);
        same(thorp.measure, &gnubg["thorp"][1], 0.1, id);
        assert_eq!(
            in_gnubgs_words(thorp.action),
            gnubg["thorp_action"],
            "Thorp {id}"
        );
        let isight = find(&board, RaceRule::Isight);
        same(Some(isight.leader), &gnubg["isight"][0], 0.0, id);
        same(Some(isight.trailer), &gnubg["isight"][1], 0.0, id);
        same(isight.measure, &gnubg["isight"][2], 0.1, id);
        assert_eq!(
            in_gnubgs_words(isight.action),
            gnubg["isight_action"],
            "Isight {id}"
        );
        let percentage = find(&board, RaceRule::Percentage);
        same(percentage.measure, &gnubg["percent"], 0.1, id);
        same(
            find(&board, RaceRule::Kleinman).win,
            &gnubg["kleinman"],
            1e-4,
            id,
        );
        seen += 1;
    }
    assert_eq!(seen, 150);
}

/// Keith rounds the seventh down and lets the trailer take at 2 behind; gnubg does neither, and says otherwise there alone.
#[test]
fn gnubg_leaves_keiths_seventh_unrounded() {
    let text = include_str!("../../../../testdata/gnubg/race-counts.jsonl");
    let mut otherwise = 0;
    for line in text.lines().skip(1) {
        let gnubg: Value = serde_json::from_str(line).unwrap();
        let board = parse_position_id(gnubg["position"].as_str().unwrap()).unwrap();
        let ours = find(&board, RaceRule::Keith);
        let unrounded = f64::from(ours.leader) * 8.0 / 7.0 - f64::from(ours.trailer);
        let unrounded = RaceAction::of(unrounded <= 4.0, unrounded <= 3.0, unrounded <= 2.0);
        assert_eq!(
            in_gnubgs_words(unrounded),
            gnubg["keith_action"],
            "{}",
            gnubg["position"]
        );
        otherwise += u32::from(unrounded != ours.action);
    }
    assert_eq!(otherwise, 17);
}

fn in_gnubgs_words(action: RaceAction) -> &'static str {
    match action {
        RaceAction::NoDouble => "No Double, Take",
        RaceAction::Double => "Double, Take",
        RaceAction::Redouble => "Redouble, Take",
        RaceAction::Pass => "Double, Drop",
    }
}
