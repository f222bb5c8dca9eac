//! A match with its games.

use barpoint_app::matches::MatchNote;
use barpoint_engine::{EntryFigures, Progress, ReviewedMatch};
use barpoint_record::{GameRecord, MatchRecord};
use serde::Serialize;
use utoipa::ToSchema;

use super::kept::{names, phrases};
use super::{AnalystView, EntryRow, LayerInfo, StatisticsBlock};
use crate::{Both, Phrase, PlayerReport, SideName, VariationName};

/// A game of a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameSummary {
    /// Points before it.
    pub score: Both<u16>,
    /// Whether it is the Crawford game.
    pub crawford: bool,
    /// Who won it.
    pub winner: Option<SideName>,
    /// Points won.
    pub points: u32,
    /// Whether the loser resigned.
    pub resigned: bool,
    /// Its entries.
    pub entries: Vec<EntryRow>,
}

/// The progress of the analysis of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnalysisState {
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// The level, if it was analysed here.
    pub level: Option<String>,
    /// The name of the analysis that is seen where this one has nothing yet; `null` if there is none or it is complete.
    pub over: Option<String>,
}

impl AnalysisState {
    /// How far the analysis shown of a match is.
    #[must_use]
    pub fn of(note: &MatchNote, progress: Progress) -> Self {
        Self {
            done: progress.done,
            total: progress.total,
            level: note.layers.current().and_then(|layer| layer.level.clone()),
            over: note
                .layers
                .current()
                .filter(|_| !progress.is_complete())
                .and_then(|layer| note.layers.under(layer.file))
                .map(|layer| layer.label.clone()),
        }
    }
}

/// A match under review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchView {
    /// Its ID.
    pub id: String,
    /// The name of the imported file.
    pub name: String,
    /// Warnings about that file.
    pub warnings: Vec<String>,
    /// The same as codes with arguments, one for each; `null` where there is none.
    pub warning_phrases: Vec<Option<Phrase>>,
    /// The players.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// The game played.
    pub variation: VariationName,
    /// The event.
    pub event: Option<String>,
    /// The round.
    pub round: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// The date, as far as it is known: `2026-11-22`, `2026`.
    pub date: Option<String>,
    /// The progress of the analysis shown.
    pub analysis: AnalysisState,
    /// All its analyses, in the order in which they were imported or started.
    pub layers: Vec<LayerInfo>,
    /// The other programs whose analysis the file holds.
    pub analysts: Vec<AnalystView>,
    /// The games.
    pub games: Vec<GameSummary>,
    /// The players' numbers, White's first; `null` until the analysis is complete.
    pub ratings: Option<Vec<PlayerReport>>,
    /// The statistics of the whole match; `null` before anything is analysed.
    pub statistics: Option<Vec<StatisticsBlock>>,
}

impl MatchView {
    /// A match with its figures; `shown` is how far the analysis shown is.
    #[must_use]
    pub fn of(
        id: &str,
        (note, shown): (&MatchNote, Progress),
        record: &MatchRecord,
        layers: Vec<LayerInfo>,
        reviewed: &ReviewedMatch,
    ) -> Self {
        let ReviewedMatch {
            progress,
            figures,
            statistics,
            sections,
        } = reviewed;
        let games = record.games.iter().zip(figures);
        let whole = progress.done == progress.total && progress.total > 0;
        let blocks = || sections.iter().map(StatisticsBlock::from).collect();
        Self {
            id: id.to_owned(),
            name: note.name.clone(),
            warnings: note.warnings.iter().map(|said| said.text.clone()).collect(),
            warning_phrases: phrases(&note.warnings),
            players: names(record),
            length: record.length,
            variation: record.rules.variation.into(),
            event: record.info.event.clone(),
            round: record.info.round.clone(),
            place: record.info.place.clone(),
            date: record.info.date.map(|date| date.to_string()),
            analysis: AnalysisState::of(note, shown),
            layers,
            analysts: AnalystView::all(record),
            games: games
                .map(|(game, figures)| summary(game, figures))
                .collect(),
            ratings: whole.then(|| PlayerReport::both(record, statistics).to_vec()),
            statistics: (progress.done > 0).then(blocks),
        }
    }
}

fn summary(game: &GameRecord, figures: &[EntryFigures]) -> GameSummary {
    let rows = game.entries.iter().zip(figures);
    GameSummary {
        score: Both {
            white: game.score.white,
            black: game.score.black,
        },
        crawford: game.crawford,
        entries: rows
            .map(|(entry, figures)| EntryRow::of(entry, figures))
            .collect(),
        winner: game.result.map(|result| result.winner.into()),
        points: game.result.map_or(0, |result| result.points),
        resigned: game.result.is_some_and(|result| result.resigned),
    }
}
