//! What players can do, what is expected of them, and why an action is refused.

use crate::{Play, Roll, Side, WinKind};

/// One thing that happens in a match or session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Each player rolls one die for the first move; the larger moves first with both dice, a tie
    /// is rolled again (and may turn the cube: automatic doubles).
    OpeningRoll {
        /// The die of [`Side::White`].
        white: u8,
        /// The die of [`Side::Black`].
        black: u8,
    },
    /// A first move decided otherwise than by an opening roll: this side begins with a whole turn.
    Begin(Side),
    /// The player on roll rolls.
    Roll(Roll),
    /// The player on roll moves; [`Play::DANCE`] if no play is legal.
    Play(Play),
    /// The player on roll doubles.
    Double,
    /// The player doubled accepts the cube.
    Take,
    /// The player doubled gives up the game.
    Pass,
    /// The player doubled accepts and turns the cube once more at once: a beaver; in answer to that
    /// a raccoon, and so on. The cube will lie with the player first doubled.
    Beaver,
    /// A player offers to resign; possible at any time while the game lasts.
    Resign {
        /// Who resigns.
        side: Side,
        /// What is offered.
        kind: WinKind,
    },
    /// The other player accepts the resignation.
    AcceptResignation,
    /// The other player wants to play on.
    DeclineResignation,
    /// The next game begins.
    NextGame,
}

impl Action {
    /// A verb phrase for messages.
    const fn name(self) -> &'static str {
        match self {
            Self::OpeningRoll { .. } => "roll for the first move",
            Self::Begin(_) => "choose who begins",
            Self::Roll(_) => "roll",
            Self::Play(_) => "move",
            Self::Double => "double",
            Self::Take => "take",
            Self::Pass => "pass",
            Self::Beaver => "beaver",
            Self::Resign { .. } => "resign",
            Self::AcceptResignation => "accept a resignation",
            Self::DeclineResignation => "decline a resignation",
            Self::NextGame => "begin the next game",
        }
    }
}

impl std::fmt::Display for Action {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// What is expected now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The dice for the first move.
    OpeningRoll,
    /// This player rolls, or doubles where [`crate::MatchState::may_double`] says so.
    Turn(Side),
    /// This player moves.
    Play(Side, Roll),
    /// This player takes, passes or, where [`crate::MatchState::may_beaver`] says so, beavers.
    AnswerDouble(Side),
    /// This player accepts or declines a resignation.
    AnswerResignation(Side, WinKind),
    /// The game is over, the match goes on.
    NextGame,
    /// The match is over.
    Nothing,
}

impl Decision {
    /// Whose decision it is; `None` if no decision is due.
    #[must_use]
    pub const fn side(self) -> Option<Side> {
        match self {
            Self::Turn(side)
            | Self::Play(side, _)
            | Self::AnswerDouble(side)
            | Self::AnswerResignation(side, _) => Some(side),
            Self::OpeningRoll | Self::NextGame | Self::Nothing => None,
        }
    }
}

impl std::fmt::Display for Decision {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::OpeningRoll => f.write_str("the roll for the first move"),
            Self::Turn(side) => write!(f, "{side} to roll"),
            Self::Play(side, roll) => write!(f, "{side} to move {roll}"),
            Self::AnswerDouble(side) => write!(f, "{side} to answer a double"),
            Self::AnswerResignation(side, _) => write!(f, "{side} to answer a resignation"),
            Self::NextGame => f.write_str("the next game"),
            Self::Nothing => f.write_str("nothing more: the match is over"),
        }
    }
}

/// Why an action was refused. The state is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ActionError {
    /// Something else is to be done first.
    #[error("cannot {action} now: expected {expected}")]
    NotNow {
        /// What was tried.
        action: Action,
        /// What is expected.
        expected: Decision,
    },
    /// A die shows no number from 1 to 6.
    #[error("expected a die from 1 to 6, found {found}")]
    Die {
        /// The number.
        found: u8,
    },
    /// The play cannot be made with this roll.
    #[error("expected a legal play of {roll}, found another")]
    IllegalPlay {
        /// The roll.
        roll: Roll,
    },
    /// The player must move.
    #[error("expected one of the legal plays of {roll}, found none")]
    MustMove {
        /// The roll.
        roll: Roll,
    },
    /// The player cannot move.
    #[error("expected no play as {roll} cannot be moved, found one")]
    CannotMove {
        /// The roll.
        roll: Roll,
    },
    /// The match is played without a cube.
    #[error("cannot double: there is no doubling cube")]
    NoCube,
    /// No doubling in the Crawford game.
    #[error("cannot double: this is the Crawford game")]
    Crawford,
    /// The cube is with the opponent.
    #[error("cannot double: the cube belongs to the opponent")]
    CubeOwned,
    /// The cube goes no higher.
    #[error("cannot double: the cube is at its limit of {limit}")]
    CubeLimit {
        /// Largest value.
        limit: u32,
    },
    /// Beavers are for money sessions.
    #[error("cannot beaver: expected a money session, found a match")]
    BeaverInMatch,
    /// All beavers agreed on have been used.
    #[error("cannot beaver: expected at most {allowed} after a double, found one more")]
    BeaverLimit {
        /// How many are allowed.
        allowed: u8,
    },
}
