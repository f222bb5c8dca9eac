//! The database as bytes, for a cache file: 8 bytes magic, the rows as little-endian 16-bit
//! numbers (19 for the last checker, 12 for the first), and an FNV-1a checksum of all before it.

use std::hash::Hasher;

use fnv::FnvHasher;

use super::{MAX_FIRST, MAX_ROLLS, ONE, OneSided, Row};
use crate::{HOME_POSITIONS, checksum::checksum};

const MAGIC: &[u8; 8] = b"bpOneS01";
const ROW_WORDS: usize = MAX_ROLLS + 1 + MAX_FIRST + 1;
/// Fast checksum of the whole file as [`OneSided::build`] gives it. It spares the slow checks; a file with
/// another sum is checked in full.
const KNOWN: u64 = 0xe752_dc8b_9590_632e;
const SIZE: usize = MAGIC.len() + HOME_POSITIONS * ROW_WORDS * 2 + 8;

/// Why bytes are no one-sided database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BearoffError {
    /// The length is wrong.
    #[error("expected {expected} bytes of bearoff database, found {found}")]
    Size {
        /// Right length.
        expected: usize,
        /// Length given.
        found: usize,
    },
    /// It does not begin like a database of this version.
    #[error("expected a bearoff database beginning with \"bpOneS01\", found other data")]
    Magic,
    /// The checksum does not fit the contents.
    #[error("expected checksum {expected:016x} in the bearoff database, found {found:016x}")]
    Checksum {
        /// Sum of the contents.
        expected: u64,
        /// Sum stored.
        found: u64,
    },
    /// The distributions of a position do not sum to one.
    #[error("expected distributions that sum to one, found others at position {position}")]
    NotADistribution {
        /// Number of the position.
        position: usize,
    },
}

impl OneSided {
    /// The database as bytes, about 3.4 MB.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(SIZE);
        bytes.extend_from_slice(MAGIC);
        for row in &self.rows {
            let mut part = [[0; 2]; ROW_WORDS];
            for (to, word) in part.iter_mut().zip(row.last.iter().chain(&row.first)) {
                *to = word.to_le_bytes();
            }
            bytes.extend_from_slice(part.as_flattened());
        }
        let sum = *self.sum.get_or_init(|| fnv1a(&bytes));
        bytes.extend_from_slice(&sum.to_le_bytes());
        bytes
    }

    /// The database from [`OneSided::to_bytes`]; damaged bytes are refused.
    ///
    /// # Errors
    /// [`BearoffError`] says what is wrong with them.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, BearoffError> {
        if bytes.len() != SIZE {
            return Err(BearoffError::Size {
                expected: SIZE,
                found: bytes.len(),
            });
        }
        let (contents, stored) = bytes.split_at(SIZE - 8);
        let found = stored
            .iter()
            .rev()
            .fold(0, |sum, &byte| sum << 8 | u64::from(byte));
        let Some(words) = contents.strip_prefix(MAGIC) else {
            return Err(BearoffError::Magic);
        };
        let known = checksum(bytes) == KNOWN;
        if !known {
            let expected = fnv1a(contents);
            if expected != found {
                return Err(BearoffError::Checksum { expected, found });
            }
        }
        let (words, _) = words.as_chunks::<2>();
        let (words, _) = words.as_chunks::<ROW_WORDS>();
        let rows: Vec<Row> = words.iter().map(row).collect();
        if !known && let Some(position) = rows.iter().position(|row| !row.sums_to_one()) {
            return Err(BearoffError::NotADistribution { position });
        }
        let table = Self::from_rows(rows);
        table.sum.get_or_init(|| found);
        Ok(table)
    }
}

fn row(words: &[[u8; 2]; ROW_WORDS]) -> Row {
    Row {
        last: std::array::from_fn(|i| u16::from_le_bytes(words[i])),
        first: std::array::from_fn(|i| u16::from_le_bytes(words[MAX_ROLLS + 1 + i])),
    }
}

impl Row {
    fn sums_to_one(&self) -> bool {
        let total = |part: &[u16]| part.iter().map(|&p| u32::from(p)).sum::<u32>();
        total(&self.last) == ONE && total(&self.first) == ONE
    }
}

/// FNV-1a, 64 bits.
fn fnv1a(bytes: &[u8]) -> u64 {
    let mut hash = FnvHasher::default();
    hash.write(bytes);
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_known_sum_is_that_of_the_database() {
        let bytes = OneSided::build().to_bytes();
        assert_eq!(checksum(&bytes), KNOWN, "{:016x}", checksum(&bytes));
    }
}
