//! Stages that play games and keep records of them: the rounds, checkpoints and reports they share.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::progress::{Intervals, Pace};
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

/// Size of target minus static value, the noise a fit has to average away.
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

/// The games of a stage.
pub(crate) struct Games<'a> {
    /// Name of the stage.
    pub(crate) stage: &'a str,
    /// How many to play.
    pub(crate) count: u64,
    /// Shared out at a time.
    pub(crate) per_round: u64,
    pub(crate) intervals: Intervals,
}

impl Games<'_> {
    /// Plays the games that are not written yet. `play` gets the number of a game; `speed` says in words
    /// how fast it goes.
    pub(crate) fn run<T: Serialize + for<'de> Deserialize<'de>>(
        &self,
        mut writer: Writer<T>,
        listener: &mut Listener<'_>,
        play: impl Fn(u64) -> Played + Sync,
        speed: impl Fn(&Pace, &Writer<T>, Corrections) -> String,
    ) -> Result<(), TrainError> {
        let mut pace = Pace::new(self.stage, writer.games(), self.count, self.intervals);
        let mut corrections = Corrections::default();
        while writer.games() < self.count {
            let from = writer.games();
            let to = self.count.min(from + self.per_round);
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
