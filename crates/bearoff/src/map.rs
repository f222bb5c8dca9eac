//! Files mapped into memory: the one `unsafe` line of this crate.

use std::fs::File;
use std::path::Path;

use memmap2::Mmap;

/// A read-only mapping of a whole file.
#[derive(Debug)]
pub(crate) struct Map(Mmap);

impl Map {
    /// Maps a file.
    #[expect(unsafe_code, reason = "mapping a file is unsafe by nature")]
    pub(crate) fn open(path: &Path) -> std::io::Result<Self> {
        // Opening a pipe would wait for somebody to write into it.
        if !std::fs::metadata(path)?.is_file() {
            return Err(std::io::Error::other(
                "expected a regular file, found a folder, pipe or device",
            ));
        }
        let file = File::open(path)?;
        // SAFETY: the mapping is private and never written to. Databases are put into place by renaming a
        // finished file over the old one, which leaves mappings of the old one intact; nothing of ours
        // writes into a database in place. Should somebody else do so, the numbers read are plain
        // integers of which every value is valid, and every index is checked against the length.
        let map = unsafe { Mmap::map(&file) }?;
        Ok(Self(map))
    }

    /// The contents.
    #[inline]
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }
}

impl AsRef<[u8]> for Map {
    fn as_ref(&self) -> &[u8] {
        self.bytes()
    }
}
