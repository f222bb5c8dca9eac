//! How many rolls bearing off takes.

use serde::Serialize;
use utoipa::ToSchema;

/// A position of one side and the rolls it takes.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct RollsRow {
    /// Checkers on each point, from the ace point.
    pub checkers: Vec<u8>,
    /// Expected number of rolls when every play keeps it least.
    pub rolls: f64,
}

impl RollsRow {
    /// A position; five decimals are told.
    #[must_use]
    pub fn new(checkers: &[u8], rolls: f64) -> Self {
        const DECIMALS: f64 = 1e5;
        Self {
            checkers: checkers.to_vec(),
            rolls: (DECIMALS * rolls).round() / DECIMALS,
        }
    }
}
