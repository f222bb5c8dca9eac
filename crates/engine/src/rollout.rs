//! Rolling out on several threads.

use std::ops::{ControlFlow, Range};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

use barpoint_eval::Regime;
use barpoint_rollout::{
    Report, RolloutPlan, Schedule, StopRules, TrialError, TrialPlayer, TrialResult, Trials,
};

use crate::{CandidateName, Engine, RolloutFindings, fan_out};

/// How much of a plan is to be rolled out. [`RolloutTask::check`](crate::RolloutTask::check) checks a whole rollout.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutJob {
    /// The trials, at least one; a part of a rollout begins later than 0.
    pub trials: Range<u32>,
    /// When candidates stop earlier.
    pub rules: StopRules,
    /// Threads: at least 1, at most as many as there are trials, and never more than
    /// [`MOST_THREADS`](crate::MOST_THREADS); other numbers are taken as the nearest of these.
    pub threads: usize,
}

/// How soon a rollout ends that is to be stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// With the trials under way, which count.
    AfterTrials,
    /// At once: trials under way are given up.
    Now,
}

/// How a rollout ended.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutEnd {
    /// All trials played, also before; none of a candidate after it was stopped.
    pub trials: Trials,
    /// Below this none that is wanted is missing.
    pub complete: u32,
    /// Whether none at all is missing.
    pub finished: bool,
    /// Why the rollout failed, if it did: a trial does not end, the trials played before belong to another plan, or the
    /// job has no trials.
    pub failed: Option<TrialError>,
}

impl Engine {
    /// Plays the trials of a plan that are wanted and not among those `played`, and returns both together.
    /// `on_progress` is called on this thread after each trial and several times a second; when it breaks, the job ends
    /// with what is done. The results do not depend on the number of threads.
    ///
    /// Begin with [`RolloutPlan::no_trials`]. Trials of another number of candidates, or a job without trials, come back
    /// as they were, with the reason in [`RolloutEnd::failed`].
    pub fn rollout(
        &self,
        plan: &RolloutPlan,
        job: &RolloutJob,
        played: Trials,
        on_progress: &mut dyn FnMut(&Schedule<'_>) -> ControlFlow<Stop>,
    ) -> RolloutEnd {
        if let Err(error) = check(plan, job, &played) {
            return RolloutEnd {
                trials: played,
                complete: 0,
                finished: false,
                failed: Some(error),
            };
        }
        let mut schedule = Schedule::new(plan, self.met(), job.trials.clone(), job.rules, played);
        let share = Share {
            next: AtomicU32::new(schedule.complete()),
            limits: schedule.limits().iter().map(|&n| n.into()).collect(),
            stopped: AtomicBool::new(false),
            given_up: AtomicBool::new(false),
            failed: OnceLock::new(),
        };
        // Trials played before are not played again.
        let known = schedule.trials().clone();
        let work = |results: &SyncSender<_>| {
            let mut player = TrialPlayer::new(&self.search, plan);
            let mut batch = Batch::default();
            while let Some(trial) = share.next_trial() {
                let wanted = |at: usize| share.wants(at, trial) && !known.has(at, trial);
                if !(0..share.limits.len()).any(wanted) {
                    continue;
                }
                match player.play(trial, wanted, &|| share.go_on()) {
                    Ok(results) => batch.results.push((trial, results)),
                    Err(error) => {
                        share.fail(error);
                        break;
                    }
                }
                if batch.is_due() && results.send(batch.take()).is_err() {
                    return;
                }
            }
            // Nobody listens to the last ones if the receiver is gone.
            let _ = results.send(batch.take());
        };
        let trials = job.trials.end - job.trials.start;
        let threads = job.threads.min(trials.try_into().unwrap_or(usize::MAX));
        fan_out(threads, work, |batch| {
            let Some(batch) = batch else {
                share.heed(on_progress(&schedule));
                return;
            };
            for (trial, found) in batch {
                schedule.add(trial, &found);
                share.limit(schedule.limits());
                share.heed(on_progress(&schedule));
            }
        });
        RolloutEnd {
            complete: schedule.complete(),
            finished: schedule.is_finished(),
            failed: share.failed.into_inner(),
            trials: schedule.into_trials(),
        }
    }

    /// For each candidate of a plan the database that knows its value: no dice are rolled for it.
    #[must_use]
    pub fn rollout_known(&self, plan: &RolloutPlan) -> Vec<Option<Regime>> {
        TrialPlayer::new(&self.search, plan).known()
    }

    /// What a report on the trials of a plan says of its candidates, named in the order of the plan.
    #[must_use]
    pub fn rollout_findings(
        &self,
        plan: &RolloutPlan,
        report: &Report,
        names: &[CandidateName],
    ) -> RolloutFindings {
        let known = self.rollout_known(plan);
        let checkers = self.search.evaluator().checkers();
        RolloutFindings::of(plan, report, names, (&known, checkers))
    }

    /// What the trials of a plan below `end` say; a report without rows as long as a candidate has none.
    #[must_use]
    pub fn rollout_report(&self, plan: &RolloutPlan, trials: &Trials, end: u32) -> Report {
        Report::of(plan, self.met(), trials, |_| end)
    }
}

fn check(plan: &RolloutPlan, job: &RolloutJob, played: &Trials) -> Result<(), TrialError> {
    let (expected, found) = (plan.candidates().len(), played.candidates());
    if expected != found {
        return Err(TrialError::OtherCandidates { expected, found });
    }
    let Range { start, end } = job.trials;
    if start >= end {
        return Err(TrialError::NoTrials { start, end });
    }
    Ok(())
}

/// Trials played and not yet handed over: short ones go together, so that threads wake each other less often.
struct Batch {
    results: Vec<(u32, Vec<Option<TrialResult>>)>,
    begun: Instant,
}

impl Batch {
    const MOST: usize = 16;
    const AGE: Duration = Duration::from_millis(10);

    fn is_due(&self) -> bool {
        self.results.len() >= Self::MOST || self.begun.elapsed() >= Self::AGE
    }

    fn take(&mut self) -> Vec<(u32, Vec<Option<TrialResult>>)> {
        self.begun = Instant::now();
        std::mem::take(&mut self.results)
    }
}

impl Default for Batch {
    fn default() -> Self {
        Self {
            results: Vec::new(),
            begun: Instant::now(),
        }
    }
}

/// What the threads share.
struct Share {
    next: AtomicU32,
    /// Trials wanted of each candidate.
    limits: Vec<AtomicU32>,
    /// No trial is to be begun any more.
    stopped: AtomicBool,
    /// Nor finished.
    given_up: AtomicBool,
    /// Why a thread gave up, unless it was asked to.
    failed: OnceLock<TrialError>,
}

impl Share {
    fn go_on(&self) -> ControlFlow<()> {
        if self.given_up.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    fn heed(&self, answer: ControlFlow<Stop>) {
        if let ControlFlow::Break(stop) = answer {
            self.stopped.store(true, Ordering::Relaxed);
            if stop == Stop::Now {
                self.given_up.store(true, Ordering::Relaxed);
            }
        }
    }

    fn fail(&self, error: TrialError) {
        if error != TrialError::Interrupted {
            // The first to fail is the one reported.
            let _ = self.failed.set(error);
            self.heed(ControlFlow::Break(Stop::Now));
        }
    }

    fn next_trial(&self) -> Option<u32> {
        let most = self
            .limits
            .iter()
            .map(|n| n.load(Ordering::Relaxed))
            .max()?;
        let trial = self.next.fetch_add(1, Ordering::Relaxed);
        (trial < most && !self.stopped.load(Ordering::Relaxed)).then_some(trial)
    }

    fn wants(&self, candidate: usize, trial: u32) -> bool {
        trial < self.limits[candidate].load(Ordering::Relaxed)
    }

    fn limit(&self, limits: &[u32]) {
        for (shared, &limit) in self.limits.iter().zip(limits) {
            shared.store(limit, Ordering::Relaxed);
        }
    }
}
