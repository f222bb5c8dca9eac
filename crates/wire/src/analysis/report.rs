//! An analysed match.

use barpoint_engine::{ErrorRollouts, MatchSummary, Strength};
use barpoint_record::MatchRecord;
use serde::Serialize;
use utoipa::ToSchema;

use super::{MistakeReport, PlayerReport};
use crate::{AnalystView, RolloutInfo, SettingsInfo};

/// How many of the decisions are evaluated by one source.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SourceCount {
    /// What evaluates them statically, as `source` in every answer.
    pub source: &'static str,
    /// Decisions.
    pub decisions: usize,
}

/// How many turns were analysed by one method.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct MethodCount {
    /// `2-ply` and the like, or `rollout`.
    pub method: String,
    /// Turns.
    pub turns: usize,
}

/// How decisions that look like errors were rolled out.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ErrorRolloutsInfo {
    /// Errors larger than this by look-ahead were rolled out; EMG in matches.
    pub threshold: f32,
    /// How many of the best checker plays, besides the one made.
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
    /// The program that wrote the file; `null` if it does not say, or the analysis was made now.
    pub program: Option<String>,
    /// Look-ahead depth; `null`, as the next three, of an analysis read from the file.
    pub plies: Option<u8>,
    /// Move filter.
    pub filter: Option<String>,
    /// Fingerprint of the nets.
    pub nets: Option<String>,
    /// All settings.
    pub settings: Option<SettingsInfo>,
    /// Name of the match equity table.
    pub met: String,
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all; more than `done` if the analysis was interrupted.
    pub total: usize,
    /// The methods by which the turns were analysed, most turns first.
    pub methods: Vec<MethodCount>,
    /// The sources of the static evaluations, most decisions first; empty for an analysis read from the file.
    pub sources: Vec<SourceCount>,
    /// How errors were rolled out; `null` if they were not to be.
    pub rollouts: Option<ErrorRolloutsInfo>,
    /// White (named first), then Black.
    pub players: [PlayerReport; 2],
    /// The other programs whose analysis the file holds, with their own figures.
    pub analysts: Vec<AnalystView>,
    /// All errors, largest first.
    pub mistakes: Vec<MistakeReport>,
}

/// An analysis that was made now, or read from a file.
#[derive(Clone, Copy)]
pub struct AnalysisOrigin<'a> {
    /// File read.
    pub file: &'a str,
    /// The totals.
    pub summary: &'a MatchSummary,
    /// How it was made, unless it was read.
    pub made: Option<AnalysisMade<'a>>,
}

/// How an analysis was made.
#[derive(Clone, Copy)]
pub struct AnalysisMade<'a> {
    /// The strength.
    pub strength: &'a Strength,
    /// How errors were rolled out.
    pub rollouts: Option<&'a ErrorRollouts>,
}

impl AnalysisReport {
    /// An analysed record summed up.
    #[must_use]
    pub fn of(record: &MatchRecord, origin: &AnalysisOrigin<'_>) -> Self {
        let (summary, made) = (origin.summary, origin.made.as_ref());
        let strength = made.map(|made| made.strength);
        let (sources, methods) = (summary.sources.iter(), summary.methods.iter());
        Self {
            version: crate::VERSION,
            file: origin.file.to_owned(),
            length: record.length,
            games: record.games.len(),
            program: summary.program.clone(),
            plies: strength.map(|strength| strength.search.plies),
            filter: strength.map(|strength| strength.filter.to_string()),
            nets: summary.fingerprint.map(|print| print.to_string()),
            settings: strength.map(SettingsInfo::from),
            met: summary.met.clone(),
            done: summary.progress.done,
            total: summary.progress.total,
            methods: methods
                .map(|(method, turns)| MethodCount {
                    method: method.to_string(),
                    turns: *turns,
                })
                .collect(),
            sources: sources
                .map(|(source, decisions)| SourceCount {
                    source: source.name(),
                    decisions: *decisions,
                })
                .collect(),
            rollouts: made
                .and_then(|made| made.rollouts)
                .map(ErrorRolloutsInfo::from),
            players: PlayerReport::both(record, &summary.statistics),
            analysts: AnalystView::all(record),
            mistakes: summary.mistakes.iter().map(MistakeReport::from).collect(),
        }
    }
}
