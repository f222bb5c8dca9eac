//! A match with its games.

use barpoint_engine::{EntryFigures, ReviewedMatch};
use barpoint_record::{GameRecord, MatchRecord};
use serde::Serialize;
use utoipa::ToSchema;

use super::kept::names;
use super::{EntryRow, KeptMatch, LayerInfo, StatisticsBlock};
use crate::{Both, PlayerReport, SideName, VariationName};

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
    /// What happened.
    pub entries: Vec<EntryRow>,
}

/// How far the analysis of a match is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct AnalysisState {
    /// Decisions analysed.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
    /// At which level, if it was done here.
    pub level: Option<String>,
}

/// A match under review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchView {
    /// Its name in the interface.
    pub id: String,
    /// Name of the file it came from.
    pub name: String,
    /// What was odd about that file.
    pub warnings: Vec<String>,
    /// Who plays.
    pub players: Both<String>,
    /// Points needed to win; 0 = money.
    pub length: u16,
    /// The game played.
    pub variation: VariationName,
    /// Where it was played.
    pub event: Option<String>,
    /// Which round.
    pub round: Option<String>,
    /// The place.
    pub place: Option<String>,
    /// When, as far as known: `2026-11-22`, `2026`.
    pub date: Option<String>,
    /// How far the analysis shown is.
    pub analysis: AnalysisState,
    /// All its analyses, in the order they came or were begun.
    pub layers: Vec<LayerInfo>,
    /// The games.
    pub games: Vec<GameSummary>,
    /// The players' numbers, White's first; `null` before the analysis is whole.
    pub ratings: Option<Vec<PlayerReport>>,
    /// The statistics of the whole match; `null` before anything is analysed.
    pub statistics: Option<Vec<StatisticsBlock>>,
}

impl MatchView {
    /// A match with what is known of it.
    #[must_use]
    pub fn of(
        id: &str,
        kept: &KeptMatch,
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
            name: kept.name.clone(),
            warnings: kept.warnings.clone(),
            players: names(record),
            length: record.length,
            variation: record.rules.variation.into(),
            event: record.info.event.clone(),
            round: record.info.round.clone(),
            place: record.info.place.clone(),
            date: record.info.date.map(|date| {
                let part = |n: Option<u8>| n.map_or(String::new(), |n| format!("-{n:02}"));
                format!("{}{}{}", date.year, part(date.month), part(date.day))
            }),
            analysis: AnalysisState {
                done: progress.done,
                total: progress.total,
                level: kept.current_layer().and_then(|layer| layer.level.clone()),
            },
            layers,
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
