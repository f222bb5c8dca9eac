//! The file in which the costs of the levels are saved.

use std::path::PathBuf;

use barpoint_app::files::{self, FileError};
use barpoint_app::levels::{CostStore, Levels as Costs};
use barpoint_engine::KnownCosts;
use barpoint_wire::KeptCosts;

use crate::folder::now;

/// The version of the measurement.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The costs of the levels, saved in a file.
pub(crate) type Levels = Costs<CostFile>;

/// The file.
pub(crate) struct CostFile(PathBuf);

/// The costs saved in a file.
pub(crate) fn levels(path: PathBuf) -> Levels {
    Costs::new(PROGRAM, CostFile(path), now)
}

impl CostStore for CostFile {
    type Error = FileError;

    fn read(&self) -> Option<KnownCosts> {
        let text = std::fs::read(&self.0).ok()?;
        let kept: KeptCosts = serde_json::from_slice(&text).ok()?;
        kept.known()
    }

    fn write(&self, costs: &KnownCosts) -> Result<(), FileError> {
        let text = serde_json::to_vec(&KeptCosts::from(costs));
        let text = text.map_err(|error| FileError::Write {
            path: self.0.clone(),
            source: error.into(),
        })?;
        files::write_private(&self.0, &text)
    }
}
