//! The value of a position.

use barpoint_eval::Evaluation;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{Chances, CubeAdvice, PositionInfo, SettingsInfo};

/// A position evaluated at one depth.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct DepthValue {
    /// Depth of the look-ahead.
    pub plies: u8,
    /// Chances of the player on roll.
    pub chances: Chances,
    /// Cubeless equity.
    pub cubeless_equity: f32,
    /// Cubeful equity with the cube left as it is.
    pub cubeful_equity: f32,
}

impl DepthValue {
    /// An evaluation made at this depth.
    #[must_use]
    pub fn of(plies: u8, evaluation: &Evaluation) -> Self {
        Self {
            plies,
            chances: evaluation.outcome.into(),
            cubeless_equity: evaluation.cubeless.get(),
            cubeful_equity: evaluation.cubeful.get(),
        }
    }
}

/// A position's value before the dice are thrown, from the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvaluationReport {
    /// Version of this interface.
    pub version: u32,
    /// The position.
    pub position: PositionInfo,
    /// What kind of position it is: `over`, `bearoff`, `race` or `contact`.
    pub class: String,
    /// What evaluates it without looking ahead: `net`, `one-sided database`, `two-sided database
    /// (exact)`, `Hypergammon database (exact)` or `rules`.
    pub source: &'static str,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// How deeply was looked.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// Every depth up to the one asked for.
    pub depths: Vec<DepthValue>,
    /// The cube decision at the last depth, where the player on roll may double.
    pub cube: Option<CubeAdvice>,
}
