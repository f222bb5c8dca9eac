//! A run: the stages of a config file, one after the other, each skipped once its result is there.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use barpoint_bearoff::OneSided;

use crate::decisions::{self, DecisionSettings};
use crate::export::{self, ExportSettings};
use crate::files::{at, damaged, lock, path_of, remove_if_present};
use crate::fit::{self, FitSettings};
use crate::generate::{self, GenerateSettings};
use crate::import::{self, ImportSettings};
use crate::progress::Intervals;
use crate::races::{self, RaceSettings};
use crate::records;
use crate::td::{self, TdSettings};
use crate::{Listener, TrainError};

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
    /// Seconds between two reports.
    #[serde(default = "Config::report_seconds")]
    pub report_seconds: f64,
    /// Seconds between two checkpoints: what a kill costs at most.
    #[serde(default = "Config::checkpoint_seconds")]
    pub checkpoint_seconds: f64,
    /// What to do, in order.
    #[serde(rename = "stage")]
    pub stages: Vec<Stage>,
}

impl Config {
    const fn report_seconds() -> f64 {
        15.0
    }

    const fn checkpoint_seconds() -> f64 {
        30.0
    }

    fn intervals(&self) -> Intervals {
        let seconds = |s: f64| Duration::try_from_secs_f64(s).unwrap_or(Duration::MAX);
        Intervals {
            report: seconds(self.report_seconds),
            checkpoint: seconds(self.checkpoint_seconds),
        }
    }
}

/// One step of a run.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Stage {
    /// A net taken over from a weight file.
    Import(ImportSettings),
    /// TD(lambda) self-play from random weights.
    Td(TdSettings),
    /// Records from self-play with look-ahead.
    Generate(GenerateSettings),
    /// Races labelled by a bearoff database.
    Races(RaceSettings),
    /// Decisions to measure nets in training by.
    Decisions(DecisionSettings),
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
            Self::Import(settings) => &settings.name,
            Self::Td(settings) => &settings.name,
            Self::Generate(settings) => &settings.name,
            Self::Races(settings) => &settings.name,
            Self::Decisions(settings) => &settings.name,
            Self::Fit(settings) => &settings.name,
            Self::Export(settings) => &settings.name,
        }
    }

    /// What is wrong with the settings, if anything.
    fn problem(&self) -> Option<String> {
        match self {
            Self::Generate(settings) => settings.problem(),
            Self::Races(settings) => settings.problem(),
            _ => None,
        }
    }

    fn is_done(&self, folder: &Path) -> Result<bool, TrainError> {
        match self {
            Self::Import(_) | Self::Td(_) | Self::Fit(_) => {
                Ok(path_of(folder, self.name(), "net").exists())
            }
            Self::Generate(_) | Self::Races(_) | Self::Decisions(_) => {
                records::is_finished(folder, self.name())
            }
            Self::Export(_) => Ok(false),
        }
    }
}

/// Runs the stages of a config file that are not done yet, resuming the one that was interrupted.
pub fn run(config: &Path, listener: &mut Listener<'_>) -> Result<(), TrainError> {
    let text = std::fs::read_to_string(config).map_err(at(config))?;
    let parsed: Config =
        toml::from_str(&text).map_err(|error| damaged(config, error.to_string()))?;
    for stage in &parsed.stages {
        if let Some(problem) = stage.problem() {
            let problem = format!("stage {}: {problem}", stage.name());
            return Err(damaged(config, problem));
        }
    }
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
            // What a kill at the very end may have left behind.
            for extension in ["checkpoint", "lock"] {
                remove_if_present(&path_of(&folder, stage.name(), extension))?;
            }
            continue;
        }
        let lock_path = path_of(&folder, stage.name(), "lock");
        let lock = lock(&lock_path)?;
        // Another process may just have finished it.
        if stage.is_done(&folder)? {
            remove_if_present(&lock_path)?;
            continue;
        }
        let (seed, intervals) = (parsed.seed, parsed.intervals());
        pool.install(|| match stage {
            Stage::Import(settings) => import::run(settings, &folder),
            Stage::Td(settings) => td::run(settings, seed, &folder, &bearoff, intervals, listener),
            Stage::Generate(settings) => {
                let evaluator = settings.nets.evaluator(&folder, &bearoff)?;
                generate::run(settings, seed, &folder, &evaluator, intervals, listener)
            }
            Stage::Races(settings) => {
                races::run(settings, seed, &folder, &bearoff, intervals, listener)
            }
            Stage::Decisions(settings) => {
                let evaluator = settings.nets.evaluator(&folder, &bearoff)?;
                decisions::run(settings, seed, &folder, &evaluator, intervals, listener)
            }
            Stage::Fit(settings) => {
                fit::run(settings, seed, &folder, &bearoff, intervals, listener)
            }
            Stage::Export(settings) => export::run(settings, &parsed, &folder, &bearoff),
        })?;
        remove_if_present(&lock_path)?;
        drop(lock);
    }
    Ok(())
}
