//! The reference set: decisions from games of people and of the program against itself, rolled out until the difference
//! of every candidate to the best is known to a few thousandths of a point. It judges engines and trains none.
//!
//! The set is made in two steps that can be interrupted anywhere: [`choose`] decisions, then [`roll_out`] one after the
//! other. The result of a decision depends only on the decision, the nets and the settings, so a set can be made in
//! many sittings and on many machines.

mod choose;
mod compare;
mod cubes;
mod decision;
mod family;
mod odd;
mod result;
mod roll_out;

pub use choose::{Wanted, choose};
pub use compare::{Comparison, compare};
pub use cubes::{CUBE_PRECISION, cube_decision, cube_line, cube_settings};
pub use decision::{Decision, Origin, Part};
pub use family::Family;
pub use odd::{ODD_TRIALS, is_odd_line, odd_line};
pub use result::{number_of, seed_of, to_line};
pub use roll_out::{End, Precision, RolledOut, roll_out, settings};

use barpoint_rollout::{PlanError, TrialError, TrialsError};

use crate::duel::DuelError;

/// Why a reference set cannot be made.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReferenceError {
    /// A line that is not a decision.
    #[error("expected a decision of a reference set: {0}")]
    Decision(String),
    /// Nothing to roll out.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A trial that does not end.
    #[error(transparent)]
    Trial(#[from] TrialError),
    /// Trials of something else.
    #[error(transparent)]
    Trials(#[from] TrialsError),
    /// Another engine failed when it was asked for its favourite plays.
    #[error(transparent)]
    Rival(#[from] DuelError),
}
