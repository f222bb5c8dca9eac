//! Choosing plays in self-play by static evaluation.

use barpoint_equity::Outcome;
use barpoint_eval::{CompositeEvaluator, Evaluator, Scratch};
use barpoint_rules::{Board, PlayList, Roll};

use crate::records::Record;
use crate::targets::clamped;

/// A play chosen: the board it leads to and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// The board after the play with the other player on roll.
    pub(crate) next: Board,
    /// Chances after the play, seen by the mover.
    pub(crate) outcome: Outcome,
}

impl Choice {
    /// The board with its static value, seen by the other player.
    pub(crate) fn record(&self) -> Record {
        Record {
            board: self.next,
            target: clamped(self.outcome.flipped()),
        }
    }
}

/// Chooses plays; keeps its buffers between calls.
pub(crate) struct Player<'a> {
    evaluator: &'a CompositeEvaluator,
    /// Candidates that the prefilter net, if there is one, leaves for full evaluation.
    keep: usize,
    scratch: Scratch,
    plays: PlayList,
}

impl<'a> Player<'a> {
    pub(crate) fn new(evaluator: &'a CompositeEvaluator, keep: usize) -> Self {
        Self {
            evaluator,
            keep: keep.max(1),
            scratch: evaluator.scratch(),
            plays: PlayList::new(),
        }
    }

    /// The play with the highest cubeless money equity; a dance when there is none.
    pub(crate) fn best(&mut self, board: &Board, roll: Roll) -> Choice {
        let best = self
            .evaluator
            .best_play(board, roll, self.keep, &mut self.scratch);
        best.map_or_else(
            || self.dance(board),
            |best| Choice {
                next: best.after.swapped(),
                outcome: best.outcome,
            },
        )
    }

    /// The boards after all plays of a roll, with the mover still seen as on roll.
    pub(crate) fn plays(&mut self, board: &Board, roll: Roll) -> &[Board] {
        self.plays.generate(board, roll);
        self.plays.boards()
    }

    /// The play with the highest equity after `disturb`, out of all.
    pub(crate) fn disturbed(
        &mut self,
        board: &Board,
        roll: Roll,
        mut disturb: impl FnMut(f32) -> f32,
    ) -> Choice {
        self.plays.generate(board, roll);
        let boards = self.plays.boards();
        let mut outcomes = vec![Outcome::default(); boards.len()];
        self.evaluator.evaluate_plays(board, boards, &mut outcomes);
        let mut best: Option<(f32, Choice)> = None;
        for (after, &outcome) in boards.iter().zip(&outcomes) {
            let equity = disturb(outcome.money_equity().get());
            if best.is_none_or(|(most, _)| equity > most) {
                let next = after.swapped();
                best = Some((equity, Choice { next, outcome }));
            }
        }
        best.map_or_else(|| self.dance(board), |(_, choice)| choice)
    }

    /// The plays with the highest equities, best first, at most `count`.
    pub(crate) fn candidates(&mut self, board: &Board, roll: Roll, count: usize) -> Vec<Choice> {
        self.plays.generate(board, roll);
        let boards = self.plays.boards();
        let mut outcomes = vec![Outcome::default(); boards.len()];
        self.evaluator.evaluate_plays(board, boards, &mut outcomes);
        let mut order: Vec<usize> = (0..boards.len()).collect();
        let equity = |i: &usize| outcomes[*i].money_equity().get();
        order.sort_by(|a, b| equity(b).total_cmp(&equity(a)));
        order.truncate(count);
        let choice = |i: usize| Choice {
            next: boards[i].swapped(),
            outcome: outcomes[i],
        };
        order.into_iter().map(choice).collect()
    }

    /// The static value of a board, from the side on roll.
    pub(crate) fn value(&self, board: &Board) -> Outcome {
        let mut out = [Outcome::default()];
        self.evaluator
            .evaluate(std::slice::from_ref(board), &mut out);
        out[0]
    }

    fn dance(&self, board: &Board) -> Choice {
        let next = board.swapped();
        Choice {
            next,
            outcome: self.value(&next).flipped(),
        }
    }
}
