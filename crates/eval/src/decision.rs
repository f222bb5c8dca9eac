//! Cube decisions by look-ahead.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, CubeEquities, Equity, Outcome, Scoring};
use barpoint_rules::Board;

use crate::cubeful::RootAction;
use crate::ply::ROLLS;
use crate::search::Lookahead;
use crate::valuation::Valuation;
use crate::{CubeUse, PlaysSearched, Search, SearchSettings, cubeless_equity};

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
        self.cube_decision_reporting(board, ctx, settings, &mut |_| ControlFlow::Continue(()))
    }

    /// [`Search::cube_decision`], reporting between the first rolls of a look-ahead how many of them are done. `None`
    /// also when the callback breaks.
    pub fn cube_decision_reporting(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Option<CubeDecision> {
        if !ctx.may_double() {
            return None;
        }
        let settings = SearchSettings {
            cube: CubeUse::Cubeful,
            ..settings.in_range()
        };
        let mut watch = |done| {
            on_progress(PlaysSearched {
                plies: settings.plies,
                done,
                total: ROLLS,
            })
        };
        let roots = [ctx, ctx.doubled()];
        let (outcome, values) = Lookahead::new(self, &roots, RootAction::Rolls, settings)
            .root_watched(board, &mut watch)?;
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
