//! Finished Hypergammon databases satisfy the equations they are the solution of, checked with the plays
//! of `rules` and nothing of the builder.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod hyper_equations;

use std::ops::ControlFlow;

use barpoint_bearoff::{HyperCheckers, HyperPlan, Hypergammon};
use barpoint_rules::Board;
use hyper_equations::{TOLERANCE, board, largest_error};

#[track_caller]
fn check(table: &Hypergammon, board: &Board) {
    let error = largest_error(table, board);
    assert!(
        error.is_some_and(|error| error < TOLERANCE),
        "{board:?}: {error:?}"
    );
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
