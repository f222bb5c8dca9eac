//! Matches as they are kept and listed.

use barpoint_record::MatchRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Both;

/// A match as it is kept beside its record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMatch {
    /// Version of this form.
    pub version: u32,
    /// Name of the file it came from.
    pub name: String,
    /// What was odd about that file.
    pub warnings: Vec<String>,
    /// When it came, in seconds since 1970.
    pub created: u64,
    /// The level of its analysis, if it was done here.
    pub level: Option<String>,
}

/// A match in the list of matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchRow {
    /// Its name in the interface.
    pub id: String,
    /// Name of the file it came from.
    pub name: String,
    /// Who plays.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// When it came, in seconds since 1970.
    pub created: u64,
}

impl MatchRow {
    /// A match in the list.
    #[must_use]
    pub fn of(id: &str, kept: &KeptMatch, record: &MatchRecord) -> Self {
        Self {
            id: id.to_owned(),
            name: kept.name.clone(),
            players: names(record),
            length: record.length,
            created: kept.created,
        }
    }
}

pub(super) fn names(record: &MatchRecord) -> Both<String> {
    Both {
        white: record.players.white.name.clone(),
        black: record.players.black.name.clone(),
    }
}
