//! The result of a conversion.

use serde::Serialize;
use utoipa::ToSchema;

/// What was read and written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Conversion {
    /// File read.
    pub input: String,
    /// File written.
    pub output: String,
    /// Format written.
    pub format: String,
    /// Names of the players, White first.
    pub players: [String; 2],
    /// Match length in points; 0 = money session.
    pub length: u16,
    /// Number of games.
    pub games: usize,
    /// Warnings about the file read.
    pub warnings: Vec<String>,
    /// What of the match the format cannot hold.
    pub lost: Vec<String>,
}
