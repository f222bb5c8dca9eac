//! How long a rollout under way will take.

use std::time::Instant;

use barpoint_engine::{RolloutJob, RolloutOutlook, Trials};
use barpoint_rollout::Schedule;

/// The pace of a rollout.
#[derive(Debug)]
pub struct Pace {
    begun: Instant,
    /// Trials played before.
    before: u32,
    first: u32,
    complete: u32,
    wanted: u32,
}

impl Pace {
    /// Of a job that starts now with these trials.
    #[must_use]
    pub fn new(job: &RolloutJob, played: &Trials) -> Self {
        Self {
            begun: Instant::now(),
            before: played.most(),
            first: job.trials.start,
            complete: job.trials.start,
            wanted: job.trials.end,
        }
    }

    /// Notes its progress.
    pub fn note(&mut self, schedule: &Schedule<'_>) {
        self.complete = schedule.complete();
        self.wanted = self.wanted.min(schedule.most_wanted());
    }

    /// Trials of each candidate played without gaps.
    #[must_use]
    pub const fn done(&self) -> u32 {
        self.complete - self.first
    }

    /// Trials played since it started.
    #[must_use]
    pub const fn played_now(&self) -> u32 {
        self.done().saturating_sub(self.before)
    }

    /// Trials of each candidate in all.
    #[must_use]
    pub const fn wanted(&self) -> u32 {
        self.wanted - self.first
    }

    /// How long the rest takes and how large the standard errors will be, judging by those of all candidates so far.
    #[must_use]
    pub fn outlook(&self, errors: impl Iterator<Item = f64>) -> RolloutOutlook {
        let (done, trials) = (self.done(), self.wanted());
        let left = self.wanted.saturating_sub(self.complete);
        let new = f64::from(self.played_now().max(1));
        let seconds = self.begun.elapsed().as_secs_f64() / new * f64::from(left);
        let most = errors.fold(0.0, f64::max);
        let then = most * (f64::from(done) / f64::from(trials.max(1))).sqrt();
        RolloutOutlook {
            played: done,
            trials,
            seconds,
            std_err: Some(then).filter(|error| error.is_finite()),
        }
    }
}
