//! Why there is no result.

use super::TrialPlayer;
use crate::PlanError;

/// Why a trial has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TrialError {
    /// The caller did not want it any more.
    #[error("interrupted")]
    Interrupted,
    /// A game that does not end.
    #[error(
        "expected trials to end within {} plies, found trial {trial} still going on",
        TrialPlayer::MOST_PLIES
    )]
    Endless {
        /// The trial.
        trial: u32,
    },
    /// Trials played before are of another number of candidates than the plan.
    #[error("expected trials of the {expected} candidates of the plan, found trials of {found}")]
    OtherCandidates {
        /// Candidates of the plan.
        expected: usize,
        /// Candidates of the trials.
        found: usize,
    },
    /// A range of trials without a trial.
    #[error("expected a range with at least one trial, found {start} to {end}")]
    NoTrials {
        /// Its first trial.
        start: u32,
        /// The trial after its last.
        end: u32,
    },
}

/// Why a rollout has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RolloutError {
    /// Nothing to roll out.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A trial without a result.
    #[error(transparent)]
    Trial(#[from] TrialError),
}
