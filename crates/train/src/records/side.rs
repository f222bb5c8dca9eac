//! `NAME.json`: how many records there are, how they were made, and checksums of their blocks.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::Record;
use crate::TrainError;
use crate::files::damaged;

const FORMAT: &str = "barpoint records 1";

/// What `NAME.json` says.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Side<T> {
    format: String,
    /// Records in `NAME.records`.
    pub(crate) records: u64,
    /// Records in `NAME.held`.
    pub(crate) held: u64,
    /// Games played.
    pub(crate) games: u64,
    /// Whether the stage is finished.
    pub(crate) finished: bool,
    /// Seed of the run; absent in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) seed: Option<u64>,
    /// How they were made.
    pub(crate) made_by: T,
    /// Checksums; absent in older files.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) checksums: Option<Checksums>,
}

/// CRC-32 of every block of records, the last of which may be shorter.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Checksums {
    /// Records in a block.
    pub(crate) block: u64,
    /// Of `NAME.records`.
    pub(crate) records: Vec<u32>,
    /// Of `NAME.held`.
    pub(crate) held: Vec<u32>,
}

impl Checksums {
    /// Whether there is one for each block of a file with this number of records.
    fn cover(&self, records: u64, held: u64) -> bool {
        let fits = |sums: &[u32], records: u64| sums.len() as u64 == records.div_ceil(self.block);
        (1..=1 << 20).contains(&self.block)
            && fits(&self.records, records)
            && fits(&self.held, held)
    }
}

impl<T> Side<T> {
    pub(super) fn new(seed: u64, made_by: T) -> Self {
        Self {
            format: FORMAT.into(),
            records: 0,
            held: 0,
            games: 0,
            finished: false,
            seed: Some(seed),
            made_by,
            checksums: None,
        }
    }
}

impl<T: for<'de> Deserialize<'de>> Side<T> {
    pub(crate) fn parse(path: &Path, bytes: &[u8]) -> Result<Self, TrainError> {
        let foreign = |error: serde_json::Error| {
            damaged(path, format!("expected the side file of records: {error}"))
        };
        let value: serde_json::Value = serde_json::from_slice(bytes).map_err(foreign)?;
        let found = value.get("format").and_then(serde_json::Value::as_str);
        if found != Some(FORMAT) {
            let found = found.map_or("none".into(), |found| format!("\"{found}\""));
            let problem = format!("expected format \"{FORMAT}\", found {found}");
            return Err(damaged(path, problem));
        }
        let side: Self = serde_json::from_value(value).map_err(foreign)?;
        if let Some(sums) = &side.checksums
            && !sums.cover(side.records, side.held)
        {
            let problem = "expected one checksum for each block of records, found others";
            return Err(damaged(path, problem));
        }
        Ok(side)
    }
}

/// Checksums of a growing file.
#[derive(Clone, Debug, Default)]
pub(super) struct Sums {
    whole: Vec<u32>,
    /// The unfinished block.
    last: crc32fast::Hasher,
    in_last: u64,
}

impl Sums {
    /// Records in a block.
    pub(super) const BLOCK: u64 = 8192;

    /// Continues after these whole blocks.
    pub(super) fn after(whole: Vec<u32>) -> Self {
        Self {
            whole,
            ..Self::default()
        }
    }

    /// Adds the next record.
    pub(super) fn add(&mut self, record: &[u8; Record::SIZE]) {
        self.last.update(record);
        self.in_last += 1;
        if self.in_last == Self::BLOCK {
            self.whole.push(std::mem::take(&mut self.last).finalize());
            self.in_last = 0;
        }
    }

    /// The checksums so far.
    pub(super) fn list(&self) -> Vec<u32> {
        let mut list = self.whole.clone();
        if self.in_last > 0 {
            list.push(self.last.clone().finalize());
        }
        list
    }
}
