//! The decisions of a match that look like errors, rolled out.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_analysis::{SuspectDecision, suspect_decisions};
use barpoint_equity::Equity;
use barpoint_eval::CubeUse;
use barpoint_record::MatchRecord;
use barpoint_rollout::{
    BearoffTruncation, KeptRollouts, RolloutPlan, RolloutSettings, Start, StopRules, Trials,
};

use crate::{BkgPlays, Engine, Progress, RolloutJob, Stop, TrialChoice};

/// How errors are rolled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ErrorRollouts {
    /// Decisions that lost more than this are rolled out, EMG in matches.
    pub threshold: Equity,
    /// How many of the best checker plays, besides the one made.
    pub plays: usize,
    /// Trials of each.
    pub trials: u32,
    /// When candidates stop before they have all trials.
    pub rules: StopRules,
    /// How trials are played.
    pub settings: RolloutSettings,
    /// Whether BKG of 1977 makes the plays of both sides, where the engine knows it ([`Engine::by_bkg`]). Cube decisions then keep
    /// their evaluation: it plays on without a cube.
    pub by_bkg: bool,
}

impl ErrorRollouts {
    /// What looks like an error unless another loss is named: what is marked doubtful.
    pub const THRESHOLD: Equity = Equity(0.03);
    /// How many of the best plays are rolled out beside the one made unless another number is asked for.
    pub const PLAYS: u16 = 2;
    /// Trials of each candidate unless another number is asked for.
    pub const TRIALS: u32 = 360;
}

impl Default for ErrorRollouts {
    fn default() -> Self {
        Self {
            threshold: Self::THRESHOLD,
            plays: Self::PLAYS.into(),
            trials: Self::TRIALS,
            rules: StopRules::NONE,
            settings: TrialChoice::default().settings(CubeUse::Cubeful),
            by_bkg: false,
        }
    }
}

impl ErrorRollouts {
    /// The same with the plays of both sides made by BKG of 1977, without a cube and to the end of every game.
    #[must_use]
    pub const fn played_by_bkg(mut self) -> Self {
        self.settings.cube = CubeUse::Cubeless;
        self.settings.truncation = None;
        self.settings.bearoff = BearoffTruncation::NONE;
        self.by_bkg = true;
        self
    }
}

/// How far the errors of a match are rolled out.
#[derive(Clone, Copy, Debug)]
pub struct ErrorProgress<'a> {
    /// Decisions.
    pub decisions: Progress,
    /// The trials of the decisions done, and what was kept before.
    pub kept: &'a KeptRollouts,
    /// The plan under way and its trials so far.
    pub under_way: (u64, &'a Trials),
}

impl Engine {
    /// Rolls out the decisions of an analysed match that look like errors and marks them again.
    /// `on_progress` is called on this thread after each trial; when it breaks, the job ends with the
    /// decisions done. Trials that `kept` has are not played again; afterwards it has those played too. The result
    /// is the same for any number of threads and after any pause.
    pub fn rollout_errors(
        &self,
        record: &mut MatchRecord,
        how: &ErrorRollouts,
        threads: usize,
        kept: &mut KeptRollouts,
        on_progress: &mut dyn FnMut(&ErrorProgress<'_>) -> ControlFlow<()>,
    ) -> Progress {
        let suspects = suspect_decisions(record, self.met(), how.threshold, how.plays);
        self.rollout_decisions(record, suspects, (how, threads), kept, on_progress)
    }

    /// How a decision is rolled out; `None` if it is not.
    fn error_plan(&self, decision: &SuspectDecision, how: &ErrorRollouts) -> Option<RolloutPlan> {
        let plan = decision.plan(&how.settings).ok()?;
        let Some(bkg) = self.bkg.as_ref().filter(|_| how.by_bkg) else {
            return Some(plan);
        };
        let mut candidates = plan.candidates().iter();
        let is_play = candidates.any(|candidate| candidate.start == Start::Opponent);
        let bkg = BkgPlays::new(Arc::clone(bkg));
        is_play.then(|| plan.with_program(Arc::new(bkg)))
    }

    /// Rolls out these decisions of a record, whatever they lost; otherwise as [`Engine::rollout_errors`].
    pub fn rollout_decisions(
        &self,
        record: &mut MatchRecord,
        suspects: Vec<SuspectDecision>,
        (how, threads): (&ErrorRollouts, usize),
        kept: &mut KeptRollouts,
        on_progress: &mut dyn FnMut(&ErrorProgress<'_>) -> ControlFlow<()>,
    ) -> Progress {
        let mut progress = Progress {
            done: 0,
            total: suspects.len(),
        };
        let job = RolloutJob {
            trials: 0..how.trials,
            rules: how.rules,
            threads,
        };
        for decision in suspects {
            // A play that ends the game needs no rollout.
            if let Some(plan) = self.error_plan(&decision, how) {
                let print = plan.fingerprint(&self.search);
                let played = kept.of(print, plan.candidates().len());
                let end = self.rollout(&plan, &job, played, &mut |schedule| {
                    let answer = on_progress(&ErrorProgress {
                        decisions: progress,
                        kept,
                        under_way: (print, schedule.trials()),
                    });
                    answer.map_break(|()| Stop::Now)
                });
                let report = self.rollout_report(&plan, &end.trials, end.complete);
                kept.keep(print, end.trials);
                // A decision whose trials do not end keeps its evaluation.
                if end.failed.is_none() {
                    if !end.finished {
                        break;
                    }
                    decision.store(record, (&plan, &report), self.marks());
                }
            }
            progress.done += 1;
        }
        progress
    }
}
