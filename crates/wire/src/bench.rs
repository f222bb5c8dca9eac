//! Results of `barpoint bench`.

use serde::Serialize;
use utoipa::ToSchema;

/// Results of one workload.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BenchRow {
    /// Its name.
    pub workload: &'static str,
    /// Hash of its results.
    pub hash: String,
    /// Evaluations, choices or decisions made.
    pub answers: u64,
    /// Wall-clock time of the quickest pass, nets loaded, cache empty.
    pub seconds: f64,
}

/// Fixed evaluations summed up.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct BenchReport {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of the nets.
    pub nets: String,
    /// Positions evaluated.
    pub positions: usize,
    /// Hash of all results.
    pub signature: String,
    /// Each workload.
    pub workloads: Vec<BenchRow>,
}
