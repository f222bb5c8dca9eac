//! Two-sided database files.

use std::path::Path;

use barpoint_rules::Board;

use super::{
    CubefulEquities, DatabaseError, Fault, Mapped, TwoSidedEquities, at, kind_name, share,
};
use crate::map::Map;
use crate::{Header, Kind};

/// Each step of the recursion rounds to a unit.
const ROUNDING: i16 = 4;

/// A mapped two-sided database.
#[derive(Debug)]
pub struct TwoSidedFile {
    mapped: Mapped,
    cubeful: bool,
    positions: usize,
}

/// Where the equities of a position are stored in a [`TwoSidedFile`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record(usize);

impl TwoSidedFile {
    /// Maps a database after checking its header, its length and its contents: by the checksum beside it,
    /// or for want of one by the order of the equities of every record.
    pub fn open(path: &Path) -> Result<Self, DatabaseError> {
        let open = || {
            let file = Self::of(Mapped::open(path)?)?;
            file.mapped.check(path, || file.verify())?;
            Ok(file)
        };
        at(path, open())
    }

    /// Maps a database whose checksum is known beforehand.
    pub fn open_known(path: &Path, checksum: u64) -> Result<Self, DatabaseError> {
        let open = || {
            let file = Self::of(Mapped::open(path)?)?;
            match file.checksum() {
                found if found == checksum => Ok(file),
                found => Err(Fault::Checksum {
                    expected: checksum,
                    found,
                }),
            }
        };
        at(path, open())
    }

    /// A database in memory from the bytes of a file that was never written.
    pub(crate) fn in_memory(bytes: &[u8]) -> Result<Self, Fault> {
        Self::of(Mapped::of(Map::in_memory(bytes)?)?)
    }

    fn of(mapped: Mapped) -> Result<Self, Fault> {
        let Kind::TwoSided { cubeful } = mapped.header.kind else {
            return Err(Fault::Kind {
                expected: "two-sided",
                found: kind_name(mapped.header.kind),
            });
        };
        let count = mapped.header.numbering.count();
        let record = if cubeful { 8 } else { 2 };
        mapped.expect_len(count.saturating_pow(2).saturating_mul(record))?;
        Ok(Self {
            mapped,
            cubeful,
            positions: usize::try_from(count).unwrap_or(usize::MAX),
        })
    }

    /// What it contains.
    #[must_use]
    pub const fn header(&self) -> Header {
        self.mapped.header
    }

    /// The whole file as it is mapped.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        self.mapped.map.bytes()
    }

    /// Checksum of the whole file, all of which is read the first time.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        self.mapped.checksum()
    }

    /// Checks every record of a cubeful database: an own cube is worth no less than a centred one or none,
    /// the opponent's no more.
    fn verify(&self) -> Result<(), Fault> {
        if !self.cubeful {
            return Ok(());
        }
        let (records, _) = self.mapped.body().as_chunks::<8>();
        for (at, record) in records.iter().enumerate() {
            let [cubeless, owned, centred, opponents] = values(record);
            let ordered = opponents <= centred
                && centred <= owned
                && opponents <= cubeless.saturating_add(ROUNDING)
                && cubeless <= owned.saturating_add(ROUNDING);
            if !ordered {
                return Err(Fault::Equities(at / self.positions, at % self.positions));
            }
        }
        Ok(())
    }

    /// Equities with these checkers on the points from the ace point up, each side counted from its own;
    /// `None` for positions not contained.
    ///
    /// Of many positions it is quicker to [`find`](Self::find) all, then to [`read`](Self::read) them: what
    /// the records are waited for then, they are waited for together.
    #[must_use]
    #[inline]
    pub fn equities(&self, on_roll: &[u8], opponent: &[u8]) -> Option<TwoSidedEquities> {
        Some(self.read(self.find(on_roll, opponent)?))
    }

    /// Equities by the numbers of the two positions.
    #[must_use]
    #[inline]
    pub fn equities_at(&self, us: usize, them: usize) -> Option<TwoSidedEquities> {
        Some(self.read(self.record(us, them)?))
    }

    /// Where the equities of a position are stored; `None` for positions not contained.
    #[must_use]
    #[inline]
    pub fn find(&self, on_roll: &[u8], opponent: &[u8]) -> Option<Record> {
        let numbering = self.header().numbering;
        let us = numbering.index(on_roll)? as usize;
        let them = numbering.index(opponent)? as usize;
        self.record(us, them)
    }

    /// Where the equities are stored, by the numbers of the two positions.
    #[inline]
    pub(crate) const fn record(&self, us: usize, them: usize) -> Option<Record> {
        if us < self.positions && them < self.positions {
            Some(Record(us * self.positions + them))
        } else {
            None
        }
    }

    /// The equities of a record that this file said it has.
    ///
    /// # Panics
    /// For a record of a larger file.
    #[must_use]
    #[inline]
    pub fn read(&self, record: Record) -> TwoSidedEquities {
        let equity = |value: i16| 2.0 * share(value.cast_unsigned() ^ 0x8000) - 1.0;
        if self.cubeful {
            let [cubeless, owned, centred, opponents] = self.stored::<4>(record).map(equity);
            return TwoSidedEquities {
                cubeless,
                cubeful: Some(CubefulEquities {
                    owned,
                    centred,
                    opponents,
                }),
            };
        }
        let [cubeless] = self.stored::<1>(record).map(equity);
        TwoSidedEquities {
            cubeless,
            cubeful: None,
        }
    }

    /// Equities of a board; `None` unless both sides are within the database.
    #[must_use]
    #[inline]
    pub fn board(&self, board: &Board) -> Option<TwoSidedEquities> {
        self.equities(&board.on_roll()[1..], &board.opponent()[1..])
    }

    /// The values of a record, -32768 lost and 32767 won. `N` must be the number the database stores.
    #[inline]
    pub(crate) fn stored<const N: usize>(&self, record: Record) -> [i16; N] {
        values(&self.mapped.body()[record.0 * 2 * N..][..2 * N])
    }
}

/// Stored values, -32768 lost and 32767 won.
#[inline]
fn values<const N: usize>(bytes: &[u8]) -> [i16; N] {
    let (pairs, _) = bytes.as_chunks::<2>();
    std::array::from_fn(|i| (u16::from_le_bytes(pairs[i]) ^ 0x8000).cast_signed())
}
