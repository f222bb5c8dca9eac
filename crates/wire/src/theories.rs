//! Theories of the cube beside rollouts.

use serde::Serialize;
use utoipa::ToSchema;

/// One position rolled out and judged by the theories; a line of a report's data.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ComparisonRow {
    /// Position ID.
    pub position: String,
    /// What is played.
    pub kind: &'static str,
    /// Whether the cube is owned; otherwise it is centred.
    pub owned: bool,
    /// Points the player and the opponent need, in matches.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub away: Option<[u8; 2]>,
    /// Rolled-out equities of no double and of double and take.
    pub rolled_out: [f64; 2],
    /// Their standard errors.
    pub std_err: [f64; 2],
    /// Cubeless chances without a double, rolled out: wins, gammons and backgammons won, gammons and backgammons lost.
    pub chances: [f64; 5],
    /// The same equities by each theory.
    pub theories: Vec<(String, [f64; 2])>,
}

/// The error of a theory against the rollouts.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TheoryFigures {
    /// What is played; `all` for everything.
    pub kind: &'static str,
    /// The theory and its depth.
    pub theory: String,
    /// How many positions.
    pub positions: usize,
    /// Mean absolute errors of no double and of double and take.
    pub errors: [f64; 2],
    /// Mean errors of the doubler's and of the taker's decision.
    pub losses: [f64; 2],
    /// Mean error less that of the theory compared with, and its standard error.
    pub error_difference: [f64; 2],
    /// The same for the errors of both decisions together.
    pub loss_difference: [f64; 2],
}
