//! Reading match files.

use std::fmt;
use std::path::{Path, PathBuf};

use barpoint_engine::MatchRecord;
use barpoint_engine::position::MAX_LENGTH;
use barpoint_formats::Imported;

use super::MatchError;
use super::everything::is_none_of_ours;
use crate::files;
use crate::sources::Source;

/// A match longer than match equity tables reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a match to at most {MAX_LENGTH} points, found {found}")]
pub struct LengthError {
    /// Its length in points.
    pub found: u16,
}

/// Reads a match file of any known format, recognised by its content.
///
/// # Errors
/// If the file cannot be read, is longer than [`files::MOST_BYTES`], or holds no match.
pub fn read(path: &Path) -> Result<Imported, MatchError> {
    import(path, &files::read(path)?)
}

/// Reads the bytes of a match file of any known format; `path` names it in errors.
///
/// # Errors
/// If they hold no match.
pub fn import(path: &Path, bytes: &[u8]) -> Result<Imported, MatchError> {
    barpoint_formats::import(bytes).map_err(|source| MatchError::Import {
        path: path.to_path_buf(),
        source,
    })
}

/// Whether anybody rolled, moved or turned the cube in a match; a position alone has none of that.
#[must_use]
pub fn has_decisions(record: &MatchRecord) -> bool {
    let mut entries = record.games.iter().flat_map(|game| &game.entries);
    entries.any(|entry| entry.event.side().is_some())
}

/// A match by the file that holds it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchName {
    /// The file.
    pub path: PathBuf,
    /// Which of the matches in the file, from 1.
    pub number: usize,
    /// How many the file holds.
    pub of: usize,
}

impl fmt::Display for MatchName {
    /// The path, and which match of the file if there are several.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if self.of > 1 {
            write!(f, " (match {} of {})", self.number, self.of)?;
        }
        Ok(())
    }
}

/// Reads all matches in the bytes of a file of any known format; `path` names it in errors.
///
/// # Errors
/// If they hold no match.
pub fn import_all(path: &Path, bytes: &[u8]) -> Result<Vec<(MatchName, Imported)>, MatchError> {
    let all = barpoint_formats::import_all(bytes).map_err(|source| MatchError::Import {
        path: path.to_path_buf(),
        source,
    })?;
    let of = all.len();
    let name = |number| MatchName {
        path: path.to_path_buf(),
        number,
        of,
    };
    Ok((1..).map(name).zip(all).collect())
}

/// Reads all matches in the bytes of a source, as [`import_all`]; `None` for a file that came with a folder, pattern or archive
/// and is none of any known format.
///
/// # Errors
/// If it should hold a match and does not.
pub fn import_source(
    source: &Source,
    bytes: &[u8],
) -> Result<Option<Vec<(MatchName, Imported)>>, MatchError> {
    import_file(source.path(), bytes, source.is_named())
}

/// Reads all matches in the bytes of a file, as [`import_all`]; `None` for one that the user did not name and that is none of any
/// known format.
pub(crate) fn import_file(
    path: &Path,
    bytes: &[u8],
    is_named: bool,
) -> Result<Option<Vec<(MatchName, Imported)>>, MatchError> {
    match import_all(path, bytes) {
        Err(MatchError::Import { source, .. }) if !is_named && is_none_of_ours(&source) => Ok(None),
        found => found.map(Some),
    }
}

/// Refuses a match that match equity tables do not reach.
///
/// # Errors
/// If it is longer.
pub const fn check_length(record: &MatchRecord) -> Result<(), LengthError> {
    if record.length <= MAX_LENGTH {
        Ok(())
    } else {
        Err(LengthError {
            found: record.length,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_match_to_65_points_is_too_long() {
        let mut record = MatchRecord {
            length: 64,
            ..MatchRecord::default()
        };
        assert_eq!(check_length(&record), Ok(()));
        record.length = 65;
        let error = check_length(&record).unwrap_err().to_string();
        assert_eq!(error, "expected a match to at most 64 points, found 65");
    }
}
