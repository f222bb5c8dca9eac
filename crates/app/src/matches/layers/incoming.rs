//! Match files to be reviewed, with the further analyses in them.

use barpoint_engine::MatchRecord;
use barpoint_formats::{ImportError, Imported};

use super::{DetachedLayers, detach_layers};
use crate::matches::{LengthError, check_length, missing_met};
use crate::phrase::{Said, of_warning};

/// A match to be reviewed, as its file has it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Incoming {
    /// The match.
    pub record: MatchRecord,
    /// Warnings about the file.
    pub warnings: Vec<Said>,
    /// Further analyses in the file.
    pub attached: DetachedLayers,
}

/// Why a file cannot be reviewed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum IncomingError {
    /// It holds no match, or a damaged one.
    #[error(transparent)]
    Import(#[from] ImportError),
    /// The match is too long.
    #[error(transparent)]
    Length(#[from] LengthError),
}

impl Incoming {
    /// Reads the bytes of a match file of any known format.
    ///
    /// # Errors
    /// If they hold no match, or one longer than match equity tables reach.
    pub fn read(bytes: &[u8]) -> Result<Self, IncomingError> {
        Ok(Self::of(barpoint_formats::import(bytes)?)?)
    }

    /// A match that was read.
    ///
    /// # Errors
    /// If it is longer than match equity tables reach.
    pub fn of(imported: Imported) -> Result<Self, LengthError> {
        check_length(&imported.record)?;
        let warnings = imported.warnings.iter();
        let warnings = warnings.map(|warning| Said::new(warning, of_warning(warning)));
        let mut record = imported.record;
        let attached = detach_layers(&mut record);
        Ok(Self {
            warnings: warnings
                .chain(missing_met(&record).map(Said::text))
                .collect(),
            record,
            attached,
        })
    }
}
