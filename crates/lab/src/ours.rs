//! barpoint's own look-ahead as a contestant in duels.

use std::ops::ControlFlow;

use barpoint_equity::CubeContext;
use barpoint_eval::{
    AlwaysSearch, CubeUse, MoveFilter, RankedPlay, Search, SearchSettings, StaticPlayer,
};
use barpoint_rollout::{Report, RolloutPlan, ShortRollout};
use barpoint_rules::{Board, Roll};

use crate::duel::{Contestant, CubeState, DuelError, Turn};

/// A look-ahead with fixed settings.
pub struct Ours<'a> {
    search: &'a Search,
    settings: SearchSettings,
    filter: MoveFilter,
    rollout: Option<ShortRollout>,
    /// Who chooses where there is nothing to look ahead for.
    statics: Option<StaticPlayer<'a>>,
}

impl<'a> Ours<'a> {
    /// A player who searches plays of a filter, and rolls out choices that this leaves close, if told how.
    #[must_use]
    pub fn new(
        search: &'a Search,
        settings: SearchSettings,
        filter: MoveFilter,
        rollout: Option<ShortRollout>,
    ) -> Self {
        let looks = settings.plies > 0 || !settings.noise.is_none() || rollout.is_some();
        Self {
            search,
            settings,
            filter,
            rollout,
            statics: (!looks).then(|| StaticPlayer::with_settings(search, settings).careful()),
        }
    }

    /// The board after the best play of a roll.
    fn best_board(&mut self, board: &Board, roll: Roll, context: CubeContext) -> Option<Board> {
        if let Some(player) = &mut self.statics {
            return Some(player.play(board, roll, context));
        }
        let (settings, nothing) = (self.settings, AlwaysSearch::Nothing);
        let ranked = self
            .search
            .rank_plays(board, roll, context, settings, &self.filter, nothing);
        self.best(&ranked, context).map(|best| best.after)
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
            cube,
            roll,
            plays,
        } = *turn;
        self.best_board(board, roll, cube.context())
            .and_then(|best| plays.boards().iter().position(|after| *after == best))
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
        // An engine that plays without a cube has one here.
        let settings = SearchSettings {
            cube: CubeUse::Cubeful,
            ..self.settings
        };
        let cubeful = Self::new(self.search, settings, self.filter, self.rollout);
        let equities = cubeful.cube_equities(board, context);
        Ok(equities.map(|[hold, take]| [take.min(1.0) > hold, take <= 1.0]))
    }
}
