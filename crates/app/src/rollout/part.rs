//! Parts of a rollout.

use std::ops::Range;

use super::RolloutError;

/// Which trials of a rollout to play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// All trials of the task.
    #[default]
    All,
    /// This many more, whatever the stop rules say.
    More(u32),
    /// One of several parts, from 1: a part of the trials and no more.
    Slice {
        /// Its number.
        part: u32,
        /// The number of parts.
        parts: u32,
    },
}

impl Part {
    /// Its share of all trials, given those played before.
    pub(super) fn range(self, trials: u32, played: u32) -> Result<Range<u32>, RolloutError> {
        match self {
            Self::All => Ok(0..trials),
            Self::More(more) => Ok(0..played.saturating_add(more)),
            Self::Slice { part, parts } => {
                let begin = |part: u32| {
                    let at = u64::from(trials) * u64::from(part) / u64::from(parts.max(1));
                    u32::try_from(at).unwrap_or(trials)
                };
                let range = begin(part.saturating_sub(1))..begin(part);
                if parts > trials || range.is_empty() {
                    return Err(RolloutError::EmptySlice { trials, parts });
                }
                Ok(range)
            }
        }
    }
}
