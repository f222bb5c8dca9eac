//! Nets of an earlier run, or fitted by another program, as the start of a new one.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use barpoint_nn::Weights;

use crate::TrainError;
use crate::files::{at, damaged, load_net, path_of, save_net};

/// Settings of a stage that takes over a net.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ImportSettings {
    /// Name of the stage and of its net.
    pub name: String,
    /// A weight file, or the net of a run, relative to the run's folder.
    pub file: PathBuf,
    /// The command that makes the file, if no stage does: for the card, and for whoever misses the file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made_by: Option<String>,
}

/// Runs the stage; the net ends in `NAME.net`.
pub(crate) fn run(settings: &ImportSettings, folder: &Path) -> Result<(), TrainError> {
    let path = folder.join(&settings.file);
    let bytes = std::fs::read(&path).map_err(|error| match &settings.made_by {
        Some(made_by) => damaged(&path, format!("{error}; made by: {made_by}")),
        None => at(&path)(error),
    })?;
    let to = path_of(folder, &settings.name, "net");
    if bytes.starts_with(b"{")
        && let Some((net, state)) = load_net::<serde_json::Value>(&path)?
    {
        return save_net(&to, &net, &state);
    }
    let weights = Weights::decode(&bytes).map_err(|error| damaged(&path, error.to_string()))?;
    save_net(&to, &weights.network, settings)
}
