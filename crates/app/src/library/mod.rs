//! The user's library of matches.
//!
//! - [`path`], [`open`]: the file in the data folder.
//! - [`import`]: match files read on all processors and added; [`import_bytes`]: those in memory.
//! - [`reviewed`]: a match under review, ready to be added.
//! - [`export`]: its matches as files.
//! - [`Collection`]: what a library in that file and one on a server ([`ServerLibrary`]) have in common.
//! - [`player`], [`player_in`]: whom a user names. Searches and statistics are calls of [`Library`].

mod export;
mod import;
mod reviewed;

use std::path::{Path, PathBuf};

use barpoint_store::{PlayerId, plain};

use crate::files::{self, FileError};
use crate::{Folders, NoDataFolder};

pub use barpoint_store::{
    AddedCard, CardId, CardRow, Collection, Imported, Library, MatchFilter, NewCard, Prepared,
    Selected, ServerLibrary, ServerPlace, StoreError,
};
pub use export::{Exported, export};
pub use import::{
    ImportFailure, ImportedMatch, ImportedSource, Outcome, Store, import, import_bytes,
};
pub use reviewed::reviewed;

/// The name of the file in the data folder.
const FILE: &str = "library.sqlite";

/// Why a library cannot be used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum LibraryError {
    /// It cannot be read or written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// Its folder, or a file for it, cannot be written.
    #[error(transparent)]
    File(#[from] FileError),
    /// Nobody of this name has played a match in it.
    #[error("expected the name of a player in the library, found {name:?}{}", suggestion(.similar))]
    NoPlayer {
        /// The name.
        name: String,
        /// Players whose names have it in them.
        similar: Vec<String>,
    },
}

fn suggestion(similar: &[String]) -> String {
    match similar {
        [] => String::new(),
        similar => format!("; did you mean {}?", similar.join(", ")),
    }
}

/// The file of the user's library.
///
/// # Errors
/// If there is no data folder.
pub fn path(folders: &Folders) -> Result<PathBuf, NoDataFolder> {
    Ok(folders.data()?.join(FILE))
}

/// Opens a library; makes an empty one, and its folder, where there is none.
///
/// # Errors
/// If that cannot be.
pub fn open(path: &Path) -> Result<Library, LibraryError> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), files::make_folder)?;
    Ok(Library::open(path)?)
}

/// The most names suggested for one that is not known.
const MOST_SIMILAR: usize = 3;

/// The player of this name, in any spelling known.
///
/// # Errors
/// If there is none.
pub fn player(library: &Library, name: &str) -> Result<PlayerId, LibraryError> {
    if let Some(known) = library.player(name)? {
        return Ok(known);
    }
    let names = library.players()?.into_iter().map(|player| player.name);
    Err(unknown(name, names))
}

/// The player of this name in a library, wherever it is.
///
/// # Errors
/// If there is none.
pub fn player_in(library: &mut dyn Collection, name: &str) -> Result<PlayerId, LibraryError> {
    if let Some(known) = library.player(name)? {
        return Ok(known);
    }
    Err(unknown(name, library.names()?.into_iter()))
}

/// That nobody has this name, with the players whose names have it in them.
fn unknown(name: &str, names: impl Iterator<Item = String>) -> LibraryError {
    let part = plain(name);
    let similar = names.filter(|known| !part.is_empty() && plain(known).contains(&part));
    LibraryError::NoPlayer {
        name: name.to_owned(),
        similar: similar.take(MOST_SIMILAR).collect(),
    }
}
