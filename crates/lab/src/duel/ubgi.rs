//! Any engine that speaks UBGI as an opponent.

use barpoint_equity::CubeAccess;
use barpoint_protocol::ubgi::Engine;
use barpoint_rules::{Board, Cube, CubeOwner, MatchRules, MatchState, Side};

use super::contestant::{Contestant, CubeState, DuelError, Turn};

/// A running engine.
pub struct Ubgi(Engine);

impl Ubgi {
    /// Starts an engine by its command line and tells it whether games have a cube.
    ///
    /// # Errors
    /// If it cannot be started or does not answer.
    pub fn start(command: &str, cubeful: bool) -> Result<Self, DuelError> {
        Ok(Self(Engine::start(command, cubeful)?))
    }
}

/// A money game without the Jacoby rule and beavers, as duels are played.
pub(super) fn money(board: &Board, cube: CubeState) -> Result<MatchState, DuelError> {
    let rules = MatchRules {
        jacoby: false,
        beavers: 0,
        ..MatchRules::default()
    };
    let mut state = MatchState::new(0, rules);
    let side = Side::Black;
    let owner = match cube.access {
        CubeAccess::Centred => CubeOwner::Centred,
        CubeAccess::OnRoll => CubeOwner::Owned(side),
        CubeAccess::Opponent => CubeOwner::Owned(side.other()),
    };
    let illegal = |error: &dyn std::fmt::Display| DuelError::Illegal(error.to_string());
    let cube = Cube::new(cube.value, owner).map_err(|error| illegal(&error))?;
    state
        .set_position(side, *board)
        .and_then(|()| state.set_cube(cube))
        .map_err(|error| illegal(&error))?;
    Ok(state)
}

impl Contestant for Ubgi {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let play = self.0.play(&money(turn.board, turn.cube)?, turn.roll)?;
        let after = turn.board.after(&play);
        let found = turn
            .plays
            .boards()
            .iter()
            .position(|board| Some(*board) == after);
        found.ok_or_else(|| DuelError::Illegal(play.to_string()))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.0.doubles(&money(board, cube)?)?)
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.0.takes(&money(board, cube)?)?)
    }
}
