//! Jump volatility measured over games.

use barpoint_engine::volatility::{BUCKETS, Group, JumpFigures, JumpTally};
use serde::Serialize;

/// Jumps of the winning chance over two rolls, measured by self-play.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VolatilityReport {
    /// Version of this interface.
    pub version: u32,
    /// Fingerprint of nets and databases.
    pub nets: String,
    /// Seed of the games.
    pub seed: u32,
    /// Games played.
    pub games: u64,
    /// By what happened before and what is played.
    pub groups: Vec<VolatilityRow>,
    /// By winning chance, in twenty parts.
    pub buckets: Vec<VolatilityRow>,
}

/// Jumps of a group.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct VolatilityRow {
    /// Which jumps; for buckets the middle of the winning chances, `0.025`.
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

impl VolatilityReport {
    /// What a tally comes to.
    #[must_use]
    pub fn of(tally: &JumpTally, nets: String, seed: u32) -> Self {
        let row = |name: String, group| {
            let figures = tally.figures(group)?;
            Some(VolatilityRow::of(name, &figures))
        };
        let groups = Group::NAMED.into_iter();
        let buckets = (0..BUCKETS).filter_map(|bucket| u8::try_from(bucket).ok());
        Self {
            version: crate::VERSION,
            nets,
            seed,
            games: tally.games(),
            groups: groups
                .filter_map(|group| row(name(group).to_owned(), group))
                .collect(),
            buckets: buckets
                .filter_map(|bucket| {
                    let middle = 0.025 + 0.05 * f32::from(bucket);
                    row(format!("{middle:.3}"), Group::Bucket(bucket))
                })
                .collect(),
        }
    }
}

impl VolatilityRow {
    const fn of(group: String, figures: &JumpFigures) -> Self {
        Self {
            group,
            jumps: figures.jumps,
            mean_size: figures.mean_size,
            mean_size_std_err: figures.mean_size_std_err,
            deviation: figures.deviation,
            deviation_std_err: figures.deviation_std_err,
        }
    }
}

const fn name(group: Group) -> &'static str {
    match group {
        Group::Turned => "turned from one window to the other",
        Group::TurnedRace => "turned, race in the first",
        Group::TurnedContact => "turned, contact in the first",
        Group::Windows => "in either window",
        Group::WindowsRace => "in either window, race",
        Group::WindowsContact => "in either window, contact",
        Group::Bucket(_) => "bucket",
    }
}
