//! Kinds of decisions, owners of the cube, stages of a match, ends of games.

use barpoint_rules::{Crawford, CubeOwner, Decision, GameEnd, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::SideName;

/// The next decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DecisionInfo {
    /// Kind of decision.
    pub kind: DecisionKind,
    /// Whose decision it is; `null` if neither player's.
    pub side: Option<SideName>,
}

/// A kind of decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DecisionKind {
    /// The opening roll.
    OpeningRoll,
    /// Roll or double.
    Turn,
    /// Move.
    Play,
    /// Take, pass or beaver.
    AnswerDouble,
    /// Accept or decline a resignation.
    AnswerResignation,
    /// Start the next game.
    NextGame,
    /// The match is over.
    Nothing,
}

impl From<Decision> for DecisionInfo {
    fn from(decision: Decision) -> Self {
        let kind = match decision {
            Decision::OpeningRoll => DecisionKind::OpeningRoll,
            Decision::Turn(_) => DecisionKind::Turn,
            Decision::Play(..) => DecisionKind::Play,
            Decision::AnswerDouble(_) => DecisionKind::AnswerDouble,
            Decision::AnswerResignation(..) => DecisionKind::AnswerResignation,
            Decision::NextGame => DecisionKind::NextGame,
            Decision::Nothing => DecisionKind::Nothing,
        };
        Self {
            kind,
            side: decision.side().map(Into::into),
        }
    }
}

/// Who may turn the cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CubeOwnerName {
    /// Both.
    #[default]
    Centred,
    /// The player named first.
    White,
    /// The other player.
    Black,
}

impl From<CubeOwner> for CubeOwnerName {
    fn from(owner: CubeOwner) -> Self {
        match owner {
            CubeOwner::Centred => Self::Centred,
            CubeOwner::Owned(Side::White) => Self::White,
            CubeOwner::Owned(Side::Black) => Self::Black,
        }
    }
}

impl From<CubeOwnerName> for CubeOwner {
    fn from(name: CubeOwnerName) -> Self {
        match name {
            CubeOwnerName::Centred => Self::Centred,
            CubeOwnerName::White => Self::Owned(Side::White),
            CubeOwnerName::Black => Self::Owned(Side::Black),
        }
    }
}

/// The Crawford state of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum CrawfordName {
    /// The Crawford game is still to come (also money play).
    Pre,
    /// This is the Crawford game.
    Now,
    /// After the Crawford game.
    Post,
}

impl From<Crawford> for CrawfordName {
    fn from(crawford: Crawford) -> Self {
        match crawford {
            Crawford::Pre => Self::Pre,
            Crawford::Now => Self::Now,
            Crawford::Post => Self::Post,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ResultInfo {
    /// Who won.
    pub winner: SideName,
    /// Points won.
    pub points: u32,
    /// 1 a single game, 2 a gammon, 3 a backgammon.
    pub kind: u8,
    /// How it ended.
    pub how: EndName,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EndName {
    /// The winner bore off the last checker.
    BorneOff,
    /// The loser passed a double.
    Passed,
    /// The loser resigned.
    Resigned,
}

impl From<GameEnd> for EndName {
    fn from(end: GameEnd) -> Self {
        match end {
            GameEnd::BearOff => Self::BorneOff,
            GameEnd::Pass => Self::Passed,
            GameEnd::Resignation => Self::Resigned,
        }
    }
}
