//! Rollouts of the errors of matches, saved in a file.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use barpoint_engine::{Engine, ErrorRollouts, MatchRecord, Progress};
use barpoint_rollout::KeptRollouts;

use super::MatchError;
use crate::files;

/// The trials of all errors rolled out, and the file in which they are saved, if any.
#[derive(Debug)]
pub struct KeptTrials {
    path: Option<PathBuf>,
    rollouts: KeptRollouts,
    saved: Instant,
}

impl Default for KeptTrials {
    /// None, saved in no file.
    fn default() -> Self {
        Self {
            path: None,
            rollouts: KeptRollouts::default(),
            saved: Instant::now(),
        }
    }
}

impl KeptTrials {
    /// Time between two writes.
    const EVERY: Duration = Duration::from_secs(5);

    /// The trials of a file, if it exists; a file that cannot be written is reported before the work, not after.
    ///
    /// # Errors
    /// If it cannot be read or written, or holds something else.
    pub fn open(path: Option<&Path>) -> Result<Self, MatchError> {
        let rollouts = match path.filter(|path| path.exists()) {
            None => KeptRollouts::default(),
            Some(path) => KeptRollouts::from_bytes(&files::read_kept(path)?).map_err(|source| {
                MatchError::Trials {
                    path: path.to_path_buf(),
                    source,
                }
            })?,
        };
        let kept = Self {
            path: path.map(Path::to_path_buf),
            rollouts,
            saved: Instant::now(),
        };
        kept.save()?;
        Ok(kept)
    }

    fn save(&self) -> Result<(), MatchError> {
        if let Some(path) = &self.path {
            files::write_whole(path, &self.rollouts.to_bytes(None))?;
        }
        Ok(())
    }

    /// Rolls out the errors of an analysed match and saves the trials.
    pub(super) fn roll_out(
        &mut self,
        record: &mut MatchRecord,
        engine: &Engine,
        (how, threads): (&ErrorRollouts, usize),
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Result<Progress, MatchError> {
        let mut failed = None;
        let (path, saved) = (&self.path, &mut self.saved);
        let rollouts = &mut self.rollouts;
        let progress = engine.rollout_errors(record, how, threads, rollouts, &mut |progress| {
            if let Some(path) = path.as_ref().filter(|_| saved.elapsed() >= Self::EVERY) {
                *saved = Instant::now();
                let bytes = progress.kept.to_bytes(Some(progress.under_way));
                failed = files::write_whole(path, &bytes).err();
            }
            if failed.is_some() {
                return ControlFlow::Break(());
            }
            on_progress(&progress.decisions)
        });
        match failed {
            Some(error) => Err(error.into()),
            None => self.save().map(|()| progress),
        }
    }
}
