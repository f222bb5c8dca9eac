//! Files written beside the ones they replace.

use std::fs::{File, OpenOptions, Permissions};
use std::io::{Error, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Who may read a new file.
#[derive(Clone, Copy)]
pub(super) enum Readers {
    /// Whoever the system lets.
    Usual,
    /// Its owner alone.
    Owner,
}

/// End of the name of a file still being written.
const UNFINISHED: &str = ".part";
/// After this time an unfinished file is no longer being written.
const LONGEST_WRITE: Duration = Duration::from_mins(1);

/// Removes the unfinished files that a killed program left in a folder; recent ones may belong to another running
/// program.
pub fn sweep(folder: &Path) {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    for entry in entries {
        let unfinished = entry.file_name().to_string_lossy().ends_with(UNFINISHED);
        let changed = entry.metadata().and_then(|about| about.modified()).ok();
        let age = changed.and_then(|time| time.elapsed().ok());
        if unfinished && age.is_some_and(|age| age > LONGEST_WRITE) {
            // A file that cannot be removed only wastes space.
            let _ = std::fs::remove_file(entry.path());
        }
    }
}

/// A new file beside another, to be renamed into its place. Other threads may be writing the same file.
pub(super) fn create_beside(target: &Path, readers: Readers) -> std::io::Result<(PathBuf, File)> {
    /// Far more than there are threads.
    const TRIES: u32 = 1000;
    let mut tries = (0..TRIES).map(|number| {
        let mut name = target.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}-{number}{UNFINISHED}", std::process::id()));
        let path = target.with_file_name(name);
        create(&path, readers).map(|file| (path, file))
    });
    let exists = |error: &Error| error.kind() == ErrorKind::AlreadyExists;
    tries
        .find(|tried| !tried.as_ref().is_err_and(exists))
        .unwrap_or_else(|| Err(Error::from(ErrorKind::AlreadyExists)))
}

fn create(path: &Path, readers: Readers) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if let Readers::Owner = readers {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = readers;
    options.open(path)
}

pub(super) fn replace(
    target: &Path,
    bytes: &[u8],
    (readers, permissions): (Readers, Option<Permissions>),
) -> std::io::Result<()> {
    let (beside, mut file) = create_beside(target, readers)?;
    let written = (|| {
        file.write_all(bytes)?;
        if let Some(permissions) = permissions {
            file.set_permissions(permissions)?;
        }
        file.sync_all()?;
        drop(file);
        std::fs::rename(&beside, target)
    })();
    if written.is_err() {
        // Leaves nothing half-written behind; if that fails too there is nothing more to do.
        std::fs::remove_file(&beside).ok();
    }
    written
}
