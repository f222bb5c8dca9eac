//! Engines for tests of shells.

use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::{EngineSettings, Engines, Folders, Silent};

/// Engines with this data folder, if any.
pub(crate) fn engines(data: Option<PathBuf>) -> Arc<Engines> {
    let folders = Folders {
        data,
        cache: Some(barpoint_testkit::tables_folder()),
    };
    Arc::new(Engines::new(
        folders,
        EngineSettings::default(),
        Arc::new(Silent),
    ))
}
