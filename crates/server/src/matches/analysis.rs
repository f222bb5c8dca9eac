//! The analysis of a match as a job.

use std::sync::Arc;
use std::time::{Duration, Instant};

use barpoint_engine::review::{open_decisions, progress};
use barpoint_engine::{Engine, EntryIndex, Strength};

use super::Shared;
use crate::error::ApiError;
use crate::folder::lock;
use crate::jobs::Work;

/// The analysis of a match.
pub(crate) struct Analysis {
    shared: Shared,
    file: u32,
    engine: Arc<Engine>,
    strength: Strength,
    first: EntryIndex,
    threads: usize,
    done: usize,
    total: usize,
    saved: Instant,
}

impl Analysis {
    /// Decisions of one part for each thread.
    const PART: usize = 4;
    /// Time between two writes.
    const EVERY: Duration = Duration::from_secs(3);

    /// Of a match at a level, from the entry looked at on: one that was begun is gone on with.
    pub(crate) fn new(
        shared: Shared,
        engine: Arc<Engine>,
        (level, strength): (&str, Strength),
        first: EntryIndex,
        threads: usize,
    ) -> Result<Self, ApiError> {
        let (file, state) = {
            let mut found = lock(&shared);
            let file = found.work_on(level, &engine.fingerprint().to_string())?;
            (file, progress(found.work(file)?))
        };
        Ok(Self {
            shared,
            file,
            engine,
            strength,
            first,
            threads,
            done: state.done,
            total: state.total,
            saved: Instant::now(),
        })
    }
}

impl Work for Analysis {
    fn progress(&self) -> (usize, usize) {
        (self.done, self.total)
    }

    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, String> {
        let told = |error: ApiError| error.to_string();
        let mut copy = lock(&self.shared).work(self.file).map_err(told)?.clone();
        let mut places = open_decisions(&copy, self.first);
        let more = places.len() > Self::PART * self.threads;
        places.truncate(Self::PART * self.threads);
        let done = self.engine.analyse_some(
            &mut copy,
            &places,
            &self.strength,
            self.threads,
            &mut |_| {
                if go_on() {
                    std::ops::ControlFlow::Continue(())
                } else {
                    std::ops::ControlFlow::Break(())
                }
            },
        );
        {
            let mut found = lock(&self.shared);
            let taken = found.take_over(self.file, &copy, &places);
            taken.map_err(told)?;
            self.done = progress(found.work(self.file).map_err(told)?).done;
        }
        if self.saved.elapsed() > Self::EVERY {
            self.keep()?;
        }
        Ok(more && done.done == places.len())
    }

    fn keep(&mut self) -> Result<(), String> {
        self.saved = Instant::now();
        let kept = lock(&self.shared).keep(self.file);
        kept.map_err(|error| error.to_string())
    }
}
