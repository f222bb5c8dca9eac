//! One pass of value iteration over all positions.
//!
//! The pass is defined in place and in order: own position outer, opponent's inner, every position
//! reading new values of those before it and old values of those after it. That is how gnubg's
//! makehyper goes, so every pass gives the same numbers. It is computed in blocks of own positions:
//! a position reads only rows of the opponent, hit or not, so those whose rows lie outside the block
//! are independent of each other and can be computed in any order and on any thread.

use std::ops::Range;

use barpoint_rules::Roll;
use rayon::prelude::*;

use super::plays::{Plays, ROLLS, Way};
use super::sides::{Half, HyperCheckers, all};
use super::state::{Entry, Kind, Prospects, State, Worth};

/// Own positions computed together.
pub(crate) const BLOCK: usize = 32;
/// Positions of a row for which it is worth waking another thread.
const PIECE: usize = 128;
/// 1/36 as the released tool multiplies by it: its bytes need the rounded reciprocal.
const ONE_36TH: f32 = 1.0 / 36.0;

/// Everything that does not change from pass to pass.
pub(crate) struct Game {
    pub(crate) sides: Vec<Half>,
    plays: Plays,
    weights: [f32; ROLLS],
}

/// A position computed anew.
#[derive(Clone, Copy)]
struct New {
    entry: Entry,
    prospects: Prospects,
}

impl Game {
    pub(crate) fn new(checkers: HyperCheckers) -> Self {
        let sides = all(checkers);
        let mut weights = [0.0; ROLLS];
        for (weight, (_, w)) in weights.iter_mut().zip(Roll::weighted()) {
            *weight = f32::from(w);
        }
        Self {
            plays: Plays::new(checkers, &sides),
            sides,
            weights,
        }
    }

    /// Computes a block of own positions against all opponents; returns the largest change of any number.
    pub(crate) fn block(&self, state: &mut State, block: Range<usize>) -> f32 {
        let n = self.sides.len();
        let inside = |theirs: &Half| {
            let inside = |row: &u16| block.contains(&usize::from(*row));
            theirs.after_hits.iter().any(inside)
        };
        let width = block.len();
        let mut new: Vec<Option<New>> = vec![None; n * width];
        let shared = &*state;
        new.par_chunks_mut(width)
            .enumerate()
            .with_min_len(8)
            .filter(|(t, _)| !inside(&self.sides[*t]))
            .for_each(|(t, column)| {
                for (own, place) in block.clone().zip(column) {
                    *place = self.renewed(shared, own, t);
                }
            });
        let later: Vec<usize> = (0..n).filter(|&t| inside(&self.sides[t])).collect();
        let mut norm = 0.0f32;
        for own in block.clone() {
            let mut row: Vec<Option<New>> =
                (0..n).map(|t| new[t * width + own - block.start]).collect();
            norm = norm.max(self.finish_row(state, own, &later, &mut row));
        }
        norm
    }

    /// Computes what is missing of a row, the rows of its block above it being done, and stores it.
    fn finish_row(
        &self,
        state: &mut State,
        own: usize,
        later: &[usize],
        row: &mut [Option<New>],
    ) -> f32 {
        let reads_itself = |t: usize| {
            self.sides[t]
                .after_hits
                .iter()
                .any(|&r| usize::from(r) == own)
        };
        let shared = &*state;
        let early: Vec<(usize, Option<New>)> = later
            .par_iter()
            .with_min_len(PIECE)
            .filter(|&&t| !reads_itself(t))
            .map(|&t| (t, self.renewed(shared, own, t)))
            .collect();
        for (t, new) in early {
            row[t] = new;
        }
        let mut last = later
            .iter()
            .copied()
            .filter(|&t| reads_itself(t))
            .peekable();
        let mut norm = 0.0f32;
        for (t, new) in row.iter().enumerate() {
            let new = if last.next_if_eq(&t).is_some() {
                self.renewed(state, own, t)
            } else {
                *new
            };
            if let Some(new) = new {
                norm = norm.max(new.store(state, own * self.sides.len() + t));
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

/// The best of a roll's plays.
struct Best {
    /// The largest of each worth.
    worth: Worth,
    /// The place of the play with the best cubeless equity: of equal ones the last.
    place: usize,
}

impl Best {
    const NONE: Self = Self {
        worth: Worth {
            cubeful: [f32::NEG_INFINITY; 4],
            cubeless: f32::NEG_INFINITY,
        },
        place: 0,
    };

    #[inline]
    fn consider(&mut self, place: usize, worth: &Worth) {
        let larger = |a: f32, b: f32| if a > b { a } else { b };
        let (new, old) = (worth.cubeless, self.worth.cubeless);
        self.place = if new >= old { place } else { self.place };
        self.worth.cubeless = larger(new, old);
        let old = self.worth.cubeful;
        self.worth.cubeful = std::array::from_fn(|i| larger(worth.cubeful[i], old[i]));
    }

    /// Of plays that hit nothing.
    #[inline]
    fn of_places(row: &[Entry], first: usize, places: &[u16]) -> Self {
        let mut best = Self::NONE;
        for &to in places {
            let to = usize::from(to);
            best.consider(first + to, &row[to].worth);
        }
        best
    }

    /// Of plays some of which hit.
    #[inline]
    #[expect(clippy::float_cmp, reason = "ties are exact")]
    fn of_ways(state: &State, theirs: &Half, ways: &[Way], n: usize) -> Self {
        let mut best = Self::NONE;
        let mut in_doubt = false;
        for way in ways {
            let place = theirs.after(way.touched) * n + usize::from(way.to);
            let worth = &state.entries[place].worth;
            in_doubt |= worth.cubeless == best.worth.cubeless && way.repeats && place != best.place;
            best.consider(place, worth);
        }
        if in_doubt {
            best.place = last_best(state, theirs, ways, n);
        }
        best
    }
}

/// The place of the best play, of equal ones the last, each pair of positions counting where it is
/// listed first.
#[cold]
fn last_best(state: &State, theirs: &Half, ways: &[Way], n: usize) -> usize {
    let place = |way: &Way| theirs.after(way.touched) * n + usize::from(way.to);
    let mut best = (f32::NEG_INFINITY, 0);
    for (i, way) in ways.iter().enumerate() {
        let at = place(way);
        let worth = state.entries[at].worth.cubeless;
        let listed = way.repeats && ways[..i].iter().any(|w| place(w) == at);
        if worth >= best.0 && !listed {
            best = (worth, at);
        }
    }
    best.1
}
