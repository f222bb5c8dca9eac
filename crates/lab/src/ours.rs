//! barpoint's own look-ahead as a contestant in duels and as a subject to be judged.

use barpoint_equity::{CubeContext, Outcome};
use barpoint_eval::{AlwaysSearch, CubeUse, MoveFilter, Search, SearchSettings};
use barpoint_rules::Board;

use crate::duel::{Contestant, CubeState, DuelError, Turn};
use crate::judge::Subject;

/// A look-ahead with fixed settings.
#[derive(Clone, Copy)]
pub struct Ours<'a> {
    /// What looks ahead.
    pub search: &'a Search,
    /// How deep.
    pub settings: SearchSettings,
    /// Which plays.
    pub filter: MoveFilter,
}

impl Subject for Ours<'_> {
    fn outcome(&self, board: &Board) -> Outcome {
        let settings = SearchSettings {
            cube: CubeUse::Cubeless,
            ..self.settings
        };
        self.search
            .evaluate(board, CubeContext::MONEY, settings)
            .outcome
    }

    fn cube(&self, board: &Board) -> (f32, f32) {
        self.search
            .cube_decision(board, CubeContext::MONEY, self.settings)
            .map_or((0.0, 0.0), |d| {
                (d.equities.no_double.get(), d.equities.double_take.get())
            })
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
        let ranked = self.search.rank_plays(
            board,
            roll,
            cube.context(),
            self.settings,
            &self.filter,
            AlwaysSearch::Nothing,
        );
        ranked
            .first()
            .and_then(|best| plays.boards().iter().position(|b| *b == best.after))
            .ok_or_else(|| DuelError::Illegal(format!("no play found for {roll}")))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let decision = self
            .search
            .cube_decision(board, cube.context(), self.settings);
        Ok(decision
            .is_some_and(|d| d.equities.double_take.get().min(1.0) > d.equities.no_double.get()))
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let decision = self
            .search
            .cube_decision(board, cube.context(), self.settings);
        Ok(decision.is_none_or(|d| d.equities.double_take.get() <= 1.0))
    }
}
