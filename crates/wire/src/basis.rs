//! The basis of an answer.

use barpoint_engine::{Basis, NoDecision, NoStoredCube};
use barpoint_eval::Class;
use barpoint_rules::MatchState;
use barpoint_rules::notation::{GnubgId, Xgid};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{SettingsInfo, SideName};

/// A position with the state of its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct PositionInfo {
    /// GNUBG ID.
    pub gnubg_id: String,
    /// XGID.
    pub xgid: String,
    /// Who is on roll: `white` (named first, `O`) or `black` (`X`).
    pub on_roll: SideName,
    /// The roll to play, if there is one.
    pub roll: Option<String>,
}

impl PositionInfo {
    /// Describes a state.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        Self {
            gnubg_id: GnubgId::of(state).to_string(),
            xgid: Xgid::of(state).to_string(),
            on_roll: state.on_roll().into(),
            roll: state.roll().map(|roll| roll.to_string()),
        }
    }
}

/// The basis of an answer about a position.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BasisInfo {
    /// The position.
    pub position: PositionInfo,
    /// The class of the position: `over`, `bearoff`, `race` or `contact`.
    pub class: &'static str,
    /// What evaluates it statically: `net`, `one-sided database`, `two-sided database (exact)`,
    /// `two-sided database (exact chances)`, `Hypergammon database (exact)`, `Hypergammon database (exact chances)` or `rules`.
    pub source: &'static str,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// The settings of the evaluation.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
}

impl From<&Basis> for BasisInfo {
    fn from(basis: &Basis) -> Self {
        Self {
            position: PositionInfo::of(&basis.state),
            class: class_name(basis.class),
            source: basis.source.name(),
            nets: basis.weights.fingerprint().to_string(),
            settings: (&basis.strength).into(),
            met: basis.met.clone(),
        }
    }
}

/// The name of a class of positions.
#[must_use]
pub const fn class_name(class: Class) -> &'static str {
    match class {
        Class::Over => "over",
        Class::Bearoff => "bearoff",
        Class::Race => "race",
        Class::Contact => "contact",
    }
}

/// Why there is no decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoDecisionName {
    /// The game has not begun: the opening roll comes first.
    NotBegun,
    /// The game or the match is over.
    GameOver,
    /// The cube cannot be turned: the game has none, or it has reached its limit.
    NoCube,
    /// Neither player may double in the Crawford game.
    Crawford,
    /// The opponent owns the cube.
    OpponentsCube,
    /// The player on roll wins the match with the cube as it lies.
    DeadCube,
    /// The player could double, but no analysis of the decision is stored.
    NotAnalysed,
}

impl From<NoStoredCube> for NoDecisionName {
    fn from(reason: NoStoredCube) -> Self {
        match reason {
            NoStoredCube::NoDecision(reason) => reason.into(),
            NoStoredCube::NotAnalysed => Self::NotAnalysed,
        }
    }
}

impl From<NoDecision> for NoDecisionName {
    fn from(reason: NoDecision) -> Self {
        match reason {
            NoDecision::NotBegun => Self::NotBegun,
            NoDecision::GameOver => Self::GameOver,
            NoDecision::NoCube => Self::NoCube,
            NoDecision::Crawford => Self::Crawford,
            NoDecision::OpponentsCube => Self::OpponentsCube,
            NoDecision::DeadCube => Self::DeadCube,
        }
    }
}
