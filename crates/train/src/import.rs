//! Nets of an earlier run as the start of a new one: a shipped weight file becomes a net of the run.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use barpoint_nn::Weights;

use crate::TrainError;
use crate::files::{at, damaged, path_of, save_net};

/// Settings of a stage that takes over a net.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ImportSettings {
    /// Name of the stage and of its net.
    pub name: String,
    /// The weight file, relative to the run's folder.
    pub file: PathBuf,
}

/// Runs the stage; the net ends in `NAME.net`.
pub(crate) fn run(settings: &ImportSettings, folder: &Path) -> Result<(), TrainError> {
    let path = folder.join(&settings.file);
    let bytes = std::fs::read(&path).map_err(at(&path))?;
    let weights = Weights::decode(&bytes).map_err(|error| damaged(&path, error.to_string()))?;
    save_net(
        &path_of(folder, &settings.name, "net"),
        &weights.network,
        settings,
    )
}
