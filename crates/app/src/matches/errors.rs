//! The errors of an analysed match rolled out in parts, so that a job can be paused and its results shown meanwhile.

use std::ops::ControlFlow;
use std::path::Path;
use std::time::{Duration, Instant};

use barpoint_engine::{Engine, ErrorRollouts, MatchRecord, Progress};

use super::{KeptTrials, MatchError};

/// The errors of a match being rolled out.
#[derive(Debug)]
pub struct ErrorRolloutJob {
    /// As evaluated: which decisions are rolled out depends on it alone.
    source: MatchRecord,
    how: ErrorRollouts,
    threads: usize,
    kept: KeptTrials,
    progress: Progress,
}

impl ErrorRolloutJob {
    /// Time of one part.
    const PART: Duration = Duration::from_secs(1);

    /// The errors of an analysed record; trials kept in the file are used and more are saved there.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub fn new(
        source: MatchRecord,
        (how, threads): (&ErrorRollouts, usize),
        trials: &Path,
    ) -> Result<Self, MatchError> {
        Ok(Self {
            source,
            how: *how,
            threads,
            kept: KeptTrials::open(Some(trials))?,
            progress: Progress { done: 0, total: 0 },
        })
    }

    /// How many errors are rolled out; of none before the first part.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// Plays trials for about a second, or until `go_on` breaks, and returns the record with all errors rolled out so far.
    ///
    /// # Errors
    /// If the trials cannot be saved.
    pub fn part(
        &mut self,
        engine: &Engine,
        go_on: &dyn Fn() -> ControlFlow<()>,
    ) -> Result<MatchRecord, MatchError> {
        let mut record = self.source.clone();
        let begun = Instant::now();
        let how = (&self.how, self.threads);
        self.progress = self.kept.roll_out(&mut record, engine, how, &mut |_| {
            if begun.elapsed() >= Self::PART {
                return ControlFlow::Break(());
            }
            go_on()
        })?;
        Ok(record)
    }
}
