//! barpoint's own look-ahead as a contestant in duels.

use std::ops::ControlFlow;

use barpoint_equity::CubeContext;
use barpoint_eval::{AlwaysSearch, CubeUse, MoveFilter, RankedPlay, Search, SearchSettings};
use barpoint_rollout::{Report, RolloutPlan, ShortRollout};
use barpoint_rules::Board;

use crate::duel::{Contestant, CubeState, DuelError, Turn};

/// A look-ahead with fixed settings.
#[derive(Clone, Copy)]
pub struct Ours<'a> {
    /// What looks ahead.
    pub search: &'a Search,
    /// How deep.
    pub settings: SearchSettings,
    /// Which plays.
    pub filter: MoveFilter,
    /// How choices that the search leaves close are rolled out, if they are.
    pub rollout: Option<ShortRollout>,
}

impl Ours<'_> {
    /// The same with the cube in play.
    pub(crate) fn with_cube(&self) -> Self {
        Self {
            settings: SearchSettings {
                cube: CubeUse::Cubeful,
                ..self.settings
            },
            ..*self
        }
    }

    /// The best of these plays, best first by the search.
    fn best<'p>(&self, ranked: &'p [RankedPlay], context: CubeContext) -> Option<&'p RankedPlay> {
        let rolled = self.rollout.and_then(|short| {
            let close = ShortRollout::close_plays(ranked, None);
            let after: Vec<Board> = close.iter().map(|&index| ranked[index].after).collect();
            let settings = short.settings(&self.settings);
            let plan = RolloutPlan::plays(&after, context, &settings).ok()?;
            let report = self.played_out(short, &plan)?;
            let values = close.iter().zip(&report.rows);
            values
                .max_by(|(_, a), (_, b)| a.equity.mean.total_cmp(&b.equity.mean))
                .map(|(&index, _)| index)
        });
        ranked.get(rolled.unwrap_or_default())
    }

    fn played_out(&self, short: ShortRollout, plan: &RolloutPlan) -> Option<Report> {
        let report = short.report(plan, self.search, &|| ControlFlow::Continue(()));
        report.ok()
    }

    /// The equities of no double and of double and take; none if the game is over.
    fn cube_equities(&self, board: &Board, context: CubeContext) -> Option<[f64; 2]> {
        let decision = self.search.cube_decision(board, context, self.settings)?;
        let searched = decision.equities;
        let rolled = self
            .rollout
            .filter(|_| ShortRollout::is_close_cube(&searched))
            .and_then(|short| {
                let settings = short.settings(&self.settings);
                let plan = RolloutPlan::position(board, context, &settings).ok()?;
                let report = self.played_out(short, &plan)?;
                let [hold, take] = report.rows.get(..2)? else {
                    return None;
                };
                Some([hold.equity.mean, take.equity.mean])
            });
        let searched = [searched.no_double, searched.double_take];
        Some(rolled.unwrap_or_else(|| searched.map(|equity| f64::from(equity.get()))))
    }
}

impl Contestant for Ours<'_> {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let Turn {
            board,
            context,
            roll,
            plays,
        } = *turn;
        let ours = if turn.has_cube(false) {
            self.with_cube()
        } else {
            *self
        };
        let ranked = ours.search.rank_plays(
            board,
            roll,
            context,
            ours.settings,
            &ours.filter,
            AlwaysSearch::Nothing,
        );
        ours.best(&ranked, context)
            .and_then(|best| plays.boards().iter().position(|b| *b == best.after))
            .ok_or_else(|| DuelError::Illegal(format!("no play found for {roll}")))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let equities = self.cube_equities(board, cube.context());
        Ok(equities.is_some_and(|[hold, take]| take.min(1.0) > hold))
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let equities = self.cube_equities(board, cube.context());
        Ok(equities.is_none_or(|[_, take]| take <= 1.0))
    }

    fn cube_actions(
        &mut self,
        board: &Board,
        context: CubeContext,
    ) -> Result<Option<[bool; 2]>, DuelError> {
        let equities = self.with_cube().cube_equities(board, context);
        Ok(equities.map(|[hold, take]| [take.min(1.0) > hold, take <= 1.0]))
    }
}
