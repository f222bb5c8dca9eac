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
