//! What is wrong with files and archives as such, whatever is in them.

use std::io::ErrorKind;
use std::path::Path;

use super::Phrase;
use crate::files::{FileError, MOST_BYTES};
use crate::matches::ReviewError;
use crate::size;
use crate::sources::{ArchiveError, SourceError};
use crate::study::CardFileError;

/// Why a file cannot be read or written.
#[must_use]
pub fn of_file_error(error: &FileError) -> Phrase {
    match error {
        FileError::Read { path, source } => of_io("file-read", path, source),
        FileError::Write { path, source } => of_io("file-write", path, source),
        FileError::TooLong { .. } => too_long(),
    }
}

fn too_long() -> Phrase {
    Phrase::new("file-too-long").with("most", &size(MOST_BYTES))
}

/// The commonest reasons have words of their own; of the others the system's are quoted.
fn of_io(id: &str, path: &Path, source: &std::io::Error) -> Phrase {
    let phrase = match source.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Phrase::new("file-disk-full"),
        ErrorKind::PermissionDenied => Phrase::new("file-denied"),
        _ => Phrase::new(id).with("reason", &source.to_string()),
    };
    phrase.with("path", &path.display().to_string())
}

/// Why an archive cannot be unpacked.
#[must_use]
pub fn of_archive_error(error: &ArchiveError) -> Phrase {
    let (id, path) = match error {
        ArchiveError::Read { path, source } => return of_io("file-read", path, source),
        ArchiveError::TooLong { .. } => return too_long(),
        ArchiveError::Damaged { path, .. } => ("archive-damaged", path),
        ArchiveError::TooMuch { path } | ArchiveError::TooMany { path, .. } => {
            ("archive-too-much", path)
        }
    };
    Phrase::new(id).with("path", &path.display().to_string())
}

/// Why a file cannot be read or unpacked.
#[must_use]
pub fn of_source_error(error: &SourceError) -> Phrase {
    match error {
        SourceError::File(error) => of_file_error(error),
        SourceError::Archive(error) => of_archive_error(error),
    }
}

/// Why a file of cards cannot be used.
#[must_use]
pub fn of_card_file_error(error: &CardFileError) -> Option<Phrase> {
    match error {
        CardFileError::Foreign(_) => Some(Phrase::new("cards-foreign")),
        CardFileError::Card { number, .. } => {
            Some(Phrase::new("card-damaged").with("number", *number))
        }
        CardFileError::Package(_) => Some(Phrase::new("cards-package")),
        CardFileError::Damaged(_) => None,
    }
}

/// Why a job failed.
#[must_use]
pub fn of_job_error(error: &(dyn std::error::Error + Send + Sync + 'static)) -> Option<Phrase> {
    if let Some(error) = error.downcast_ref::<FileError>() {
        return Some(of_file_error(error));
    }
    super::of_review_error(error.downcast_ref::<ReviewError>()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::phrase::PhraseField;

    fn written(kind: ErrorKind) -> FileError {
        FileError::Write {
            path: "board/a.json".into(),
            source: kind.into(),
        }
    }

    #[test]
    fn a_full_disk_is_said_in_other_words_than_a_file_that_cannot_be_written() {
        let full = of_file_error(&written(ErrorKind::StorageFull));
        assert_eq!(full.id, "file-disk-full");
        let path = PhraseField::Text("board/a.json".into());
        assert_eq!(full.fields["path"], path);
        let other = of_file_error(&written(ErrorKind::BrokenPipe));
        assert_eq!(other.id, "file-write");
        assert_eq!(
            other.fields["reason"],
            PhraseField::Text("broken pipe".into())
        );
    }

    #[test]
    fn a_job_says_why_its_file_could_not_be_written() {
        let error = ReviewError::File(written(ErrorKind::PermissionDenied));
        let error: Box<dyn std::error::Error + Send + Sync> = error.into();
        assert_eq!(of_job_error(&*error).unwrap().id, "file-denied");
        let other: Box<dyn std::error::Error + Send + Sync> = "other".into();
        assert_eq!(of_job_error(&*other), None);
    }
}
