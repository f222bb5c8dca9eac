//! The quickest sound choice of a play without looking ahead: what self-play and calibration use.

use std::sync::Arc;

use barpoint_equity::Outcome;
use barpoint_rules::{Board, PlayList, Roll};

use super::{Buffers, CompositeEvaluator};
use crate::Utility;

/// The play chosen for a roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice {
    /// Its number in [`Scratch::plays`].
    pub index: usize,
    /// The board after it, seen by the mover (who is still its `on_roll` half).
    pub after: Board,
    /// Its outcome, seen by the mover.
    pub outcome: Outcome,
}

/// Buffers for choosing plays, kept between calls. Belongs to the evaluator that made it.
#[derive(Debug)]
pub struct Scratch {
    /// That of the evaluator it belongs to.
    identity: Arc<()>,
    plays: PlayList,
    buffers: Buffers,
    scores: Vec<f32>,
    kept: Vec<usize>,
    boards: Vec<Board>,
    outcomes: Vec<Outcome>,
}

impl Scratch {
    /// The legal plays of the last roll.
    #[must_use]
    pub const fn plays(&self) -> &PlayList {
        &self.plays
    }
}

impl CompositeEvaluator {
    /// Buffers for [`CompositeEvaluator::best_play`].
    #[must_use]
    pub fn scratch(&self) -> Scratch {
        Scratch {
            identity: Arc::clone(&self.identity),
            plays: PlayList::new(),
            buffers: self.buffers(),
            scores: Vec::new(),
            kept: Vec::new(),
            boards: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// The play with the highest cubeless money equity after it, `None` when none is legal. With a
    /// prefilter and more than `keep` plays only the `keep` that it likes best are evaluated in
    /// full. Of equal plays the first one listed. Calls for several rolls of one board share work when
    /// they follow each other.
    ///
    /// # Panics
    /// If `keep` is 0 or the scratch belongs to another evaluator.
    pub fn best_play(
        &self,
        board: &Board,
        roll: Roll,
        keep: usize,
        scratch: &mut Scratch,
    ) -> Option<Choice> {
        assert!(keep > 0, "expected to keep at least one play");
        assert!(
            Arc::ptr_eq(&scratch.identity, &self.identity),
            "scratch of another evaluator"
        );
        scratch.plays.generate(board, roll);
        self.keep_best(board, keep, scratch);
        let Scratch {
            plays,
            buffers:
                Buffers {
                    work,
                    contact_bases,
                    ..
                },
            kept,
            boards,
            outcomes,
            ..
        } = scratch;
        boards.clear();
        boards.extend(kept.iter().map(|&i| plays.boards()[i]));
        outcomes.clear();
        outcomes.resize(boards.len(), Outcome::default());
        self.run_plays(&self.contact, board, boards, contact_bases, work, outcomes);
        let mut best: Option<(f32, Choice)> = None;
        for ((&index, &after), &outcome) in kept.iter().zip(&*boards).zip(&*outcomes) {
            let equity = outcome.money_equity().get();
            if best.is_none_or(|(most, _)| equity > most) {
                let choice = Choice {
                    index,
                    after,
                    outcome,
                };
                best = Some((equity, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }

    /// Fills `kept` with the numbers of the plays worth a full evaluation, in list order.
    fn keep_best(&self, board: &Board, keep: usize, scratch: &mut Scratch) {
        let Scratch {
            plays,
            buffers,
            scores,
            kept,
            ..
        } = scratch;
        kept.clear();
        kept.extend(0..plays.len());
        // Without a prefilter nothing is gained, and little with just one candidate too many.
        if self.prefilter.is_empty() || plays.len() <= keep.saturating_add(1) {
            return;
        }
        scores.clear();
        scores.resize(plays.len(), 0.0);
        self.net_scores(board, plays.boards(), &Utility::MONEY, buffers, scores);
        let score = |i: usize| scores[i];
        kept.select_nth_unstable_by(keep - 1, |&a, &b| {
            score(b).total_cmp(&score(a)).then(a.cmp(&b))
        });
        kept.truncate(keep);
        kept.sort_unstable();
    }
}
