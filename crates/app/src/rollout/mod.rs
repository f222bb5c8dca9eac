//! Rollouts: played in parts, shown in between, saved in a file and resumed.

mod candidates;
mod checkpoint;
mod drawing;
mod error;
mod lines;
mod outlook;
mod part;
mod question;
mod report;
mod shared;

use std::ops::{ControlFlow, Range};

use barpoint_engine::{
    CandidateName, Engine, RolloutFindings, RolloutForecast, RolloutJob, RolloutTask, Stop, Trials,
};
use barpoint_rollout::{
    Estimate, Report, RolloutPlan, Schedule, StopRules, TrialError, TrialsError, convergence,
};

use candidates::plan;

use crate::phrase::Phrase;
pub use candidates::read_plays;
pub use checkpoint::{Checkpoint, CheckpointError, merge};
pub use error::RolloutError;
pub use lines::{candidate_lines, lines};
pub use outlook::Pace;
pub use part::Part;
pub use question::{RolloutQuestion, UnusedSetting};
pub use report::{RolloutReport, jsd};
pub use shared::Standing;

/// A rollout and its trials so far.
#[derive(Clone, Debug)]
pub struct Rollout {
    task: RolloutTask,
    plan: RolloutPlan,
    names: Vec<CandidateName>,
    fingerprint: u64,
    trials: Trials,
}

impl Rollout {
    /// A rollout without trials. If it compares the best plays, they are found now, at the depth at which the player who
    /// decides makes checker plays.
    ///
    /// # Errors
    /// If the task is impossible.
    pub fn new(engine: &Engine, task: RolloutTask) -> Result<Self, RolloutError> {
        task.check()?;
        let (plan, names) = plan(engine, &task)?;
        Ok(Self {
            fingerprint: plan.fingerprint(engine.search()),
            trials: Trials::new(names.len()),
            task,
            plan,
            names,
        })
    }

    /// The task.
    #[must_use]
    pub const fn task(&self) -> &RolloutTask {
        &self.task
    }

    /// Changes the number of trials; those already played stay.
    pub const fn want(&mut self, trials: u32) {
        self.task.trials = trials;
    }

    /// The candidates.
    #[must_use]
    pub fn names(&self) -> &[CandidateName] {
        &self.names
    }

    /// Identifies the position, the settings and the nets: trials saved under another number are of another rollout.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Its title.
    #[must_use]
    pub fn title(&self) -> String {
        let names: Vec<String> = self.names.iter().map(ToString::to_string).collect();
        match self.task.state.roll() {
            Some(roll) => format!("{roll}: {}", names.join(", ")),
            None => names.join(" vs "),
        }
    }

    /// Its title as a code; `None` for plays, which are written alike in all languages.
    #[must_use]
    pub fn phrase(&self) -> Option<Phrase> {
        let is_cube = self.task.state.roll().is_none();
        is_cube.then(|| Phrase::new("rollout-cube"))
    }

    /// The trials played so far.
    #[must_use]
    pub const fn trials(&self) -> &Trials {
        &self.trials
    }

    /// Puts other trials of this rollout in their place.
    pub fn replace(&mut self, trials: Trials) {
        self.trials = trials;
    }

    /// Adds trials played elsewhere.
    ///
    /// # Errors
    /// If both have a trial with different results.
    pub fn merge(&mut self, trials: &Trials) -> Result<(), TrialsError> {
        self.trials.merge(trials)
    }

    /// The trials as saved in a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        self.trials.to_bytes(self.fingerprint)
    }

    /// Trials of this rollout from the bytes of a file.
    ///
    /// # Errors
    /// If they are something else, damaged, or of another rollout.
    pub fn read(&self, bytes: &[u8]) -> Result<Trials, TrialsError> {
        Trials::from_bytes(bytes, self.fingerprint, self.names.len())
    }

    /// The trials of a part.
    ///
    /// # Errors
    /// If it has none, or more than a rollout may have.
    pub fn range(&self, part: Part) -> Result<Range<u32>, RolloutError> {
        let range = part.range(self.task.trials, self.trials.most())?;
        let extended = RolloutTask {
            trials: range.end,
            ..self.task.clone()
        };
        extended.check()?;
        Ok(range)
    }

    /// The job of a part on several threads.
    ///
    /// # Errors
    /// If the part has no trials.
    pub fn job(&self, part: Part, threads: usize) -> Result<RolloutJob, RolloutError> {
        let trials = self.range(part)?;
        let min_trials = match part {
            // Trials added to a finished rollout are all played.
            Part::More(_) => self.task.rules.min_trials.max(trials.end),
            Part::All | Part::Slice { .. } => self.task.rules.min_trials,
        };
        Ok(RolloutJob {
            trials,
            rules: StopRules {
                min_trials,
                ..self.task.rules
            },
            threads,
        })
    }

    /// Plays the trials of a job that have not been played yet. `on_progress` is called after each and several times a
    /// second; when it breaks, the job ends. Returns the report on the trials without gaps before them.
    ///
    /// # Errors
    /// If a trial does not end; the trials played stay.
    pub fn play(
        &mut self,
        engine: &Engine,
        job: &RolloutJob,
        on_progress: &mut dyn FnMut(&Schedule<'_>) -> ControlFlow<Stop>,
    ) -> Result<RolloutFindings, TrialError> {
        let played = std::mem::replace(&mut self.trials, Trials::new(self.names.len()));
        let end = engine.rollout(&self.plan, job, played, on_progress);
        let report = engine.rollout_report(&self.plan, &end.trials, end.complete);
        self.trials = end.trials;
        if let Some(error) = end.failed {
            return Err(error);
        }
        Ok(RolloutFindings {
            finished: end.finished,
            ..engine.rollout_findings(&self.plan, &report, &self.names)
        })
    }

    /// A report on trials under way.
    #[must_use]
    pub fn findings_of(&self, engine: &Engine, report: &Report) -> RolloutFindings {
        engine.rollout_findings(&self.plan, report, &self.names)
    }

    /// The report on the trials without gaps before them.
    #[must_use]
    pub fn findings(&self, engine: &Engine) -> RolloutFindings {
        let report = Report::of(&self.plan, engine.met(), &self.trials, |candidate| {
            self.gapless(candidate)
        });
        self.findings_of(engine, &report)
    }

    /// How each candidate's equity converges: numbers of trials and the equity after them, at up to 60 points.
    #[must_use]
    pub fn history(&self, engine: &Engine) -> Vec<Vec<(u32, Estimate)>> {
        /// A plot can show no more.
        const POINTS: u32 = 60;
        let of = |candidate| {
            let place = (candidate, self.gapless(candidate));
            convergence(&self.plan, engine.met(), &self.trials, place, POINTS)
        };
        (0..self.names.len()).map(of).collect()
    }

    /// How long the missing trials of a job will take, estimated from a pilot of about half a second.
    pub fn forecast(
        &self,
        engine: &Engine,
        job: &RolloutJob,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> RolloutForecast {
        let forecast = engine.rollout_forecast(&self.plan, job, go_on);
        let begin = job.trials.start.max(self.trials.most());
        let left = (job.trials.start + forecast.trials).saturating_sub(begin);
        RolloutForecast {
            seconds: forecast.seconds * f64::from(left) / f64::from(forecast.trials.max(1)),
            ..forecast
        }
    }

    /// The trials of a candidate without a gap, by which it is judged.
    fn gapless(&self, candidate: usize) -> u32 {
        let kept = self.trials.of(candidate).map(|(trial, _)| trial);
        let gapless = (0..).zip(kept).take_while(|(n, trial)| n == trial);
        u32::try_from(gapless.count()).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests;
