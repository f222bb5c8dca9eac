//! The value of a position.

use barpoint_engine::{Answer, EvaluationByDepth};
use barpoint_eval::Evaluation;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{BasisInfo, Chances, CubeAdvice, NoDecisionName};

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

/// A position's value before the roll, from the point of view of the player on roll.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct EvaluationReport {
    /// Version of this interface.
    pub version: u32,
    /// The basis of the answer.
    #[serde(flatten)]
    pub basis: BasisInfo,
    /// Every depth up to the requested one.
    pub depths: Vec<DepthValue>,
    /// The cube decision at the last depth.
    pub cube: Option<CubeAdvice>,
    /// Why there is no cube decision.
    pub no_decision: Option<NoDecisionName>,
}

impl From<&Answer<EvaluationByDepth>> for EvaluationReport {
    fn from(answer: &Answer<EvaluationByDepth>) -> Self {
        let EvaluationByDepth { depths, cube } = &answer.found;
        Self {
            version: crate::VERSION,
            basis: (&answer.basis).into(),
            depths: depths
                .iter()
                .map(|(plies, evaluation)| DepthValue::of(*plies, evaluation))
                .collect(),
            cube: cube.as_ref().ok().map(CubeAdvice::from),
            no_decision: cube.as_ref().err().map(|&reason| reason.into()),
        }
    }
}
