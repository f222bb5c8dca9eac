//! Rollouts tell the truth: with and without variance reduction they agree, with exact databases too, and
//! their errors are as large as they say.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]
#![allow(missing_docs, unreachable_pub, reason = "a test")]

mod common;

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::{OneSided, TwoSidedFile, TwoSidedPlan};
use barpoint_equity::{Crawford, CubeAccess, CubeContext, Met, Outcome, Scoring};
use barpoint_eval::{BeforeRoll, CubeUse, Databases, Search, StaticPlayer, cubeless_equity, nets};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, Estimate, PlayerSettings, RolloutPlan, RolloutSettings,
    Truncation, VarianceReduction,
};
use barpoint_rules::{Board, Setup, notation};
use common::{play, search, settings};

fn board(id: &str) -> Board {
    notation::parse_position_id(id).unwrap()
}

fn at_score(away: u8, opponent_away: u8) -> CubeContext {
    CubeContext {
        scoring: Scoring::at_score(away, opponent_away, Crawford::Pre),
        ..CubeContext::MONEY
    }
}

/// Of some sixty pairs one in six runs has one beyond three joint errors.
#[track_caller]
fn close(a: Estimate, b: Estimate, what: &str) {
    let joint = a.std_err.hypot(b.std_err);
    assert!(
        (a.mean - b.mean).abs() <= 4.0 * joint,
        "{what}: {a:?} and {b:?}, {:.2} joint errors apart",
        (a.mean - b.mean).abs() / joint
    );
}

/// Cubes looked into where there is doubt are as good as all looked into: the same dice, at a score where decisions without look-ahead are
/// far off (2-away 5-away: trials without look-ahead differ) and in a race at money play.
#[test]
fn cubes_without_doubt_need_no_look_ahead() {
    let search = search();
    let near = [
        ("mHPwATCMz4MHAA", at_score(2, 5)),
        ("2+4OAADb7g4AAA", CubeContext::MONEY),
    ];
    for (id, context) in near {
        let equity = |plies, cube_look| {
            let base = settings(CubeUse::Cubeful, 1);
            let [player, _] = base.players;
            let player =
                PlayerSettings::looking(player.checker, player.filter, Some(0), Some(plies));
            let settings = RolloutSettings {
                players: [player; 2],
                cube_look,
                ..base
            };
            let plan = RolloutPlan::no_double(&board(id), context, &settings).unwrap();
            play(&search, &plan, 36).1.rows[0].equity.mean
        };
        let all = equity(2, CubeLook::All);
        let in_doubt = equity(2, CubeLook::CloseOnly);
        let none = equity(0, CubeLook::CloseOnly);
        // One decision made otherwise moves the mean of 36 trials by about as much.
        assert!((all - in_doubt).abs() < 0.02, "{id}: {all} {in_doubt}");
        assert!((all - none).abs() > 0.001, "{id}: {all} {none}");
    }
}

/// Opening, middle game, back game, prime against prime, race.
const POSITIONS: [&str; 5] = [
    "4HPwATDgc/ABMA",
    "4O3gATCY5+ABIQ",
    "2G63AADYngMAMw",
    "2G6DAQzYboMBDA",
    "2+4OAADb7g4AAA",
];

#[test]
fn plain_and_variance_reduced_rollouts_agree() {
    let search = search();
    for (n, id) in POSITIONS.into_iter().enumerate() {
        let money = CubeContext::MONEY;
        let cases = [
            (CubeUse::Cubeful, money),
            (CubeUse::Cubeless, money),
            (CubeUse::Cubeful, at_score(5, 3)),
        ];
        // All of it on the first, by turns on the others.
        let cases = if n == 0 {
            &cases[..]
        } else {
            &cases[n % 3..][..1]
        };
        for &(cube, context) in cases {
            let reduced = settings(cube, 11 + n as u64);
            let plain = RolloutSettings {
                variance_reduction: VarianceReduction::Off,
                ..settings(cube, 77 + n as u64)
            };
            let rows = [(reduced, 72), (plain, 360)].map(|(settings, trials)| {
                let plan = RolloutPlan::position(&board(id), context, &settings).unwrap();
                play(&search, &plan, trials).1.rows
            });
            for (a, b) in rows[0].iter().zip(&rows[1]) {
                close(a.equity, b.equity, id);
                close(a.cubeless, b.cubeless, id);
                // What comes a few times in all trials has no error to rely on.
                let often = |chance: &Estimate| chance.mean > 0.02;
                let chances = a.chances.iter().zip(&b.chances);
                for (a, b) in chances.filter(|(a, _)| often(a)) {
                    close(*a, *b, id);
                }
                assert!(a.equity.std_err < 1.5 * b.equity.std_err, "{a:?} {b:?}");
            }
        }
    }
}

/// A two-sided database with up to four checkers a side on four points, cubeful.
fn database() -> TwoSidedFile {
    let folder = std::env::temp_dir().join(format!("barpoint-rollout-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join("two-sided-4x4.bd");
    let plan = TwoSidedPlan::new(4, 4).unwrap();
    plan.build(&path, None, &|_| ControlFlow::Continue(()))
        .unwrap();
    let file = TwoSidedFile::open(&path).unwrap();
    std::fs::remove_dir_all(&folder).ok();
    file
}

/// An ending with these checkers on the first points.
fn ending(own: [u8; 4], theirs: [u8; 4]) -> Board {
    let (mut on_roll, mut opponent) = ([0; 26], [0; 26]);
    on_roll[1..5].copy_from_slice(&own);
    opponent[1..5].copy_from_slice(&theirs);
    Board::try_from(Setup { on_roll, opponent }).unwrap()
}

/// Fifty endings in the database, neither side about to bear off the last checker.
fn endings(count: usize) -> Vec<Board> {
    let mut state = 12345_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        state >> 16
    };
    let mut side = || {
        let mut points = [0; 4];
        for _ in 0..3 + next() % 2 {
            points[next() as usize % 4] += 1;
        }
        points
    };
    (0..count).map(|_| ending(side(), side())).collect()
}

/// A search that knows the database, and one that does not but plays with it: the latter's static values
/// are exact all the same, so luck is measured perfectly where `exact` is given.
fn exact_search() -> Search {
    let evaluator = nets::production(Arc::new(OneSided::build()))
        .unwrap()
        .with_databases(Databases::new(vec![Arc::new(database())], Vec::new()));
    Search::new(Arc::new(evaluator), Arc::new(Met::kazaross_xg2()), 0)
}

/// Played by the database, every ending is worth what the database says; without variance reduction the
/// results are whole points, so this tests play, cube and dice.
#[test]
fn rollouts_agree_with_an_exact_database() {
    let search = exact_search();
    let mut judge = StaticPlayer::new(&search, CubeUse::Cubeful, 5);
    for (seed, board) in (0..).zip(&endings(50)) {
        let exact = judge.assess(board);
        for cube in [CubeUse::Cubeful, CubeUse::Cubeless] {
            let plain = RolloutSettings {
                variance_reduction: VarianceReduction::Off,
                ..settings(cube, seed)
            };
            let plan = RolloutPlan::position(board, CubeContext::MONEY, &plain).unwrap();
            let row = play(&search, &plan, 1296).1.rows[0];
            let expected = match cube {
                CubeUse::Cubeful => judge.value(&exact, CubeContext::MONEY, BeforeRoll::Rolls),
                CubeUse::Cubeless => {
                    let equity = cubeless_equity(CubeContext::MONEY, search.met(), &exact.outcome);
                    f64::from(equity.get())
                }
            };
            let off = (row.equity.mean - expected) / row.equity.std_err.max(1e-9);
            assert!(off.abs() <= 3.0, "{board:?} {cube:?}: {row:?} {expected}");
        }
    }
}

/// With variance reduction by exact values nothing is left of the noise.
#[test]
fn exact_values_leave_no_luck() {
    let search = exact_search();
    for (seed, board) in (0..).zip(endings(10)) {
        for truncates in [false, true] {
            let mut settings = settings(CubeUse::Cubeful, seed);
            settings.bearoff.exact = truncates;
            let plan = RolloutPlan::position(&board, CubeContext::MONEY, &settings).unwrap();
            for row in play(&search, &plan, 36).1.rows {
                assert!(row.equity.std_err < 2e-4, "{board:?}: {row:?}");
            }
        }
    }
}

/// Over 200 small rollouts of positions with known value the 95 % interval holds the value 90 to 99 % of
/// the time. Dice are not stratified, as the standard errors do not count on that.
#[test]
fn intervals_hold_the_truth_as_often_as_they_say() {
    let search = exact_search();
    let mut judge = StaticPlayer::new(&search, CubeUse::Cubeful, 5);
    let mut held = 0;
    for (seed, board) in (1000..).zip(endings(200)) {
        let mut small = settings(CubeUse::Cubeful, seed);
        small.variance_reduction = VarianceReduction::Off;
        small.dice.stratified = false;
        let plan = RolloutPlan::position(&board, CubeContext::MONEY, &small).unwrap();
        let row = play(&search, &plan, 144).1.rows[0];
        let exact = judge.assess(&board);
        let value = judge.value(&exact, CubeContext::MONEY, BeforeRoll::Rolls);
        let off = (row.equity.mean - value).abs();
        held += u32::from(off <= 1.96 * row.equity.std_err);
    }
    assert!((180..=198).contains(&held), "{held} of 200");
}

/// Both players' chances of the match add up to 1, whoever's decision is rolled out; a double that is
/// passed wins its points.
#[test]
fn match_chances_are_consistent() {
    let search = search();
    let context = at_score(3, 4);
    let start = board(POSITIONS[1]);
    let settings = settings(CubeUse::Cubeful, 5);
    let mine = RolloutPlan::position(&start, context, &settings).unwrap();
    // The same position as one the opponent's play has led to.
    let theirs = RolloutPlan::plays(&[start.swapped()], context.flipped(), &settings).unwrap();
    let (mine, theirs) = (play(&search, &mine, 144).1, play(&search, &theirs, 144).1);
    let decided = theirs.rows[0].mwc.unwrap();
    let rows = mine.rows.iter().map(|row| row.mwc.unwrap());
    let best = rows.max_by(|a, b| a.mean.total_cmp(&b.mean)).unwrap();
    let sum = best.mean + decided.mean;
    assert!((sum - 1.0).abs() < 3.0 * best.std_err + 0.003, "{sum}");
    for row in mine.rows {
        let mwc = row.mwc.unwrap().mean;
        assert!((0.0..1.0).contains(&mwc));
        let stakes = barpoint_equity::Stakes::of(&context, search.met()).unwrap();
        let [win, lose] = [stakes.win, stakes.lose].map(barpoint_equity::Mwc::get);
        let back = lose + f64::midpoint(row.equity.mean, 1.0) * (win - lose);
        assert!((back - mwc).abs() < 1e-9);
    }
}

/// The last cube of a match is dead: with one side owning a cube that wins the match cubeful and cubeless
/// rollouts are the same, and end at one-sided databases.
#[test]
fn a_dead_cube_changes_nothing() {
    let search = search();
    let context = CubeContext {
        value: 2,
        access: CubeAccess::OnRoll,
        ..at_score(2, 2)
    };
    let race = board("2+4OAADb7g4AAA");
    let known = BearoffTruncation {
        exact: true,
        one_sided: true,
        live_cube: false,
    };
    let equities = [CubeUse::Cubeful, CubeUse::Cubeless].map(|cube| {
        let settings = RolloutSettings {
            bearoff: known,
            ..settings(cube, 1)
        };
        let plan = RolloutPlan::position(&race, context, &settings).unwrap();
        let rows = play(&search, &plan, 36).1.rows;
        assert_eq!(rows.len(), 1);
        rows[0].equity
    });
    let mut outcome = [Outcome::default()];
    search.evaluator().evaluate(&[race], &mut outcome);
    let exact = f64::from(outcome[0].win) * 2.0 - 1.0;
    for equity in equities {
        assert!((equity.mean - exact).abs() < 1e-5 && equity.std_err < 1e-6);
    }
}

/// A trial cut off after one ply is the average of the static values, all luck taken out.
#[test]
fn truncation_ends_trials_in_time() {
    let search = search();
    let start = board(POSITIONS[0]);
    let truncated = |plies| {
        let mut settings = settings(CubeUse::Cubeless, 3);
        settings.truncation = Some(Truncation {
            plies,
            evaluation: settings.players[0].cube,
        });
        let plan = RolloutPlan::position(&start, CubeContext::MONEY, &settings).unwrap();
        play(&search, &plan, 36).1.rows[0].equity
    };
    let one = truncated(1);
    let settings = barpoint_eval::SearchSettings::new(1, CubeUse::Cubeless, 5);
    let expected = search.evaluate(&start, CubeContext::MONEY, settings);
    let off = one.mean - f64::from(expected.cubeless.get());
    assert!(off.abs() < 0.002, "{one:?} {expected:?}");
    assert!(truncated(7).std_err > one.std_err);
}
