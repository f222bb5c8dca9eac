//! The matches of the library.

use barpoint_app::phrase::Said;
use barpoint_rules::Side;
use barpoint_store::{MatchRow, Totals};
use serde::Serialize;
use utoipa::ToSchema;

use crate::Phrase;

/// How much the library holds.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryTotals {
    /// Matches.
    pub matches: u64,
    /// Players.
    pub players: u64,
    /// Decisions.
    pub decisions: u64,
    /// Matches of the board that are about to be added.
    pub waiting: usize,
    /// Why a match of the board could not be added last.
    pub problem: Option<String>,
    /// The same as a code with arguments, where it has one.
    pub problem_phrase: Option<Phrase>,
}

/// Matches of the library: by date, those without one last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryMatches {
    /// The matches.
    pub matches: Vec<LibraryMatchRow>,
}

/// A match of the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryMatchRow {
    /// Its number.
    pub match_id: i64,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// Points each had at the end.
    pub points: [u32; 2],
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Games.
    pub games: u32,
    /// Event.
    pub event: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// Place.
    pub place: Option<String>,
    /// Date of play: `2024-05-31`, `2024-05` or `2024`.
    pub date: Option<String>,
    /// Decisions that count for the performance rating, all analysed.
    pub analysed: u32,
    /// Tags, by name.
    pub tags: Vec<String>,
}

/// A match of the library that is on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryOpened {
    /// Its name on the board.
    pub id: String,
}

impl LibraryTotals {
    /// Totals, with what is still to be added.
    #[must_use]
    pub fn new(totals: &Totals, waiting: usize, problem: Option<Said>) -> Self {
        let (problem, phrase) = problem.map_or((None, None), |said| (Some(said.text), said.phrase));
        Self {
            matches: totals.matches,
            players: totals.players,
            decisions: totals.decisions,
            waiting,
            problem,
            problem_phrase: phrase.map(Into::into),
        }
    }
}

impl From<&[MatchRow]> for LibraryMatches {
    fn from(rows: &[MatchRow]) -> Self {
        Self {
            matches: rows.iter().map(LibraryMatchRow::from).collect(),
        }
    }
}

impl From<&MatchRow> for LibraryMatchRow {
    fn from(row: &MatchRow) -> Self {
        Self {
            match_id: row.id.get(),
            players: Side::BOTH.map(|side| row.players[side].clone()),
            points: Side::BOTH.map(|side| row.points[side]),
            length: row.length,
            games: row.games,
            event: row.event.clone(),
            round: row.round.clone(),
            place: row.place.clone(),
            date: row.played.map(|date| date.to_string()),
            analysed: row.analysed,
            tags: row.tags.clone(),
        }
    }
}
