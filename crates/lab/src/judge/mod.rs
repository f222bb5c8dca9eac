//! Scores an evaluator on decisions with known answers, on all processors.
//!
//! Beside the records of `barpoint-judge` those that a training run held out are judged; they are chances, whose errors are
//! grouped by features of the positions.

mod berliner;
mod bias;
mod engines;
mod rolled_out;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_judge::losses;
use rayon::prelude::*;

pub use barpoint_judge::{
    CheckerRecord, CubeRecord, JudgeError, LookAhead, ProbabilityRecord, Record, Report, Score,
    Subject, noise_floor, parse,
};
pub use berliner::play_score;
pub use bias::{Errors, errors, held_out, known, play_losses};
pub(crate) use engines::{Choice, choice};
pub use engines::{EngineScore, judge_engine};
pub use rolled_out::RollingOut;

/// What the subject loses on each record, as [`Report::of`] takes it; parallel, same result on any number of threads. `done` is called
/// after each with its number and losses; once it breaks, nothing is lost on the rest.
pub fn judge(
    records: &[Record],
    subject: &impl Subject,
    done: impl Fn(usize, &[f64]) -> ControlFlow<()> + Sync,
) -> Vec<Vec<f64>> {
    let stopped = AtomicBool::new(false);
    records
        .par_iter()
        .enumerate()
        .map(|(at, record)| {
            if stopped.load(Ordering::Relaxed) {
                return Vec::new();
            }
            let lost = losses(record, subject);
            if done(at, &lost).is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
            lost
        })
        .collect()
}

/// What is lost more than others lose on the same records; those that only one of them was judged on are left out.
#[must_use]
pub fn less(records: &[Record], losses: &[Vec<f64>], others: &[Vec<f64>]) -> Report {
    let pairs = losses.iter().zip(others);
    let differences: Vec<Vec<f64>> = pairs
        .map(|(own, other)| {
            let both = own.len() == other.len();
            let pairs = own.iter().zip(other).filter(|_| both);
            pairs.map(|(own, other)| own - other).collect()
        })
        .collect();
    Report {
        noise: None,
        cube_noise: None,
        ..Report::of(records, &differences)
    }
}
