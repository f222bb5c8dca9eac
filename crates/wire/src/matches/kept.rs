//! Matches as they are kept and listed.

use barpoint_record::MatchRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{HandMark, KeptLayer};
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
    /// The level of the only analysis, in notes of version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Its analyses, in the order they came or were begun.
    #[serde(default)]
    pub layers: Vec<KeptLayer>,
    /// The name of the analysis that is shown.
    #[serde(default)]
    pub current: Option<String>,
    /// The marks set by hand.
    #[serde(default)]
    pub marks: Vec<HandMark>,
}

impl KeptMatch {
    /// Of a match that just came, without analysis.
    #[must_use]
    pub const fn new(version: u32, name: String, warnings: Vec<String>, created: u64) -> Self {
        Self {
            version,
            name,
            warnings,
            created,
            level: None,
            layers: Vec::new(),
            current: None,
            marks: Vec::new(),
        }
    }

    /// The analysis that is shown.
    #[must_use]
    pub fn current_layer(&self) -> Option<&KeptLayer> {
        let current = self.current.as_ref()?;
        self.layers.iter().find(|layer| layer.name == *current)
    }
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
    /// How many games it has.
    pub games: usize,
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
            games: record.games.len(),
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
