//! A program that decides over a socket, in the words of gnubg's external players.

use barpoint_app::external::{ExternalPlayer, action};
use barpoint_rules::{Action, Board, BySide, MatchState};

use super::contestant::{Contestant, CubeState, DuelError, Turn};
use super::ubgi::state;

/// A connection.
pub struct Socket(ExternalPlayer);

impl Socket {
    /// Connects to `HOST:PORT`, or to the socket of a path.
    ///
    /// # Errors
    /// If nobody listens there.
    pub fn connect(address: &str) -> Result<Self, DuelError> {
        Ok(Self(ExternalPlayer::connect(address)?))
    }

    fn ask(&mut self, state: &MatchState) -> Result<String, DuelError> {
        let names = BySide::new("opponent", "player");
        Ok(self.0.ask(state, names)?)
    }
}

/// An answer that is no decision in the state asked about.
fn unusable(answer: &str) -> DuelError {
    DuelError::Illegal(format!("the answer {answer:?}"))
}

impl Contestant for Socket {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let mut state = state(turn.board, turn.context)?;
        let set = state.set_roll(turn.roll);
        set.map_err(|error| DuelError::Illegal(error.to_string()))?;
        let answer = self.ask(&state)?;
        let Some(Action::Play(play)) = action(&state, state.on_roll(), &answer) else {
            return Err(unusable(&answer));
        };
        let after = turn.board.after(&play);
        let mut boards = turn.plays.boards().iter();
        let found = boards.position(|board| Some(*board) == after);
        found.ok_or_else(|| unusable(&answer))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let state = state(board, cube.context())?;
        let answer = self.ask(&state)?;
        match action(&state, state.on_roll(), &answer) {
            Some(Action::Double) => Ok(true),
            None if answer.eq_ignore_ascii_case("roll") => Ok(false),
            _ => Err(unusable(&answer)),
        }
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        let mut state = state(board, cube.context())?;
        let doubled = state.apply(Action::Double);
        doubled.map_err(|error| DuelError::Illegal(error.to_string()))?;
        let answer = self.ask(&state)?;
        match action(&state, state.on_roll().other(), &answer) {
            // Duels have no beavers: whoever would beaver takes.
            Some(Action::Take | Action::Beaver) => Ok(true),
            Some(Action::Pass) => Ok(false),
            _ => Err(unusable(&answer)),
        }
    }
}
