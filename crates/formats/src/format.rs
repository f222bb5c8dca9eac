//! What every format offers.

use barpoint_record::MatchRecord;

use crate::{ImportError, Warning};

/// One match, session, game or position of a file. A position is a match of one game that starts with it
/// ([`barpoint_record::Event::SetPosition`]).
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
    /// The format is read, never written.
    #[error("{format} files can be read, not written")]
    NotWritten {
        /// Name of the format.
        format: &'static str,
    },
    /// The format cannot hold something the record has.
    #[error("{format} cannot hold {what}")]
    CannotHold {
        /// Name of the format.
        format: &'static str,
        /// What it cannot hold.
        what: &'static str,
    },
}

/// How much of an analysis a format keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisKept {
    /// Our own, and what other programs said.
    All,
    /// That of the program whose format it is, as the opinion of another program.
    TheirOwn,
    /// None.
    None,
}

/// What a format is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Abilities {
    /// Whether files of this format can be written.
    pub writes: bool,
    /// What happens to analyses.
    pub analysis: AnalysisKept,
    /// What is lost by writing it, or not read of it; empty if nothing is.
    pub loses: &'static str,
}

/// A file format: a unit struct in its own module, listed in [`crate::FORMATS`].
pub trait Format: Sync {
    /// Short name, as a user gives it (`sgf`, `mat`).
    fn name(&self) -> &'static str;

    /// The usual ending of its files.
    fn ending(&self) -> &'static str {
        self.name()
    }

    /// One line for lists of formats, with the usual ending.
    fn summary(&self) -> &'static str;

    /// What it is good for.
    fn abilities(&self) -> Abilities;

    /// Whether files of it hold positions alone, so that of a match little would be left.
    fn is_for_positions(&self) -> bool {
        false
    }

    /// How likely these first kilobytes are of this format: 0 = not ours, 100 = certain.
    fn sniff(&self, head: &[u8]) -> u8;

    /// Reads a file: everything in it, in file order, at least one.
    fn import(&self, bytes: &[u8]) -> Result<Vec<Imported>, ImportError>;

    /// Writes a file.
    ///
    /// # Errors
    /// If the format cannot hold the record at all; what it drops of one it can hold, [`Format::losses`] tells.
    fn export(&self, record: &MatchRecord) -> Result<Vec<u8>, ExportError> {
        let _ = record;
        Err(ExportError::NotWritten {
            format: self.name(),
        })
    }

    /// What of this record the format cannot hold, in words for a sentence ("comments", "the analysis"); empty if it
    /// holds all.
    fn losses(&self, record: &MatchRecord) -> Vec<&'static str> {
        let _ = record;
        Vec::new()
    }
}
