//! A rollout gives the same bits on any number of threads, in any order, cut into parts, stopped and
//! resumed.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_engine::{Engine, RolloutJob, Stop};
use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, MoveFilter, SearchSettings};
use barpoint_rollout::{
    BearoffTruncation, CubeLook, DiceSettings, Distance, Generator, Late, PlayerSettings,
    RolloutPlan, RolloutSettings, StopRules, Trials, Truncation, VarianceReduction,
};
use barpoint_rules::{PlayList, Roll, Variation};

fn engine() -> Engine {
    Engine::production(Arc::new(OneSided::build())).unwrap()
}

/// A few plays of an opening roll, played on for a while.
fn plan(generator: Generator) -> RolloutPlan {
    let at_plies = |plies| SearchSettings::new(plies, CubeUse::Cubeful, 5);
    let player = |plies| PlayerSettings {
        checker: at_plies(plies),
        filter: MoveFilter::TINY,
        cube: at_plies(plies),
    };
    let settings = RolloutSettings {
        cube: CubeUse::Cubeful,
        // Look-ahead in checker play at first, and only of one player; in cube decisions deeper.
        players: [
            player(1),
            PlayerSettings::looking(at_plies(0), MoveFilter::TINY, None, Some(1)),
        ],
        late: Some(Late {
            from_ply: 2,
            players: [player(0), player(0)],
        }),
        truncation: Some(Truncation {
            plies: 5,
            evaluation: at_plies(1),
        }),
        bearoff: BearoffTruncation {
            exact: true,
            one_sided: true,
            live_cube: false,
        },
        cube_look: CubeLook::CloseOnly,
        variance_reduction: VarianceReduction::LookAhead { candidates: 1 },
        dice: DiceSettings {
            generator,
            seed: 8,
            stratified: true,
            initial: false,
        },
    };
    let mut plays = PlayList::new();
    plays.generate(&Variation::Standard.start(), Roll::new(4, 3).unwrap());
    RolloutPlan::plays(&plays.boards()[..4], CubeContext::MONEY, &settings).unwrap()
}

const JSD: StopRules = StopRules {
    jsd: Some(2.0),
    min_trials: 36,
    ..StopRules::NONE
};

const DISTANCE: StopRules = StopRules {
    distance: Some(Distance {
        std_err: 0.0,
        part: 0.5,
    }),
    min_trials: 36,
    ..StopRules::NONE
};

fn job(trials: std::ops::Range<u32>, rules: StopRules, threads: usize) -> RolloutJob {
    RolloutJob {
        trials,
        rules,
        threads,
    }
}

fn roll_out(engine: &Engine, plan: &RolloutPlan, job: &RolloutJob, played: Trials) -> Trials {
    let end = engine.rollout(plan, job, played, &mut |_| ControlFlow::Continue(()));
    assert!(end.finished);
    end.trials
}

#[test]
fn threads_and_order_change_no_bit() {
    let engine = engine();
    let rules = [StopRules::NONE, JSD, DISTANCE];
    for ((_, generator), rules) in Generator::NAMES.into_iter().zip(rules.into_iter().cycle()) {
        let plan = plan(generator);
        let results = [1, 2, 5].map(|threads| {
            // Each with a cache of its own, empty at first.
            let engine = engine.with_empty_cache(1000);
            roll_out(&engine, &plan, &job(0..72, rules, threads), Trials::new(4))
        });
        assert_eq!(results[0].to_bytes(1), results[1].to_bytes(1));
        assert_eq!(results[0].to_bytes(1), results[2].to_bytes(1));
        let report = engine.rollout_report(&plan, &results[0], u32::MAX);
        let stops = rules != StopRules::NONE;
        assert_eq!(report.fewest_trials() < 72, stops, "{report:?}");
    }
}

#[test]
fn trials_of_another_plan_and_jobs_without_trials_are_refused() {
    let engine = engine();
    let plan = plan(Generator::ChaCha);
    let refused = |trials: std::ops::Range<u32>, played: Trials, reason: &str| {
        let end = engine.rollout(
            &plan,
            &job(trials, StopRules::NONE, 1),
            played.clone(),
            &mut |_| panic!("a trial was played"),
        );
        assert_eq!((end.finished, end.complete), (false, 0));
        assert_eq!(end.trials, played);
        assert_eq!(end.failed.unwrap().to_string(), reason);
        let report = engine.rollout_report(&plan, &end.trials, u32::MAX);
        assert_eq!((report.rows.len(), report.best()), (0, None));
    };
    for candidates in [3, 5] {
        let reason = format!(
            "expected trials of the 4 candidates of the plan, found trials of {candidates}"
        );
        refused(0..5, Trials::new(candidates), &reason);
    }
    for (start, end) in [(3, 3), (5, 2)] {
        let reason = format!("expected a range with at least one trial, found {start} to {end}");
        refused(start..end, plan.no_trials(), &reason);
    }
}

#[test]
fn a_rollout_interrupted_before_its_first_trial_reports_no_equity() {
    let engine = engine();
    let plan = plan(Generator::ChaCha);
    let end = engine.rollout(
        &plan,
        &job(0..36, StopRules::NONE, usize::MAX),
        plan.no_trials(),
        &mut |_| ControlFlow::Break(Stop::Now),
    );
    let report = engine.rollout_report(&plan, &end.trials, 0);
    assert_eq!((report.rows.len(), report.best()), (0, None));
    assert_eq!(report.fewest_trials(), 0);
}

#[test]
fn parts_make_the_whole() {
    let engine = engine();
    let plan = plan(Generator::ChaCha);
    let part = |trials| {
        let job = job(trials, StopRules::NONE, 2);
        roll_out(&engine, &plan, &job, Trials::new(4))
    };
    let whole = part(0..90);
    let mut parts = part(50..90);
    parts.merge(&part(0..10)).unwrap();
    parts.merge(&part(5..50)).unwrap();
    assert_eq!(parts, whole);
}

#[test]
fn a_rollout_stopped_at_any_moment_goes_on_to_the_same_end() {
    // What the threads can play before the first break is heard: a batch of 16 being counted, one waiting
    // and one in hand for each of three threads. So many trials and more make every first round end early.
    const AHEAD: u32 = 16 * 7;
    const LAST: u32 = AHEAD + 32;
    let engine = engine();
    let plan = plan(Generator::ChaCha);
    let late = StopRules {
        min_trials: AHEAD + 1,
        ..JSD
    };
    for rules in [StopRules::NONE, late] {
        let whole = roll_out(&engine, &plan, &job(0..LAST, rules, 2), Trials::new(4));
        let mut trials = Trials::new(4);
        let mut rounds = 0;
        loop {
            let job = job(0..LAST, rules, 3);
            let end = engine.rollout(&plan, &job, trials, &mut |_| {
                ControlFlow::Break(Stop::AfterTrials)
            });
            // What was kept is read back from bytes, as after the end of a process.
            trials = Trials::from_bytes(&end.trials.to_bytes(3), 3, 4).unwrap();
            rounds += 1;
            if end.finished {
                break;
            }
        }
        assert!(rounds > 1);
        assert_eq!(trials, whole);
        assert_eq!(
            engine.rollout_report(&plan, &trials, LAST),
            engine.rollout_report(&plan, &whole, LAST)
        );
    }
}

#[test]
fn a_fingerprint_tells_plans_apart() {
    let engine = engine();
    let prints = Generator::NAMES.map(|(_, g)| plan(g).fingerprint(engine.search()));
    assert_ne!(prints[0], prints[1]);
    assert_eq!(
        prints[0],
        plan(Generator::ChaCha).fingerprint(engine.search())
    );
}
