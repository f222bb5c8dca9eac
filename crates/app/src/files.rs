//! Reading and writing whole files.

mod beside;

use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use crate::size;
pub use beside::sweep;
use beside::{Readers, create_beside, replace};

/// A file that cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// It cannot be read.
    #[error("cannot read {path}: {source}")]
    Read {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// It is longer than any useful file.
    #[error("{path}: expected at most {}, found more", size(MOST_BYTES))]
    TooLong {
        /// The file.
        path: PathBuf,
    },
    /// It cannot be written.
    #[error("cannot write {path}: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// The most that is read of a file that a user names: far more than any match, table or list of positions needs.
pub const MOST_BYTES: u64 = 64_000_000;

/// Some editors begin text with it.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// The bytes of a file that a user names.
///
/// # Errors
/// If it cannot be read or has more than [`MOST_BYTES`].
pub fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    let file = File::open(path).map_err(|source| unreadable(path, source))?;
    read_stream(path, file)
}

/// The text of a file that a user names.
///
/// # Errors
/// As [`read`]; also if it is not UTF-8.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    text(path, read(path)?)
}

/// The bytes of a stream; messages call it `name`.
///
/// # Errors
/// If it cannot be read or has more than [`MOST_BYTES`].
pub fn read_stream(name: &Path, stream: impl Read) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let read = stream.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    match read.map_err(|source| unreadable(name, source))? {
        length if length as u64 > MOST_BYTES => Err(FileError::TooLong {
            path: name.to_path_buf(),
        }),
        _ => Ok(bytes),
    }
}

/// The bytes read from `name` as a text.
///
/// # Errors
/// If they are not UTF-8.
pub fn text(name: &Path, bytes: Vec<u8>) -> Result<String, FileError> {
    let mut text = String::from_utf8(bytes).map_err(|_| {
        let source = Error::new(ErrorKind::InvalidData, "expected text in UTF-8");
        unreadable(name, source)
    })?;
    if text.starts_with(BYTE_ORDER_MARK) {
        text.drain(..BYTE_ORDER_MARK.len_utf8());
    }
    Ok(text)
}

/// The bytes of a file that the program wrote, however long it is. Devices and pipes are refused: they may have no end.
///
/// # Errors
/// If it cannot be read or is no file.
pub fn read_kept(path: &Path) -> Result<Vec<u8>, FileError> {
    let found = std::fs::metadata(path).and_then(|found| {
        if !found.is_file() {
            return Err(Error::new(ErrorKind::InvalidInput, "expected a file"));
        }
        std::fs::read(path)
    });
    found.map_err(|source| unreadable(path, source))
}

fn unreadable(path: &Path, source: Error) -> FileError {
    FileError::Read {
        path: path.to_path_buf(),
        source,
    }
}

/// Creates a folder and its parents if they do not exist.
///
/// # Errors
/// If that cannot be.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(path).map_err(|source| unwritable(path, source))
}

/// Whether both paths lead to the same existing file.
#[must_use]
pub fn is_same(one: &Path, other: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    real(one).is_some_and(|one| real(other) == Some(one))
}

/// Checks that [`write_whole`] could write a file, before a long job. Changes nothing.
///
/// # Errors
/// If it could not.
pub fn check_writable(path: &Path) -> Result<(), FileError> {
    let attempt = || {
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        match std::fs::metadata(&target) {
            Ok(found) if found.is_dir() => Err(Error::from(ErrorKind::IsADirectory)),
            Ok(found) if found.permissions().readonly() => Err(read_only()),
            Ok(found) if !found.is_file() => Ok(()),
            _ => {
                let (beside, _) = create_beside(&target, Readers::Usual)?;
                std::fs::remove_file(&beside)
            }
        }
    };
    attempt().map_err(|source| unwritable(path, source))
}

/// Writes a file whole or not at all: first beside it, then renamed into place. Links are followed, the permissions
/// of a replaced file are kept, and a device or pipe is written to directly.
///
/// # Errors
/// If it cannot be written; what was there before is untouched then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(path, bytes, Readers::Usual)
}

/// As [`write_whole`]; on Unix only its owner may read a new file.
///
/// # Errors
/// As [`write_whole`].
pub fn write_private(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    write(path, bytes, Readers::Owner)
}

fn write(path: &Path, bytes: &[u8], readers: Readers) -> Result<(), FileError> {
    let attempt = || -> std::io::Result<()> {
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        match std::fs::metadata(&target) {
            Ok(found) if found.is_file() => {
                if found.permissions().readonly() {
                    return Err(read_only());
                }
                replace(&target, bytes, (readers, Some(found.permissions())))
            }
            Ok(_) => OpenOptions::new()
                .write(true)
                .open(&target)?
                .write_all(bytes),
            Err(_) => replace(&target, bytes, (readers, None)),
        }
    };
    attempt().map_err(|source| unwritable(path, source))
}

fn unwritable(path: &Path, source: Error) -> FileError {
    FileError::Write {
        path: path.to_path_buf(),
        source,
    }
}

fn read_only() -> Error {
    Error::other("the file is read-only")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_no_end_is_refused() {
        let endless = std::io::repeat(b'4');
        let error = read_stream(Path::new("digits"), endless).unwrap_err();
        let expected = "digits: expected at most 64 MB, found more";
        assert_eq!(error.to_string(), expected);
        let whole = read_stream(Path::new("digits"), std::io::repeat(b'4').take(MOST_BYTES));
        assert_eq!(whole.unwrap().len() as u64, MOST_BYTES);
    }

    #[cfg(unix)]
    #[test]
    fn devices_are_not_read_to_their_end() {
        let zero = Path::new("/dev/zero");
        assert!(matches!(read(zero), Err(FileError::TooLong { .. })));
        let error = read_kept(zero).unwrap_err();
        assert!(error.to_string().contains("expected a file"), "{error}");
    }

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.sgf");
        write_whole(&path, b"first").unwrap();
        write_whole(&path, b"second").unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"second");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_reads_a_private_file() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("token");
        for text in ["first", "second"] {
            write_private(&path, text.as_bytes()).unwrap();
            let mode = std::fs::metadata(&path).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
    }

    #[test]
    fn threads_may_write_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("costs.json");
        std::thread::scope(|scope| {
            for text in ["one", "two"] {
                let path = &path;
                scope.spawn(move || {
                    for _ in 0..20 {
                        write_whole(path, text.as_bytes()).unwrap();
                    }
                });
            }
        });
        assert!(["one", "two"].contains(&&*std::fs::read_to_string(&path).unwrap()));
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_devices_left_alone() {
        use std::os::unix::fs::FileTypeExt;
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        std::fs::write(&file, "old").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write_whole(&link, b"new").unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), b"new");
        assert!(std::fs::symlink_metadata(&link).unwrap().is_symlink());
        // A socket stands for everything that is no file: it must not be replaced.
        let socket = folder.path().join("socket");
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        assert!(write_whole(&socket, b"x").is_err());
        assert!(std::fs::metadata(&socket).unwrap().file_type().is_socket());
    }

    #[test]
    fn a_read_only_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept");
        std::fs::write(&path, "kept").unwrap();
        let mut permissions = std::fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        std::fs::set_permissions(&path, permissions).unwrap();
        assert!(write_whole(&path, b"lost").is_err());
        assert!(check_writable(&path).is_err());
        assert_eq!(std::fs::read(&path).unwrap(), b"kept");
    }

    #[test]
    fn trying_to_write_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("match.sgf");
        check_writable(&path).unwrap();
        assert!(!path.exists());
        std::fs::write(&path, "kept").unwrap();
        check_writable(&path).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), b"kept");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        for wrong in [folder.path().to_path_buf(), path.join("below")] {
            let error = check_writable(&wrong).unwrap_err().to_string();
            assert!(error.starts_with("cannot write "), "{error}");
        }
    }

    #[test]
    fn a_missing_folder_is_one_clear_error() {
        let folder = tempfile::tempdir().unwrap();
        let error = write_whole(&folder.path().join("no/such/file"), b"").unwrap_err();
        assert!(error.to_string().starts_with("cannot write "));
    }
}
