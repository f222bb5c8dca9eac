//! Which trials are still to be played.

use barpoint_equity::Met;

use crate::{Report, RolloutPlan, StopRules, TrialResult, Trials};

/// The trials of a rollout as they come in, in any order, and how many of each candidate are wanted.
///
/// The rules for stopping see only trials without gaps before them, so the results used in the end do not
/// depend on the order in which trials were played.
pub struct Schedule<'a> {
    plan: &'a RolloutPlan,
    met: &'a Met,
    rules: StopRules,
    first: u32,
    end: u32,
    trials: Trials,
    /// Trials wanted of each candidate.
    limits: Vec<u32>,
    /// Below this nothing wanted is missing.
    complete: u32,
}

impl std::fmt::Debug for Schedule<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Schedule")
            .field("complete", &self.complete)
            .field("limits", &self.limits)
            .finish_non_exhaustive()
    }
}

impl<'a> Schedule<'a> {
    /// The trials from `range` (a part of a rollout begins later than 0), some perhaps played before; `played` has as
    /// many candidates as the plan, as [`RolloutPlan::no_trials`] has.
    #[must_use]
    pub fn new(
        plan: &'a RolloutPlan,
        met: &'a Met,
        range: std::ops::Range<u32>,
        rules: StopRules,
        played: Trials,
    ) -> Self {
        let mut schedule = Self {
            plan,
            met,
            rules,
            first: range.start,
            end: range.end,
            trials: played,
            limits: vec![range.end; plan.candidates().len()],
            complete: range.start,
        };
        schedule.advance();
        schedule
    }

    /// How many trials of each candidate are wanted, as far as is known.
    #[must_use]
    pub fn limits(&self) -> &[u32] {
        &self.limits
    }

    /// Whether a trial of a candidate is wanted and missing.
    #[must_use]
    pub fn wants(&self, candidate: usize, trial: u32) -> bool {
        let limit = self.limits.get(candidate).copied().unwrap_or(0);
        (self.first..limit).contains(&trial) && !self.trials.has(candidate, trial)
    }

    /// Whether all that is wanted has been played.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        self.complete >= self.most_wanted()
    }

    /// The trials after which nothing more is wanted.
    #[must_use]
    pub fn most_wanted(&self) -> u32 {
        self.limits.iter().copied().max().unwrap_or(self.first)
    }

    /// Below this nothing that is wanted is missing.
    #[must_use]
    pub const fn complete(&self) -> u32 {
        self.complete
    }

    /// Adds the results of a trial.
    pub fn add(&mut self, trial: u32, results: &[Option<TrialResult>]) {
        for (candidate, result) in results.iter().enumerate() {
            if let Some(result) = result {
                self.trials.add(candidate, trial, *result);
            }
        }
        self.advance();
    }

    /// What the trials without gaps before them say; without rows as long as there is none.
    #[must_use]
    pub fn report(&self) -> Report {
        self.report_below(self.complete)
    }

    /// The trials played, those after gaps too, but none of a candidate after it was stopped.
    #[must_use]
    pub fn into_trials(mut self) -> Trials {
        for (candidate, &limit) in self.limits.iter().enumerate() {
            self.trials.cut(candidate, limit);
        }
        self.trials
    }

    /// The trials played so far.
    #[must_use]
    pub const fn trials(&self) -> &Trials {
        &self.trials
    }

    fn report_below(&self, end: u32) -> Report {
        Report::of(self.plan, self.met, &self.trials, |candidate| {
            self.limits[candidate].min(end)
        })
    }

    fn advance(&mut self) {
        while self.complete < self.most_wanted() && self.has_all(self.complete) {
            self.complete += 1;
            if self.rules.asks(self.complete) {
                self.ask();
            }
        }
    }

    fn has_all(&self, trial: u32) -> bool {
        let mut candidates = self.limits.iter().enumerate();
        candidates.all(|(candidate, &limit)| trial >= limit || self.trials.has(candidate, trial))
    }

    fn ask(&mut self) {
        let report = self.report_below(self.complete);
        let mut open: Vec<bool> = self.limits.iter().map(|&limit| limit == self.end).collect();
        self.rules.close(&report, &mut open);
        for (limit, open) in self.limits.iter_mut().zip(open) {
            if !open {
                *limit = (*limit).min(self.complete);
            }
        }
    }
}
