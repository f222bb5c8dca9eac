//! What can go wrong with a book.

use barpoint_rollout::{PlanError, TrialError};

/// Why a book cannot be made or read.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BookError {
    /// A text that names no decision of a book.
    #[error("expected an opening roll or a reply such as \"31: 8/5 6/5; 64\", found {found:?}")]
    Decision {
        /// The text.
        found: String,
    },
    /// A file that is no book, or one of another version.
    #[error("expected an opening book of this version, found something else")]
    Head,
    /// A line that is no entry.
    #[error("line {line}: expected a decision with its plays, found {found:?}")]
    Line {
        /// Its number in the file, from 1.
        line: usize,
        /// Its beginning.
        found: String,
    },
    /// Nothing to roll out.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// A trial that does not end.
    #[error(transparent)]
    Trial(#[from] TrialError),
}
