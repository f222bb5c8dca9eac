//! A finished Hypergammon database: checked once, then looked up.

use std::fs::File;
use std::io::Read;
use std::path::Path;
use std::sync::OnceLock;

use barpoint_equity::Outcome;
use barpoint_rules::Board;

use super::record;
use super::sides::{HyperCheckers, number};
use crate::checksum::checksum;
use crate::file::{DatabaseError, Fault, at, seal};
use crate::map::Map;

/// Why bytes are no Hypergammon database.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum HyperFileError {
    /// Another header.
    #[error(
        "expected a header beginning \"gnubg-H1\", \"gnubg-H2\" or \"gnubg-H3\", found {found:?}"
    )]
    Header {
        /// The first bytes, as far as they are text.
        found: String,
    },
    /// For another number of checkers.
    #[error("expected a database for {expected} checkers a side, found one for {found}")]
    Checkers {
        /// Checkers wanted.
        expected: u8,
        /// Checkers found.
        found: u8,
    },
    /// The length does not follow from the header.
    #[error("expected {expected} bytes as the header says, found {found}")]
    Size {
        /// Right length.
        expected: u64,
        /// Length found.
        found: u64,
    },
}

/// The 40 bytes before the records: `gnubg-H`, the number of checkers, 31 times `x`, a line end.
pub(crate) mod header {
    use super::{HyperCheckers, HyperFileError, record};

    pub(crate) const LEN: usize = 40;
    const MAGIC: &[u8; 7] = b"gnubg-H";

    pub(crate) fn bytes(checkers: HyperCheckers) -> [u8; LEN] {
        let mut header = [b'x'; LEN];
        header[..MAGIC.len()].copy_from_slice(MAGIC);
        header[MAGIC.len()] = b'0' + checkers.count();
        header[LEN - 1] = b'\n';
        header
    }

    /// Whether a file begins like a Hypergammon database, whole or not.
    pub(crate) fn begins(file: &[u8]) -> bool {
        file.starts_with(MAGIC)
    }

    /// What a file is for, its length being right.
    pub(crate) fn check(file: &[u8]) -> Result<HyperCheckers, HyperFileError> {
        let digit = file.strip_prefix(MAGIC).and_then(|rest| rest.first());
        let count = digit.map_or(0, |&digit| digit.wrapping_sub(b'0'));
        let checkers = HyperCheckers::new(count).ok_or_else(|| HyperFileError::Header {
            found: file[..file.len().min(MAGIC.len() + 1)]
                .escape_ascii()
                .to_string(),
        })?;
        let expected = (LEN + record::RECORD * checkers.pairs()) as u64;
        let found = file.len() as u64;
        if found == expected {
            Ok(checkers)
        } else {
            Err(HyperFileError::Size { expected, found })
        }
    }
}

/// What a position is worth to the side on roll, before it decides about doubling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HyperValue {
    /// Cubeless chances.
    pub outcome: Outcome,
    /// Points per cube at money play with the cube owned by the side on roll.
    pub owned: f32,
    /// With the cube in the middle and no Jacoby rule.
    pub centred: f32,
    /// With the cube in the middle and the Jacoby rule.
    pub centred_jacoby: f32,
    /// With the opponent's cube.
    pub opponent: f32,
}

impl HyperValue {
    /// Whether the side on roll, which is worth `hold` if it rolls, does best to double.
    #[must_use]
    pub fn doubles(&self, hold: f32) -> bool {
        2.0 * self.opponent >= hold && hold < 1.0
    }

    /// Whether the opponent does best to pass a double.
    #[must_use]
    pub fn passes(&self) -> bool {
        2.0 * self.opponent >= 1.0
    }
}

/// By how much numbers that ended not quite settled may be out of order.
const UNSETTLED: f32 = 0.01;

/// A Hypergammon database in memory or mapped into it.
pub struct Hypergammon {
    checkers: HyperCheckers,
    file: Box<dyn AsRef<[u8]> + Send + Sync>,
    /// Once known.
    sum: OnceLock<u64>,
}

impl std::fmt::Debug for Hypergammon {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Hypergammon({} checkers)", self.checkers.count())
    }
}

impl Hypergammon {
    /// A database from the bytes of its file, read or mapped; header and length are checked.
    pub fn new(file: impl AsRef<[u8]> + Send + Sync + 'static) -> Result<Self, HyperFileError> {
        let checkers = header::check(file.as_ref())?;
        Ok(Self {
            checkers,
            file: Box::new(file),
            sum: OnceLock::new(),
        })
    }

    /// Maps a database after checking its header, its length and its contents: by the checksum beside it, or
    /// for want of one by the order of the numbers of every record.
    pub fn open(path: &Path) -> Result<Self, DatabaseError> {
        let open = || -> Result<Self, Fault> {
            let map = Map::open(path)?;
            header::check(map.bytes())?;
            let sum = seal::check(path, &map)?;
            let database = Self::new(map)?;
            match sum {
                Some(sum) => _ = database.sum.set(sum),
                None => database.verify()?,
            }
            Ok(database)
        };
        at(path, open())
    }

    /// Checks every record: backgammons among gammons among wins, the same for losses, and an own cube worth
    /// no less than a centred one, the opponent's no more.
    fn verify(&self) -> Result<(), Fault> {
        let positions = self.checkers.positions();
        for (at, record) in self.records().iter().enumerate() {
            let ([win, gammon, backgammon, lost_gammon, lost_backgammon], equities) =
                record::decode(record);
            let [owned, centred, _, opponents] = equities;
            let ordered = [
                (backgammon, gammon),
                (gammon, win),
                (lost_backgammon, lost_gammon),
                (lost_gammon, 1.0 - win),
                (opponents, centred),
                (centred, owned),
            ];
            if ordered.iter().any(|(less, more)| *less > more + UNSETTLED) {
                return Err(Fault::Chances(at / positions, at % positions));
            }
        }
        Ok(())
    }

    fn records(&self) -> &[[u8; record::RECORD]] {
        let body = (*self.file).as_ref().get(header::LEN..);
        body.map_or(&[], |body| body.as_chunks().0)
    }

    /// Whether a file begins like a Hypergammon database, sound or not; only the beginning is read.
    #[must_use]
    pub fn claims(path: &Path) -> bool {
        Self::head(path).is_some_and(|head| header::begins(&head))
    }

    /// Whether a file begins like the database for this many checkers.
    #[must_use]
    pub fn begins_for(path: &Path, checkers: HyperCheckers) -> bool {
        let head = header::bytes(checkers);
        Self::head(path).is_some_and(|found| head.starts_with(&found) && found.len() == 8)
    }

    /// The first 8 bytes of a regular file, as far as it has them.
    fn head(path: &Path) -> Option<Vec<u8>> {
        // Opening a pipe would wait for a writer.
        if !std::fs::metadata(path).ok()?.is_file() {
            return None;
        }
        let mut head = Vec::new();
        File::open(path).ok()?.take(8).read_to_end(&mut head).ok()?;
        Some(head)
    }

    /// Checksum of the whole file, all of which is read the first time.
    #[must_use]
    pub fn checksum(&self) -> u64 {
        *self.sum.get_or_init(|| checksum((*self.file).as_ref()))
    }

    /// Checkers a side it is for.
    #[must_use]
    pub const fn checkers(&self) -> HyperCheckers {
        self.checkers
    }

    /// The value of a board; `None` if a side has more checkers than the database is for.
    #[must_use]
    pub fn value(&self, board: &Board) -> Option<HyperValue> {
        let own = number(self.checkers, board.on_roll())?;
        let theirs = number(self.checkers, board.opponent())?;
        let record = self
            .records()
            .get(own * self.checkers.positions() + theirs)?;
        let (chances, [owned, centred, centred_jacoby, opponent]) = record::decode(record);
        Some(HyperValue {
            outcome: Outcome::from_array(chances),
            owned,
            centred,
            centred_jacoby,
            opponent,
        })
    }
}
