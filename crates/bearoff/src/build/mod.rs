//! Building databases: the same bytes as GNU Backgammon's tools write, much sooner.

mod average;
mod choose;
mod column;
mod exact;
mod job;
mod journal;
mod normal;
mod one_sided;
mod one_sided_plan;
mod reach;
mod results;
mod shared;
mod table;
mod two_sided;
mod two_sided_plan;
mod walk;
mod watch;
mod write;

pub(crate) use choose::Memo;
pub use job::Summary;
pub use one_sided_plan::OneSidedPlan;
pub use shared::{MissingBand, SharedBuild};
pub use table::Gammons;
pub use two_sided_plan::TwoSidedPlan;
pub(crate) use walk::{Steps, Walk};
pub use watch::{Listener, Progress};

/// Why a database was not built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// A file could not be read or written.
    #[error("{0}")]
    Io(std::io::Error),
    /// The listener ended the job; its checkpoint is kept.
    #[error("stopped; run the same command again to resume")]
    Stopped,
    /// A checkpoint whose records fit no database.
    #[error("expected pieces of this database in the checkpoint, found others; delete it")]
    Checkpoint,
    /// Less memory than the job takes.
    #[error("expected {0} bytes of memory in one piece, found less")]
    Memory(u64),
    /// A checkpoint that an unfinished job of another plan left.
    #[error(
        "expected a checkpoint of this database, found {0} of another one; finish that or delete it"
    )]
    OtherCheckpoint(std::path::PathBuf),
    /// The index of a compressed file counts 16-bit words in 32 bits.
    #[error(
        "expected at most 2^32 words of distributions in a compressed file, found more; build it uncompressed"
    )]
    TooLarge,
}

/// An empty vector with room for `len` entries.
fn room<T>(len: usize) -> Result<Vec<T>, BuildError> {
    let mut entries = Vec::new();
    let bytes = (len as u64).saturating_mul(size_of::<T>() as u64);
    let reserved = entries.try_reserve_exact(len);
    reserved.map_err(|_| BuildError::Memory(bytes))?;
    Ok(entries)
}

fn io(error: std::io::Error) -> BuildError {
    BuildError::Io(error)
}
