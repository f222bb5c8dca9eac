//! An opponent who errs as people do.

use barpoint_equity::CubeContext;
use barpoint_eval::{CubeUse, RankedPlay, Search};
use barpoint_rules::{Board, Roll};

use crate::chance::{Asked, drawn, lot};
use crate::{DoubleQuestion, Habits, HumanPr, PlayQuestion, TakeQuestion, Weights};

/// An opponent of a chosen strength. What it does depends on the decision and the seed alone: in the same position
/// with the same cube and score it always does the same.
#[derive(Clone, Debug, PartialEq)]
pub struct Person {
    pr: HumanPr,
    weights: Weights,
    seed: u64,
}

impl Person {
    /// A person of this strength, one of as many as there are seeds.
    #[must_use]
    pub fn new(pr: HumanPr, seed: u64) -> Self {
        Self {
            pr,
            weights: Habits::of_people().of(pr),
            seed,
        }
    }

    /// The same strength with another seed.
    #[must_use]
    pub fn seeded(&self, seed: u64) -> Self {
        Self {
            seed,
            ..self.clone()
        }
    }

    /// The strength.
    #[must_use]
    pub const fn pr(&self) -> HumanPr {
        self.pr
    }

    /// The play chosen; `None` if there is no legal play.
    #[must_use]
    pub fn play(
        &self,
        search: &Search,
        (board, context): (&Board, CubeContext),
        roll: Roll,
        cube: CubeUse,
    ) -> Option<RankedPlay> {
        let question = PlayQuestion::new(search, (board, context), roll, cube);
        let chances = question.chances(&self.weights);
        let lot = lot(board, context, Asked::Play(roll), self.seed);
        question.plays.get(drawn(&chances, lot)).copied()
    }

    /// Whether it doubles; never where it may not.
    #[must_use]
    pub fn doubles(&self, search: &Search, board: &Board, context: CubeContext) -> bool {
        let question = DoubleQuestion::new(search, board, context);
        let lot = lot(board, context, Asked::Double, self.seed);
        question.is_some_and(|question| lot < question.chance(&self.weights))
    }

    /// Whether it takes; board and cube as the doubler sees them, before the double.
    #[must_use]
    pub fn takes(&self, search: &Search, board: &Board, context: CubeContext) -> bool {
        let question = TakeQuestion::new(search, board, context);
        let lot = lot(board, context, Asked::Take, self.seed);
        question.is_none_or(|question| lot < question.chance(&self.weights))
    }
}
