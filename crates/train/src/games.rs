//! What all stages that play games share: rounds, checkpoints and reports.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::context::RunContext;
use crate::progress::Pace;
use crate::records::{Record, Writer};
use crate::{Listener, TrainError};

/// Candidates the prefilter net keeps, unless a stage says otherwise.
pub(crate) const fn keep() -> usize {
    5
}

/// One in this many games is held out of training, unless a stage says otherwise.
pub(crate) const fn hold_out() -> u64 {
    100
}

/// What one game leaves behind.
#[derive(Debug, Default)]
pub(crate) struct Played {
    pub(crate) records: Vec<Record>,
    /// Whether its records are held out of training.
    pub(crate) held: bool,
    pub(crate) corrections: Corrections,
}

/// The size of target minus static value: the noise that a fit has to average out.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Corrections {
    pub(crate) count: f64,
    pub(crate) squares: f64,
}

impl Corrections {
    pub(crate) fn add(&mut self, other: Self) {
        self.count += other.count;
        self.squares += other.squares;
    }

    pub(crate) fn rms(self) -> f64 {
        (self.squares / self.count.max(1.0)).sqrt()
    }
}

/// Whether a game is held out of training when one in `every` is.
pub(crate) const fn is_held_out(game: u64, every: u64) -> bool {
    game % every == every - 1
}

/// The games of a stage.
pub(crate) struct Games<'a, T> {
    /// Name of the stage and of its records.
    stage: &'a str,
    /// How many to play.
    count: u64,
    /// How the records are made.
    settings: &'a T,
    context: RunContext<'a>,
}

impl<'a, T: Clone + Serialize + for<'de> Deserialize<'de>> Games<'a, T> {
    /// The games of a stage, given its name and how many to play.
    pub(crate) const fn new(
        settings: &'a T,
        context: RunContext<'a>,
        (stage, count): (&'a str, u64),
    ) -> Self {
        Self {
            stage,
            count,
            settings,
            context,
        }
    }

    /// Plays the games that are not written yet, `per_round` at a time. `play` receives the number of a game; `speed`
    /// describes the speed in words.
    pub(crate) fn run(
        &self,
        per_round: u64,
        listener: &mut Listener<'_>,
        play: impl Fn(u64) -> Played + Sync,
        speed: impl Fn(&Pace, &Writer<T>, Corrections) -> String,
    ) -> Result<(), TrainError> {
        let RunContext {
            seed,
            folder,
            intervals,
            ..
        } = self.context;
        let mut writer = Writer::open(folder, self.stage, seed, self.settings.clone())?;
        let mut pace = Pace::new(self.stage, writer.games(), self.count, intervals);
        let mut corrections = Corrections::default();
        while writer.games() < self.count {
            let from = writer.games();
            let to = self.count.min(from + per_round);
            let games: Vec<Played> = (from..to).into_par_iter().map(&play).collect();
            for game in &games {
                writer.game(&game.records, game.held)?;
                corrections.add(game.corrections);
            }
            if pace.keeps() {
                writer.commit(false)?;
            }
            if pace.reports() {
                pace.tell(listener, to, speed(&pace, &writer, corrections))?;
            }
        }
        writer.commit(true)
    }
}
