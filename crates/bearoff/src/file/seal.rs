//! Checksums beside databases: the layout has no room for one, and must not change.

use std::path::{Path, PathBuf};

use super::{DatabaseError, Fault, at};
use crate::checksum::checksum;
use crate::map::Map;

/// Where the checksum of a database is kept: its path with `.sum` appended.
#[must_use]
pub fn seal_path(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".sum");
    path.with_file_name(name)
}

/// Writes the checksum of a database beside it: one line of 16 hexadecimal digits.
pub fn seal(path: &Path) -> Result<(), DatabaseError> {
    let write = || -> Result<(), Fault> {
        let sum = checksum(Map::open(path)?.bytes());
        let seal = seal_path(path);
        let beside = seal.with_extension("sum.part");
        std::fs::write(&beside, format!("{sum:016x}\n"))?;
        Ok(std::fs::rename(beside, seal)?)
    };
    at(path, write())
}

/// Compares the contents with the checksum beside them, which is returned. `None` for files without one
/// (gnubg's).
pub(crate) fn check(path: &Path, map: &Map) -> Result<Option<u64>, Fault> {
    let Ok(text) = std::fs::read_to_string(seal_path(path)) else {
        return Ok(None);
    };
    let expected = u64::from_str_radix(text.trim(), 16).map_err(|_| Fault::Seal)?;
    let found = checksum(map.bytes());
    if found == expected {
        Ok(Some(found))
    } else {
        Err(Fault::Checksum { expected, found })
    }
}
