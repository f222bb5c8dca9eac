//! Building a Hypergammon database: value iteration to a threshold, with checkpoints.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use super::build_report::{HyperBuildError, HyperProgress, HyperSummary, io_at};
use super::checkpoint::{self, Job, Reached, Sum};
use super::database::{HyperFileError, header};
use super::record;
use super::sides::HyperCheckers;
use super::state::State;
use super::sweep::{Game, Step};

/// What is to be built.
#[derive(Clone, Debug, PartialEq)]
pub struct HyperPlan {
    /// Checkers a side.
    pub checkers: HyperCheckers,
    /// The iteration ends after the first pass in which no number changes by more than this.
    pub threshold: f32,
    /// A finished or half-finished database to start from instead of from nothing.
    pub start: Option<PathBuf>,
    /// How often a checkpoint is written beside the file; never if `None`.
    pub checkpoint_every: Option<Duration>,
}

impl HyperPlan {
    /// The threshold of the usual files.
    pub const THRESHOLD: f32 = 1e-5;

    /// A database of the usual accuracy, built from nothing, with a checkpoint every minute.
    #[must_use]
    pub const fn new(checkers: HyperCheckers) -> Self {
        Self {
            checkers,
            threshold: Self::THRESHOLD,
            start: None,
            checkpoint_every: Some(Duration::from_mins(1)),
        }
    }

    /// Bytes of memory needed, roughly.
    #[must_use]
    pub const fn memory(&self) -> u64 {
        const PER_PAIR: u64 = 64;
        // Lists of plays, by one-sided position, and positions computed but not yet stored.
        const PER_SIDE: u64 = 90_000;
        let (sides, pairs) = (self.checkers.positions(), self.checkers.pairs());
        PER_PAIR * pairs as u64 + PER_SIDE * sides as u64
    }

    /// Length of the finished file.
    #[must_use]
    pub const fn file_len(&self) -> u64 {
        40 + (record::RECORD * self.checkers.pairs()) as u64
    }

    /// Length of a checkpoint; two can be there at a time.
    #[must_use]
    pub const fn checkpoint_len(&self) -> u64 {
        48 + 40 * self.checkers.pairs() as u64
    }

    /// Passes it takes from nothing, roughly: those of the usual threshold, in proportion to its digits.
    #[must_use]
    #[expect(clippy::cast_sign_loss, reason = "at least 1")]
    pub fn usual_passes(&self) -> u32 {
        let usual = match self.checkers {
            HyperCheckers::One => 15.0,
            HyperCheckers::Two => 30.0,
            HyperCheckers::Three => 37.0,
        };
        let digits = self.threshold.max(f32::MIN_POSITIVE).log10() / Self::THRESHOLD.log10();
        (usual * digits.clamp(0.0, 2.0)).ceil().max(1.0) as u32
    }

    /// Time on one core, roughly.
    #[must_use]
    pub fn time(&self) -> Duration {
        const PER_POSITION: Duration = Duration::from_nanos(1500);
        PER_POSITION * self.checkers.pairs() as u32 * self.usual_passes()
    }

    /// Where the checkpoint of the file `path` is.
    #[must_use]
    pub fn checkpoint_path(path: &Path) -> PathBuf {
        beside(path, ".partial")
    }

    /// Builds the database at `path`, going on from its checkpoint if there is one of the same plan. The
    /// bytes are the same for any number of threads (those of the rayon pool it is called in) and
    /// however often it is stopped. `listener` is called after every part of a pass; when it breaks, the job ends,
    /// leaving a checkpoint.
    pub fn build(
        &self,
        path: &Path,
        listener: &mut dyn FnMut(&HyperProgress) -> ControlFlow<()>,
    ) -> Result<HyperSummary, HyperBuildError> {
        let game = Game::new(self.checkers);
        let partial = Self::checkpoint_path(path);
        let (start, start_sum) = self.start_file()?;
        let job = Job {
            checkers: self.checkers,
            threshold: self.threshold,
            start: start_sum,
        };
        if checkpoint::is_of_another(&partial, &job) {
            return Err(HyperBuildError::OtherCheckpoint(partial));
        }
        let found = checkpoint::read(&partial, &job).map_err(io_at(&partial))?;
        let resumed = found.is_some();
        let (mut reached, mut state) = match (found, start) {
            (Some((reached, state)), _) => (reached, state),
            (None, Some(bytes)) => {
                let state = State::of_file(self.checkers, &game.sides, &bytes);
                (Reached::default(), state)
            }
            (None, None) => {
                let state = State::new(self.checkers, &game.sides);
                (Reached::default(), state)
            }
        };
        self.iterate(
            &game,
            &mut state,
            &mut reached,
            listener,
            &mut |reached, state| {
                checkpoint::write(&partial, &job, reached, state).map_err(io_at(&partial))
            },
        )?;
        self.write(path, &state).map_err(io_at(path))?;
        if partial.exists() {
            std::fs::remove_file(&partial).map_err(io_at(&partial))?;
        }
        Ok(HyperSummary {
            passes: reached.passes,
            change: reached.norm,
            resumed,
            bytes: self.file_len(),
        })
    }

    /// Passes until one changes little enough, with checkpoints by `save`.
    fn iterate(
        &self,
        game: &Game,
        state: &mut State,
        reached: &mut Reached,
        listener: &mut dyn FnMut(&HyperProgress) -> ControlFlow<()>,
        save: &mut dyn FnMut(Reached, &State) -> Result<(), HyperBuildError>,
    ) -> Result<(), HyperBuildError> {
        let sides = game.sides.len();
        let len = |steps: &[Step]| steps.iter().map(|step| step.len(sides)).sum();
        let total = len(&game.steps);
        let mut saved = Instant::now();
        let mut wait = self.checkpoint_every;
        loop {
            let Some(step) = game.steps.get(reached.steps as usize) else {
                reached.passes += 1;
                if reached.norm <= self.threshold {
                    return Ok(());
                }
                (reached.steps, reached.norm) = (0, 0.0);
                continue;
            };
            reached.steps += 1;
            reached.norm = reached.norm.max(game.step(state, step));
            let progress = HyperProgress {
                pass: reached.passes + 1,
                done: len(&game.steps[..reached.steps as usize]),
                total,
                change: reached.norm,
            };
            let stop = listener(&progress).is_break();
            if wait.is_some_and(|wait| stop || saved.elapsed() >= wait) {
                let begun = Instant::now();
                save(*reached, state)?;
                saved = Instant::now();
                // Not more than a twentieth of the time goes into checkpoints.
                wait = wait.max(Some(20 * begun.elapsed()));
            }
            if stop {
                return Err(HyperBuildError::Stopped);
            }
        }
    }

    /// The records of the file to start from and their checksum.
    fn start_file(&self) -> Result<(Option<Vec<u8>>, u64), HyperBuildError> {
        let Some(path) = &self.start else {
            return Ok((None, 0));
        };
        let found = std::fs::metadata(path).map_err(io_at(path))?;
        if !found.is_file() {
            let endless = std::io::Error::other("expected a file");
            return Err(io_at(path)(endless));
        }
        let mut bytes = std::fs::read(path).map_err(io_at(path))?;
        let wrong = |source| HyperBuildError::Start {
            path: path.clone(),
            source,
        };
        let found = header::check(&bytes).map_err(wrong)?;
        if found != self.checkers {
            return Err(wrong(HyperFileError::Checkers {
                expected: self.checkers.count(),
                found: found.count(),
            }));
        }
        let mut sum = Sum::new();
        sum.add(&bytes);
        bytes.drain(..header::LEN);
        Ok((Some(bytes), sum.get()))
    }

    /// Writes the finished file beside its place, then moves it there.
    fn write(&self, path: &Path, state: &State) -> std::io::Result<()> {
        checkpoint::replace(path, &beside(path, ".new"), |out| {
            out.write_all(&header::bytes(self.checkers))?;
            for (entry, prospects) in state.entries.iter().zip(&state.prospects) {
                out.write_all(&record::encode(&prospects.chances(), &entry.equities()))?;
            }
            Ok(())
        })
    }
}

fn beside(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(suffix);
    path.with_file_name(name)
}
