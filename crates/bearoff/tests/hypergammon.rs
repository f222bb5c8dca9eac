//! Finished Hypergammon databases satisfy the equations they are the solution of, checked with the plays
//! of `rules` and nothing of the builder.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;

use barpoint_bearoff::{HyperCheckers, HyperPlan, HyperValue, Hypergammon};
use barpoint_rules::{Board, PlayList, Roll, Setup};

/// Threshold of the iteration, rounding to 24 bits and single precision.
const TOLERANCE: f32 = 2e-5;

fn board(own: &[usize], theirs: &[usize]) -> Option<Board> {
    let (mut on_roll, mut opponent) = ([0; 26], [0; 26]);
    for (half, places) in [(&mut on_roll, own), (&mut opponent, theirs)] {
        for &place in places {
            half[place] += 1;
        }
        half[0] = 0;
    }
    Board::try_from(Setup { on_roll, opponent }).ok()
}

/// What a player about to roll has who may double: `hold` without, `taken` after a take, per cube.
fn turn(hold: f32, against: f32) -> f32 {
    hold.max((2.0 * against).min(1.0))
}

/// Cubeless equity and the four cubeful ones, as the average over the rolls of the best successor.
fn average(table: &Hypergammon, board: &Board) -> [f32; 5] {
    let mut list = PlayList::new();
    let mut sums = [0.0; 5];
    for (roll, weight) in Roll::weighted() {
        list.generate(board, roll);
        let mut best = [f32::NEG_INFINITY; 5];
        for after in list.boards() {
            let v = table.value(&after.swapped()).unwrap();
            let values = [
                v.outcome.money_equity().get(),
                v.opponent,
                turn(v.centred, v.opponent),
                turn(v.centred_jacoby, v.opponent),
                turn(v.owned, v.opponent),
            ];
            for (best, value) in best.iter_mut().zip(values) {
                *best = best.max(-value);
            }
        }
        if list.is_empty() {
            // As the files have it: a dance passes the turn with every equity turned round, the
            // opponent's cube action left out.
            let v = table.value(&board.swapped()).unwrap();
            best = equities(&v).map(|e| -e);
        }
        for (sum, value) in sums.iter_mut().zip(best) {
            *sum += f32::from(weight) * value;
        }
    }
    sums.map(|sum| sum / 36.0)
}

fn equities(v: &HyperValue) -> [f32; 5] {
    [
        v.outcome.money_equity().get(),
        v.owned,
        v.centred,
        v.centred_jacoby,
        v.opponent,
    ]
}

#[track_caller]
fn check(table: &Hypergammon, board: &Board) {
    let (stored, averaged) = (
        equities(&table.value(board).unwrap()),
        average(table, board),
    );
    for (stored, averaged) in stored.iter().zip(averaged) {
        assert!(
            (stored - averaged).abs() < TOLERANCE,
            "{board:?}: {stored} {averaged}"
        );
    }
}

fn build(checkers: HyperCheckers) -> Hypergammon {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hyper.bd");
    HyperPlan::new(checkers)
        .build(&path, &mut |_| ControlFlow::Continue(()))
        .unwrap();
    Hypergammon::new(std::fs::read(&path).unwrap()).unwrap()
}

#[test]
fn one_checker_solves_the_equations_everywhere() {
    let table = build(HyperCheckers::One);
    let boards = (1..26).flat_map(|own| (1..26).filter_map(move |theirs| board(&[own], &[theirs])));
    let checked = boards.inspect(|board| check(&table, board)).count();
    assert_eq!(checked, 25 * 25 - 24);
}

#[test]
fn two_checkers_solve_the_equations() {
    let table = build(HyperCheckers::Two);
    let mut checked = 0;
    for a in 1..26 {
        for b in (0..=a).step_by(3) {
            for c in 1..26 {
                for d in (0..=c).step_by(4) {
                    if let Some(board) = board(&[a, b], &[c, d]) {
                        check(&table, &board);
                        checked += 1;
                    }
                }
            }
        }
    }
    assert!(checked > 8000, "{checked}");
}

#[test]
fn a_foreign_or_cut_file_is_one_clear_error() {
    let wrong = Hypergammon::new(b"gnubg-OS-06-15-1-1-0".to_vec()).unwrap_err();
    assert_eq!(
        wrong.to_string(),
        "expected a header beginning \"gnubg-H1\", \"gnubg-H2\" or \"gnubg-H3\", found \"gnubg-OS\""
    );
    let cut = Hypergammon::new(b"gnubg-H1xxxxxxxx".to_vec()).unwrap_err();
    assert_eq!(
        cut.to_string(),
        "expected 18968 bytes as the header says, found 16"
    );
    assert!(Hypergammon::new(Vec::new()).is_err());
}

/// A three-checker database named by `BARPOINT_HYPER3`: the manual's example and a sample of positions.
#[test]
fn three_checkers_solve_the_equations() {
    let Some(path) = std::env::var_os("BARPOINT_HYPER3") else {
        eprintln!("skipped: BARPOINT_HYPER3 names no three-checker database");
        return;
    };
    let table = Hypergammon::new(std::fs::read(path).unwrap()).unwrap();
    let manual = barpoint_rules::notation::parse_position_id("ADAAAQAkIAAAAA").unwrap();
    let value = table.value(&manual).unwrap();
    let per_mille = [456.0, 244.0, 14.0, 318.0, 19.0];
    for (chance, printed) in value.outcome.to_array().into_iter().zip(per_mille) {
        assert!((1000.0 * chance - printed).abs() < 0.51, "{value:?}");
    }
    let printed = [-0.0230, -0.2310, -0.2186, -0.3548];
    for (equity, printed) in equities(&value)[1..].iter().zip(printed) {
        assert!((equity - printed).abs() < 0.000_051, "{value:?}");
    }
    let mut checked = 0;
    let mut seed = 1u64;
    while checked < 20_000 {
        let mut place = || {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            usize::try_from((seed >> 33) % 26).unwrap()
        };
        let own = [place(), place(), place()];
        let theirs = [place(), place(), place()];
        let over = own == [0; 3] || theirs == [0; 3];
        if let Some(board) = board(&own, &theirs).filter(|_| !over) {
            check(&table, &board);
            checked += 1;
        }
    }
}
