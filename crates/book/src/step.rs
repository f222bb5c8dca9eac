//! Making a book, one decision at a time.

use std::ops::ControlFlow;

use barpoint_engine::{Engine, RolloutJob, Stop, Trials};
use barpoint_rollout::{Estimate, Report, RolloutPlan, Row, Schedule};
use barpoint_rules::{Board, Play};

use crate::{BookDecision, BookError, BookSettings, Entry, RolledPlay};

/// A decision about to be rolled out.
#[derive(Clone, Debug)]
pub struct Step {
    decision: BookDecision,
    settings: BookSettings,
    plays: Vec<Play>,
    plan: RolloutPlan,
}

/// How far a decision was rolled out.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// To the end.
    Finished(Entry),
    /// Until it was interrupted; it can be resumed from these trials.
    Interrupted(Trials),
}

impl Step {
    /// Chooses the plays of a decision: the best by look-ahead and those close behind.
    ///
    /// # Errors
    /// If there is nothing to roll out.
    pub fn new(
        engine: &Engine,
        decision: BookDecision,
        settings: BookSettings,
    ) -> Result<Self, BookError> {
        let (plays, boards): (Vec<Play>, Vec<Board>) =
            leading(engine, &decision).into_iter().unzip();
        let trials = settings.trial_settings(&decision);
        Ok(Self {
            decision,
            settings,
            plays,
            plan: RolloutPlan::plays(&boards, decision.context(), &trials)?,
        })
    }

    /// Identifies all that the trials depend on.
    #[must_use]
    pub fn fingerprint(&self, engine: &Engine) -> u64 {
        self.plan.fingerprint(engine.search())
    }

    /// How many plays are compared.
    #[must_use]
    pub const fn plays(&self) -> usize {
        self.plays.len()
    }

    /// Trials of each play.
    #[must_use]
    pub const fn trials(&self) -> u32 {
        self.settings.trials(&self.decision)
    }

    /// Plays the trials that are not among those `played`. `on_progress` is called often; when it breaks, the rollout
    /// stops.
    ///
    /// # Errors
    /// If a trial does not end.
    pub fn roll_out(
        &self,
        engine: &Engine,
        (threads, played): (usize, Trials),
        on_progress: &mut dyn FnMut(&Schedule<'_>) -> ControlFlow<Stop>,
    ) -> Result<End, BookError> {
        let job = RolloutJob {
            trials: 0..self.trials(),
            rules: self.settings.rules(&self.decision),
            threads,
        };
        let end = engine.rollout(&self.plan, &job, played, on_progress);
        if let Some(error) = end.failed {
            return Err(error.into());
        }
        if !end.finished {
            return Ok(End::Interrupted(end.trials));
        }
        let report = engine.rollout_report(&self.plan, &end.trials, self.trials());
        Ok(End::Finished(self.entry(&report)))
    }

    fn entry(&self, report: &Report) -> Entry {
        let mut ranked: Vec<(&Play, &Row)> = self.plays.iter().zip(&report.rows).collect();
        ranked.sort_by_key(|(_, row)| row.rank);
        let rolled = |(&play, row): (&Play, &Row)| RolledPlay {
            play,
            trials: row.trials,
            equity: row.equity,
            behind: row.behind.unwrap_or(Estimate {
                mean: 0.0,
                std_err: 0.0,
            }),
            chances: row.chances.map(|chance| chance.mean),
        };
        Entry {
            decision: self.decision,
            plays: ranked.into_iter().map(rolled).collect(),
        }
    }
}

/// The best plays by look-ahead with the boards they lead to, best first.
fn leading(engine: &Engine, decision: &BookDecision) -> Vec<(Play, Board)> {
    let ranked = engine.plays(
        &decision.board(),
        decision.roll,
        decision.context(),
        &BookSettings::CHOOSER,
        &mut |_| ControlFlow::Continue(()),
    );
    let Some(best) = ranked.first().copied() else {
        return Vec::new();
    };
    let near = ranked.into_iter().filter(|row| {
        row.plies == best.plies && best.cubeful.get() - row.cubeful.get() <= BookSettings::WITHIN
    });
    let near = near.take(BookSettings::MOST_PLAYS);
    near.map(|row| (row.play, row.after)).collect()
}
