//! One step of look-ahead: for each roll the best play and the chances after it.

use std::sync::Arc;

use barpoint_equity::Outcome;
use barpoint_rules::{Board, PlayList, Roll};

use crate::cache::{Cache, Kept};
use crate::chooser::Chooser;
use crate::packed::PackedBoard;
use crate::{CubeWorth, Evaluator, Noise, RollSet, noise};

/// Distinct rolls of two dice.
pub(crate) const ROLLS: usize = 21;

/// The best play of one roll, as far as a look-ahead needs it.
#[derive(Clone, Copy, Default)]
pub(crate) struct Reply {
    /// The board after it with the opponent on roll.
    pub(crate) board: PackedBoard,
    /// Static chances of the mover after it.
    pub(crate) outcome: Outcome,
    /// What turns the chances of the opponent on roll into values with cube.
    pub(crate) worth: CubeWorth,
}

/// The best plays of all rolls, in the order of [`Roll::weighted`].
pub(crate) type Expansion = [Reply; ROLLS];

/// Buffers reused from position to position.
#[derive(Default)]
pub(crate) struct Scratch {
    plays: PlayList,
    /// Boards after the plays of all rolls, roll after roll.
    after: Vec<Board>,
    scores: Vec<f32>,
    /// Boards valued in full, roll after roll.
    picked: Vec<Board>,
    outcomes: Vec<Outcome>,
}

/// Finds best plays with one evaluator, remembering them.
pub(crate) struct Expander {
    pub(crate) evaluator: Arc<dyn Evaluator>,
    cache: Cache<Expansion>,
}

impl Expander {
    pub(crate) fn new(evaluator: Arc<dyn Evaluator>, cache_entries: usize) -> Self {
        Self {
            evaluator,
            cache: Cache::new(cache_entries),
        }
    }

    /// The best plays of the rolls of a set from a board on which the game is not over; those of other
    /// rolls mean nothing.
    pub(crate) fn expand(
        &self,
        board: &Board,
        chooser: &Chooser,
        rolls: RollSet,
        scratch: &mut Scratch,
    ) -> Kept<Expansion> {
        if !chooser.noise.is_none() {
            return Kept::alone(self.compute(board, chooser, rolls, scratch));
        }
        let key = chooser.cache_key(PackedBoard::of(board).bits(), rolls);
        self.cache
            .get_or_make(key, || self.compute(board, chooser, rolls, scratch))
    }

    /// The board after the best play of one roll, the mover still in its `on_roll` half; the board
    /// unchanged when nothing can be played.
    pub(crate) fn best_after(
        &self,
        board: &Board,
        roll: Roll,
        chooser: &Chooser,
        scratch: &mut Scratch,
    ) -> Board {
        scratch.plays.generate(board, roll);
        let after = scratch.plays.boards();
        if after.len() < 2 {
            return after.first().copied().unwrap_or(*board);
        }
        self.best_listed(board, chooser, scratch)
            .board
            .unpack()
            .map_or(*board, |next| next.swapped())
    }

    /// The best play of one roll and what it leads to; a dance when nothing can be played.
    pub(crate) fn best_turn(
        &self,
        board: &Board,
        roll: Roll,
        chooser: &Chooser,
        scratch: &mut Scratch,
    ) -> Reply {
        scratch.plays.generate(board, roll);
        self.best_listed(board, chooser, scratch)
    }

    /// The best of the plays listed in `scratch`.
    fn best_listed(&self, board: &Board, chooser: &Chooser, scratch: &mut Scratch) -> Reply {
        let Scratch {
            plays,
            scores,
            picked,
            outcomes,
            ..
        } = scratch;
        let after = match plays.boards() {
            [] => std::slice::from_ref(board),
            boards => boards,
        };
        picked.clear();
        if after.len() <= chooser.candidates {
            picked.extend_from_slice(after);
        } else {
            scores.clear();
            scores.resize(after.len(), 0.0);
            self.evaluator
                .quick_scores(board, after, &chooser.utility, scores);
            pick_best(after, scores, chooser.candidates, picked);
        }
        outcomes.clear();
        outcomes.resize(picked.len(), Outcome::default());
        self.evaluator.evaluate_plays(board, picked, outcomes);
        self.best_reply(picked, outcomes, chooser)
    }

    /// [`Expander::expand`] without remembering.
    pub(crate) fn compute(
        &self,
        board: &Board,
        chooser: &Chooser,
        rolls: RollSet,
        scratch: &mut Scratch,
    ) -> Expansion {
        let counts = list_plays(board, rolls, scratch);
        let picks = self.pick(board, chooser, &counts, scratch);
        scratch.outcomes.clear();
        scratch
            .outcomes
            .resize(scratch.picked.len(), Outcome::default());
        noise::evaluate_plays(
            &*self.evaluator,
            &chooser.noise,
            board,
            &scratch.picked,
            &mut scratch.outcomes,
        );
        let mut start = 0;
        picks.map(|n| {
            let range = start..start + n;
            start += n;
            self.best_reply(
                &scratch.picked[range.clone()],
                &scratch.outcomes[range],
                chooser,
            )
        })
    }

    /// Fills `scratch.picked` with the plays worth a full evaluation; returns how many for each roll.
    fn pick(
        &self,
        board: &Board,
        chooser: &Chooser,
        counts: &[usize; ROLLS],
        scratch: &mut Scratch,
    ) -> [usize; ROLLS] {
        let Scratch {
            after,
            scores,
            picked,
            ..
        } = scratch;
        picked.clear();
        if counts.iter().all(|&n| n <= chooser.candidates) {
            picked.extend_from_slice(after);
            return *counts;
        }
        scores.clear();
        scores.resize(after.len(), 0.0);
        self.evaluator
            .quick_scores(board, after, &chooser.utility, scores);
        let mut start = 0;
        counts.map(|n| {
            let range = start..start + n;
            start += n;
            pick_best(
                &after[range.clone()],
                &mut scores[range],
                chooser.candidates,
                picked,
            )
        })
    }

    /// What gives a position, seen by the player on roll, its value with cube. Disturbed chances do not
    /// go with exact equities.
    pub(crate) fn worth(&self, board: &Board, noise: &Noise) -> CubeWorth {
        if noise.is_none() || self.evaluator.is_exact() {
            self.evaluator.worth(board)
        } else {
            CubeWorth::by_class(board)
        }
    }

    /// The best of one roll's plays; cubeless equity decides between plays of equal score, as when
    /// the opponent cashes after all of them.
    fn best_reply(&self, boards: &[Board], outcomes: &[Outcome], chooser: &Chooser) -> Reply {
        let worth = |board: &Board| self.worth(&board.swapped(), &chooser.noise);
        let mut best: Option<(f32, f32, (&Board, &Outcome, CubeWorth))> = None;
        // Of one play nobody needs to know how good it is.
        let alone = boards.len() == 1;
        for (board, outcome) in boards.iter().zip(outcomes) {
            let worth = worth(board);
            let (score, cubeless) = if alone {
                (0.0, 0.0)
            } else {
                let score = chooser.score(outcome, &worth).get();
                (score, chooser.utility.equity(outcome).get())
            };
            if best.is_none_or(|(s, c, _)| (score, cubeless) > (s, c)) {
                best = Some((score, cubeless, (board, outcome, worth)));
            }
        }
        let reply = best.map(|(_, _, (board, outcome, worth))| Reply {
            board: PackedBoard::of(&board.swapped()),
            outcome: *outcome,
            worth,
        });
        reply.unwrap_or_default()
    }
}

/// Lists the boards after the plays of the rolls (the unchanged board for a dance); returns how many
/// each roll has.
fn list_plays(board: &Board, rolls: RollSet, scratch: &mut Scratch) -> [usize; ROLLS] {
    scratch.after.clear();
    let mut counts = [0; ROLLS];
    for (((roll, _), count), &weight) in Roll::weighted().zip(&mut counts).zip(rolls.weights()) {
        if weight == 0 {
            continue;
        }
        scratch.plays.generate(board, roll);
        if scratch.plays.is_empty() {
            scratch.after.push(*board);
            *count = 1;
        } else {
            scratch.after.extend_from_slice(scratch.plays.boards());
            *count = scratch.plays.len();
        }
    }
    counts
}

/// How much less than the best a candidate may score to be valued in full.
const MARGIN: f32 = 0.14;

/// Appends at most `most` boards, those with the best scores, the first of equals first, none more than
/// [`MARGIN`] behind the best; returns how many.
fn pick_best(boards: &[Board], scores: &mut [f32], most: usize, picked: &mut Vec<Board>) -> usize {
    let before = picked.len();
    let mut least = f32::NEG_INFINITY;
    for _ in 0..most.min(boards.len()) {
        let mut best = 0;
        for (i, score) in scores.iter().enumerate() {
            if *score > scores[best] {
                best = i;
            }
        }
        if scores[best] < least {
            break;
        }
        least = least.max(scores[best] - MARGIN);
        scores[best] = f32::NEG_INFINITY;
        picked.push(boards[best]);
    }
    picked.len() - before
}
