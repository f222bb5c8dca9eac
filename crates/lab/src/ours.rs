//! barpoint's own look-ahead as a contestant in duels.

use barpoint_eval::{AlwaysSearch, MoveFilter, Search, SearchSettings};
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
