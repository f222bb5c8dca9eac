//! What can go wrong with a library.

use std::path::PathBuf;

use barpoint_formats::{ExportError, ImportError};
use barpoint_study::CardError;

use crate::{CardId, MatchId, PlayerId};

/// Why a library cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The file is some other database.
    #[error("{path}: expected a library of matches, found another SQLite database")]
    Foreign {
        /// The file.
        path: PathBuf,
    },
    /// The file was written by a newer program.
    #[error(
        "{path}: expected a library of version {known} or less, found {found}: it was written by a newer barpoint"
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest this program knows.
        known: u32,
    },
    /// The library on a server was written by a newer program.
    #[error(
        "{place}: expected a library of version {known} or less, found {found}: it was written by a newer barpoint"
    )]
    NewerServer {
        /// The database.
        place: String,
        /// Its version.
        found: i64,
        /// The newest this program knows.
        known: i64,
    },
    /// A port that is no number.
    #[error("expected the number of a port, found {found:?}")]
    Port {
        /// What stands there.
        found: String,
    },
    /// A copy would overwrite a file.
    #[error("{path}: expected a new file for the copy, found one that exists")]
    Exists {
        /// The file.
        path: PathBuf,
    },
    /// A copy cannot be put in its place.
    #[error("cannot write {path}: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// There is no such match.
    #[error("the library has no match {}", .0.get())]
    NoMatch(MatchId),
    /// There is no such player.
    #[error("the library has no player {}", .0.get())]
    NoPlayer(PlayerId),
    /// There is no such card.
    #[error("there is no card {}", .0.get())]
    NoCard(CardId),
    /// A name without a letter.
    #[error("expected the name of a player, found nothing")]
    NoName,
    /// The name is that of another player.
    #[error("{name} is the name of another player; merge the two instead")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// The two players to merge have played each other.
    #[error("the two players have played each other, so they cannot be one")]
    Opponents,
    /// A record that cannot be written.
    #[error(transparent)]
    Unwritable(#[from] ExportError),
    /// A stored record that cannot be read.
    #[error("match {} is damaged: {source}", .id.get())]
    Damaged {
        /// The match.
        id: MatchId,
        /// Why.
        source: DamageError,
    },
    /// A stored card that cannot be read.
    #[error("card {} is damaged: {source}", .id.get())]
    DamagedCard {
        /// The card.
        id: CardId,
        /// Why.
        source: DamageError,
    },
    /// A query in SQL that would change something.
    #[error("expected a query that only reads")]
    Writes,
    /// `SQLite` refuses: the disk is full, the file is damaged, another program keeps it locked.
    #[error("the library cannot be used: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The server does not answer, lets nobody in or refuses a statement.
    #[error("the library on the server cannot be used: {}", reason(.0))]
    Postgres(#[from] postgres::Error),
    /// The server takes no more of a match.
    #[error("the library on the server cannot be written: {0}")]
    Sending(std::io::Error),
}

/// What the server says, or why there is no answer.
fn reason(error: &postgres::Error) -> String {
    match (error.as_db_error(), std::error::Error::source(error)) {
        (Some(said), _) => said.message().to_owned(),
        (None, Some(source)) => source.to_string(),
        (None, None) => error.to_string(),
    }
}

/// What is wrong with a stored record.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DamageError {
    /// It cannot be decompressed.
    #[error(transparent)]
    Compression(#[from] std::io::Error),
    /// It is not the JSON of a match.
    #[error(transparent)]
    Json(#[from] ImportError),
    /// It does not end with the decision that the card asks about.
    #[error(transparent)]
    Card(CardError),
}
