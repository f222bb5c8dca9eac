//! Building databases: the same bytes as GNU Backgammon's tools write, much sooner.

mod choose;
mod exact;
mod job;
mod journal;
mod normal;
mod one_sided;
mod one_sided_plan;
mod table;
mod two_sided;
mod two_sided_plan;
mod walk;
mod watch;
mod write;

pub use job::Summary;
pub use one_sided_plan::OneSidedPlan;
pub use table::Gammons;
pub use two_sided_plan::TwoSidedPlan;
pub(crate) use walk::{Steps, Walk};
pub use watch::{Listener, Progress};

/// Why a database was not built.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    /// A file could not be read or written.
    #[error("{0}")]
    Io(std::io::Error),
    /// The listener ended the job; its checkpoint is kept.
    #[error("stopped; the same command goes on from the checkpoint")]
    Stopped,
    /// A checkpoint whose records fit no database.
    #[error("expected pieces of this database in the checkpoint, found others; delete it")]
    Checkpoint,
    /// The index of a compressed file counts 16-bit words in 32 bits.
    #[error(
        "expected at most 2^32 words of distributions in a compressed file, found more; build it uncompressed"
    )]
    TooLarge,
}

fn io(error: std::io::Error) -> BuildError {
    BuildError::Io(error)
}
