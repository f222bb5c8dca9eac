use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use barpoint_rules::{Board, PlayList, Roll, Setup};
use md5::{Digest, Md5};

use super::plan::HyperPlan;
use super::plays::Plays;
use super::sides::{HyperCheckers, all, number};
use super::state::{Kind, State};
use super::sweep::{Game, Step};
use super::{HyperBuildError, HyperProgress};

fn go_on(_: &HyperProgress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn md5(path: &Path) -> String {
    let digest = Md5::digest(std::fs::read(path).unwrap());
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[track_caller]
fn check_bytes(plan: &HyperPlan, passes: u32, expected: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hyper.bd");
    let summary = plan.build(&path, &mut go_on).unwrap();
    assert_eq!(summary.passes, passes);
    assert_eq!(md5(&path), expected);
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
}

// MD5 sums of `makehyper -c C -n -f FILE` of gnubg 1.07.001.

#[test]
fn one_checker_has_the_bytes_of_makehyper() {
    let plan = HyperPlan::new(HyperCheckers::One);
    check_bytes(&plan, 15, "a7c5848c841b2a5742f03b1bdaa01990");
}

#[test]
fn a_coarse_threshold_has_the_bytes_of_makehyper() {
    let plan = HyperPlan {
        threshold: 1e-3,
        ..HyperPlan::new(HyperCheckers::One)
    };
    check_bytes(&plan, 11, "9de46c343068a43165f411f96f4a20b4");
}

#[test]
fn two_checkers_have_the_bytes_of_makehyper() {
    let plan = HyperPlan::new(HyperCheckers::Two);
    check_bytes(&plan, 30, "c76269ce0aac667a015dc3b85ea31921");
}

/// A build of a few passes, for tests that need not converge.
fn coarse(checkers: HyperCheckers) -> HyperPlan {
    HyperPlan {
        threshold: 0.8,
        ..HyperPlan::new(checkers)
    }
}

fn bytes(plan: &HyperPlan, path: &Path, threads: usize) -> Vec<u8> {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap();
    pool.install(|| plan.build(path, &mut go_on)).unwrap();
    std::fs::read(path).unwrap()
}

#[test]
fn the_bytes_do_not_depend_on_threads_or_interruptions() {
    let folder = tempfile::tempdir().unwrap();
    let plan = coarse(HyperCheckers::Two);
    let expected = bytes(&plan, &folder.path().join("whole"), 1);
    assert_eq!(bytes(&plan, &folder.path().join("threads"), 3), expected);
    let path = folder.path().join("interrupted");
    let mut stops = 0;
    let summary = loop {
        let mut calls = 0;
        let mut listener = |_: &HyperProgress| {
            calls += 1;
            if calls > 7 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        };
        match plan.build(&path, &mut listener) {
            Err(HyperBuildError::Stopped) => stops += 1,
            done => break done.unwrap(),
        }
    };
    assert!(stops > 2 && summary.resumed);
    assert_eq!(std::fs::read(&path).unwrap(), expected);
    assert!(!HyperPlan::checkpoint_path(&path).exists());
}

#[test]
fn checkpoints_of_other_plans_and_damaged_ones_are_not_used() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("hyper.bd");
    let plan = HyperPlan {
        checkpoint_every: Some(Duration::ZERO),
        ..HyperPlan::new(HyperCheckers::One)
    };
    let mut passes = 0;
    let stop = plan.build(&path, &mut |_| {
        passes += 1;
        if passes == 5 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(matches!(stop, Err(HyperBuildError::Stopped)));
    let partial = HyperPlan::checkpoint_path(&path);
    let good = std::fs::read(&partial).unwrap();
    let resumed = |plan: &HyperPlan| plan.build(&path, &mut go_on).unwrap().resumed;
    let other = HyperPlan {
        threshold: 0.5,
        ..plan.clone()
    };
    let refused = other.build(&path, &mut go_on);
    assert!(matches!(refused, Err(HyperBuildError::OtherCheckpoint(_))));
    assert_eq!(std::fs::read(&partial).unwrap(), good);
    for damage in [17, 45, 5000, good.len() - 1] {
        let mut bad = good.clone();
        bad[damage] ^= 4;
        std::fs::write(&partial, bad).unwrap();
        assert!(!resumed(&plan), "byte {damage}");
    }
    std::fs::write(&partial, &good[..good.len() / 2]).unwrap();
    assert!(!resumed(&plan));
    std::fs::write(&partial, &good).unwrap();
    assert!(resumed(&plan));
}

#[test]
fn starting_from_a_finished_file_ends_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let (first, second) = (folder.path().join("first"), folder.path().join("second"));
    let plan = HyperPlan::new(HyperCheckers::One);
    plan.build(&first, &mut go_on).unwrap();
    let again = HyperPlan {
        start: Some(first.clone()),
        ..plan
    };
    let summary = again.build(&second, &mut go_on).unwrap();
    assert!(summary.passes <= 2, "{summary:?}");
    let numbers = |path: &Path| -> Vec<u32> {
        let bytes = std::fs::read(path).unwrap();
        let records = bytes[40..].chunks_exact(28);
        records
            .flat_map(|record| record[..27].chunks_exact(3))
            .map(|n| u32::from_le_bytes([n[0], n[1], n[2], 0]))
            .collect()
    };
    let largest = numbers(&first)
        .into_iter()
        .zip(numbers(&second))
        .map(|(a, b)| a.abs_diff(b))
        .max();
    // One more pass within the threshold: 1e-5 of a range of 6 is 28 steps.
    assert!(largest < Some(200), "{largest:?}");
    let wrong = HyperPlan {
        start: Some(first),
        ..HyperPlan::new(HyperCheckers::Two)
    };
    let error = wrong.build(&second, &mut go_on).unwrap_err().to_string();
    assert!(
        error.ends_with("expected a database for 2 checkers a side, found one for 1"),
        "{error}"
    );
}

/// Results of all rolls as pairs of numbers: from the lists, and from the rules.
#[track_caller]
fn check_plays(checkers: HyperCheckers, step: usize) {
    let sides = all(checkers);
    let plays = Plays::new(checkers, &sides);
    let n = sides.len();
    let mut list = PlayList::new();
    let mut compared = 0;
    for pair in (0..n * n).step_by(step) {
        let (own, theirs) = (&sides[pair / n], &sides[pair % n]);
        if Kind::of(own, theirs) != Kind::Open {
            continue;
        }
        let board = Board::try_from(Setup {
            on_roll: own.points,
            opponent: theirs.points,
        })
        .unwrap();
        for ((roll, _), ways) in Roll::weighted().zip(plays.of(pair / n, theirs.held)) {
            list.generate(&board, roll);
            let expected: BTreeSet<_> = list
                .boards()
                .iter()
                .map(|b| {
                    (
                        number(checkers, b.on_roll()),
                        number(checkers, b.opponent()),
                    )
                })
                .collect();
            let found: BTreeSet<_> = ways
                .all
                .iter()
                .map(|way| (Some(usize::from(way.to)), Some(theirs.after(way.touched))))
                .collect();
            assert_eq!(found, expected, "{board:?} {roll}");
            if ways.touched & theirs.targets == 0 {
                let places: BTreeSet<_> = ways
                    .places
                    .iter()
                    .map(|&to| (Some(usize::from(to)), Some(pair % n)))
                    .collect();
                assert_eq!(places, expected, "{board:?} {roll}");
            }
            compared += 1;
        }
    }
    assert!(compared > 5000, "{compared}");
}

#[test]
fn lists_of_plays_agree_with_the_rules() {
    check_plays(HyperCheckers::One, 1);
    check_plays(HyperCheckers::Two, 41);
    check_plays(HyperCheckers::Three, 3001);
}

/// Two checkers solved in an order; also how many passes it took.
fn solved(order: fn(&[super::sides::Half]) -> Vec<Step>, threads: usize) -> (State, usize) {
    let checkers = HyperCheckers::Two;
    let game = Game::in_order(checkers, order);
    let mut state = State::new(checkers, &game.sides);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap();
    let mut pass = || {
        let norms = game.steps.iter().map(|step| game.step(&mut state, step));
        norms.fold(0.0, f32::max)
    };
    let passes = 1 + pool.install(|| {
        (0..100)
            .take_while(|_| pass() > HyperPlan::THRESHOLD)
            .count()
    });
    (state, passes)
}

/// The order of three checkers, tried on two: the same equities sooner, the same bits on any threads.
#[test]
fn the_order_by_pips_solves_the_same_game() {
    let (by_rows, slow) = solved(Step::rows, 1);
    let (by_pips, passes) = solved(Step::by_pips, 3);
    assert!(slow == 30 && passes < slow, "{slow} {passes}");
    for (a, b) in by_rows.entries.iter().zip(&by_pips.entries) {
        for (a, b) in a.equities().iter().zip(b.equities()) {
            assert!((a - b).abs() < 2e-5, "{a} {b}");
        }
    }
    assert!(solved(Step::by_pips, 1).0 == by_pips);
}
