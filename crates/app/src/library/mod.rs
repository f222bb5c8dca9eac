//! The user's library of matches.
//!
//! - [`path`], [`open`]: the file in the data folder.
//! - [`import`]: match files read on all processors and added.
//! - [`export`]: its matches as files.
//! - [`player`], [`read_date`]: what a user names. Searches and statistics are calls of [`Library`].

mod export;
mod import;

use std::path::{Path, PathBuf};

use barpoint_record::Date;
use barpoint_store::{Library, PlayerId, StoreError};

use crate::files::{self, FileError};
use crate::{Folders, NoDataFolder};

pub use export::{Exported, export};
pub use import::{ImportFailure, ImportedMatch, ImportedSource, Outcome, import};

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

/// A text that is no date.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a date such as 2024-05-31, 2024-05 or 2024, found {found:?}")]
pub struct DateError {
    /// The text.
    pub found: String,
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
    let part = name.trim().to_lowercase();
    let names = library.players()?.into_iter().map(|player| player.name);
    let similar = names.filter(|known| !part.is_empty() && known.to_lowercase().contains(&part));
    Err(LibraryError::NoPlayer {
        name: name.to_owned(),
        similar: similar.take(MOST_SIMILAR).collect(),
    })
}

/// Reads a day, a month or a year.
///
/// # Errors
/// If it is none.
///
/// ```
/// use barpoint_app::library::read_date;
///
/// let date = read_date("2024-05")?;
/// assert_eq!((date.year, date.month, date.day), (2024, Some(5), None));
/// assert!(read_date("2024-13-01").is_err());
/// # Ok::<(), barpoint_app::library::DateError>(())
/// ```
pub fn read_date(text: &str) -> Result<Date, DateError> {
    let date = || {
        let mut parts = text.split('-');
        let year = parts.next().filter(|year| year.len() == 4)?.parse().ok()?;
        let mut part = |most: u8| match parts.next() {
            None => Some(None),
            Some(digits) => {
                let number = digits
                    .parse()
                    .ok()
                    .filter(|number| (1..=most).contains(number));
                number.map(Some)
            }
        };
        let (month, day) = (part(12)?, part(31)?);
        parts.next().is_none().then_some(Date { year, month, day })
    };
    date().ok_or_else(|| DateError {
        found: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_date_is_refused() {
        for wrong in [
            "",
            "24",
            "2024-",
            "2024-00",
            "2024-05-32",
            "2024-05-31-1",
            "May 2024",
        ] {
            assert!(read_date(wrong).is_err(), "{wrong}");
        }
        let day = read_date("1999-12-31").unwrap();
        assert_eq!((day.year, day.month, day.day), (1999, Some(12), Some(31)));
    }
}
