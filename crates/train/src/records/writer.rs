//! Appending records so that a kill loses only what was not committed.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::Record;
use super::side::{Checksums, Side, Sums};
use crate::TrainError;
use crate::files::{at, damaged, path_of, read_if_present, write_atomically};

/// One of the two files.
struct Part {
    path: PathBuf,
    file: File,
    sums: Sums,
}

/// Appends records; survives a kill at any moment.
pub(crate) struct Writer<T> {
    path: PathBuf,
    training: Part,
    held: Part,
    side: Side<T>,
}

impl<T: Serialize + for<'de> Deserialize<'de>> Writer<T> {
    /// Opens or continues the records called `name`. Records made with other settings, apart from
    /// the number of games, are an error.
    pub(crate) fn open(
        folder: &Path,
        name: &str,
        seed: u64,
        made_by: T,
    ) -> Result<Self, TrainError> {
        let path = path_of(folder, name, "json");
        let mut side = Side::new(seed, made_by);
        if let Some(bytes) = read_if_present(&path)? {
            let found = Side::<T>::parse(&path, &bytes)?;
            let same_seed = found.seed.is_none_or(|found| found == seed);
            if !same_seed || comparable(&found.made_by) != comparable(&side.made_by) {
                let problem = "expected records made with these settings, found some made with \
                               others: delete them to begin the stage again";
                return Err(damaged(&path, problem));
            }
            (side.records, side.held, side.games) = (found.records, found.held, found.games);
            side.checksums = found.checksums.filter(|sums| sums.block == Sums::BLOCK);
        }
        let sums = side.checksums.as_ref();
        let training = Part::open(
            path_of(folder, name, "records"),
            side.records,
            sums.map(|sums| sums.records.as_slice()),
        )?;
        let held = Part::open(
            path_of(folder, name, "held"),
            side.held,
            sums.map(|sums| sums.held.as_slice()),
        )?;
        Ok(Self {
            path,
            training,
            held,
            side,
        })
    }

    /// Games whose records have been written.
    pub(crate) const fn games(&self) -> u64 {
        self.side.games
    }

    /// Records written, including those held out.
    pub(crate) const fn records(&self) -> u64 {
        self.side.records + self.side.held
    }

    /// Appends the records of one game.
    pub(crate) fn game(&mut self, records: &[Record], hold_out: bool) -> Result<(), TrainError> {
        let (part, count) = if hold_out {
            (&mut self.held, &mut self.side.held)
        } else {
            (&mut self.training, &mut self.side.records)
        };
        let mut bytes = Vec::with_capacity(records.len() * Record::SIZE);
        for record in records {
            let record = record.to_bytes();
            part.sums.add(&record);
            bytes.extend_from_slice(&record);
        }
        part.file.write_all(&bytes).map_err(at(&part.path))?;
        *count += records.len() as u64;
        self.side.games += 1;
        Ok(())
    }

    /// Commits everything written so far.
    pub(crate) fn commit(&mut self, finished: bool) -> Result<(), TrainError> {
        for part in [&self.training, &self.held] {
            part.file.sync_data().map_err(at(&part.path))?;
        }
        self.side.finished = finished;
        self.side.checksums = Some(Checksums {
            block: Sums::BLOCK,
            records: self.training.sums.list(),
            held: self.held.sums.list(),
        });
        let bytes = serde_json::to_vec_pretty(&self.side)
            .map_err(|error| damaged(&self.path, error.to_string()))?;
        write_atomically(&self.path, &bytes)
    }
}

/// Settings without the number of games, which may be changed while records are made.
fn comparable(made_by: &impl Serialize) -> Option<serde_json::Value> {
    let mut value = serde_json::to_value(made_by).ok()?;
    if let Some(settings) = value.as_object_mut() {
        settings.remove("games");
    }
    Some(value)
}

impl Part {
    /// Opens a file for appending after `records` records, cutting off the rest. `known` are the
    /// checksums of what is there; without them they are recomputed.
    fn open(path: PathBuf, records: u64, known: Option<&[u32]>) -> Result<Self, TrainError> {
        let file = OpenOptions::new()
            .create(true)
            .append(true)
            .read(true)
            .open(&path)
            .map_err(at(&path))?;
        let length = file.metadata().map_err(at(&path))?.len();
        let wanted = records * Record::SIZE as u64;
        if length < wanted {
            let problem = format!("expected {wanted} bytes, found {length}");
            return Err(damaged(&path, problem));
        }
        file.set_len(wanted).map_err(at(&path))?;
        let whole = records / Sums::BLOCK;
        let sums = match known.and_then(|known| known.get(..usize::try_from(whole).ok()?)) {
            Some(known) => continued(&file, known.to_vec(), whole * Sums::BLOCK),
            None => continued(&file, Vec::new(), 0),
        }
        .map_err(at(&path))?;
        if known.is_some_and(|known| known != sums.list()) {
            let from = whole * Sums::BLOCK * Record::SIZE as u64;
            let problem = format!("expected another checksum from byte {from} on: damaged");
            return Err(damaged(&path, problem));
        }
        Ok(Self { path, file, sums })
    }
}

/// Checksums of a file whose blocks before record `from` are known.
fn continued(mut file: &File, known: Vec<u32>, from: u64) -> std::io::Result<Sums> {
    let mut sums = Sums::after(known);
    file.seek(SeekFrom::Start(from * Record::SIZE as u64))?;
    let mut reader = BufReader::with_capacity(1 << 16, file);
    let mut record = [0; Record::SIZE];
    loop {
        match reader.read_exact(&mut record) {
            Ok(()) => sums.add(&record),
            Err(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => return Ok(sums),
            Err(error) => return Err(error),
        }
    }
}
