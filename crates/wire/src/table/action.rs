//! What players do at a table.

use barpoint_rules::{Action, WinKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{SideName, StepInfo};

/// Something done at a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum TableAction {
    /// Throw: for the first move, or to move. Dice are given where they are entered by hand.
    Roll {
        /// The dice; for the first move White's, then Black's.
        #[serde(default)]
        dice: Option<[u8; 2]>,
    },
    /// Move; no steps where none can be made.
    Play {
        /// The steps, in order.
        steps: Vec<StepInfo>,
    },
    /// Double.
    Double,
    /// Take.
    Take,
    /// Pass.
    Pass,
    /// Take and turn the cube once more.
    Beaver,
    /// Offer to resign.
    Resign {
        /// Who.
        side: SideName,
        /// 1 a single game, 2 a gammon, 3 a backgammon.
        value: u8,
    },
    /// Accept a resignation.
    Accept,
    /// Decline a resignation.
    Decline,
    /// Begin the next game.
    NextGame,
}

/// Why something done is nonsense, whatever the rules say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableActionError {
    /// Steps that are none.
    #[error("expected up to four steps between 25 (bar) and 0 (off), found others")]
    Steps,
    /// No such resignation.
    #[error("expected 1, 2 or 3 as value of a resignation, found {0}")]
    Resignation(u8),
}

impl TableAction {
    /// The action; `None` for a throw, whose dice the table knows.
    ///
    /// # Errors
    /// If it is nonsense.
    pub fn action(&self) -> Result<Option<Action>, TableActionError> {
        Ok(Some(match self {
            Self::Roll { .. } => return Ok(None),
            Self::Play { steps } => {
                Action::Play(StepInfo::play(steps).ok_or(TableActionError::Steps)?)
            }
            Self::Double => Action::Double,
            Self::Take => Action::Take,
            Self::Pass => Action::Pass,
            Self::Beaver => Action::Beaver,
            Self::Resign { side, value } => Action::Resign {
                side: (*side).into(),
                kind: WinKind::from_multiplier(*value)
                    .ok_or(TableActionError::Resignation(*value))?,
            },
            Self::Accept => Action::AcceptResignation,
            Self::Decline => Action::DeclineResignation,
            Self::NextGame => Action::NextGame,
        }))
    }
}

/// Something done, with the revision of the game it was done in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ActionRequest {
    /// `revision` as last seen.
    pub revision: u64,
    /// What is done.
    pub action: TableAction,
}

/// Asks the program to act, or to take a turn back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct RevisionRequest {
    /// `revision` as last seen.
    pub revision: u64,
}
