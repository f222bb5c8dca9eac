//! What engines must do to play a duel.

use barpoint_equity::{Crawford, CubeAccess, CubeContext, Jacoby, Scoring};
use barpoint_rules::{Board, PlayList, Roll};

/// Why a duel stopped.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DuelError {
    /// gnubg is needed but absent.
    #[error(
        "gnubg is not installed (expected it in $GNUBG, on the search path or in /usr/games; \
         on Debian: apt-get install gnubg)"
    )]
    NotInstalled,
    /// gnubg gave an unexpected answer.
    #[error("gnubg gave an unusable answer: {0}")]
    Answer(String),
    /// Starting or talking to a process failed.
    #[error("cannot talk to gnubg: {0}")]
    Io(#[from] std::io::Error),
    /// Another engine cannot be asked.
    #[error(transparent)]
    Client(#[from] barpoint_protocol::client::ClientError),
    /// A program does not answer over its socket.
    #[error(transparent)]
    External(#[from] barpoint_app::external::ExternalError),
    /// A contestant broke the rules.
    #[error("illegal action in a duel: {0}")]
    Illegal(String),
    /// The pairs played cannot be kept, or those of the file are not of this duel.
    #[error("{}: {reason}", path.display())]
    Kept {
        /// The file.
        path: std::path::PathBuf,
        /// What is wrong.
        reason: String,
    },
    /// The number of games must be even.
    #[error("expected an even number of games, at least 2, found {0}")]
    Games(u64),
    /// An engine name was not understood.
    #[error("expected an engine such as barpoint:0 or gnubg:2, found {0:?}")]
    Engine(String),
    /// The net files of an engine cannot be used.
    #[error("cannot use the nets of {engine}: {reason}")]
    Nets {
        /// The engine as named.
        engine: String,
        /// What is wrong.
        reason: String,
    },
}

/// The cube in a money game, seen by the player on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CubeState {
    /// Its value.
    pub value: u32,
    /// Who may turn it.
    pub access: CubeAccess,
}

impl CubeState {
    /// A centred cube at 1.
    pub const START: Self = Self {
        value: 1,
        access: CubeAccess::Centred,
    };

    /// The same cube seen by the other player.
    #[must_use]
    pub fn flipped(self) -> Self {
        let context = self.context().flipped();
        Self {
            value: context.value,
            access: context.access,
        }
    }

    /// Money play without the Jacoby rule or beavers.
    #[must_use]
    pub fn context(self) -> CubeContext {
        CubeContext {
            value: self.value,
            access: self.access,
            scoring: Scoring::Money {
                jacoby: Jacoby::Off,
                beavers: 0,
            },
        }
    }
}

/// A roll to play, at money, or at a score of a match, where the cube is always in play.
#[derive(Clone, Copy)]
pub struct Turn<'a> {
    /// The board before the play, seen by the player on roll.
    pub board: &'a Board,
    /// Cube and score, seen by the same player.
    pub context: CubeContext,
    /// The roll.
    pub roll: Roll,
    /// The legal plays, at least one.
    pub plays: &'a PlayList,
}

impl Turn<'_> {
    /// Whether the cube is in play, for a contestant that has it at money or not.
    pub(crate) const fn has_cube(&self, at_money: bool) -> bool {
        at_money || self.context.scoring.match_score().is_some()
    }
}

/// Length of the match, the points of the opponent and of the player on roll, and whether it is the Crawford game; zeros at money.
pub(super) fn points(scoring: Scoring) -> (u8, [u8; 2], bool) {
    let Some(score) = scoring.match_score() else {
        return (0, [0, 0], false);
    };
    let length = score.away.max(score.opponent_away);
    let points = [score.opponent_away, score.away].map(|away| length - away);
    (length, points, score.crawford == Crawford::Now)
}

/// An engine that can play money games.
pub trait Contestant {
    /// A game begins: nothing of the last one counts any more.
    fn begin(&mut self) {}

    /// The index of the play chosen among those of a turn.
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError>;

    /// Whether to double before rolling.
    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError>;

    /// Whether to take a double; board and cube are seen by the doubler, before the double.
    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError>;

    /// Whether to double, and whether to take then, with this cube at this score, seen by the doubler; `None` where there is no way to
    /// ask.
    fn cube_actions(
        &mut self,
        _board: &Board,
        _context: CubeContext,
    ) -> Result<Option<[bool; 2]>, DuelError> {
        Ok(None)
    }
}
