//! Parts of a rollout.

use std::ops::Range;

use super::RolloutError;

/// Which trials of a rollout are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// All that were asked for.
    #[default]
    All,
    /// So many more than there are, whatever the rules for stopping say.
    More(u32),
    /// One of several parts, from 1: a part of the trials and no more.
    Slice {
        /// Which.
        part: u32,
        /// Of how many.
        parts: u32,
    },
}

impl Part {
    /// The trials it has of so many in all, where so many were played before.
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
