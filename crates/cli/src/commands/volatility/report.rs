//! The printed results on jumps.

use barpoint_lab::volatility::{BUCKETS, Group, JumpTally};
use barpoint_wire::{VolatilityReport, VolatilityRow};

/// All groups and buckets that had jumps.
pub(super) fn report(tally: &JumpTally, nets: String, seed: u32) -> VolatilityReport {
    let row = |name: String, group| {
        let figures = tally.figures(group)?;
        Some(VolatilityRow {
            group: name,
            jumps: figures.jumps,
            mean_size: figures.mean_size,
            mean_size_std_err: figures.mean_size_std_err,
            deviation: figures.deviation,
            deviation_std_err: figures.deviation_std_err,
        })
    };
    let groups = Group::NAMED.into_iter();
    let buckets = (0..BUCKETS).filter_map(|bucket| u8::try_from(bucket).ok());
    VolatilityReport {
        version: barpoint_wire::VERSION,
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
