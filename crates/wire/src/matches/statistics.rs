//! The statistics of a match.

use barpoint_analysis::statistics::Section;
use serde::Serialize;
use utoipa::ToSchema;

/// A row of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsRow {
    /// Its label.
    pub label: String,
    /// White's.
    pub white: String,
    /// Black's.
    pub black: String,
    /// Whether it means anything before all decisions are analysed, as rates and ratings do not.
    pub holds_in_part: bool,
}

/// A block of the statistics.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct StatisticsBlock {
    /// Its title.
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
            holds_in_part: row.holds_in_part,
        });
        Self {
            title: section.title.to_owned(),
            rows: rows.collect(),
        }
    }
}
