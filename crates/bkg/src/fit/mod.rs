//! Fitting the functions of BKG-VI by games against itself, in the order that the paper gives (VI).
//!
//! A round plays games with the functions as they are, the first with BKG of 1977, then fits class after class: first those
//! for which bearing off is forward, then those for which these are. What a function should predict is the value where
//! play first leaves the class, by the function of the class it enters, or the exact chances at the end; in the first round,
//! which has no functions yet, how the game ended. After that pass the classes with a backward class fitted since are fitted again.
//!
//! - [`Round::play`]: the games; [`Round::steps`]: the classes in order;
//! - [`Round::fit`]: one step; [`Step`]: what it did.
//!
//! Everything is the same for any number of threads. What it does not do: keeping files.

mod chunks;
mod games;
mod order;
mod random;
mod samples;
mod solve;

use std::sync::Arc;

use barpoint_bearoff::OneSided;

use crate::Bkg;
use crate::vi::{CLASSES, Expectation, Functions, Neighbours};
use games::Game;
use samples::{Aims, Sample};

/// What to play and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Plan {
    /// Games of each round.
    pub games: u32,
    /// Seed of the dice.
    pub seed: u64,
    /// Threads to use.
    pub threads: usize,
}

/// The games of a round with the order of its steps.
#[derive(Debug)]
pub struct Round {
    games: Vec<Game>,
    neighbours: [Neighbours; CLASSES.len()],
    steps: Vec<usize>,
    aims: Aims,
    threads: usize,
}

/// What a step did.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Step {
    /// The class whose function was fitted.
    pub class: usize,
    /// Positions it was fitted to.
    pub samples: usize,
    /// Positions held out.
    pub held_out: usize,
    /// Root mean square error of the expectation on the positions held out, points, before the step.
    pub before: f64,
    /// After it.
    pub after: f64,
    /// Whether the function was replaced: there were enough positions, and the error fell.
    pub kept: bool,
}

impl Round {
    /// Fewest positions that a class is fitted to.
    const FEWEST: usize = 2_000;

    /// Plays the games of a round: the first by BKG of 1977, the others by the functions.
    #[must_use]
    pub fn play(plan: &Plan, number: u32, bkg: &Bkg, expectation: &Expectation) -> Self {
        let first = number == 0;
        let player = if first {
            bkg.clone()
        } else {
            Bkg::vi(bkg.tables().clone(), expectation.clone())
        };
        let games = games::play(plan, number, &player);
        let neighbours = order::neighbours(&games);
        let aims = if first { Aims::Results } else { Aims::Exits };
        Self {
            steps: order::steps(&neighbours, aims == Aims::Exits),
            games,
            neighbours,
            aims,
            threads: plan.threads,
        }
    }

    /// The classes to fit, in order; some twice.
    #[must_use]
    pub fn steps(&self) -> &[usize] {
        &self.steps
    }

    /// Positions met.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.games.iter().map(Game::len).sum()
    }

    /// Fits the function of a class.
    pub fn fit(&self, class: usize, functions: &mut Functions, table: &Arc<OneSided>) -> Step {
        let now = Expectation::new(Arc::new(functions.clone()), Arc::clone(table));
        let (held_out, fitted): (Vec<Sample>, Vec<Sample>) =
            samples::of(class, &self.games, &now, self.aims, self.threads)
                .into_iter()
                .partition(|sample| sample.held_out);
        let mut step = Step {
            class,
            samples: fitted.len(),
            held_out: held_out.len(),
            before: error(&held_out, class, functions),
            after: 0.0,
            kept: false,
        };
        step.after = step.before;
        functions.set_neighbours(class, self.neighbours[class]);
        if fitted.len() < Self::FEWEST || held_out.is_empty() {
            return step;
        }
        let old = functions.of(class).to_vec();
        for (row, worth) in solve::solve(&fitted, &old, self.threads)
            .into_iter()
            .enumerate()
        {
            functions.set_row(class, row, worth);
        }
        step.after = error(&held_out, class, functions);
        step.kept = step.after < step.before;
        if !step.kept {
            functions.of_mut(class).copy_from_slice(&old);
        }
        step
    }
}

/// Root mean square error of the expectation.
fn error(samples: &[Sample], class: usize, functions: &Functions) -> f64 {
    let square = |sample: &Sample| {
        let predicted = functions.predict(class, &sample.rows, sample.p1);
        f64::from(predicted.expectation() - sample.aim.expectation()).powi(2)
    };
    let sum: f64 = samples.iter().map(square).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}
