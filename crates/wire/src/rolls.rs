//! Expected numbers of rolls to bear off.

use serde::Serialize;
use utoipa::ToSchema;

/// A position of one side and its expected number of rolls.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RollsRow {
    /// Checkers on each point, from the ace point.
    pub checkers: Vec<u8>,
    /// Expected number of rolls with plays that minimise it.
    pub rolls: f64,
}

impl RollsRow {
    /// A position, its rolls rounded to five decimals.
    #[must_use]
    pub fn new(checkers: &[u8], rolls: f64) -> Self {
        const DECIMALS: f64 = 1e5;
        Self {
            checkers: checkers.to_vec(),
            rolls: (DECIMALS * rolls).round() / DECIMALS,
        }
    }
}
