//! What every format offers.

use barpoint_record::MatchRecord;

use crate::{ImportError, Warning};

/// A file as read.
#[derive(Clone, Debug, PartialEq)]
pub struct Imported {
    /// What it holds.
    pub record: MatchRecord,
    /// What was odd about it, in file order.
    pub warnings: Vec<Warning>,
}

/// Why a record cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ExportError {
    /// The format cannot hold something the record has.
    #[error("{format} cannot hold {what}")]
    CannotHold {
        /// Name of the format.
        format: &'static str,
        /// What it cannot hold.
        what: &'static str,
    },
}

/// A file format: a unit struct in its own module, listed in [`crate::FORMATS`].
pub trait Format: Sync {
    /// Short name, as a user gives it (`sgf`, `mat`).
    fn name(&self) -> &'static str;

    /// One line for lists of formats.
    fn summary(&self) -> &'static str;

    /// How likely these first kilobytes are of this format: 0 = not ours, 100 = certain.
    fn sniff(&self, head: &[u8]) -> u8;

    /// Reads a file.
    fn import(&self, bytes: &[u8]) -> Result<Imported, ImportError>;

    /// Writes a file.
    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError>;
}
