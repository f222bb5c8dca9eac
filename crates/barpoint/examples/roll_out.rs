//! Rolls out the best two plays of a roll: `cargo run --example roll_out -- XGID [TRIALS] [SECONDS]`.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "an example shows what it does"
)]

use std::error::Error;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use barpoint::prelude::*;

/// An opening 2-1 in a money game: slot the five point or bring a builder down.
const TWO_ONE: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:0:10";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let state: MatchState = arguments.next().as_deref().unwrap_or(TWO_ONE).parse()?;
    let trials = arguments.next().as_deref().unwrap_or("36").parse()?;
    let seconds = arguments.next().as_deref().unwrap_or("600").parse()?;

    let engine = Engine::built_in()?;
    let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT).found else {
        return Err("expected a roll to play".into());
    };
    let rivals = &plays[..plays.len().min(2)];

    // Checker plays without look-ahead, cube decisions at 2 plies; the dice come from the seed 1.
    let search = SearchSettings::new(0, CubeUse::Cubeful, CANDIDATES);
    let player = PlayerSettings::looking(search, MoveFilter::NORMAL, None, None);
    let settings = RolloutSettings::full(player, CubeUse::Cubeful, 1);
    let after = |row: &PlayAdvice| state.board().after(&row.play);
    let boards: Vec<Board> = rivals.iter().filter_map(after).collect();
    let context = CubeContext::of(&state, state.on_roll());
    let plan = RolloutPlan::plays(&boards, context, &settings)?;

    let job = RolloutJob {
        trials: 0..trials,
        rules: StopRules::NONE,
        threads: std::thread::available_parallelism()?.get(),
    };
    let limit = Duration::from_secs(seconds);
    let (begun, mut told) = (Instant::now(), Instant::now());
    // Called after each trial and several times a second. `Stop::AfterTrials` waits for the trials under way,
    // `Stop::Now` gives them up.
    let end = engine.rollout(&plan, &job, plan.no_trials(), &mut |schedule| {
        if told.elapsed() > Duration::from_secs(5) {
            told = Instant::now();
            eprintln!(
                "{} of {} trials",
                schedule.complete(),
                schedule.most_wanted()
            );
        }
        if begun.elapsed() >= limit {
            return ControlFlow::Break(Stop::AfterTrials);
        }
        ControlFlow::Continue(())
    });
    if let Some(error) = end.failed {
        return Err(error.into());
    }
    if !end.finished {
        println!("Stopped after {} trials.", end.complete);
    }
    // Without a complete trial of every candidate the report has no rows.
    let report = engine.rollout_report(&plan, &end.trials, end.complete);
    for (rival, row) in rivals.iter().zip(&report.rows) {
        let equity = row.equity;
        println!(
            "{:<12} {:+.3} +- {:.3} ({} trials)",
            rival.play.to_string(),
            equity.mean,
            equity.std_err,
            row.trials
        );
    }
    Ok(())
}
