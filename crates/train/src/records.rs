//! Training records on disk: a position and the chances a net should give it.
//!
//! `NAME.records` holds records of 72 bytes: the 52 numbers of the board (player on roll first, each
//! half off, points 1 to 24, bar) and five little-endian 32-bit floats. `NAME.held` holds the records
//! of the games kept out of training. `NAME.json` beside them counts both, says how they were made,
//! and is replaced only after the records it counts are on disk: whatever follows them is left over
//! from an interrupted run and is cut off.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use barpoint_equity::Outcome;
use barpoint_rules::{Board, Setup};

use crate::TrainError;
use crate::files::{at, damaged, path_of, read_if_present, write_atomically};

const SIZE: usize = 72;
const FORMAT: &str = "barpoint records 1";

/// A position and its target, both from the side on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Record {
    pub(crate) board: Board,
    pub(crate) target: Outcome,
}

impl Record {
    fn to_bytes(self) -> [u8; SIZE] {
        let mut bytes = [0; SIZE];
        bytes[..26].copy_from_slice(self.board.on_roll());
        bytes[26..52].copy_from_slice(self.board.opponent());
        let words = bytes[52..].as_chunks_mut::<4>().0;
        for (word, chance) in words.iter_mut().zip(self.target.to_array()) {
            *word = chance.to_le_bytes();
        }
        bytes
    }

    fn from_bytes(bytes: &[u8; SIZE]) -> Result<Self, String> {
        let half = |from: usize| std::array::from_fn(|i| bytes[from + i]);
        let setup = Setup {
            on_roll: half(0),
            opponent: half(26),
        };
        let board = Board::try_from(setup).map_err(|error| error.to_string())?;
        if (board.on_roll()[0], board.opponent()[0]) != (bytes[0], bytes[26]) {
            return Err("expected 15 checkers a side, found others".into());
        }
        let words = bytes[52..].as_chunks::<4>().0;
        let chances: [f32; 5] = std::array::from_fn(|i| f32::from_le_bytes(words[i]));
        if chances.iter().any(|chance| !(0.0..=1.0).contains(chance)) {
            return Err(format!("expected chances from 0 to 1, found {chances:?}"));
        }
        Ok(Self {
            board,
            target: Outcome::from_array(chances),
        })
    }
}

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
    /// Whether no more will come.
    pub(crate) finished: bool,
    /// How they were made.
    pub(crate) made_by: T,
}

/// Appends records; survives a kill at any moment.
pub(crate) struct Writer<T> {
    path: PathBuf,
    training: File,
    held: File,
    side: Side<T>,
}

impl<T: Serialize + for<'de> Deserialize<'de> + Clone> Writer<T> {
    /// Opens or continues the records called `name`.
    pub(crate) fn open(folder: &Path, name: &str, made_by: T) -> Result<Self, TrainError> {
        let path = path_of(folder, name, "json");
        let mut side = Side {
            format: FORMAT.into(),
            records: 0,
            held: 0,
            games: 0,
            finished: false,
            made_by,
        };
        if let Some(bytes) = read_if_present(&path)? {
            let found: Side<T> = parse_side(&path, &bytes)?;
            (side.records, side.held, side.games) = (found.records, found.held, found.games);
        }
        let training = open_at(&path_of(folder, name, "records"), side.records)?;
        let held = open_at(&path_of(folder, name, "held"), side.held)?;
        Ok(Self {
            path,
            training,
            held,
            side,
        })
    }

    /// Games whose records are on disk.
    pub(crate) const fn games(&self) -> u64 {
        self.side.games
    }

    /// Records written, those held out included.
    pub(crate) const fn records(&self) -> u64 {
        self.side.records + self.side.held
    }

    /// Appends the records of one game.
    pub(crate) fn game(&mut self, records: &[Record], hold_out: bool) -> Result<(), TrainError> {
        let bytes: Vec<u8> = records.iter().flat_map(|r| r.to_bytes()).collect();
        let (file, count) = if hold_out {
            (&mut self.held, &mut self.side.held)
        } else {
            (&mut self.training, &mut self.side.records)
        };
        file.write_all(&bytes).map_err(at(&self.path))?;
        *count += records.len() as u64;
        self.side.games += 1;
        Ok(())
    }

    /// Makes everything so far permanent.
    pub(crate) fn commit(&mut self, finished: bool) -> Result<(), TrainError> {
        for file in [&self.training, &self.held] {
            file.sync_data().map_err(at(&self.path))?;
        }
        self.side.finished = finished;
        let bytes = serde_json::to_vec_pretty(&self.side)
            .map_err(|error| damaged(&self.path, error.to_string()))?;
        write_atomically(&self.path, &bytes)
    }
}

/// Opens a file for appending after `records` records, cutting off the rest.
fn open_at(path: &Path, records: u64) -> Result<File, TrainError> {
    let file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)
        .map_err(at(path))?;
    let (length, wanted) = (
        file.metadata().map_err(at(path))?.len(),
        records * SIZE as u64,
    );
    if length < wanted {
        return Err(damaged(
            path,
            format!("expected {wanted} bytes, found {length}"),
        ));
    }
    file.set_len(wanted).map_err(at(path))?;
    Ok(file)
}

fn parse_side<T: for<'de> Deserialize<'de>>(
    path: &Path,
    bytes: &[u8],
) -> Result<Side<T>, TrainError> {
    let side: Side<T> =
        serde_json::from_slice(bytes).map_err(|error| damaged(path, error.to_string()))?;
    if side.format != FORMAT {
        return Err(damaged(
            path,
            format!("expected format \"{FORMAT}\", found \"{}\"", side.format),
        ));
    }
    Ok(side)
}

/// Whether the records called `name` are complete.
pub(crate) fn is_finished(folder: &Path, name: &str) -> Result<bool, TrainError> {
    let path = path_of(folder, name, "json");
    match read_if_present(&path)? {
        Some(bytes) => Ok(parse_side::<serde_json::Value>(&path, &bytes)?.finished),
        None => Ok(false),
    }
}

/// Reads the records called `name`: (for training, held out). Damaged records are an error.
pub(crate) fn read(folder: &Path, name: &str) -> Result<(Vec<Record>, Vec<Record>), TrainError> {
    let path = path_of(folder, name, "json");
    let bytes = read_if_present(&path)?
        .ok_or_else(|| damaged(&path, "expected the count of records, found no file"))?;
    let side = parse_side::<serde_json::Value>(&path, &bytes)?;
    let training = read_file(&path_of(folder, name, "records"), side.records)?;
    let held = read_file(&path_of(folder, name, "held"), side.held)?;
    Ok((training, held))
}

fn read_file(path: &Path, records: u64) -> Result<Vec<Record>, TrainError> {
    let bytes = std::fs::read(path).map_err(at(path))?;
    let (found, _) = bytes.as_chunks::<SIZE>();
    let wanted = usize::try_from(records).unwrap_or(usize::MAX);
    let found = found.get(..wanted).ok_or_else(|| {
        damaged(
            path,
            format!("expected {records} records, found {}", found.len()),
        )
    })?;
    found
        .iter()
        .enumerate()
        .map(|(i, bytes)| {
            Record::from_bytes(bytes).map_err(|error| damaged(path, format!("record {i}: {error}")))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Variation;

    fn record(win: f32) -> Record {
        Record {
            board: Variation::Standard.start(),
            target: Outcome {
                win,
                ..Outcome::default()
            },
        }
    }

    #[test]
    fn what_was_not_committed_is_cut_off() {
        let folder = tempfile::tempdir().unwrap();
        let open = || Writer::open(folder.path(), "some", 1).unwrap();
        let mut writer = open();
        writer.game(&[record(0.1), record(0.2)], false).unwrap();
        writer.game(&[record(0.3)], true).unwrap();
        writer.commit(false).unwrap();
        writer.game(&[record(0.4)], false).unwrap();
        drop(writer);
        let mut writer = open();
        assert_eq!((writer.games(), writer.records()), (2, 3));
        assert!(!is_finished(folder.path(), "some").unwrap());
        writer.game(&[record(0.5)], false).unwrap();
        writer.commit(true).unwrap();
        assert!(is_finished(folder.path(), "some").unwrap());
        let (training, held) = read(folder.path(), "some").unwrap();
        assert_eq!(training, [record(0.1), record(0.2), record(0.5)]);
        assert_eq!(held, [record(0.3)]);
    }

    #[test]
    fn damaged_records_are_refused() {
        let good = record(0.5).to_bytes();
        assert_eq!(Record::from_bytes(&good), Ok(record(0.5)));
        for (at, value) in [(0, 1), (6, 9), (52 + 3, 0x7f), (26 + 19, 2)] {
            let mut bytes = good;
            bytes[at] = value;
            assert!(Record::from_bytes(&bytes).is_err(), "byte {at}");
        }
    }
}
