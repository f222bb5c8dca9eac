//! Jump volatility measured over games.

use serde::Serialize;
use utoipa::ToSchema;

/// Jumps of the winning chance over two rolls, measured by self-play.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct VolatilityReport {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Seed of the games.
    pub seed: u32,
    /// Games played.
    pub games: u64,
    /// By preceding event and kind of game.
    pub groups: Vec<VolatilityRow>,
    /// By winning chance, in twenty parts.
    pub buckets: Vec<VolatilityRow>,
}

/// Jumps of a group.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct VolatilityRow {
    /// The group; for ranges of winning chances their middle, `0.025`.
    pub group: String,
    /// How many.
    pub jumps: u64,
    /// Average size: the jump volatility.
    pub mean_size: f64,
    /// Its standard error.
    pub mean_size_std_err: f64,
    /// Standard deviation.
    pub deviation: f64,
    /// Its standard error.
    pub deviation_std_err: f64,
}
