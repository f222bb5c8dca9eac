//! Rolling out the errors of a match as a job.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::time::{Duration, Instant};

use barpoint_app::matches::ErrorRolloutJob;
use barpoint_engine::{Engine, EntryIndex, ErrorRollouts, MatchRecord};

use super::Shared;
use crate::error::ApiError;
use crate::folder::{lock, now};
use crate::library::Librarian;
use crate::work::{Work, WorkError};

/// The errors of a match being rolled out.
pub(crate) struct Rollouts {
    shared: Shared,
    file: u32,
    engine: Arc<Engine>,
    job: ErrorRolloutJob,
    librarian: Arc<Librarian>,
    saved: Instant,
}

impl Rollouts {
    /// Time between two saves.
    const EVERY: Duration = Duration::from_secs(5);

    /// The errors of the analysis shown, rolled out in an analysis of their own.
    pub(crate) fn new(
        shared: Shared,
        engine: Arc<Engine>,
        (how, threads): (&ErrorRollouts, usize),
        librarian: &Arc<Librarian>,
    ) -> Result<Self, ApiError> {
        let (file, job) = {
            let review = &mut lock(&shared).review;
            let (file, record) = review.roll_out_errors(now())?;
            let job = ErrorRolloutJob::new(record, (how, threads), &review.trials_path());
            (file, job.map_err(ApiError::internal)?)
        };
        Ok(Self {
            shared,
            file,
            engine,
            job,
            librarian: Arc::clone(librarian),
            saved: Instant::now(),
        })
    }

    fn save(&mut self) -> Result<(), WorkError> {
        self.saved = Instant::now();
        let review = &mut lock(&self.shared).review;
        review.save_work(self.file, &self.engine)?;
        Ok(())
    }
}

impl Work for Rollouts {
    fn progress(&self) -> (usize, usize) {
        let progress = self.job.progress();
        (progress.done, progress.total)
    }

    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, WorkError> {
        let record = self.job.part(&self.engine, &|| {
            if go_on() {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        })?;
        lock(&self.shared)
            .review
            .take_over(self.file, &record, &everywhere(&record))?;
        if self.saved.elapsed() > Self::EVERY {
            self.save()?;
        }
        Ok(!self.job.progress().is_complete())
    }

    fn keep(&mut self) -> Result<(), WorkError> {
        self.save()?;
        let id = lock(&self.shared).id.clone();
        self.librarian.changed(&id);
        Ok(())
    }
}

/// All entries of a match.
fn everywhere(record: &MatchRecord) -> Vec<EntryIndex> {
    let games = record.games.iter().enumerate();
    let entries = games.flat_map(|(game, found)| {
        (0..found.entries.len()).map(move |entry| EntryIndex { game, entry })
    });
    entries.collect()
}
