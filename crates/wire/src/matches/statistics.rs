//! The statistics of a match.

use barpoint_analysis::statistics::Section;
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

impl From<&Section> for StatisticsBlock {
    fn from(section: &Section) -> Self {
        let rows = section.rows.iter().map(|row| StatisticsRow {
            label: row.label.clone(),
            white: row.values.white.trim().to_owned(),
            black: row.values.black.trim().to_owned(),
        });
        Self {
            title: section.title.to_owned(),
            rows: rows.collect(),
        }
    }
}
