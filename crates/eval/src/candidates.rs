//! Which plays inside a look-ahead are valued in full: those close by their quick scores.
//!
//! A quick score may be off by a tenth of a point, mostly by the same for all plays of a roll. So the best
//! by quick score is valued in full, with it a close second; a further play only if its quick score comes near
//! the better of their full values. So clear choices cost one evaluation, and close ones as many as are
//! allowed. What is chosen for a roll depends on the board and the roll
//! alone.

use std::ops::Range;

use barpoint_equity::Outcome;
use barpoint_rules::Board;

use crate::chooser::Picking;
use crate::memo::Memo;
use crate::{Evaluator, noise};

/// The plays of some rolls of one board, and those of them valued in full. A buffer to be used again.
#[derive(Debug, Default)]
pub(crate) struct Candidates {
    /// Boards after the plays, roll after roll.
    after: Vec<Board>,
    rolls: Vec<Plays>,
    scores: Vec<f32>,
    /// Boards valued in full.
    picked: Vec<Board>,
    outcomes: Vec<Outcome>,
    /// Plays of one roll that are still considered: score, place in `after`.
    near: Vec<(f32, usize)>,
}

/// Below all scores.
const NONE: f32 = f32::NEG_INFINITY;

/// The plays of one roll.
#[derive(Debug)]
struct Plays {
    /// All, as places in [`Candidates::after`].
    all: Range<usize>,
    /// Those valued in full, first, then those valued after them, as places in [`Candidates::picked`].
    first: Range<usize>,
    further: Range<usize>,
}

impl Candidates {
    /// Forgets all plays.
    pub(crate) fn clear(&mut self) {
        self.after.clear();
        self.rolls.clear();
        self.picked.clear();
        self.outcomes.clear();
    }

    /// Adds the boards after the plays of one more roll, at least one.
    pub(crate) fn add_roll(&mut self, boards: &[Board]) {
        let start = self.after.len();
        self.after.extend_from_slice(boards);
        self.rolls.push(Plays {
            all: start..self.after.len(),
            first: 0..0,
            further: 0..0,
        });
    }

    /// Values the promising plays, made from the board `before`. A `memo` is of this evaluator; it is left alone where
    /// chances are disturbed.
    pub(crate) fn evaluate(
        &mut self,
        evaluator: &dyn Evaluator,
        before: &Board,
        picking: &Picking,
        memo: Option<&mut Memo>,
    ) {
        let mut memo = memo.filter(|_| picking.noise.is_none());
        let mut value =
            |list: &mut Self| list.value(evaluator, before, picking, memo.as_deref_mut());
        let all = picking.candidates == usize::MAX || evaluator.knows_all_plays(before);
        if all || self.rolls.iter().all(|plays| plays.all.len() == 1) {
            self.picked.extend_from_slice(&self.after);
            for plays in &mut self.rolls {
                plays.first = plays.all.clone();
            }
            return value(self);
        }
        self.scores.clear();
        self.scores.resize(self.after.len(), 0.0);
        evaluator.quick_scores(before, &self.after, &picking.utility, &mut self.scores);
        self.pick_first(picking);
        value(self);
        self.pick_further(picking);
        value(self);
    }

    /// Values the plays picked since the last call.
    fn value(
        &mut self,
        evaluator: &dyn Evaluator,
        before: &Board,
        picking: &Picking,
        memo: Option<&mut Memo>,
    ) {
        let known = self.outcomes.len();
        if known == self.picked.len() {
            return;
        }
        self.outcomes.resize(self.picked.len(), Outcome::default());
        let (picked, outcomes) = (&self.picked[known..], &mut self.outcomes[known..]);
        let evaluate = |boards: &[Board], outcomes: &mut [Outcome]| {
            noise::evaluate_plays(evaluator, &picking.noise, before, boards, outcomes);
        };
        match memo {
            Some(memo) => memo.value(picked, outcomes, evaluate),
            None => evaluate(picked, outcomes),
        }
    }

    /// Picks of each roll the play with the best score, the first of equals, and the next best with it if that is
    /// close. Plays picked have no score afterwards.
    fn pick_first(&mut self, picking: &Picking) {
        let (most, near) = (picking.candidates, picking.breadth.close);
        for plays in &mut self.rolls {
            let nothing = (NONE, plays.all.start);
            let (mut best, mut next) = (nothing, nothing);
            for place in plays.all.clone() {
                let found = (self.scores[place], place);
                if found.0 > best.0 {
                    (best, next) = (found, best);
                } else if found.0 > next.0 {
                    next = found;
                }
            }
            let close = most > 1 && next.0 >= best.0 - near;
            let start = self.picked.len();
            for (_, place) in std::iter::once(best).chain(close.then_some(next)) {
                self.picked.push(self.after[place]);
                self.scores[place] = NONE;
            }
            plays.first = start..self.picked.len();
        }
    }

    /// Picks of each roll the plays whose scores come near the best value known, the best of them where they are too
    /// many.
    fn pick_further(&mut self, picking: &Picking) {
        for plays in &mut self.rolls {
            let start = self.picked.len();
            let most = picking.candidates - plays.first.len();
            let equities = self.outcomes[plays.first.clone()].iter();
            let equities = equities.map(|outcome| picking.utility.equity(outcome).get());
            let least = equities.fold(NONE, f32::max) - picking.breadth.reach;
            self.near.clear();
            for place in plays.all.clone() {
                if self.scores[place] > least {
                    self.near.push((self.scores[place], place));
                }
            }
            if self.near.len() > most {
                self.near.sort_by(|a, b| b.0.total_cmp(&a.0));
                self.near.truncate(most);
            }
            let near = self.near.iter().map(|&(_, place)| self.after[place]);
            self.picked.extend(near);
            plays.further = start..self.picked.len();
        }
    }

    /// The plays of each roll valued in full with the mover's chances.
    pub(crate) fn valued(
        &self,
    ) -> impl Iterator<Item = impl Iterator<Item = (&Board, &Outcome)> + Clone> {
        self.rolls.iter().map(|plays| {
            let places = plays.first.clone().chain(plays.further.clone());
            places.map(|place| (&self.picked[place], &self.outcomes[place]))
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use barpoint_equity::{CubeContext, Met};
    use barpoint_rules::{PlayList, Roll, Variation};

    use super::*;
    use crate::calibration::Workload;
    use crate::chooser::Chooser;
    use crate::ply::{Expander, Scratch};
    use crate::samples::bearoff;
    use crate::{
        ALL_CANDIDATES, CubeModel, CubeUse, Fingerprint, RollSet, SearchSettings, Utility, nets,
    };

    fn chooser(candidates: u8) -> Chooser {
        // With learned lives one roll's plays are told apart by their own traits, those of all rolls by their kinds.
        let settings =
            SearchSettings::new(1, CubeUse::Cubeful, candidates).with_model(CubeModel::Janowski);
        Chooser::new(CubeContext::MONEY, settings, &Met::kazaross_xg2())
    }

    /// Likes to be ahead in pips; its quick scores are all off by the same.
    struct Racer {
        quick_error: f32,
        evaluated: AtomicUsize,
    }

    impl Evaluator for Racer {
        fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
            self.evaluated.fetch_add(positions.len(), Ordering::Relaxed);
            for (board, outcome) in positions.iter().zip(out) {
                let lead = board.opponent_pip_count() as f32 - board.pip_count() as f32;
                outcome.win = 0.5 + lead / 500.0;
            }
        }

        fn quick_scores(&self, _: &Board, after: &[Board], utility: &Utility, scores: &mut [f32]) {
            for (board, score) in after.iter().zip(scores) {
                let lead = board.opponent_pip_count() as f32 - board.pip_count() as f32;
                let win = 0.5 + lead / 500.0;
                let outcome = Outcome {
                    win,
                    ..Outcome::default()
                };
                *score = utility.equity(&outcome).get() + self.quick_error;
            }
        }

        fn fingerprint(&self) -> Fingerprint {
            Fingerprint(0)
        }
    }

    /// How many plays of a 31 from the start are evaluated in full.
    fn evaluated(candidates: u8, quick_error: f32) -> usize {
        let board = Variation::Standard.start();
        let mut plays = PlayList::new();
        plays.generate(&board, Roll::new(3, 1).unwrap());
        let racer = Racer {
            quick_error,
            evaluated: AtomicUsize::new(0),
        };
        let mut list = Candidates::default();
        list.add_roll(plays.boards());
        list.evaluate(&racer, &board, &chooser(candidates).picking, None);
        let valued: usize = list.valued().map(Iterator::count).sum();
        assert_eq!(valued, racer.evaluated.load(Ordering::Relaxed));
        valued
    }

    #[test]
    fn doubtful_plays_alone_are_evaluated_in_full() {
        // All plays of the roll but hits leave as many pips: they all look alike.
        assert_eq!(evaluated(7, 0.0), 7);
        assert_eq!(evaluated(3, 0.0), 3);
        assert_eq!(evaluated(1, 0.0), 1);
        // The best are better than their scores said, so the others can hardly be.
        assert_eq!(evaluated(7, -0.1), 2);
        assert_eq!(evaluated(ALL_CANDIDATES, -0.1), 16);
    }

    #[test]
    fn the_choice_for_a_roll_is_the_same_with_the_other_rolls_and_alone() {
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let work = Workload::new(&evaluator, 60);
        let expander = Expander::new(evaluator, None, 0);
        let (chooser, mut scratch) = (chooser(7), Scratch::default());
        for (board, roll) in work.decisions() {
            let all = expander.compute(board, &chooser, RollSet::All, &mut scratch);
            let alone = expander.best_turn(board, roll, &chooser, &mut scratch);
            let with_others = &all[roll.index()];
            assert_eq!(alone.board, with_others.board, "{board:?} {roll}");
            assert_eq!(alone.outcome, with_others.outcome, "{board:?} {roll}");
        }
    }
}
