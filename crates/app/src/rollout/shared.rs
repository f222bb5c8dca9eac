//! Rollouts of which others play the trials, in slices.

use std::ops::{ControlFlow, Range};

use barpoint_engine::{Engine, RolloutFindings, RolloutJob, Trials};
use barpoint_rollout::{Schedule, StopRules, TrialError};

use super::{Part, Rollout, RolloutError};

/// How far a rollout is, by the trials without gaps.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// Whether nothing more is wanted: all trials are played, or the stop rules are met.
    pub finished: bool,
    /// Trials of the candidate that has most, without gaps before them.
    pub complete: u32,
    /// The trials after which nothing more is wanted, as far as is known.
    pub wanted: u32,
    /// What they say.
    pub findings: RolloutFindings,
}

impl Rollout {
    /// The trials of a slice, whatever the stop rules say, in the bytes of a file of this rollout: a pure function of the task, the
    /// nets and the numbers.
    ///
    /// # Errors
    /// If there are none, or one does not end.
    pub fn slice(
        &self,
        engine: &Engine,
        trials: Range<u32>,
        threads: usize,
    ) -> Result<Vec<u8>, TrialError> {
        let job = RolloutJob {
            trials,
            rules: StopRules::NONE,
            threads,
        };
        let mut slice = Self {
            trials: Trials::new(self.names.len()),
            ..self.clone()
        };
        slice.play(engine, &job, &mut |_| ControlFlow::Continue(()))?;
        Ok(slice.to_bytes())
    }

    /// The trials that are still wanted, as far as is known, in ranges of at most `size`.
    ///
    /// # Errors
    /// If the task has no trials.
    pub fn missing(&self, engine: &Engine, size: u32) -> Result<Vec<Range<u32>>, RolloutError> {
        let schedule = self.schedule(engine)?;
        let candidates = 0..self.names.len();
        let wanted = |trial: &u32| candidates.clone().any(|at| schedule.wants(at, *trial));
        let mut found: Vec<Range<u32>> = Vec::new();
        for trial in (schedule.complete()..schedule.most_wanted()).filter(wanted) {
            match found.last_mut() {
                Some(range) if range.end == trial && trial - range.start < size => range.end += 1,
                _ => found.push(trial..trial + 1),
            }
        }
        Ok(found)
    }

    fn schedule<'a>(&'a self, engine: &'a Engine) -> Result<Schedule<'a>, RolloutError> {
        let job = self.job(Part::All, 1)?;
        let (met, trials) = (engine.met(), self.trials.clone());
        Ok(Schedule::new(
            &self.plan, met, job.trials, job.rules, trials,
        ))
    }

    /// How far the trials have brought the whole rollout. Trials of a candidate after the one at which it was stopped are dropped, so
    /// that the same bits are found whoever played them and in whatever order.
    ///
    /// # Errors
    /// If the task has no trials.
    pub fn standing(&mut self, engine: &Engine) -> Result<Standing, RolloutError> {
        let schedule = self.schedule(engine)?;
        let (finished, complete) = (schedule.is_finished(), schedule.complete());
        let wanted = schedule.most_wanted();
        let report = schedule.report();
        self.trials = schedule.into_trials();
        let findings = self.findings_of(engine, &report);
        Ok(Standing {
            finished,
            complete,
            wanted,
            findings: RolloutFindings {
                finished,
                ..findings
            },
        })
    }
}
