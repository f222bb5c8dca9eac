//! Training records on disk: a position and the chances a net should give it.
//!
//! `NAME.records` holds records of 72 bytes: the 52 numbers of the board (player on roll first, each
//! half off, points 1 to 24, bar) and five little-endian 32-bit floats. `NAME.held` holds the records
//! of the games kept out of training. `NAME.json` beside them counts both, says how they were made,
//! holds a CRC-32 for every block of 8192 records, and is replaced only after the records it counts
//! are on disk: whatever follows them is left over from an interrupted run and is cut off.

mod side;
#[cfg(test)]
mod tests;
mod writer;

use std::fs::File;
use std::io::Read;
use std::path::Path;

use barpoint_equity::Outcome;
use barpoint_rules::{Board, Setup};

use crate::TrainError;
use crate::files::{at, damaged, path_of, read_if_present};
use side::{Side, Sums};

pub(crate) use writer::Writer;

/// A position and its target, both from the side on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Record {
    /// The position.
    pub board: Board,
    /// The chances a net should give it.
    pub target: Outcome,
}

impl Record {
    /// Bytes of a record.
    pub(crate) const SIZE: usize = 72;

    pub(crate) fn to_bytes(self) -> [u8; Self::SIZE] {
        let mut bytes = [0; Self::SIZE];
        bytes[..26].copy_from_slice(self.board.on_roll());
        bytes[26..52].copy_from_slice(self.board.opponent());
        let words = bytes[52..].as_chunks_mut::<4>().0;
        for (word, chance) in words.iter_mut().zip(self.target.to_array()) {
            *word = chance.to_le_bytes();
        }
        bytes
    }

    pub(crate) fn from_bytes(bytes: &[u8; Self::SIZE]) -> Result<Self, String> {
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

/// Whether the records called `name` are complete.
pub(crate) fn is_finished(folder: &Path, name: &str) -> Result<bool, TrainError> {
    let path = path_of(folder, name, "json");
    match read_if_present(&path)? {
        Some(bytes) => Ok(Side::<serde_json::Value>::parse(&path, &bytes)?.finished),
        None => Ok(false),
    }
}

/// The records called by one name.
pub(crate) struct Records {
    pub(crate) training: Vec<Record>,
    pub(crate) held: Vec<Record>,
    /// Whether there were checksums to check; older files have none.
    pub(crate) checked: bool,
    /// CRC-32 of all checksums, the name of this data in a card; 0 without checksums.
    pub(crate) fingerprint: u32,
    /// How they were made.
    pub(crate) made_by: serde_json::Value,
}

/// Reads the records called `name`. Damaged and foreign files are an error.
pub(crate) fn read(folder: &Path, name: &str) -> Result<Records, TrainError> {
    let path = path_of(folder, name, "json");
    let bytes = read_if_present(&path)?
        .ok_or_else(|| damaged(&path, "expected the count of records, found no file"))?;
    let side = Side::<serde_json::Value>::parse(&path, &bytes)?;
    let sums = side.checksums.as_ref();
    let block = sums.map_or(Sums::BLOCK, |sums| sums.block);
    let load = |extension: &str, count: u64, sums: Option<&Vec<u32>>| {
        let path = path_of(folder, name, extension);
        read_file(&path, count, side.finished, block, sums.map(Vec::as_slice))
    };
    let mut hasher = crc32fast::Hasher::new();
    for sum in sums
        .into_iter()
        .flat_map(|s| s.records.iter().chain(&s.held))
    {
        hasher.update(&sum.to_le_bytes());
    }
    Ok(Records {
        training: load("records", side.records, sums.map(|sums| &sums.records))?,
        held: load("held", side.held, sums.map(|sums| &sums.held))?,
        checked: sums.is_some(),
        fingerprint: hasher.finalize(),
        made_by: side.made_by,
    })
}

/// Reads the files of a finished stage through: whether they are as long as they should be, with the right checksums.
pub(crate) fn check(folder: &Path, name: &str) -> Result<(), TrainError> {
    let path = path_of(folder, name, "json");
    let bytes = read_if_present(&path)?
        .ok_or_else(|| damaged(&path, "expected the count of records, found no file"))?;
    let side = Side::<serde_json::Value>::parse(&path, &bytes)?;
    let sums = side.checksums.as_ref();
    let block = sums.map_or(Sums::BLOCK, |sums| sums.block);
    let check = |extension: &str, count: u64, sums: Option<&Vec<u32>>| {
        let path = path_of(folder, name, extension);
        let sums = sums.map(Vec::as_slice);
        read_blocks(&path, count, side.finished, block, sums, |_, _| Ok(()))
    };
    check("records", side.records, sums.map(|sums| &sums.records))?;
    check("held", side.held, sums.map(|sums| &sums.held))
}

/// [`read`] of a finished stage: what another process is still making is an error.
pub(crate) fn read_finished(folder: &Path, name: &str) -> Result<Records, TrainError> {
    if is_finished(folder, name)? {
        return read(folder, name);
    }
    let path = path_of(folder, name, "json");
    let found = if path.exists() {
        "some that are still being made"
    } else {
        "no file"
    };
    Err(damaged(
        &path,
        format!("expected finished records, found {found}"),
    ))
}

/// The records that a stage of a training run held out: `NAME.held`, beside `NAME.json`.
///
/// # Errors
/// If they cannot be read, are damaged, or there are none.
pub fn held_out(path: &Path) -> Result<Vec<Record>, TrainError> {
    let name = path.file_stem().and_then(std::ffi::OsStr::to_str);
    let name = name.ok_or_else(|| damaged(path, "expected a name in UTF-8"))?;
    let folder = path.parent().unwrap_or(Path::new("."));
    let held = read(folder, name)?.held;
    if held.is_empty() {
        return Err(damaged(path, "expected records held out, found none"));
    }
    Ok(held)
}

fn read_file(
    path: &Path,
    count: u64,
    finished: bool,
    block: u64,
    sums: Option<&[u32]>,
) -> Result<Vec<Record>, TrainError> {
    let mut records = Vec::with_capacity(usize::try_from(count).unwrap_or(0));
    read_blocks(path, count, finished, block, sums, |offset, bytes| {
        for (i, record) in bytes.as_chunks().0.iter().enumerate() {
            let record = Record::from_bytes(record).map_err(|error| {
                let offset = offset + (i * Record::SIZE) as u64;
                damaged(path, format!("byte {offset}: {error}"))
            })?;
            records.push(record);
        }
        Ok(())
    })?;
    Ok(records)
}

/// Hands the bytes of whole blocks on, each with its place in the file; cut and damaged files are an error.
fn read_blocks(
    path: &Path,
    count: u64,
    finished: bool,
    block: u64,
    sums: Option<&[u32]>,
    mut take: impl FnMut(u64, &[u8]) -> Result<(), TrainError>,
) -> Result<(), TrainError> {
    let mut file = File::open(path).map_err(at(path))?;
    let length = file.metadata().map_err(at(path))?.len();
    let found = length / Record::SIZE as u64;
    if found < count {
        let problem = format!("expected {count} records, found {found}");
        return Err(damaged(path, problem));
    }
    let wanted = count * Record::SIZE as u64;
    // While they are made a kill may leave more than is counted.
    if finished && length > wanted {
        let problem = format!("expected {wanted} bytes, found {length}: damaged or foreign");
        return Err(damaged(path, problem));
    }
    let mut bytes = Vec::new();
    let mut from = 0;
    while from < count {
        let here = block.min(count - from);
        bytes.clear();
        (&mut file)
            .take(here * Record::SIZE as u64)
            .read_to_end(&mut bytes)
            .map_err(at(path))?;
        let offset = from * Record::SIZE as u64;
        if let Some(&expected) = sums.and_then(|sums| sums.get((from / block) as usize)) {
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
