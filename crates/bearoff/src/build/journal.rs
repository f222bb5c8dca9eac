//! Checkpoints: a file that only grows, one record per finished piece.
//!
//! Each record carries a checksum, so whatever moment the program or the machine stops at, everything
//! up to the last whole record is found again.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::checksum::checksum;

const MAGIC: &[u8; 8] = b"bpBuild1";
/// Longest payload believed.
const MAX_LEN: u64 = 1 << 32;

/// A sound piece found again, by its place.
#[derive(Clone, Copy)]
pub(crate) struct Record {
    /// Which part of the job it belongs to.
    pub(crate) tag: u64,
    /// Where its payload begins.
    at: u64,
    len: u64,
}

/// The growing checkpoint of one job.
pub(crate) struct Journal {
    file: Mutex<File>,
    path: PathBuf,
}

impl Journal {
    /// Opens the checkpoint of the job described by `job` and finds what it has; none gives an empty one.
    /// Damaged ends are cut off. `None` if the file is the checkpoint of another job or something else.
    pub(crate) fn open(path: &Path, job: &[u8]) -> std::io::Result<Option<(Self, Vec<Record>)>> {
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(path)?;
        let mut first = MAGIC.to_vec();
        first.extend_from_slice(job);
        let mut reader = BufReader::new(&mut file);
        let mut records = Vec::new();
        let mut end = 0;
        let begin = record(0, &first);
        let mut found = Vec::new();
        let wanted = begin.len() as u64;
        reader.by_ref().take(wanted).read_to_end(&mut found)?;
        if !begin.starts_with(&found) {
            return Ok(None);
        }
        if found == begin {
            end = wanted;
            let mut bytes = Vec::new();
            while let Some(record) = read_record(&mut reader, end, &mut bytes)? {
                records.push(record);
                end += record.len + 24;
            }
        }
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        let journal = Self {
            file: Mutex::new(file),
            path: path.to_path_buf(),
        };
        if end == 0 {
            journal.add(0, &first)?;
        }
        Ok(Some((journal, records)))
    }

    /// Appends a piece.
    pub(crate) fn add(&self, tag: u64, payload: &[u8]) -> std::io::Result<()> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(&record(tag, payload))
    }

    /// The contents of a piece.
    pub(crate) fn read(&self, record: Record) -> std::io::Result<Vec<u8>> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.seek(SeekFrom::Start(record.at))?;
        let mut payload = Vec::new();
        (&*file).take(record.len).read_to_end(&mut payload)?;
        // Pieces are appended.
        file.seek(SeekFrom::End(0))?;
        Ok(payload)
    }

    /// Deletes the checkpoint: the job is done.
    pub(crate) fn remove(self) -> std::io::Result<()> {
        drop(self.file);
        std::fs::remove_file(self.path)
    }
}

/// A piece as it is stored.
fn record(tag: u64, payload: &[u8]) -> Vec<u8> {
    let mut record = Vec::with_capacity(payload.len() + 24);
    record.extend_from_slice(&tag.to_le_bytes());
    record.extend_from_slice(&(payload.len() as u64).to_le_bytes());
    record.extend_from_slice(payload);
    let sum = checksum(&record);
    record.extend_from_slice(&sum.to_le_bytes());
    record
}

/// The next whole record, which begins at `start` of the file; `None` at the end or where damage begins.
fn read_record(
    reader: &mut impl Read,
    start: u64,
    bytes: &mut Vec<u8>,
) -> std::io::Result<Option<Record>> {
    let mut head = [0; 16];
    if !read_whole(reader, &mut head)? {
        return Ok(None);
    }
    let (tag, len) = head.split_at(8);
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, &b| n << 8 | u64::from(b));
    let (tag, len) = (number(tag), number(len));
    if len > MAX_LEN {
        return Ok(None);
    }
    bytes.clear();
    bytes.extend_from_slice(&head);
    let wanted = len + 8;
    if reader.by_ref().take(wanted).read_to_end(bytes)? as u64 != wanted {
        return Ok(None);
    }
    let (contents, sum) = bytes.split_at(bytes.len() - 8);
    let sound = number(sum) == checksum(contents);
    let at = start + 16;
    Ok(sound.then_some(Record { tag, at, len }))
}

/// Whether there were enough bytes.
fn read_whole(reader: &mut impl Read, buffer: &mut [u8]) -> std::io::Result<bool> {
    match reader.read_exact(buffer) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => Ok(false),
        Err(error) => Err(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payloads(path: &Path, job: &[u8]) -> Vec<Vec<u8>> {
        let (journal, records) = Journal::open(path, job).unwrap().unwrap();
        let payloads = records
            .into_iter()
            .map(|record| journal.read(record).unwrap());
        payloads.collect()
    }

    #[test]
    fn whole_records_survive_any_cut() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job.partial");
        let (journal, records) = Journal::open(&path, b"job").unwrap().unwrap();
        assert!(records.is_empty());
        let pieces = [vec![1u8; 5], vec![], vec![3; 70]];
        for piece in &pieces {
            journal.add(7, piece).unwrap();
        }
        drop(journal);
        let bytes = std::fs::read(&path).unwrap();
        for cut in 0..=bytes.len() {
            std::fs::write(&path, &bytes[..cut]).unwrap();
            let found = payloads(&path, b"job");
            assert_eq!(found, pieces[..found.len()]);
            assert_eq!(found.len() == 3, cut == bytes.len());
        }
    }

    #[test]
    fn damage_ends_the_journal_and_writing_goes_on_there() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job.partial");
        let (journal, _) = Journal::open(&path, b"job").unwrap().unwrap();
        journal.add(1, b"first").unwrap();
        journal.add(2, b"second").unwrap();
        drop(journal);
        let mut bytes = std::fs::read(&path).unwrap();
        let end = bytes.len();
        bytes[end - 10] ^= 1;
        std::fs::write(&path, &bytes).unwrap();
        let (journal, records) = Journal::open(&path, b"job").unwrap().unwrap();
        assert_eq!(records.len(), 1);
        journal.add(3, b"third").unwrap();
        drop(journal);
        assert_eq!(
            payloads(&path, b"job"),
            [b"first".to_vec(), b"third".to_vec()]
        );
    }

    #[test]
    fn anything_else_is_left_alone_and_a_finished_job_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("job.partial");
        let (journal, _) = Journal::open(&path, b"job").unwrap().unwrap();
        journal.add(1, b"piece").unwrap();
        drop(journal);
        assert!(Journal::open(&path, b"other").unwrap().is_none());
        assert_eq!(payloads(&path, b"job"), [b"piece"]);
        let (journal, _) = Journal::open(&path, b"job").unwrap().unwrap();
        journal.remove().unwrap();
        assert!(!path.exists());
        std::fs::write(&path, "a letter").unwrap();
        assert!(Journal::open(&path, b"job").unwrap().is_none());
    }
}
