//! Reading and writing whole files.

use std::fs::{OpenOptions, Permissions};
use std::io::Write;
use std::path::{Path, PathBuf};

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
    /// It cannot be written.
    #[error("cannot write {path}: {source}")]
    Write {
        /// The file.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
}

/// The bytes of a file.
///
/// # Errors
/// If it cannot be read.
pub fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    std::fs::read(path).map_err(|source| FileError::Read {
        path: path.to_path_buf(),
        source,
    })
}

/// The text of a file.
///
/// # Errors
/// If it cannot be read or is not UTF-8.
pub fn read_text(path: &Path) -> Result<String, FileError> {
    std::fs::read_to_string(path).map_err(|source| FileError::Read {
        path: path.to_path_buf(),
        source,
    })
}

/// Makes a folder, and those above it, if it is not there.
///
/// # Errors
/// If that cannot be.
pub fn make_folder(path: &Path) -> Result<(), FileError> {
    std::fs::create_dir_all(path).map_err(|source| FileError::Write {
        path: path.to_path_buf(),
        source,
    })
}

/// Writes a file whole or not at all: first beside it, then renamed into place. Links are followed, the permissions
/// of a replaced file are kept, and a device or pipe is written to directly.
///
/// # Errors
/// If it cannot be written; what was there before is untouched then.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let attempt = || -> std::io::Result<()> {
        let target = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        match std::fs::metadata(&target) {
            Ok(found) if found.is_file() => {
                if found.permissions().readonly() {
                    return Err(std::io::Error::other("the file is read-only"));
                }
                replace(&target, bytes, Some(found.permissions()))
            }
            Ok(_) => OpenOptions::new()
                .write(true)
                .open(&target)?
                .write_all(bytes),
            Err(_) => replace(&target, bytes, None),
        }
    };
    attempt().map_err(|source| FileError::Write {
        path: path.to_path_buf(),
        source,
    })
}

fn replace(target: &Path, bytes: &[u8], permissions: Option<Permissions>) -> std::io::Result<()> {
    let mut name = target.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    let beside = target.with_file_name(name);
    let written = (|| {
        let mut file = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(&beside)?;
        file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        file.sync_all()?;
        std::fs::rename(&beside, target)
    })();
    if written.is_err() {
        // Leaves nothing half-written behind; if that fails too there is nothing more to do.
        std::fs::remove_file(&beside).ok();
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;

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
        assert_eq!(std::fs::read(&path).unwrap(), b"kept");
    }

    #[test]
    fn a_missing_folder_is_one_clear_error() {
        let folder = tempfile::tempdir().unwrap();
        let error = write_whole(&folder.path().join("no/such/file"), b"").unwrap_err();
        assert!(error.to_string().starts_with("cannot write "));
    }
}
