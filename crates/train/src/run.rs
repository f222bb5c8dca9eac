//! A run: the stages of a config file, one after the other, each skipped once its result is there.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;

use crate::export::{self, ExportSettings};
use crate::files::{at, damaged, path_of};
use crate::fit::{self, FitSettings};
use crate::generate::{self, GenerateSettings};
use crate::records;
use crate::td::{self, TdSettings};
use crate::{Progress, TrainError};

/// A training run, as its TOML file describes it.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// Seed of all dice, weights and shuffles.
    pub seed: u64,
    /// Threads. Results do not depend on it.
    pub threads: usize,
    /// Folder of everything the run writes, relative to the config file.
    pub folder: PathBuf,
    /// What to do, in order.
    #[serde(rename = "stage")]
    pub stages: Vec<Stage>,
}

/// One step of a run.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// TD(lambda) self-play from random weights.
    Td(TdSettings),
    /// Records from self-play with look-ahead.
    Generate(GenerateSettings),
    /// A net fitted to records.
    Fit(FitSettings),
    /// The weight files that ship, written again by every run.
    Export(ExportSettings),
}

impl Stage {
    /// Name of the stage, unique in a run.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Td(settings) => &settings.name,
            Self::Generate(settings) => &settings.name,
            Self::Fit(settings) => &settings.name,
            Self::Export(settings) => &settings.name,
        }
    }

    fn is_done(&self, folder: &Path) -> Result<bool, TrainError> {
        match self {
            Self::Td(_) | Self::Fit(_) => Ok(path_of(folder, self.name(), "net").exists()),
            Self::Generate(_) => records::is_finished(folder, self.name()),
            Self::Export(_) => Ok(false),
        }
    }
}

/// Runs the stages of a config file that are not done yet, resuming the one that was interrupted.
pub fn run(
    config: &Path,
    on_progress: &mut (dyn FnMut(&Progress) + Send),
) -> Result<(), TrainError> {
    let text = std::fs::read_to_string(config).map_err(at(config))?;
    let parsed: Config =
        toml::from_str(&text).map_err(|error| damaged(config, error.to_string()))?;
    let folder = config
        .parent()
        .unwrap_or(Path::new("."))
        .join(&parsed.folder);
    std::fs::create_dir_all(&folder).map_err(at(&folder))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(parsed.threads)
        .build()
        .map_err(|error| TrainError::Threads(error.to_string()))?;
    let bearoff = Arc::new(OneSided::build());
    for stage in &parsed.stages {
        if stage.is_done(&folder)? {
            continue;
        }
        let seed = parsed.seed;
        pool.install(|| match stage {
            Stage::Td(settings) => td::run(settings, seed, &folder, &bearoff, on_progress),
            Stage::Generate(settings) => {
                let evaluator = settings.nets.evaluator(&folder, &bearoff)?;
                generate::run(settings, seed, &folder, &evaluator, on_progress)
            }
            Stage::Fit(settings) => fit::run(settings, seed, &folder, &bearoff, on_progress),
            Stage::Export(settings) => export::run(settings, &parsed, &folder, &bearoff),
        })?;
    }
    Ok(())
}
