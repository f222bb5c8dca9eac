//! One pass of value iteration over all positions, in place.
//!
//! The order decides how soon it converges and, the numbers being single precision, how it ends. Small
//! games go in the order of gnubg's makehyper, which gives its bytes: own position outer, opponent's
//! inner. With three checkers that takes far more than a hundred passes, because a position reads many
//! that are still to be computed. There the order is by pips: a play without a hit lowers the pips of
//! its side, so a position comes after all it can reach that way, and only hits and dances read numbers
//! of the pass before.

use barpoint_rules::Roll;
use rayon::prelude::*;

use super::best::Best;
use super::plays::{Plays, ROLLS};
use super::sides::{Half, HyperCheckers, MAX_CHECKERS, PLACES, all};
use super::state::{Entry, Kind, Prospects, State, Worth};

/// 1/36 as the released tool multiplies by it: its bytes need the rounded reciprocal.
const ONE_36TH: f32 = 1.0 / 36.0;

/// Everything that does not change from pass to pass.
pub(crate) struct Game {
    pub(crate) sides: Vec<Half>,
    plays: Plays,
    weights: [f32; ROLLS],
    /// What a pass consists of, in order.
    pub(crate) steps: Vec<Step>,
}

/// Part of a pass.
pub(crate) enum Step {
    /// An own position against all of the opponent's, one after the other, each reading the new numbers
    /// of those before.
    Row(u16),
    /// Some own positions against some of the opponent's, all reading what was there before the step, so
    /// that any thread may compute any of them.
    Rectangle {
        /// Own positions.
        own: Vec<u16>,
        /// The opponent's.
        theirs: Vec<u16>,
    },
}

impl Step {
    /// How many positions it computes.
    pub(crate) const fn len(&self, sides: usize) -> usize {
        match self {
            Self::Row(_) => sides,
            Self::Rectangle { own, theirs } => own.len() * theirs.len(),
        }
    }

    /// The order of gnubg's makehyper.
    pub(super) fn rows(sides: &[Half]) -> Vec<Self> {
        (0..sides.len()).map(|own| Self::Row(own as u16)).collect()
    }

    /// For each pip count: the positions that have it against those with less, then those with it or
    /// less against those that have it.
    pub(super) fn by_pips(sides: &[Half]) -> Vec<Self> {
        let mut steps = Vec::new();
        let mut lower: Vec<u16> = Vec::new();
        for pips in 1..=MAX_CHECKERS * PLACES {
            let having = |(i, side): (usize, &Half)| (side.pips() == pips).then_some(i as u16);
            let level: Vec<u16> = sides.iter().enumerate().filter_map(having).collect();
            steps.push(Self::Rectangle {
                own: level.clone(),
                theirs: lower.clone(),
            });
            lower.extend_from_slice(&level);
            steps.push(Self::Rectangle {
                own: lower.clone(),
                theirs: level,
            });
        }
        steps
    }
}

/// A position computed anew.
#[derive(Clone, Copy)]
struct New {
    entry: Entry,
    prospects: Prospects,
}

impl Game {
    pub(crate) fn new(checkers: HyperCheckers) -> Self {
        match checkers {
            HyperCheckers::One | HyperCheckers::Two => Self::in_order(checkers, Step::rows),
            HyperCheckers::Three => Self::in_order(checkers, Step::by_pips),
        }
    }

    /// The game with passes of these steps.
    pub(super) fn in_order(checkers: HyperCheckers, order: fn(&[Half]) -> Vec<Step>) -> Self {
        let sides = all(checkers);
        let mut weights = [0.0; ROLLS];
        for (weight, (_, w)) in weights.iter_mut().zip(Roll::weighted()) {
            *weight = f32::from(w);
        }
        Self {
            plays: Plays::new(checkers, &sides),
            steps: order(&sides),
            sides,
            weights,
        }
    }

    /// Computes a step; returns the largest change of any number.
    pub(crate) fn step(&self, state: &mut State, step: &Step) -> f32 {
        let n = self.sides.len();
        let mut norm = 0.0f32;
        match step {
            Step::Row(own) => {
                let own = usize::from(*own);
                for t in 0..n {
                    if let Some(new) = self.renewed(state, own, t) {
                        norm = norm.max(new.store(state, own * n + t));
                    }
                }
            }
            Step::Rectangle { own, theirs } => {
                let shared = &*state;
                let columns: Vec<Vec<Option<New>>> = theirs
                    .par_iter()
                    .map(|&t| {
                        let renewed = |&o: &u16| self.renewed(shared, o.into(), t.into());
                        own.iter().map(renewed).collect()
                    })
                    .collect();
                for (&t, column) in theirs.iter().zip(columns) {
                    for (&o, new) in own.iter().zip(column) {
                        if let Some(new) = new {
                            let place = usize::from(o) * n + usize::from(t);
                            norm = norm.max(new.store(state, place));
                        }
                    }
                }
            }
        }
        norm
    }

    /// The numbers of a position from those of its successors; `None` where they are fixed.
    fn renewed(&self, state: &State, own: usize, opponent: usize) -> Option<New> {
        let theirs = &self.sides[opponent];
        if Kind::of(&self.sides[own], theirs) != Kind::Open {
            return None;
        }
        let n = self.sides.len();
        let row = &state.entries[opponent * n..(opponent + 1) * n];
        let mut sum = Worth {
            cubeful: [0.0; 4],
            cubeless: 0.0,
        };
        let mut places = [0; ROLLS];
        let rolls = self.plays.of(own, theirs.held).zip(self.weights);
        for ((ways, weight), place) in rolls.zip(&mut places) {
            let best = if ways.places.is_empty() {
                let place = opponent * n + own;
                let worth = state.entries[place].after_dance();
                Best { worth, place }
            } else if ways.touched & theirs.targets == 0 {
                Best::of_places(row, opponent * n, ways.places)
            } else {
                Best::of_ways(state, theirs, ways.all, n)
            };
            for (sum, value) in sum.cubeful.iter_mut().zip(best.worth.cubeful) {
                *sum += weight * value;
            }
            sum.cubeless += weight * best.worth.cubeless;
            *place = best.place;
        }
        let [owned, centred, jacoby, against] = sum.cubeful.map(|sum| sum * ONE_36TH);
        let equities = [sum.cubeless * ONE_36TH, owned, centred, jacoby, against];
        Some(New {
            entry: Entry::of(&equities),
            prospects: self.prospects(state, &places),
        })
    }

    /// The average chances over the rolls. A second pass, so that the far-off reads overlap.
    fn prospects(&self, state: &State, places: &[usize; ROLLS]) -> Prospects {
        let mut chances = [0.0f32; 5];
        for (&place, weight) in places.iter().zip(self.weights) {
            let read = &state.prospects[place].0;
            for (sum, chance) in chances.iter_mut().zip(read) {
                *sum += weight * chance;
            }
        }
        Prospects::of(&chances.map(|sum| sum * ONE_36TH))
    }
}

impl New {
    /// Puts the numbers into their place; returns the largest change of any of them.
    fn store(&self, state: &mut State, place: usize) -> f32 {
        let (entry, prospects) = (&mut state.entries[place], &mut state.prospects[place]);
        let equities = self.entry.equities().into_iter().zip(entry.equities());
        let probabilities = self
            .prospects
            .chances()
            .into_iter()
            .zip(prospects.chances());
        let norm = equities
            .chain(probabilities)
            .fold(0.0, |norm: f32, (new, old)| norm.max((new - old).abs()));
        *entry = self.entry;
        *prospects = self.prospects;
        norm
    }
}
