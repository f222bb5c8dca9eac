//! Trials kept in a file.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use barpoint_engine::Engine;
use barpoint_rollout::Trials;

use super::options::Question;
use crate::error::CliError;
use barpoint_app::files;

/// The trials of a rollout and, if wanted, the file they are kept in.
pub(super) struct Checkpoint {
    path: Option<PathBuf>,
    plan: u64,
    trials: Trials,
    saved: Instant,
}

impl Checkpoint {
    /// Time between two writes while the rollout runs.
    const EVERY: Duration = Duration::from_secs(2);

    /// The trials in the file, none if there is no file yet.
    pub(super) fn open(
        path: Option<&Path>,
        question: &Question,
        engine: &Engine,
    ) -> Result<Self, CliError> {
        let mut checkpoint = Self {
            path: path.map(Path::to_path_buf),
            plan: question.plan.fingerprint(engine.search()),
            trials: Trials::new(question.names.len()),
            saved: Instant::now(),
        };
        // An empty file is one made for the purpose, as by `mktemp`.
        let empty = |path: &Path| {
            path.metadata()
                .is_ok_and(|found| found.is_file() && found.len() == 0)
        };
        if let Some(path) = path.filter(|path| path.exists() && !empty(path)) {
            checkpoint.merge(path)?;
        }
        Ok(checkpoint)
    }

    /// The trials read.
    pub(super) const fn trials(&self) -> &Trials {
        &self.trials
    }

    /// Adds the trials of a file of the same rollout.
    pub(super) fn merge(&mut self, path: &Path) -> Result<(), CliError> {
        let bytes = files::read(path)?;
        Trials::from_bytes(&bytes, self.plan, self.trials.candidates())
            .and_then(|part| self.trials.merge(&part))
            .map_err(|error| CliError::File {
                path: path.to_path_buf(),
                reason: error.to_string(),
            })
    }

    /// Writes the file if the last time is long ago.
    pub(super) fn save_sometimes(&mut self, trials: &Trials) -> Result<(), CliError> {
        if self.path.is_none() || self.saved.elapsed() < Self::EVERY {
            return Ok(());
        }
        self.saved = Instant::now();
        self.save(trials)
    }

    /// Writes the file. Trials that were in it stay, also those that are not asked for this time.
    pub(super) fn save(&self, trials: &Trials) -> Result<(), CliError> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let mut all = trials.clone();
        all.merge(&self.trials).map_err(|error| CliError::File {
            path: path.clone(),
            reason: error.to_string(),
        })?;
        Ok(files::write_whole(path, &all.to_bytes(self.plan))?)
    }
}
