//! What editors and files do to a state without anybody playing.

use super::{MatchState, Phase};
use crate::{ActionError, Board, BySide, Crawford, Cube, CubeError, Roll, Side};

/// Why a state cannot be set up. What was to be changed stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has more checkers than the game is played with.
    #[error("expected at most {allowed} checkers a side, found {found}")]
    TooManyCheckers {
        /// Checkers the game is played with.
        allowed: u8,
        /// Checkers found.
        found: u8,
    },
    /// A side has no checker left.
    #[error("expected a game still to be played, found a side with no checkers left")]
    GameDecided,
    /// A position in which neither player can ever move.
    #[error(
        "expected a position in which a player can move, found both on the bar against closed boards"
    )]
    Deadlock,
    /// No such cube.
    #[error(transparent)]
    Cube(#[from] CubeError),
    /// A match that is too long.
    #[error(
        "expected a match to at most {} points, found {found}",
        MatchState::MAX_LENGTH
    )]
    Length {
        /// Its length.
        found: u16,
    },
    /// A score at which the match is over.
    #[error("expected scores below the match length of {length}, found {found}")]
    MatchOver {
        /// Match length.
        length: u16,
        /// The higher score.
        found: u16,
    },
    /// A Crawford game that the score contradicts.
    #[error("expected a Crawford game only in a match where exactly one side needs one point")]
    Crawford,
    /// A double on offer that cannot have been made.
    #[error("expected a double that the rules allow: {0}")]
    Double(ActionError),
    /// A beaver on offer with a cube that was not turned before.
    #[error("expected the cube of a beaver to have been turned and to lie with the player doubled")]
    BeaverCube,
    /// The game is over.
    #[error("expected a game in progress, found a finished one")]
    GameOver,
}

impl MatchState {
    /// Sets up a position seen by the side on roll, which is then to roll or double.
    ///
    /// # Errors
    /// If the game cannot go on from there or could never have come there, or is over.
    pub fn set_position(&mut self, on_roll: Side, board: Board) -> Result<(), SetupError> {
        self.check_in_game()?;
        let allowed = self.rules.variation.checkers();
        for half in [board, board.swapped()] {
            match half.checkers_in_play() {
                0 => return Err(SetupError::GameDecided),
                found if found > allowed => {
                    return Err(SetupError::TooManyCheckers { allowed, found });
                }
                _ => {}
            }
        }
        if board.is_deadlocked() {
            return Err(SetupError::Deadlock);
        }
        self.board = board;
        self.on_roll = on_roll;
        self.phase = Phase::Turn;
        self.resignation = None;
        Ok(())
    }

    /// Puts a side on roll, to roll or double, on the board as it lies.
    ///
    /// # Errors
    /// If the game is over.
    pub fn set_on_roll(&mut self, side: Side) -> Result<(), SetupError> {
        self.set_position(side, self.board_of(side))
    }

    /// Gives the side on roll these dice to move, whatever it was to do.
    ///
    /// # Errors
    /// If the game is over.
    pub fn set_roll(&mut self, roll: Roll) -> Result<(), SetupError> {
        self.check_in_game()?;
        self.phase = Phase::Rolled(roll);
        self.resignation = None;
        Ok(())
    }

    /// Sets the cube; a double on offer is withdrawn.
    ///
    /// # Errors
    /// If the game is over.
    pub fn set_cube(&mut self, cube: Cube) -> Result<(), SetupError> {
        self.check_in_game()?;
        self.cube = cube;
        if matches!(self.phase, Phase::Doubled { .. }) {
            self.phase = Phase::Turn;
        }
        Ok(())
    }

    /// Sets the score before the present game, and whether this is the Crawford game.
    ///
    /// # Errors
    /// If the match would be over, the score allows no Crawford game, or the game is over.
    pub fn set_score(&mut self, score: BySide<u16>, crawford_game: bool) -> Result<(), SetupError> {
        self.check_in_game()?;
        let found = score.white.max(score.black);
        if !self.is_money() && found >= self.length {
            let length = self.length;
            return Err(SetupError::MatchOver { length, found });
        }
        let mut changed = *self;
        changed.score = score;
        changed.crawford = match (crawford_game, changed.sides_one_away()) {
            (true, 1) => Crawford::Now,
            (true, _) => return Err(SetupError::Crawford),
            (false, 0) => Crawford::Pre,
            (false, _) => Crawford::Post,
        };
        *self = changed;
        Ok(())
    }

    /// Sets how many games came before the present one.
    pub const fn set_games_played(&mut self, games: u16) {
        self.games_played = games;
    }

    /// Abandons the present game, scoring nothing, and begins it anew with the opening roll.
    ///
    /// # Errors
    /// If the game is over.
    pub fn restart_game(&mut self) -> Result<(), SetupError> {
        self.check_in_game()?;
        self.start_game();
        Ok(())
    }

    const fn check_in_game(&self) -> Result<(), SetupError> {
        match self.phase {
            Phase::Over(_) => Err(SetupError::GameOver),
            _ => Ok(()),
        }
    }
}
