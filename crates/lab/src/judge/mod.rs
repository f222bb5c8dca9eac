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
    Subject, parse,
};
pub use berliner::play_score;
pub use bias::{Errors, errors, held_out, known, play_losses};
pub(crate) use engines::{Choice, choice};
pub use engines::{EngineScore, judge_engine};
pub use rolled_out::RollingOut;

/// Judges the subject on all records; parallel, same result on any number of threads. `done` is called after each; once it
/// breaks, the rest are left out.
pub fn judge(
    records: &[Record],
    subject: &impl Subject,
    done: impl Fn() -> ControlFlow<()> + Sync,
) -> Report {
    let stopped = AtomicBool::new(false);
    let judged: Vec<Vec<f64>> = records
        .par_iter()
        .map(|record| {
            if stopped.load(Ordering::Relaxed) {
                return Vec::new();
            }
            let lost = losses(record, subject);
            if done().is_break() {
                stopped.store(true, Ordering::Relaxed);
            }
            lost
        })
        .collect();
    Report::of(records, &judged)
}
