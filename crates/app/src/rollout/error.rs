//! Why nothing can be rolled out.

use barpoint_engine::RolloutRangeError;
use barpoint_rollout::PlanError;
use barpoint_rules::Decision;
use barpoint_rules::notation::ReadPlayError;

/// Why nothing can be rolled out.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum RolloutError {
    /// A number out of range.
    #[error(transparent)]
    Range(#[from] RolloutRangeError),
    /// There is no decision to make.
    #[error("expected a decision to roll out, found {0}")]
    Decision(Decision),
    /// Plays without a roll.
    #[error("expected a roll to play, found none")]
    NoRoll,
    /// A cube action after the roll.
    #[error("expected a position before the roll, found a roll to play")]
    Rolled,
    /// An illegal play.
    #[error("expected legal plays, found another as number {number}")]
    Play {
        /// Which, from 1.
        number: usize,
    },
    /// The same play again.
    #[error("expected different plays, found one twice: number {number}")]
    Twice {
        /// Which, from 1.
        number: usize,
    },
    /// A text that is no play.
    #[error("{text:?}: {error}")]
    PlayText {
        /// The words.
        text: String,
        /// Why.
        error: ReadPlayError,
    },
    /// Nothing to play out.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A part without trials.
    #[error("expected at most {trials} parts of {trials} trials, found {parts}")]
    EmptySlice {
        /// Trials of all parts.
        trials: u32,
        /// Parts.
        parts: u32,
    },
}
