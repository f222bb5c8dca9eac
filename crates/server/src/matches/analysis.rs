//! The analysis of a match as a job.

use std::sync::Arc;
use std::time::{Duration, Instant};

use barpoint_app::Engines;
use barpoint_app::matches::review::progress;
use barpoint_app::matches::{AnalysisJob, analyse_next};
use barpoint_engine::{Engine, EntryIndex, Level, Strength, StrengthChoice};
use cpu_time::ProcessTime;

use super::Shared;
use crate::error::ApiError;
use crate::folder::{lock, now};
use crate::levels::Levels;
use crate::library::Librarian;
use crate::work::{Work, WorkError};

/// The strength of a level, with as many plays looked at in full depth as the settings say.
pub(crate) fn strength_of(engines: &Engines, level: &str) -> Result<Strength, ApiError> {
    let level = Level::named(level).map_err(ApiError::bad)?.deciding();
    Ok(engines.strength(&StrengthChoice {
        level: Some(level),
        ..StrengthChoice::default()
    }))
}

/// The analysis of a match.
pub(crate) struct Analysis {
    shared: Shared,
    file: u32,
    engine: Arc<Engine>,
    job: AnalysisJob,
    first: EntryIndex,
    done: usize,
    total: usize,
    saved: Instant,
    cost: Cost,
    librarian: Arc<Librarian>,
}

/// What the turns analysed so far cost.
struct Cost {
    levels: Arc<Levels>,
    level: String,
    turns: usize,
    /// Processor time of all threads.
    spent: Duration,
}

impl Cost {
    /// Turns after which they predict the time of a match.
    const ENOUGH: usize = 40;

    /// The processor time of a turn in milliseconds, once enough are done.
    fn turn_ms(&self) -> Option<f32> {
        let turns = u16::try_from(self.turns).unwrap_or(u16::MAX);
        (self.turns >= Self::ENOUGH).then(|| 1000.0 * self.spent.as_secs_f32() / f32::from(turns))
    }
}

impl Analysis {
    /// Time between two saves.
    const EVERY: Duration = Duration::from_secs(3);

    /// The analysis of a match at a level, starting from the entry on screen; an unfinished one is resumed.
    pub(crate) fn new(
        shared: Shared,
        engine: Arc<Engine>,
        (level, strength): (&str, Strength),
        first: EntryIndex,
        (threads, levels, librarian): (usize, &Arc<Levels>, &Arc<Librarian>),
    ) -> Result<Self, ApiError> {
        let (file, state) = {
            let review = &mut lock(&shared).review;
            let nets = engine.search().fingerprint().to_string();
            let asked = (level, strength.filter.least());
            let file = review.work_on(asked, &nets, now())?;
            (file, progress(review.work(file)?))
        };
        Ok(Self {
            shared,
            file,
            engine,
            job: AnalysisJob {
                strength,
                threads,
                rollouts: None,
            },
            first,
            done: state.done,
            total: state.total,
            saved: Instant::now(),
            cost: Cost {
                levels: Arc::clone(levels),
                level: level.to_owned(),
                turns: 0,
                spent: Duration::ZERO,
            },
            librarian: Arc::clone(librarian),
        })
    }

    fn save(&mut self) -> Result<(), WorkError> {
        self.saved = Instant::now();
        let kept = lock(&self.shared).review.save_work(self.file, &self.engine);
        let seen = self.cost.turn_ms().map_or(Ok(()), |turn_ms| {
            let found = (self.cost.level.as_str(), turn_ms);
            self.cost.levels.saw(&self.engine, self.job.threads, found)
        });
        kept?;
        Ok(seen?)
    }
}

impl Work for Analysis {
    fn progress(&self) -> (usize, usize) {
        (self.done, self.total)
    }

    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, WorkError> {
        let copy = lock(&self.shared).review.work(self.file).cloned();
        let mut copy = copy?;
        let (begun, worked) = (Instant::now(), ProcessTime::now());
        let part = analyse_next(&mut copy, &self.engine, &self.job, self.first, &mut |_| {
            if go_on() {
                std::ops::ControlFlow::Continue(())
            } else {
                std::ops::ControlFlow::Break(())
            }
        });
        // Questions answered meanwhile cost time too, but the job cannot have used more than its threads.
        let most = begun.elapsed() * u32::try_from(self.job.threads).unwrap_or(u32::MAX);
        self.cost.spent += worked.elapsed().min(most);
        self.cost.turns += part.done;
        {
            let review = &mut lock(&self.shared).review;
            review.take_over(self.file, &copy, &part.places)?;
            self.done = progress(review.work(self.file)?).done;
        }
        if self.saved.elapsed() > Self::EVERY {
            self.save()?;
        }
        Ok(part.more)
    }

    fn keep(&mut self) -> Result<(), WorkError> {
        self.save()?;
        let id = lock(&self.shared).id.clone();
        self.librarian.changed(&id);
        Ok(())
    }
}
