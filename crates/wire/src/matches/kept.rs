//! Matches as they are saved and listed.

use barpoint_app::matches::{Layer, Layers, MatchNote};
use barpoint_app::phrase::Said;
use barpoint_engine::Progress;
use barpoint_record::MatchRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AnalysisState, HandMark, KeptLayer};
use crate::{Both, Phrase};

/// What is saved of a match beside its records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptMatch {
    /// Version of this form.
    pub version: u32,
    /// The name of the imported file.
    pub name: String,
    /// Warnings about that file.
    pub warnings: Vec<String>,
    /// The same as codes with arguments, one for each that has one.
    #[serde(default)]
    pub warning_phrases: Vec<Option<Phrase>>,
    /// When it was imported, in seconds since 1970.
    pub created: u64,
    /// The level of the only analysis, in notes of version 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Its analyses, in the order in which they were imported or started.
    #[serde(default)]
    pub layers: Vec<KeptLayer>,
    /// The name of the analysis that is shown.
    #[serde(default)]
    pub current: Option<String>,
    /// The marks set by hand.
    #[serde(default)]
    pub marks: Vec<HandMark>,
}

impl From<&MatchNote> for KeptMatch {
    fn from(note: &MatchNote) -> Self {
        let layers = &note.layers;
        Self {
            version: note.version,
            name: note.name.clone(),
            warnings: note.warnings.iter().map(|said| said.text.clone()).collect(),
            warning_phrases: phrases(&note.warnings),
            created: note.created,
            level: note.level.clone(),
            layers: layers.all.iter().map(KeptLayer::from).collect(),
            current: layers.current.clone(),
            marks: layers.marks.iter().map(HandMark::from).collect(),
        }
    }
}

impl From<KeptMatch> for MatchNote {
    fn from(kept: KeptMatch) -> Self {
        // Matches of earlier versions have texts alone.
        let phrases = kept
            .warning_phrases
            .into_iter()
            .chain(std::iter::repeat(None));
        let warnings = kept.warnings.into_iter().zip(phrases);
        let warnings = warnings.map(|(text, phrase)| Said {
            text,
            phrase: phrase.map(Into::into),
        });
        Self {
            version: kept.version,
            name: kept.name,
            warnings: warnings.collect(),
            created: kept.created,
            level: kept.level,
            layers: Layers {
                all: kept.layers.into_iter().map(Layer::from).collect(),
                current: kept.current,
                marks: kept.marks.into_iter().map(Into::into).collect(),
            },
        }
    }
}

/// A match in the list of matches.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MatchRow {
    /// Its ID.
    pub id: String,
    /// The name of the imported file.
    pub name: String,
    /// The players.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// How many games it has.
    pub games: usize,
    /// When it was imported, in seconds since 1970.
    pub created: u64,
    /// The progress of the analysis shown.
    pub analysis: AnalysisState,
}

impl MatchRow {
    /// A match in the list.
    #[must_use]
    pub fn of(id: &str, (note, shown): (&MatchNote, Progress), record: &MatchRecord) -> Self {
        Self {
            id: id.to_owned(),
            name: note.name.clone(),
            players: names(record),
            length: record.length,
            games: record.games.len(),
            created: note.created,
            analysis: AnalysisState::of(note, shown),
        }
    }
}

/// What texts say, as codes.
pub(super) fn phrases(texts: &[Said]) -> Vec<Option<Phrase>> {
    let phrases = texts.iter().map(|said| said.phrase.clone());
    phrases.map(|phrase| phrase.map(Phrase::from)).collect()
}

pub(super) fn names(record: &MatchRecord) -> Both<String> {
    Both {
        white: record.players.white.name.clone(),
        black: record.players.black.name.clone(),
    }
}
