//! Rollouts: played in parts, looked at in between, kept in a file and gone on with.

mod candidates;
mod checkpoint;
mod error;
mod outlook;
mod part;

use std::ops::{ControlFlow, Range};

use barpoint_engine::{
    CandidateName, Engine, RolloutFindings, RolloutForecast, RolloutJob, RolloutTask, Stop, Trials,
};
use barpoint_rollout::{
    Estimate, Report, RolloutPlan, Schedule, StopRules, TrialError, TrialsError, convergence,
};

use candidates::plan;
pub use candidates::read_plays;
pub use checkpoint::{Checkpoint, CheckpointError, merge};
pub use error::RolloutError;
pub use outlook::Pace;
pub use part::Part;

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
    /// A rollout without trials. Where the best plays are compared they are found now, as deeply as the player who decides
    /// looks into checker plays.
    ///
    /// # Errors
    /// If something in the task cannot be.
    pub fn new(engine: &Engine, task: RolloutTask) -> Result<Self, RolloutError> {
        task.check()?;
        let (plan, names) = plan(engine, &task)?;
        let plan = match &task.dice_file {
            Some(file) => plan.with_dice_file(file.clone()),
            None => plan,
        };
        Ok(Self {
            fingerprint: plan.fingerprint(engine.search()),
            trials: Trials::new(names.len()),
            task,
            plan,
            names,
        })
    }

    /// What was asked for.
    #[must_use]
    pub const fn task(&self) -> &RolloutTask {
        &self.task
    }

    /// Asks for another number of trials; none that were played are lost.
    pub const fn want(&mut self, trials: u32) {
        self.task.trials = trials;
    }

    /// What is compared.
    #[must_use]
    pub fn names(&self) -> &[CandidateName] {
        &self.names
    }

    /// Identifies what is rolled out, how, and what evaluates: trials kept under another number are of another rollout.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// What is rolled out, in words.
    #[must_use]
    pub fn title(&self) -> String {
        let names: Vec<String> = self.names.iter().map(ToString::to_string).collect();
        match self.task.state.roll() {
            Some(roll) => format!("{roll}: {}", names.join(", ")),
            None => names.join(" vs "),
        }
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

    /// The trials as they are kept in a file.
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

    /// The job of a part on so many threads.
    ///
    /// # Errors
    /// If the part has no trials.
    pub fn job(&self, part: Part, threads: usize) -> Result<RolloutJob, RolloutError> {
        let trials = self.range(part)?;
        let min_trials = match part {
            // Trials added to a finished rollout are all wanted.
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

    /// Plays the trials of a job that are not there yet. `on_progress` is called after each and several times a second; when it
    /// breaks, the job ends. What the trials say that have no gaps before them.
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

    /// What a report on trials under way says.
    #[must_use]
    pub fn findings_of(&self, engine: &Engine, report: &Report) -> RolloutFindings {
        engine.rollout_findings(&self.plan, report, &self.names)
    }

    /// What the trials say that have no gaps before them.
    #[must_use]
    pub fn findings(&self, engine: &Engine) -> RolloutFindings {
        let report = Report::of(&self.plan, engine.met(), &self.trials, |candidate| {
            self.gapless(candidate)
        });
        self.findings_of(engine, &report)
    }

    /// How each candidate came to its equity: trials, and the equity after them, at up to 60 places.
    #[must_use]
    pub fn history(&self, engine: &Engine) -> Vec<Vec<(u32, Estimate)>> {
        /// More than a plot can show apart is of no use.
        const PLACES: u32 = 60;
        let of = |candidate| {
            let place = (candidate, self.gapless(candidate));
            convergence(&self.plan, engine.met(), &self.trials, place, PLACES)
        };
        (0..self.names.len()).map(of).collect()
    }

    /// What the trials of a job that are not there yet will take, told from a pilot of about half a second.
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

    /// The trials a candidate has without a gap: those it is judged by.
    fn gapless(&self, candidate: usize) -> u32 {
        let kept = self.trials.of(candidate).map(|(trial, _)| trial);
        let gapless = (0..).zip(kept).take_while(|(n, trial)| n == trial);
        u32::try_from(gapless.count()).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests;
