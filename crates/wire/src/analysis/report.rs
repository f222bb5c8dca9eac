//! An analysed match.

use barpoint_engine::{ErrorRollouts, MatchSummary, Strength};
use barpoint_record::MatchRecord;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MistakeReport, PlayerReport};
use crate::{RolloutInfo, SettingsInfo};

/// How many of the positions decided at something evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SourceCount {
    /// What evaluates them without looking ahead, as `source` in every answer.
    pub source: &'static str,
    /// Decisions.
    pub decisions: usize,
}

/// How decisions that look like errors were rolled out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorRolloutsInfo {
    /// Decisions that lost more than this by look-ahead were rolled out; EMG in matches.
    pub threshold: f32,
    /// Of checker plays the best so many, and the one made.
    pub plays: usize,
    /// Trials of each.
    pub trials: u32,
    /// How they were played.
    pub settings: RolloutInfo,
}

impl From<&ErrorRollouts> for ErrorRolloutsInfo {
    fn from(how: &ErrorRollouts) -> Self {
        Self {
            threshold: how.threshold.get(),
            plays: how.plays,
            trials: how.trials,
            settings: (&how.settings).into(),
        }
    }
}

/// Everything about an analysed match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct AnalysisReport {
    /// Version of this interface.
    pub version: u32,
    /// File read.
    pub file: String,
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Games.
    pub games: usize,
    /// Look-ahead depth.
    pub plies: u8,
    /// Move filter.
    pub filter: String,
    /// Fingerprint of the nets.
    pub nets: String,
    /// All settings.
    pub settings: SettingsInfo,
    /// Name of the match equity table.
    pub met: String,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all; more than `done` if the analysis was interrupted.
    pub total: usize,
    /// What evaluated them, most decisions first.
    pub sources: Vec<SourceCount>,
    /// How errors were rolled out; `null` where none were asked to be.
    pub rollouts: Option<ErrorRolloutsInfo>,
    /// White (named first), then Black.
    pub players: [PlayerReport; 2],
    /// All decisions that lost equity, costliest first.
    pub mistakes: Vec<MistakeReport>,
}

/// How an analysis was made.
#[derive(Clone, Copy)]
pub struct AnalysisOrigin<'a> {
    /// File read.
    pub file: &'a str,
    /// How deeply was looked.
    pub strength: &'a Strength,
    /// What the engine that analysed makes of it.
    pub summary: &'a MatchSummary,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// How errors were rolled out.
    pub rollouts: Option<&'a ErrorRollouts>,
}

impl AnalysisReport {
    /// An analysed record summed up.
    #[must_use]
    pub fn of(record: &MatchRecord, origin: &AnalysisOrigin<'_>) -> Self {
        let summary = origin.summary;
        let sources = summary.sources.iter();
        Self {
            version: crate::VERSION,
            file: origin.file.to_owned(),
            length: record.length,
            games: record.games.len(),
            plies: origin.strength.search.plies,
            filter: origin.strength.filter.to_string(),
            nets: summary.fingerprint.to_string(),
            settings: origin.strength.into(),
            met: summary.met.clone(),
            done: origin.done,
            total: origin.total,
            sources: sources
                .map(|(source, decisions)| SourceCount {
                    source: source.name(),
                    decisions: *decisions,
                })
                .collect(),
            rollouts: origin.rollouts.map(ErrorRolloutsInfo::from),
            players: PlayerReport::both(record, &summary.statistics),
            mistakes: summary.mistakes.iter().map(MistakeReport::from).collect(),
        }
    }
}
