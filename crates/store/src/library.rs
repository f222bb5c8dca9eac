//! The file of a library.

use std::path::{Path, PathBuf};

use rusqlite::{Connection, Transaction, TransactionBehavior};

use crate::{StoreError, schema, tables};

/// A library of matches: one `SQLite` file.
///
/// Several programs may use one at the same time: each sees what the others have finished, and waits while one of them writes. Every
/// call that changes something does so whole or not at all, also if the program is killed.
///
/// ```
/// use barpoint_equity::Met;
/// use barpoint_store::{Imported, Library, Prepared};
///
/// let folder = tempfile::tempdir()?;
/// let sample = std::fs::read("../../samples/clara-ivar-7pt.mat")?;
/// let record = barpoint_formats::import(&sample)?.record;
/// let mut library = Library::open(&folder.path().join("library.sqlite"))?;
/// let prepared = Prepared::of(&record, &Met::kazaross_xg2())?.ok_or("somebody moved")?;
/// let id = match library.import(&[prepared])?[..] {
///     [Imported::Added(id)] => id,
///     _ => return Err("it was not there before".into()),
/// };
/// assert_eq!(library.record(id)?, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Library {
    pub(crate) connection: Connection,
    path: PathBuf,
}

/// How much a library holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Matches.
    pub matches: u64,
    /// Players.
    pub players: u64,
    /// Decisions.
    pub decisions: u64,
}

impl Library {
    /// Opens a library; makes an empty one where there is no file.
    ///
    /// # Errors
    /// If the file cannot be opened, is no library, or one of a newer program.
    pub fn open(path: &Path) -> Result<Self, StoreError> {
        Ok(Self {
            connection: schema::open(path)?,
            path: path.to_path_buf(),
        })
    }

    /// The file.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// How much it holds.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub fn totals(&self) -> Result<Totals, StoreError> {
        tables::totals(&mut &self.connection)
    }

    /// Copies the library, as it is at one moment, to a new file.
    ///
    /// # Errors
    /// If the file exists or cannot be written.
    pub fn back_up(&self, path: &Path) -> Result<(), StoreError> {
        let exists = || StoreError::Exists {
            path: path.to_path_buf(),
        };
        if path.exists() {
            return Err(exists());
        }
        let mut part = path.as_os_str().to_owned();
        part.push(".part");
        let part = PathBuf::from(part);
        let written = self.write_copy(&part, path);
        if written.is_err() {
            // Nothing of a copy that failed is of use.
            std::fs::remove_file(&part).ok();
        }
        written
    }

    fn write_copy(&self, part: &Path, path: &Path) -> Result<(), StoreError> {
        let failed = |source| StoreError::Write {
            path: path.to_path_buf(),
            source,
        };
        // Left by a program that was killed.
        match std::fs::remove_file(part) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
                return Err(failed(error));
            }
            _ => {}
        }
        self.connection
            .execute("VACUUM INTO ?1", [part.to_string_lossy()])?;
        std::fs::rename(part, path).map_err(failed)
    }

    /// A transaction in which something is changed.
    pub(crate) fn change(&mut self) -> Result<Transaction<'_>, StoreError> {
        let behavior = TransactionBehavior::Immediate;
        Ok(self.connection.transaction_with_behavior(behavior)?)
    }
}
