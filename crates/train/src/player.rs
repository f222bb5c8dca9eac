//! Choosing plays in self-play by static evaluation.

use barpoint_equity::Outcome;
use barpoint_eval::{Evaluator, Utility};
use barpoint_rules::{Board, PlayList, Roll};

/// A play chosen: the board it leads to and what it is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// The board after the play with the other player on roll.
    pub(crate) next: Board,
    /// Chances after the play, seen by the mover.
    pub(crate) outcome: Outcome,
}

/// Chooses plays; keeps its buffers between calls.
pub(crate) struct Player<'a> {
    evaluator: &'a dyn Evaluator,
    /// Candidates that the cheap estimate leaves for full evaluation; 0 evaluates all.
    keep: usize,
    plays: PlayList,
    scores: Vec<f32>,
    order: Vec<usize>,
    kept: Vec<Board>,
    outcomes: Vec<Outcome>,
}

impl<'a> Player<'a> {
    pub(crate) fn new(evaluator: &'a dyn Evaluator, keep: usize) -> Self {
        Self {
            evaluator,
            keep,
            plays: PlayList::new(),
            scores: Vec::new(),
            order: Vec::new(),
            kept: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// The play with the highest cubeless money equity; a dance when there is none.
    pub(crate) fn best(&mut self, board: &Board, roll: Roll) -> Choice {
        self.choose(board, roll, |equity| equity)
    }

    /// The play with the highest disturbed equity, where `disturb` maps an equity to another.
    pub(crate) fn choose(
        &mut self,
        board: &Board,
        roll: Roll,
        mut disturb: impl FnMut(f32) -> f32,
    ) -> Choice {
        self.plays.generate(board, roll);
        if self.plays.is_empty() {
            return self.dance(board);
        }
        self.prefilter(board);
        self.outcomes.clear();
        self.outcomes.resize(self.kept.len(), Outcome::default());
        self.evaluator
            .evaluate_plays(board, &self.kept, &mut self.outcomes);
        let mut best = (0, f32::NEG_INFINITY);
        for (i, outcome) in self.outcomes.iter().enumerate() {
            let equity = disturb(outcome.money_equity().get());
            if equity > best.1 {
                best = (i, equity);
            }
        }
        Choice {
            next: self.kept[best.0].swapped(),
            outcome: self.outcomes[best.0],
        }
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

    /// Fills `kept` with the candidates worth a full evaluation, in the order they were listed.
    fn prefilter(&mut self, board: &Board) {
        let boards = self.plays.boards();
        self.kept.clear();
        // One candidate more is cheaper to evaluate than to leave out.
        if self.keep == 0 || boards.len() <= self.keep + 1 {
            self.kept.extend_from_slice(boards);
            return;
        }
        self.scores.clear();
        self.scores.resize(boards.len(), 0.0);
        self.evaluator
            .quick_scores(board, boards, &Utility::MONEY, &mut self.scores);
        self.order.clear();
        self.order.extend(0..boards.len());
        let scores = &self.scores;
        self.order.select_nth_unstable_by(self.keep - 1, |&a, &b| {
            scores[b].total_cmp(&scores[a]).then(a.cmp(&b))
        });
        let kept = &mut self.order[..self.keep];
        kept.sort_unstable();
        self.kept.extend(kept.iter().map(|&i| boards[i]));
    }
}
