//! barpoint's own look-ahead as what is judged.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_eval::{CubeUse, Search, SearchSettings};
use barpoint_rules::Board;

use crate::Subject;

/// A look-ahead with fixed settings.
#[derive(Clone, Copy)]
pub struct LookAhead<'a> {
    /// What looks ahead.
    pub search: &'a Search,
    /// How deep.
    pub settings: SearchSettings,
}

impl Subject for LookAhead<'_> {
    fn outcome(&self, board: &Board) -> Outcome {
        let settings = SearchSettings {
            cube: CubeUse::Cubeless,
            ..self.settings
        };
        self.search
            .evaluate(board, CubeContext::MONEY, settings)
            .outcome
    }

    fn plays(&self, boards: &[Board], context: Option<CubeContext>) -> Vec<f32> {
        let worth = |board: &Board| match context {
            None => self.outcome(board).money_equity(),
            Some(context) => {
                self.search
                    .evaluate_turn(board, context.flipped(), self.settings)
                    .cubeful
            }
        };
        boards.iter().map(|board| -worth(board).get()).collect()
    }

    fn cube(&self, board: &Board, context: CubeContext) -> (f32, f32) {
        self.search
            .cube_decision(board, context, self.settings)
            .map_or((0.0, 0.0), |d| {
                (d.equities.no_double.get(), d.equities.double_take.get())
            })
    }
}
