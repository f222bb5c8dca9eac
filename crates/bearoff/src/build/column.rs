//! The builders' tables: in memory as far as that was granted, the rest in files that the system's cache serves.
//!
//! A build steps through its tables in ascending order, and of the positions it looks up each kind (a
//! checker of some point moved some pips) ascends too. So whatever of a table is not in memory is read from
//! the disk in long runs, a few times in all.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::{BuildError, io};
use crate::map::{Plain, Scratch};

/// Memory that tables may still take, and where those go that find none.
pub(crate) struct Storage {
    /// Bytes.
    left: AtomicU64,
    folder: PathBuf,
}

impl Storage {
    /// Tables up to this size in bytes in memory, larger ones in unnamed files in `folder`.
    pub(crate) fn new(bytes: u64, folder: PathBuf) -> Arc<Self> {
        let left = AtomicU64::new(bytes);
        Arc::new(Self { left, folder })
    }

    fn claim(&self, bytes: u64) -> bool {
        let less = |left: u64| left.checked_sub(bytes);
        let claimed = self
            .left
            .fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        claimed.is_ok()
    }
}

/// A vector in memory or in a file.
pub(crate) struct Column<T: Plain> {
    storage: Arc<Storage>,
    entries: Entries<T>,
    /// Bytes taken from the storage.
    claimed: u64,
}

enum Entries<T> {
    Held(Vec<T>),
    Spilled { scratch: Scratch<T>, len: usize },
}

impl<T: Plain> Column<T> {
    /// An empty column with room for this many entries.
    pub(crate) fn new(storage: &Arc<Storage>, room: usize) -> Result<Self, BuildError> {
        let mut column = Self {
            storage: Arc::clone(storage),
            entries: Entries::Held(Vec::new()),
            claimed: 0,
        };
        column.make_room(room)?;
        Ok(column)
    }

    /// What has been pushed.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[T] {
        match &self.entries {
            Entries::Held(entries) => entries,
            Entries::Spilled { scratch, len } => &scratch.entries()[..*len],
        }
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        match &self.entries {
            Entries::Held(entries) => entries.len(),
            Entries::Spilled { len, .. } => *len,
        }
    }

    /// Appends an entry, for which room must have been made.
    #[inline]
    pub(crate) fn push(&mut self, entry: T) {
        self.extend(&[entry]);
    }

    /// Appends entries, for which room must have been made.
    #[inline]
    pub(crate) fn extend(&mut self, more: &[T]) {
        match &mut self.entries {
            Entries::Held(entries) => entries.extend_from_slice(more),
            Entries::Spilled { scratch, len } => {
                scratch.entries_mut()[*len..*len + more.len()].copy_from_slice(more);
                *len += more.len();
            }
        }
    }

    /// Makes room for more entries.
    pub(crate) fn reserve(&mut self, more: usize) -> Result<(), BuildError> {
        let needed = self.len() + more;
        let room = match &self.entries {
            Entries::Held(entries) => entries.capacity(),
            Entries::Spilled { scratch, .. } => scratch.entries().len(),
        };
        if needed <= room {
            return Ok(());
        }
        self.make_room(needed.max(room + room / 4))
    }

    /// Room for this many entries in total.
    fn make_room(&mut self, room: usize) -> Result<(), BuildError> {
        match &mut self.entries {
            Entries::Held(entries) => {
                let bytes = (room as u64).saturating_mul(size_of::<T>() as u64);
                let more = bytes.saturating_sub(self.claimed);
                if self.storage.claim(more) {
                    self.claimed += more;
                    if entries.try_reserve_exact(room - entries.len()).is_ok() {
                        return Ok(());
                    }
                }
                let mut scratch = Scratch::new(&self.storage.folder, room).map_err(io)?;
                let len = entries.len();
                scratch.entries_mut()[..len].copy_from_slice(entries);
                self.entries = Entries::Spilled { scratch, len };
                self.give_back();
                Ok(())
            }
            Entries::Spilled { scratch, .. } => scratch.grow(room).map_err(io),
        }
    }

    fn give_back(&mut self) {
        let claimed = std::mem::take(&mut self.claimed);
        self.storage.left.fetch_add(claimed, Ordering::Relaxed);
    }
}

impl<T: Plain> Drop for Column<T> {
    fn drop(&mut self) {
        self.give_back();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_moves_to_the_disk_when_memory_is_used_up() {
        let folder = tempfile::tempdir().unwrap();
        let storage = Storage::new(100, folder.path().to_path_buf());
        let held = |column: &Column<u64>| matches!(column.entries, Entries::Held(_));
        let mut column = Column::new(&storage, 10).unwrap();
        column.extend(&[1; 10]);
        assert!(held(&column));
        let other = Column::<u64>::new(&storage, 3).unwrap();
        assert!(!held(&other), "20 bytes are left");
        column.reserve(1).unwrap();
        column.push(2);
        assert!(held(&column), "96 bytes");
        column.reserve(1000).unwrap();
        column.extend(&[3; 1000]);
        assert!(!held(&column));
        assert_eq!(column.len(), 1011);
        assert_eq!(column.as_slice()[9..12], [1, 2, 3]);
        // What it had is there again for others.
        assert!(held(&Column::new(&storage, 12).unwrap()));
        assert_eq!(storage.left.load(Ordering::Relaxed), 100);
        let nowhere = Storage::new(0, folder.path().join("none"));
        assert!(Column::<u64>::new(&nowhere, 1).is_err());
    }
}
