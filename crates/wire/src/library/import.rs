//! Matches added to the library and written from it.

use barpoint_app::library::{Exported, ImportedMatch, ImportedSource, Outcome};
use barpoint_app::phrase::of_warning;
use barpoint_rules::Side;
use barpoint_store::Imported;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Phrase;

/// What became of match files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryImport {
    /// The matches in them.
    pub matches: Vec<LibraryImported>,
    /// Files that could not be used.
    pub failures: Vec<LibraryFailure>,
}

/// What became of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryImported {
    /// The file, and which match in it if it holds several.
    pub input: String,
    /// What became of it.
    pub outcome: LibraryOutcomeName,
    /// Its number in the library; `null` if it is not there.
    pub match_id: Option<i64>,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// Warnings about the file.
    pub warnings: Vec<String>,
    /// The same as codes with arguments, one for each; `null` where there is none.
    pub warning_phrases: Vec<Option<Phrase>>,
}

/// What can become of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LibraryOutcomeName {
    /// It is new.
    Added,
    /// It was there, with a less thorough analysis, and was replaced.
    Improved,
    /// It was there already, by its moves.
    Known,
    /// Nobody moves in it: a position alone.
    NoMoves,
}

/// A file or match that could not be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryFailure {
    /// The file.
    pub file: String,
    /// Why.
    pub error: String,
    /// The same as a code with arguments.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
}

/// What was written from the library.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryExport {
    /// The matches written.
    pub matches: Vec<LibraryExported>,
    /// Matches that the format cannot hold.
    pub failures: Vec<LibraryFailure>,
}

/// A match written to a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryExported {
    /// Its number in the library.
    pub match_id: i64,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// The file written.
    pub output: String,
    /// What of the match the format cannot hold.
    pub lost: Vec<String>,
}

impl From<&ImportedMatch> for LibraryImported {
    fn from(one: &ImportedMatch) -> Self {
        let (outcome, match_id) = match one.outcome {
            Outcome::Stored(Imported::Added(id)) => (LibraryOutcomeName::Added, Some(id)),
            Outcome::Stored(Imported::Improved(id)) => (LibraryOutcomeName::Improved, Some(id)),
            Outcome::Stored(Imported::Known(id)) => (LibraryOutcomeName::Known, Some(id)),
            Outcome::NoMoves => (LibraryOutcomeName::NoMoves, None),
        };
        Self {
            input: one.name.to_string(),
            outcome,
            match_id: match_id.map(barpoint_store::MatchId::get),
            players: Side::BOTH.map(|side| one.players[side].clone()),
            warnings: one.warnings.iter().map(ToString::to_string).collect(),
            warning_phrases: one
                .warnings
                .iter()
                .map(|warning| of_warning(warning).map(Phrase::from))
                .collect(),
        }
    }
}

impl LibraryImport {
    /// Adds what became of a file.
    pub fn push(&mut self, file: &ImportedSource) {
        match &file.matches {
            Ok(matches) => self
                .matches
                .extend(matches.iter().map(LibraryImported::from)),
            Err(error) => self.failures.push(LibraryFailure {
                file: file.path.display().to_string(),
                error: error.to_string(),
                phrase: error.phrase().map(Phrase::from),
            }),
        }
    }
}

impl LibraryExport {
    /// Adds what became of a match.
    pub fn push(&mut self, one: &Exported) {
        let players = Side::BOTH.map(|side| one.row.players[side].clone());
        match &one.file {
            Ok(path) => self.matches.push(LibraryExported {
                match_id: one.row.id.get(),
                players,
                output: path.display().to_string(),
                lost: one.lost.iter().map(ToString::to_string).collect(),
            }),
            Err(error) => self.failures.push(LibraryFailure {
                file: players.join(" vs "),
                error: error.to_string(),
                phrase: None,
            }),
        }
    }
}
