//! The players of the library.

use barpoint_store::PlayerRow;
use serde::Serialize;
use utoipa::ToSchema;

/// Players of the library, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryPlayers {
    /// The players.
    pub players: Vec<LibraryPlayer>,
}

/// A player of the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LibraryPlayer {
    /// The name shown.
    pub name: String,
    /// All names by which the player is known, in small letters.
    pub names: Vec<String>,
    /// Matches played.
    pub matches: u64,
    /// The player's decisions in them.
    pub decisions: u64,
}

impl From<&[PlayerRow]> for LibraryPlayers {
    fn from(rows: &[PlayerRow]) -> Self {
        let player = |row: &PlayerRow| LibraryPlayer {
            name: row.name.clone(),
            names: row.aliases.clone(),
            matches: row.matches,
            decisions: row.decisions,
        };
        Self {
            players: rows.iter().map(player).collect(),
        }
    }
}
