//! The output file of a build: checked before anything is computed, and locked against other processes.

use std::fs::{File, TryLockError};
use std::path::{Path, PathBuf};

use super::room;
use crate::files::FileError;
use crate::size;

/// Why a database cannot be built into a file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TargetError {
    /// A folder or device.
    #[error("{0}: expected a regular file or none yet, found a folder or device")]
    NoFile(PathBuf),
    /// A file that may not be written.
    #[error("{0}: expected a file that can be replaced, found a read-only one")]
    ReadOnly(PathBuf),
    /// A path without a file name.
    #[error("{0}: expected the name of a file")]
    Nameless(PathBuf),
    /// Another process is building it.
    #[error("{0}: another process is building this file")]
    Busy(PathBuf),
    /// Its folder cannot be written to.
    #[error(transparent)]
    Write(#[from] FileError),
    /// Too little memory, disk or address space.
    #[error("expected {} of {what} to build {path}, found {}", size(*needed), size(*found))]
    Room {
        /// The scarce resource.
        what: &'static str,
        /// The file.
        path: PathBuf,
        /// Bytes the build needs.
        needed: u64,
        /// Bytes available.
        found: u64,
    },
}

/// A writable file, locked until dropped.
pub(super) struct Target {
    /// The path after following links.
    path: PathBuf,
    lock_path: PathBuf,
    _lock: File,
}

impl Target {
    /// Refused unless the file is regular or missing and its folder is writable; refused while another process builds
    /// it.
    pub(super) fn claim(named: &Path) -> Result<Self, TargetError> {
        let path = followed(named);
        if let Ok(found) = std::fs::symlink_metadata(&path) {
            if !found.is_file() {
                return Err(TargetError::NoFile(path));
            }
            if found.permissions().readonly() {
                return Err(TargetError::ReadOnly(path));
            }
        }
        let Some(name) = path.file_name() else {
            return Err(TargetError::Nameless(path));
        };
        let mut name = name.to_owned();
        name.push(".lock");
        let lock_path = path.with_file_name(name);
        let write = |source| FileError::Write {
            path: path.clone(),
            source,
        };
        let lock = File::create(&lock_path).map_err(write)?;
        match lock.try_lock() {
            Ok(()) => Ok(Self {
                path,
                lock_path,
                _lock: lock,
            }),
            Err(TryLockError::WouldBlock) => Err(TargetError::Busy(path)),
            Err(TryLockError::Error(source)) => Err(write(source).into()),
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Refuses a job for which memory, disk or address space, in bytes, is too small.
    pub(super) fn has_room(&self, memory: u64, disk: u64, mapped: u64) -> Result<(), TargetError> {
        let folder = match self.path.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        for (what, needed, there) in [
            ("memory", memory, room::memory()),
            ("disk", disk, room::disk(folder)),
            ("address space (ulimit -v)", mapped, room::address_space()),
        ] {
            if let Some(there) = there.filter(|&there| there < needed) {
                return Err(TargetError::Room {
                    what,
                    path: self.path.clone(),
                    needed,
                    found: there,
                });
            }
        }
        Ok(())
    }
}

impl Drop for Target {
    fn drop(&mut self) {
        // Removed while still locked, so that no other process's lock is removed. If that fails, only an empty file
        // stays.
        std::fs::remove_file(&self.lock_path).ok();
    }
}

/// Where links lead, even if the file is missing.
fn followed(named: &Path) -> PathBuf {
    let mut path = named.to_path_buf();
    // As many as systems follow; the last of a circle is still a link, not a regular file.
    for _ in 0..40 {
        let Ok(link) = std::fs::read_link(&path) else {
            break;
        };
        path = path.with_file_name("").join(link);
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(path: &Path) -> String {
        Target::claim(path).err().unwrap().to_string()
    }

    #[test]
    fn one_process_at_a_time_and_nothing_is_left() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("file.bd");
        let held = Target::claim(&path).unwrap();
        assert!(refusal(&path).contains("another process"));
        drop(held);
        drop(Target::claim(&path).unwrap());
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
    }

    #[test]
    fn folders_and_missing_folders_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        assert!(refusal(folder.path()).contains("regular file"));
        let missing = folder.path().join("no/file.bd");
        assert!(refusal(&missing).starts_with("cannot write "));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let target = Target::claim(&folder.path().join("file.bd")).unwrap();
        target.has_room(1, 1, 1).unwrap();
        if room::memory().is_some() {
            let error = target.has_room(u64::MAX, 1, 1).unwrap_err().to_string();
            assert!(error.contains("of memory to build"), "{error}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn links_are_followed_and_devices_refused() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("link.bd");
        std::os::unix::fs::symlink("file.bd", &link).unwrap();
        let target = Target::claim(&link).unwrap();
        assert_eq!(target.path(), folder.path().join("file.bd"));
        assert!(refusal(Path::new("/dev/null")).contains("regular file"));
    }
}
