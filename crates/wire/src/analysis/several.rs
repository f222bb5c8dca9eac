//! Several matches summed up.

use serde::Serialize;
use utoipa::ToSchema;

/// Several analysed matches, and how their players did.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchesReport {
    /// Version of this interface.
    pub version: u32,
    /// The matches, in the order of the files.
    pub matches: Vec<MatchLine>,
    /// The players, those with the most decisions first.
    pub players: Vec<PlayerTotals>,
    /// Files that hold no match, among those of folders, patterns and archives.
    pub passed_over: Vec<String>,
    /// Files that could not be read or analysed, each with its reason.
    pub failed: Vec<String>,
}

/// A match in a line.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchLine {
    /// The file, and which match of it if there are several.
    pub file: String,
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Names, White's first.
    pub players: [String; 2],
    /// Points at the end.
    pub points: [u32; 2],
    /// Performance ratings; `null` without decisions.
    pub pr: [Option<f32>; 2],
    /// Whether an earlier call had analysed it already.
    pub was_done: bool,
}

/// A player over several matches.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PlayerTotals {
    /// Name.
    pub name: String,
    /// Matches and sessions played.
    pub matches: u32,
    /// Matches won.
    pub won: u32,
    /// Games.
    pub games: u32,
    /// Decisions that count: unforced plays, close and actual cube decisions.
    pub decisions: u32,
    /// Performance rating over all of them; `null` without decisions.
    pub pr: Option<f32>,
    /// Its standard error, games taken as independent; `null` with fewer than two games.
    pub pr_standard_error: Option<f64>,
    /// EMG lost by checker plays.
    pub checker_loss: f32,
    /// EMG lost by cube decisions.
    pub cube_loss: f32,
    /// Luck, EMG; `null` if that of no roll is known.
    pub luck: Option<f32>,
}
