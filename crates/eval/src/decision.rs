//! Cube decisions by look-ahead.

use barpoint_equity::{CubeContext, CubeEquities, Equity, Outcome, Scoring};
use barpoint_rules::Board;

use crate::cubeful::RootAction;
use crate::search::Lookahead;
use crate::valuation::Valuation;
use crate::{CubeUse, Search, SearchSettings, cubeless_equity};

/// The values of a cube decision, all from the player who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// Cubeless chances.
    pub outcome: Outcome,
    /// Cubeless equity; in matches gammons are weighed by the score with the cube as it is.
    pub cubeless: Equity,
    /// What each cube action is worth.
    pub equities: CubeEquities,
}

impl Search {
    /// Values a cube decision; `None` if the player on roll may not double or nothing would change.
    #[must_use]
    pub fn cube_decision(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Option<CubeDecision> {
        if !ctx.may_double() {
            return None;
        }
        let settings = SearchSettings {
            cube: CubeUse::Cubeful,
            ..settings
        };
        let (outcome, values) =
            Lookahead::new(self, &[ctx, ctx.doubled()], RootAction::Rolls, settings).root(board);
        let valuation = Valuation::new(ctx, self.met());
        let taken = match ctx.scoring {
            Scoring::Money { .. } => 2.0 * values[1],
            Scoring::Match { .. } => values[1],
        };
        Some(CubeDecision {
            outcome,
            cubeless: cubeless_equity(ctx, self.met(), &outcome),
            equities: CubeEquities {
                no_double: valuation.equity(values[0]),
                double_take: valuation.equity(taken),
                wins_gammons: board.can_win_gammon(self.evaluator().checkers()),
            },
        })
    }
}
