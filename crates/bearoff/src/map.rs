//! Files mapped into memory: all the `unsafe` of this crate.

use std::fs::File;
use std::marker::PhantomData;
use std::path::Path;

use memmap2::{Mmap, MmapMut};

use crate::build::Memo;

/// A read-only mapping of a whole file, or of memory with the contents of one.
#[derive(Debug)]
pub(crate) struct Map(Mmap);

impl Map {
    /// Maps a file.
    #[expect(unsafe_code, reason = "mapping a file is unsafe by nature")]
    pub(crate) fn open(path: &Path) -> std::io::Result<Self> {
        // Opening a pipe would wait for a writer.
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

    /// The same bytes in memory, without a file.
    pub(crate) fn in_memory(bytes: &[u8]) -> std::io::Result<Self> {
        let mut map = MmapMut::map_anon(bytes.len().max(1))?;
        map[..bytes.len()].copy_from_slice(bytes);
        Ok(Self(map.make_read_only()?))
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

/// Numbers side by side: no padding, every pattern of bits a value.
///
/// # Safety
/// Nothing else may implement it: slices of files are read as such values.
#[expect(unsafe_code, reason = "a promise about bytes")]
pub(crate) unsafe trait Plain: Copy + Send + Sync {}

// SAFETY: numbers.
#[expect(unsafe_code, reason = "a promise about bytes")]
unsafe impl Plain for u16 {}
// SAFETY: numbers.
#[expect(unsafe_code, reason = "a promise about bytes")]
unsafe impl Plain for u64 {}
// SAFETY: numbers.
#[expect(unsafe_code, reason = "a promise about bytes")]
unsafe impl Plain for [f32; 4] {}
// SAFETY: 40 numbers of four bytes in C's order, 160 bytes in all, a multiple of the alignment of 32.
#[expect(unsafe_code, reason = "a promise about bytes")]
unsafe impl Plain for Memo {}
const _: () = assert!(size_of::<Memo>() == 160, "no padding");

/// A table in a nameless file, which ends with it: the system keeps of it in memory what there is room for.
pub(crate) struct Scratch<T> {
    file: File,
    map: MmapMut,
    entries: PhantomData<T>,
}

impl<T: Plain> Scratch<T> {
    /// A table of at least this many zeros, in a file in `folder`.
    pub(crate) fn new(folder: &Path, entries: usize) -> std::io::Result<Self> {
        let file = tempfile::tempfile_in(folder)?;
        let map = sized::<T>(&file, entries)?;
        Ok(Self {
            file,
            map,
            entries: PhantomData,
        })
    }

    /// Makes room for at least this many entries in total.
    pub(crate) fn grow(&mut self, entries: usize) -> std::io::Result<()> {
        self.map = sized::<T>(&self.file, entries)?;
        Ok(())
    }

    /// All entries.
    #[inline]
    #[expect(unsafe_code, reason = "the bytes of the file are the entries")]
    pub(crate) fn entries(&self) -> &[T] {
        let len = self.map.len() / size_of::<T>();
        // SAFETY: a mapping begins at a page, which is aligned for any `Plain` type, and has `len` entries
        // of which every pattern of bits is a value. The file has no name and its handle stays here, so
        // nobody else changes it or cuts it off; its blocks were allocated before it was mapped.
        unsafe { std::slice::from_raw_parts(self.map.as_ptr().cast(), len) }
    }

    /// All entries, to be changed.
    #[inline]
    #[expect(unsafe_code, reason = "the bytes of the file are the entries")]
    pub(crate) fn entries_mut(&mut self) -> &mut [T] {
        let len = self.map.len() / size_of::<T>();
        // SAFETY: as in `entries`; the mapping is borrowed mutably.
        unsafe { std::slice::from_raw_parts_mut(self.map.as_mut_ptr().cast(), len) }
    }
}

/// Maps a file after extending it to at least this many entries.
#[expect(unsafe_code, reason = "mapping a file is unsafe by nature")]
fn sized<T>(file: &File, entries: usize) -> std::io::Result<MmapMut> {
    let bytes = entries.max(1).checked_mul(size_of::<T>());
    let bytes = bytes.ok_or(std::io::ErrorKind::OutOfMemory)?;
    lengthen(file, bytes as u64)?;
    // SAFETY: the file has no name, so no other process changes it, and within this one its handle does not
    // leave `Scratch`.
    unsafe { MmapMut::map_mut(file) }
}

/// Lengthens a file, with room on the disk for every byte: a write into a mapping that found none would end
/// the process.
#[cfg(target_os = "linux")]
fn lengthen(file: &File, bytes: u64) -> std::io::Result<()> {
    use rustix::fs::{FallocateFlags, fallocate};
    match fallocate(file, FallocateFlags::empty(), 0, bytes) {
        Err(rustix::io::Errno::OPNOTSUPP) => write_zeros(file, bytes),
        other => Ok(other?),
    }
}

#[cfg(not(target_os = "linux"))]
fn lengthen(file: &File, bytes: u64) -> std::io::Result<()> {
    write_zeros(file, bytes)
}

fn write_zeros(mut file: &File, bytes: u64) -> std::io::Result<()> {
    use std::io::{Read, Seek, SeekFrom};
    let end = file.seek(SeekFrom::End(0))?;
    let mut zeros = std::io::repeat(0).take(bytes.saturating_sub(end));
    std::io::copy(&mut zeros, &mut file)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scratch_table_keeps_its_entries_when_it_grows() {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Scratch::<u64>::new(folder.path(), 3).unwrap();
        assert_eq!(table.entries(), [0; 3]);
        table.entries_mut()[2] = u64::MAX;
        table.grow(5000).unwrap();
        assert_eq!(table.entries()[2..4], [u64::MAX, 0]);
        assert_eq!(table.entries().len(), 5000);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
        assert!(Scratch::<u16>::new(Path::new("no such folder"), 1).is_err());
    }

    #[test]
    fn zeros_are_written_where_blocks_cannot_be_allocated() {
        let file = tempfile::tempfile().unwrap();
        write_zeros(&file, 10).unwrap();
        write_zeros(&file, 70_000).unwrap();
        assert_eq!(file.metadata().unwrap().len(), 70_000);
    }
}
