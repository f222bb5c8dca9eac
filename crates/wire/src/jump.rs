//! Results of `jump`.

use serde::Serialize;
use utoipa::ToSchema;

/// The jump model's doubling points.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JumpReport {
    /// Version of this interface.
    pub version: u32,
    /// Average points in games won.
    pub won: f32,
    /// Average points in games lost.
    pub lost: f32,
    /// Average volatility.
    pub average: f32,
    /// Volatility of the position.
    pub local: f32,
    /// Janowski's cube efficiency that has the same take point.
    pub efficiency: f32,
    /// Winning chances at which the right cube action changes.
    pub points: Vec<JumpPoint>,
}

/// The points at which the right cube action changes, by two models.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JumpPoint {
    /// `take point`, `initial double`, `redouble` or `cash point`.
    pub point: String,
    /// By the jump model.
    pub jump: f32,
    /// By Janowski's.
    pub janowski: f32,
}

/// The equation behind the jump model, solved for a centred cube.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JumpSolution {
    /// Version of this interface.
    pub version: u32,
    /// Equities by winning chance.
    pub rows: Vec<JumpSolutionRow>,
    /// The largest difference between solution and closed form.
    pub largest_difference: f32,
}

/// An equity of the solution.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
pub struct JumpSolutionRow {
    /// The winning chance.
    pub win: f32,
    /// Solved numerically.
    pub solved: f32,
    /// By the closed form.
    pub closed_form: f32,
}
