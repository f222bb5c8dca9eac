//! A level that rolls out what its search leaves close, as what is judged.

use std::ops::ControlFlow;

use barpoint_equity::{CubeContext, Equity, Outcome};
use barpoint_eval::{CubeUse, SearchSettings};
use barpoint_rollout::{Report, RolloutPlan, ShortRollout};
use barpoint_rules::Board;

use super::{LookAhead, Subject};

/// A search, and rollouts of what it leaves close.
#[derive(Clone, Copy)]
pub struct RollingOut<'a> {
    /// The search.
    pub ahead: LookAhead<'a>,
    /// The rollouts.
    pub short: ShortRollout,
}

impl RollingOut<'_> {
    fn report(&self, plan: &RolloutPlan) -> Option<Report> {
        let report = self
            .short
            .report(plan, self.ahead.search, &|| ControlFlow::Continue(()));
        report.ok()
    }

    fn settings(&self, cube: CubeUse) -> SearchSettings {
        SearchSettings {
            cube,
            ..self.ahead.settings
        }
    }
}

impl Subject for RollingOut<'_> {
    fn outcome(&self, board: &Board) -> Outcome {
        self.ahead.outcome(board)
    }

    /// Plays that are not rolled out while others are count as lost.
    fn plays(&self, boards: &[Board], context: Option<CubeContext>) -> Vec<f32> {
        let searched = self.ahead.plays(boards, context);
        let mut order: Vec<usize> = (0..boards.len()).collect();
        order.sort_by(|&a, &b| searched[b].total_cmp(&searched[a]));
        let close = ShortRollout::close(order.iter().map(|&index| Equity(searched[index])));
        let after: Vec<Board> = order[..close]
            .iter()
            .map(|&index| boards[index].swapped())
            .collect();
        let (stakes, cube) = match context {
            None => (CubeContext::MONEY, CubeUse::Cubeless),
            Some(context) => (context, self.ahead.settings.cube),
        };
        let settings = self.short.settings(&self.settings(cube));
        let plan = RolloutPlan::plays(&after, stakes, &settings)
            .ok()
            .filter(|_| close > 1);
        let Some(report) = plan.and_then(|plan| self.report(&plan)) else {
            return searched;
        };
        let mut found = vec![f32::NEG_INFINITY; boards.len()];
        for (&index, row) in order.iter().zip(&report.rows) {
            found[index] = Equity::narrowed(row.equity.mean).get();
        }
        found
    }

    /// As levels do it: what the search finds clear is not rolled out.
    fn cube(&self, board: &Board, context: CubeContext) -> (f32, f32) {
        let settings = self.settings(CubeUse::Cubeful);
        let Some(searched) = self.ahead.search.cube_decision(board, context, settings) else {
            return (0.0, 0.0);
        };
        let plan = RolloutPlan::position(board, context, &self.short.settings(&settings));
        let report = plan
            .ok()
            .filter(|_| ShortRollout::is_close_cube(&searched.equities))
            .and_then(|plan| self.report(&plan));
        let rows = report.as_ref().map(|report| &report.rows[..]);
        let (hold, take) = if let Some([hold, take]) = rows {
            let rolled = [hold, take].map(|row| Equity::narrowed(row.equity.mean));
            (rolled[0], rolled[1])
        } else {
            let found = searched.equities;
            (found.no_double, found.double_take)
        };
        (hold.get(), take.get())
    }
}
