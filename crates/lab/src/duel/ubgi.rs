//! Any engine that speaks UBGI as an opponent.

use barpoint_equity::{CubeAccess, CubeContext};
use barpoint_protocol::ubgi::Engine;
use barpoint_rules::{Board, BySide, Cube, CubeOwner, MatchRules, MatchState, Side};

use super::contestant::{Contestant, CubeState, DuelError, Turn, points};

/// A running engine.
pub struct Ubgi {
    engine: Engine,
    /// Whether money games have a cube.
    cubeful: bool,
    /// What it was told last.
    told: bool,
}

impl Ubgi {
    /// Starts an engine by its command line and tells it whether games have a cube.
    ///
    /// # Errors
    /// If it cannot be started or does not answer.
    pub fn start(command: &str, cubeful: bool) -> Result<Self, DuelError> {
        let engine = Engine::start(command, cubeful)?;
        Ok(Self {
            engine,
            cubeful,
            told: cubeful,
        })
    }
}

/// A game as duels are played: without the Jacoby rule and beavers.
pub(super) fn state(board: &Board, context: CubeContext) -> Result<MatchState, DuelError> {
    let rules = MatchRules {
        jacoby: false,
        beavers: 0,
        ..MatchRules::default()
    };
    let side = Side::Black;
    let (length, points, is_crawford) = points(context.scoring);
    let [theirs, own] = points.map(u16::from);
    let score = BySide::new(theirs, own);
    let mut state = MatchState::new(length.into(), rules);
    let owner = match context.access {
        CubeAccess::Centred => CubeOwner::Centred,
        CubeAccess::OnRoll => CubeOwner::Owned(side),
        CubeAccess::Opponent => CubeOwner::Owned(side.other()),
    };
    let illegal = |error: &dyn std::fmt::Display| DuelError::Illegal(error.to_string());
    let cube = Cube::new(context.value, owner).map_err(|error| illegal(&error))?;
    state
        .set_position(side, *board)
        .and_then(|()| state.set_score(score, is_crawford))
        .and_then(|()| state.set_cube(cube))
        .map_err(|error| illegal(&error))?;
    Ok(state)
}

impl Contestant for Ubgi {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let state = state(turn.board, turn.context)?;
        let cubeful = turn.has_cube(self.cubeful);
        if cubeful != self.told {
            self.engine.set_cube(cubeful)?;
            self.told = cubeful;
        }
        let play = self.engine.play(&state, turn.roll)?;
        let after = turn.board.after(&play);
        let found = turn
            .plays
            .boards()
            .iter()
            .position(|board| Some(*board) == after);
        found.ok_or_else(|| DuelError::Illegal(play.to_string()))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.engine.doubles(&state(board, cube.context())?)?)
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.engine.takes(&state(board, cube.context())?)?)
    }
}
