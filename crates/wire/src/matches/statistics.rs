//! The statistics of a match.

use barpoint_analysis::statistics::{sections, statistics};
use barpoint_equity::Met;
use barpoint_record::MatchRecord;
use serde::Serialize;
use utoipa::ToSchema;

/// A row of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsRow {
    /// What is counted.
    pub label: String,
    /// White's.
    pub white: String,
    /// Black's.
    pub black: String,
}

/// A block of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsBlock {
    /// What it is about.
    pub title: String,
    /// Its rows.
    pub rows: Vec<StatisticsRow>,
}

pub(super) fn blocks(record: &MatchRecord, met: &Met) -> Vec<StatisticsBlock> {
    let total = statistics(record, met).total;
    let blocks = sections(&total).into_iter().map(|section| {
        let rows = section.rows.into_iter().map(|row| StatisticsRow {
            label: row.label,
            white: row.values.white.trim().to_owned(),
            black: row.values.black.trim().to_owned(),
        });
        StatisticsBlock {
            title: section.title.to_owned(),
            rows: rows.collect(),
        }
    });
    blocks.collect()
}
