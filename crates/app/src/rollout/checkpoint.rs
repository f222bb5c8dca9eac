//! Trials of a rollout saved in a file.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use barpoint_engine::Trials;
use barpoint_rollout::TrialsError;

use super::Rollout;
use crate::files::{self, FileError};

/// A file with trials that cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CheckpointError {
    /// It cannot be read or written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Nothing to add.
    #[error("{path}: expected trials to add, found none")]
    Empty {
        /// The file.
        path: PathBuf,
    },
    /// Its contents cannot be used.
    #[error("{path}: {source}")]
    Trials {
        /// The file.
        path: PathBuf,
        /// Why.
        source: TrialsError,
    },
}

/// The file in which the trials of a rollout are saved, if any.
#[derive(Debug)]
pub struct Checkpoint {
    path: Option<PathBuf>,
    /// Its previous contents, which stay even if they are not used this time.
    kept: Trials,
    saved: Instant,
}

impl Checkpoint {
    /// Time between two writes while a rollout runs.
    const EVERY: Duration = Duration::from_secs(2);

    /// Adds the trials of a file to a rollout; none if there is no file yet. A file that cannot be written is reported now,
    /// not after the work.
    ///
    /// # Errors
    /// If the file cannot be read or written, or holds something else.
    pub fn open(path: Option<&Path>, rollout: &mut Rollout) -> Result<Self, CheckpointError> {
        // An empty file is one made for the purpose, as by `mktemp`.
        let empty = |path: &Path| {
            path.metadata()
                .is_ok_and(|found| found.is_file() && found.len() == 0)
        };
        if let Some(path) = path.filter(|path| path.exists() && !empty(path)) {
            add(rollout, path)?;
        }
        let checkpoint = Self {
            path: path.map(Path::to_path_buf),
            kept: rollout.trials().clone(),
            saved: Instant::now(),
        };
        checkpoint.save(rollout, rollout.trials())?;
        Ok(checkpoint)
    }

    /// Writes the file if it was last written some time ago.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_sometimes(
        &mut self,
        rollout: &Rollout,
        trials: &Trials,
    ) -> Result<(), CheckpointError> {
        if self.path.is_none() || self.saved.elapsed() < Self::EVERY {
            return Ok(());
        }
        self.saved = Instant::now();
        self.save(rollout, trials)
    }

    /// Writes the file.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, rollout: &Rollout, trials: &Trials) -> Result<(), CheckpointError> {
        let Some(path) = &self.path else {
            return Ok(());
        };
        let mut all = trials.clone();
        all.merge(&self.kept)
            .map_err(|source| CheckpointError::Trials {
                path: path.clone(),
                source,
            })?;
        Ok(files::write_whole(
            path,
            &all.to_bytes(rollout.fingerprint()),
        )?)
    }
}

/// Adds the trials of a file of the same rollout.
///
/// # Errors
/// If the file cannot be read, holds something else or no trials.
pub fn merge(rollout: &mut Rollout, path: &Path) -> Result<(), CheckpointError> {
    if add(rollout, path)? == 0 {
        return Err(CheckpointError::Empty {
            path: path.to_path_buf(),
        });
    }
    Ok(())
}

/// Adds the trials of a file and returns the largest number of results of a candidate in it.
fn add(rollout: &mut Rollout, path: &Path) -> Result<u32, CheckpointError> {
    let bytes = files::read_kept(path)?;
    let added = rollout.read(&bytes).and_then(|part| {
        rollout.merge(&part)?;
        Ok(part.most())
    });
    added.map_err(|source| CheckpointError::Trials {
        path: path.to_path_buf(),
        source,
    })
}
