//! Database files, ours and GNU Backgammon's: checked, mapped into memory, looked up.

mod equities;
mod one_sided;
mod rolls;
pub(crate) mod seal;
mod span;
mod two_sided;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use crate::checksum::checksum;
use crate::hyper::HyperFileError;
use crate::map::Map;
use crate::{Form, HEADER_LEN, Header, HeaderError, Kind};

pub use equities::{CubefulEquities, TwoSidedEquities};
pub use one_sided::{OneSidedFile, Stored};
pub use rolls::{Moments, Rolls};
pub use seal::{seal, seal_path};
pub use two_sided::{Record, TwoSidedFile};

/// Why a file is not used as a database.
#[derive(Debug, thiserror::Error)]
#[error("{path}: {fault}")]
pub struct DatabaseError {
    /// The file.
    pub path: PathBuf,
    /// What is wrong with it.
    pub fault: Fault,
}

/// What is wrong with a file.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// It cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// It does not begin like a database.
    #[error(transparent)]
    Header(#[from] HeaderError),
    /// Another kind of database.
    #[error("expected a {expected} bearoff database, found a {found} one")]
    Kind {
        /// What was wanted.
        expected: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// The length does not follow from the header.
    #[error("expected {expected} bytes after this header, found {found}")]
    Size {
        /// Right length.
        expected: u64,
        /// Length of the file.
        found: u64,
    },
    /// The contents are not those sealed when it was built.
    #[error("expected checksum {expected:016x}, found {found:016x}")]
    Checksum {
        /// Sum in the seal, or known otherwise.
        expected: u64,
        /// Sum of the file.
        found: u64,
    },
    /// What stands beside it is no checksum.
    #[error("expected a checksum of 16 hexadecimal digits in its .sum file, found something else")]
    Seal,
    /// A position whose distribution does not sum to one, or whose index entry points nowhere.
    #[error("expected a distribution that sums to one, found another at position {0}")]
    Distribution(u64),
    /// Equities that no position can have.
    #[error(
        "expected -1 <= opponent's cube <= centred <= own cube <= 1, found other equities at position {0} against {1}"
    )]
    Equities(usize, usize),
    /// Chances or equities that no Hypergammon position can have.
    #[error(
        "expected gammons among wins and an own cube worth no less than another, found other numbers at position {0} against {1}"
    )]
    Chances(usize, usize),
    /// No sound Hypergammon database.
    #[error(transparent)]
    Hypergammon(#[from] HyperFileError),
}

/// A mapped file with a sound header.
#[derive(Debug)]
struct Mapped {
    map: Map,
    header: Header,
    /// Once known.
    sum: OnceLock<u64>,
}

impl Mapped {
    fn open(path: &Path) -> Result<Self, Fault> {
        Self::of(Map::open(path)?)
    }

    fn of(map: Map) -> Result<Self, Fault> {
        let header = Header::parse(map.bytes())?;
        let sum = OnceLock::new();
        Ok(Self { map, header, sum })
    }

    /// Checks the contents: by the checksum beside the file, or for want of one by what `verify` finds.
    fn check(&self, path: &Path, verify: impl FnOnce() -> Result<(), Fault>) -> Result<(), Fault> {
        match seal::check(path, &self.map)? {
            Some(sum) => {
                self.sum.get_or_init(|| sum);
                Ok(())
            }
            None => verify(),
        }
    }

    /// Checksum of the whole file, all of which is read the first time.
    fn checksum(&self) -> u64 {
        *self.sum.get_or_init(|| checksum(self.map.bytes()))
    }

    /// Everything after the header.
    #[inline]
    fn body(&self) -> &[u8] {
        &self.map.bytes()[HEADER_LEN..]
    }

    fn expect_len(&self, body: u64) -> Result<(), Fault> {
        let expected = HEADER_LEN as u64 + body;
        let found = self.map.bytes().len() as u64;
        if found == expected {
            Ok(())
        } else {
            Err(Fault::Size { expected, found })
        }
    }
}

/// A stored share of one, 65535 being all. The same number as that of a division, without its delay.
#[inline]
fn share(stored: u16) -> f32 {
    // 1/65535 is 1/2^16 + 1/2^32 + 1/2^48 + ..., and a product with 1/2^16 is exact.
    const REST: f32 = 1.0 / 4_294_967_296.0 + 1.0 / 281_474_976_710_656.0;
    let stored = f32::from(stored);
    stored / 65_536.0 + stored * REST
}

/// Names the file in a fault.
pub(crate) fn at<T>(path: &Path, result: Result<T, Fault>) -> Result<T, DatabaseError> {
    result.map_err(|fault| DatabaseError {
        path: path.to_path_buf(),
        fault,
    })
}

/// What the header of a file says, whatever the kind. Only the header is read.
pub fn identify(path: &Path) -> Result<Header, DatabaseError> {
    at(path, Mapped::open(path).map(|mapped| mapped.header))
}

/// The name of a kind in messages.
const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::OneSided {
            form: Form::Normal, ..
        } => "one-sided (normal approximation)",
        Kind::OneSided { .. } => "one-sided",
        Kind::TwoSided { .. } => "two-sided",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_those_of_a_division() {
        for stored in 0..=u16::MAX {
            let value = f32::from(stored);
            assert_eq!(share(stored).to_bits(), (value / 65_535.0).to_bits());
            let equity = (value / 32_767.5 - 1.0).to_bits();
            assert_eq!((2.0 * share(stored) - 1.0).to_bits(), equity);
        }
    }
}
