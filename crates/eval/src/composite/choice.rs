//! The quickest sound choice of a play without looking ahead: what self-play and calibration use.

use std::sync::Arc;

use barpoint_equity::Outcome;
use barpoint_rules::{Board, PlayList, Roll};

use super::CompositeEvaluator;
use crate::candidates::Candidates;
use crate::chooser::{Breadth, Picking};
use crate::{Noise, Utility};

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
    candidates: Candidates,
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
            candidates: Candidates::default(),
        }
    }

    /// The play with the highest cubeless money equity after it, `None` when none is legal. With a
    /// prefilter and more than `keep` plays only those that it likes best are evaluated in full: the best, a second one close to it,
    /// and others, `keep` in all at most, that may still be better; `usize::MAX` means all plays. Of equal plays the first one listed.
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
        let Scratch {
            plays, candidates, ..
        } = scratch;
        plays.generate(board, roll);
        if plays.is_empty() {
            return None;
        }
        let picking = Picking {
            utility: Utility::MONEY,
            // Without a prefilter nothing is gained by leaving plays out.
            candidates: if self.prefilter.is_empty() {
                usize::MAX
            } else {
                keep
            },
            noise: Noise::NONE,
            breadth: Breadth::WIDE,
        };
        candidates.clear();
        candidates.add_roll(plays.boards());
        candidates.evaluate(self, board, &picking, None);
        let place = |board: &Board| plays.boards().iter().position(|other| other == board);
        let equity = |choice: &Choice| choice.outcome.money_equity().get();
        let valued = candidates.valued().flatten();
        let choices = valued.filter_map(|(&after, &outcome)| {
            Some(Choice {
                index: place(&after)?,
                after,
                outcome,
            })
        });
        choices.max_by(|a, b| {
            let better = equity(a).total_cmp(&equity(b));
            better.then(b.index.cmp(&a.index))
        })
    }
}
