//! Actions at a table.

use barpoint_rules::{Action, WinKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{SideName, StepInfo};

/// An action at a table.
// Kinds without fields have braces: without them serde would let any name pass there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum TableAction {
    /// Roll: the opening roll, or a turn's. The dice are given if they are entered by hand.
    Roll {
        /// The dice; of the opening roll White's, then Black's.
        #[serde(default)]
        dice: Option<[u8; 2]>,
    },
    /// Play; no steps if the player cannot move.
    Play {
        /// The steps, in order.
        steps: Vec<StepInfo>,
    },
    /// Double.
    Double {},
    /// Take.
    Take {},
    /// Pass.
    Pass {},
    /// Beaver: take and redouble at once.
    Beaver {},
    /// Offer to resign.
    Resign {
        /// Who.
        side: SideName,
        /// 1 a single game, 2 a gammon, 3 a backgammon.
        value: u8,
    },
    /// Accept a resignation.
    Accept {},
    /// Decline a resignation.
    Decline {},
    /// Start the next game.
    NextGame {},
}

/// Why a request is no action at all, whatever the rules allow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TableActionError {
    /// Steps outside the board, or too many.
    #[error("expected up to four steps between 25 (bar) and 0 (off), found others")]
    Steps,
    /// No such resignation.
    #[error("expected 1, 2 or 3 as value of a resignation, found {0}")]
    Resignation(u8),
}

impl TableAction {
    /// The action; `None` for a roll, whose dice the table knows.
    ///
    /// # Errors
    /// If it is no action.
    pub fn action(&self) -> Result<Option<Action>, TableActionError> {
        Ok(Some(match self {
            Self::Roll { .. } => return Ok(None),
            Self::Play { steps } => {
                Action::Play(StepInfo::play(steps).ok_or(TableActionError::Steps)?)
            }
            Self::Double {} => Action::Double,
            Self::Take {} => Action::Take,
            Self::Pass {} => Action::Pass,
            Self::Beaver {} => Action::Beaver,
            Self::Resign { side, value } => Action::Resign {
                side: (*side).into(),
                kind: WinKind::from_multiplier(*value)
                    .ok_or(TableActionError::Resignation(*value))?,
            },
            Self::Accept {} => Action::AcceptResignation,
            Self::Decline {} => Action::DeclineResignation,
            Self::NextGame {} => Action::NextGame,
        }))
    }
}

/// An action, with the revision of the game to which it applies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionRequest {
    /// `revision` as last seen.
    pub revision: u64,
    /// The action.
    pub action: TableAction,
}

/// A request for the program to act, or to take a turn back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RevisionRequest {
    /// `revision` as last seen.
    pub revision: u64,
}
