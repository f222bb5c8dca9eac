//! Result of `frontier`.

use serde::Serialize;
use utoipa::ToSchema;

use crate::MeanLoss;

/// What engines lose and how long they take.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FrontierReport {
    /// Version of this interface.
    pub version: u32,
    /// The file of decisions.
    pub file: String,
    /// The engines in the order given.
    pub engines: Vec<FrontierPoint>,
}

/// An engine's strength and price.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct FrontierPoint {
    /// The engine, as it was named.
    pub engine: String,
    /// Whether it is one of ours, whose time is processor time.
    pub ours: bool,
    /// Milliseconds of a decision.
    pub milliseconds: f64,
    /// What its choices lose, over the decisions in which that of every engine is valued.
    pub loss: MeanLoss,
    /// What the best of ours that costs no more loses, as a share of a rival's; `null` for ours and if there is none.
    pub our_error: Option<f64>,
    /// What the cheapest of ours that loses no more costs, as a share of a rival's; `null` likewise.
    pub our_cost: Option<f64>,
}
