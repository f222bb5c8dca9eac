//! GNU Backgammon's Match ID: cube, score and what is expected now in 12 characters.
//!
//! Nine bytes of packed fields, least significant bit first, as unpadded base64 (GNU Backgammon
//! manual, "A technical description of the Match ID"; bit 66, the Jacoby rule, is in the program
//! since 1.04). Where the checkers are is in the Position ID.

mod text;

use super::base64::Base64Error;
use crate::{
    Board, BySide, Crawford, Cube, CubeOwner, Decision, GameEnd, MatchRules, MatchState, Pending,
    Roll, SetupError, Side, Snapshot, WinKind,
};

/// What a Match ID says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatchId {
    /// The cube, not yet turned by a double on offer.
    pub cube: Cube,
    /// Whose turn it is.
    pub on_roll: Side,
    /// Who has to decide: the opponent when a double or a resignation is on offer.
    pub decider: Side,
    /// Whether this is the Crawford game.
    pub crawford_game: bool,
    /// Whether the game is on.
    pub status: GameStatus,
    /// Whether a double is on offer.
    pub double_offered: bool,
    /// What the opponent of the decider offers to resign.
    pub resignation: Option<WinKind>,
    /// The dice to be moved.
    pub roll: Option<Roll>,
    /// Points needed to win the match; 0 in a money session.
    pub length: u16,
    /// Points won before this game.
    pub score: BySide<u16>,
    /// Whether the Jacoby rule is in use; programs older than gnubg 1.04 always say so.
    pub jacoby: bool,
}

/// How far the game has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameStatus {
    /// No game has begun.
    NotStarted,
    /// The game is on.
    Playing,
    /// The game was played out.
    Over,
    /// A player has resigned.
    Resigned,
    /// A player has passed a double.
    Passed,
}

/// Why a text is not a Match ID, or the ID does not describe the state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum MatchIdError {
    /// Not base64 of the right length.
    #[error("not a Match ID: {0}")]
    Text(#[from] Base64Error),
    /// Bits that the format does not use.
    #[error("not a Match ID: expected zeros after the last field, found more bits")]
    TrailingBits,
    /// No such cube owner.
    #[error("not a Match ID: expected cube owner 0, 1 or 3, found 2")]
    CubeOwner,
    /// No such status.
    #[error("not a Match ID: expected a game status from 0 to 4, found {found}")]
    Status {
        /// The number.
        found: u16,
    },
    /// No such dice.
    #[error("not a Match ID: expected two dice from 1 to 6 or none, found {first} and {second}")]
    Dice {
        /// First die.
        first: u16,
        /// Second die.
        second: u16,
    },
    /// A player has more points than the match is long.
    #[error("not a Match ID: expected scores up to the match length of {length}, found {found}")]
    Score {
        /// Match length.
        length: u16,
        /// The higher score.
        found: u16,
    },
    /// Money has no Crawford game.
    #[error("not a Match ID: expected no Crawford game in a money session, found one")]
    CrawfordMoney,
    /// A game that cannot continue.
    #[error("the Match ID describes no game in progress")]
    NotPlaying,
    /// Decider, dice, double and resignation do not fit together.
    #[error("the Match ID contradicts itself: expected {expected}")]
    Contradiction {
        /// What would fit.
        expected: &'static str,
    },
    /// Together with the position it describes no state.
    #[error("the Match ID describes an impossible state: {0}")]
    Setup(#[from] SetupError),
}

impl MatchId {
    /// The Match ID of a state.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        let decision = state.decision();
        Self {
            cube: state.cube(),
            on_roll: state.on_roll(),
            decider: decision.side().unwrap_or(state.on_roll()),
            crawford_game: state.crawford() == Crawford::Now,
            status: match (state.game_result(), decision) {
                (None, Decision::OpeningRoll) => GameStatus::NotStarted,
                (None, _) => GameStatus::Playing,
                (Some(result), _) => match result.end {
                    GameEnd::BearOff => GameStatus::Over,
                    GameEnd::Pass => GameStatus::Passed,
                    GameEnd::Resignation => GameStatus::Resigned,
                },
            },
            double_offered: state.beavers().is_some(),
            resignation: state.resignation().map(|(_, kind)| kind),
            roll: state.roll(),
            length: state.length(),
            score: state.score(),
            jacoby: state.is_money() && state.rules().jacoby,
        }
    }

    /// The state with this board (seen by the player on roll). Length, score and the Jacoby rule of
    /// money sessions are the ID's, the other rules as given.
    ///
    /// # Errors
    /// If no game can be in such a state.
    pub fn state(&self, board: Board, rules: MatchRules) -> Result<MatchState, MatchIdError> {
        let rules = MatchRules {
            jacoby: if self.length == 0 {
                self.jacoby
            } else {
                rules.jacoby
            },
            ..rules
        };
        let snapshot = Snapshot {
            length: self.length,
            rules,
            score: self.score,
            crawford_game: self.crawford_game,
            on_roll: self.on_roll,
            board,
            cube: self.cube,
            pending: self.pending()?,
            resignation: self.resignation.map(|kind| (self.decider.other(), kind)),
        };
        Ok(MatchState::from_snapshot(&snapshot)?)
    }

    fn pending(&self) -> Result<Pending, MatchIdError> {
        let contradiction = |expected| Err(MatchIdError::Contradiction { expected });
        match (self.status, self.double_offered, self.roll) {
            (GameStatus::Over | GameStatus::Resigned | GameStatus::Passed, ..) => {
                Err(MatchIdError::NotPlaying)
            }
            (_, true, Some(_)) => contradiction("no dice while a double is on offer"),
            (_, true, None) => Ok(Pending::Answer {
                beavers: self.beavers(),
            }),
            _ if self.decider != self.on_roll && self.resignation.is_none() => contradiction(
                "the player on roll to decide unless a double or a resignation is on offer",
            ),
            (_, false, Some(roll)) => Ok(Pending::Move(roll)),
            (GameStatus::NotStarted, false, None) => Ok(Pending::Opening),
            (_, false, None) => Ok(Pending::Turn),
        }
    }

    /// How many beavers the owner of the cube and the decider tell of, as few as possible: once a
    /// beaver has been offered the cube lies with the opponent of the player on roll.
    fn beavers(&self) -> u8 {
        let answering = match self.resignation {
            Some(_) => self.decider.other(),
            None => self.decider,
        };
        match self.cube.owner() {
            CubeOwner::Owned(owner) if owner != self.on_roll && answering == self.on_roll => 1,
            CubeOwner::Owned(owner) if owner != self.on_roll => 2,
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests;
