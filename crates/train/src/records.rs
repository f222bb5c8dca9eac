//! Training records on disk: a position and the chances a net should give it.
//!
//! `NAME.records` holds records of 72 bytes: the 52 numbers of the board (player on roll first, each
//! half off, points 1 to 24, bar) and five little-endian 32-bit floats. `NAME.held` holds the records
//! of the games kept out of training. `NAME.json` beside them counts both, says how they were made,
//! holds a CRC-32 for every block of 8192 records, and is replaced only after the records it counts
//! are on disk: anything beyond is left over from an interrupted run and is cut off.

mod files;
mod side;
#[cfg(test)]
mod tests;
mod writer;

use std::path::Path;

use barpoint_equity::Outcome;
use barpoint_rules::{Board, Setup};

use crate::TrainError;
use crate::files::{damaged, path_of, read_if_present};
use files::Files;
use side::Side;

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
    /// CRC-32 of all checksums, which identifies this data in a card; 0 without checksums.
    pub(crate) fingerprint: u32,
    /// How they were made.
    pub(crate) made_by: serde_json::Value,
}

/// Reads the records called `name`. Damaged and foreign files are an error.
pub(crate) fn read(folder: &Path, name: &str) -> Result<Records, TrainError> {
    let files = Files::open(folder, name)?;
    let sums = files.side.checksums.as_ref();
    let mut hasher = crc32fast::Hasher::new();
    for sum in sums
        .into_iter()
        .flat_map(|s| s.records.iter().chain(&s.held))
    {
        hasher.update(&sum.to_le_bytes());
    }
    Ok(Records {
        training: files.training().read()?,
        held: files.held().read()?,
        checked: sums.is_some(),
        fingerprint: hasher.finalize(),
        made_by: files.side.made_by,
    })
}

/// Checks the files of a finished stage: their lengths and checksums.
pub(crate) fn check(folder: &Path, name: &str) -> Result<(), TrainError> {
    let files = Files::open(folder, name)?;
    for part in [files.training(), files.held()] {
        part.read_blocks(|_, _| Ok(()))?;
    }
    Ok(())
}

/// [`read`] of a finished stage; records still being made are an error.
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
