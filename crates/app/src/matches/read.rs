//! Reading match files.

use std::path::Path;

use barpoint_engine::MatchRecord;
use barpoint_engine::position::MAX_LENGTH;
use barpoint_formats::Imported;

use super::MatchError;
use crate::files;

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
