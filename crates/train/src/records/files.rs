//! Reading the files of records, checked against what the file beside them counts.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use super::Record;
use super::side::{Side, Sums};
use crate::TrainError;
use crate::files::{at, damaged, path_of, read_if_present};

/// The files of the records called by one name.
pub(super) struct Files<'a> {
    folder: &'a Path,
    name: &'a str,
    pub(super) side: Side<serde_json::Value>,
}

impl<'a> Files<'a> {
    /// Reads `NAME.json`; a missing or damaged file is an error.
    pub(super) fn open(folder: &'a Path, name: &'a str) -> Result<Self, TrainError> {
        let path = path_of(folder, name, "json");
        let bytes = read_if_present(&path)?
            .ok_or_else(|| damaged(&path, "expected the count of records, found no file"))?;
        let side = Side::parse(&path, &bytes)?;
        Ok(Self { folder, name, side })
    }

    /// The records to learn from.
    pub(super) fn training(&self) -> Part<'_> {
        let sums = self.side.checksums.as_ref().map(|sums| &sums.records);
        self.part("records", self.side.records, sums)
    }

    /// Those held out.
    pub(super) fn held(&self) -> Part<'_> {
        let sums = self.side.checksums.as_ref().map(|sums| &sums.held);
        self.part("held", self.side.held, sums)
    }

    fn part<'b>(&self, extension: &str, count: u64, sums: Option<&'b Vec<u32>>) -> Part<'b> {
        let checksums = self.side.checksums.as_ref();
        Part {
            path: path_of(self.folder, self.name, extension),
            count,
            finished: self.side.finished,
            block: checksums.map_or(Sums::BLOCK, |sums| sums.block),
            sums: sums.map(Vec::as_slice),
        }
    }
}

/// One file of records.
pub(super) struct Part<'a> {
    path: PathBuf,
    /// How many records it should hold.
    count: u64,
    finished: bool,
    /// Records covered by one checksum.
    block: u64,
    sums: Option<&'a [u32]>,
}

impl Part<'_> {
    /// Its records.
    pub(super) fn read(&self) -> Result<Vec<Record>, TrainError> {
        let mut records = Vec::with_capacity(usize::try_from(self.count).unwrap_or(0));
        self.read_blocks(|offset, bytes| {
            for (i, record) in bytes.as_chunks().0.iter().enumerate() {
                let record = Record::from_bytes(record).map_err(|error| {
                    let offset = offset + (i * Record::SIZE) as u64;
                    damaged(&self.path, format!("byte {offset}: {error}"))
                })?;
                records.push(record);
            }
            Ok(())
        })?;
        Ok(records)
    }

    /// Passes on the bytes of whole blocks, each with its offset in the file; truncated and damaged files are an error.
    pub(super) fn read_blocks(
        &self,
        mut take: impl FnMut(u64, &[u8]) -> Result<(), TrainError>,
    ) -> Result<(), TrainError> {
        let path = &self.path;
        let mut file = File::open(path).map_err(at(path))?;
        let length = file.metadata().map_err(at(path))?.len();
        let (count, found) = (self.count, length / Record::SIZE as u64);
        if found < count {
            let problem = format!("expected {count} records, found {found}");
            return Err(damaged(path, problem));
        }
        let wanted = count * Record::SIZE as u64;
        // While they are made a kill may leave more than is counted.
        if self.finished && length > wanted {
            let problem = format!("expected {wanted} bytes, found {length}: damaged or foreign");
            return Err(damaged(path, problem));
        }
        let mut bytes = Vec::new();
        let mut from = 0;
        while from < count {
            let here = self.block.min(count - from);
            bytes.clear();
            (&mut file)
                .take(here * Record::SIZE as u64)
                .read_to_end(&mut bytes)
                .map_err(at(path))?;
            let offset = from * Record::SIZE as u64;
            let sums = self.sums;
            if let Some(&expected) = sums.and_then(|sums| sums.get((from / self.block) as usize)) {
                let found = crc32fast::hash(&bytes);
                if expected != found {
                    let problem = format!(
                        "byte {offset}: expected checksum {expected:08x} of {here} records, found \
                         {found:08x}: damaged or foreign"
                    );
                    return Err(damaged(path, problem));
                }
            }
            take(offset, &bytes)?;
            from += here;
        }
        Ok(())
    }
}
