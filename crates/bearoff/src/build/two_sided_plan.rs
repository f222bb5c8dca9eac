//! A two-sided database to be built into a file: what it will cost, and doing it.

use std::io::Write;
use std::path::Path;

use super::job::{Job, Summary};
use super::two_sided::{Older, Values, records};
use super::watch::{Listener, Watch};
use super::{BuildError, io};
use crate::file::TwoSidedFile;
use crate::{Header, Kind, Numbering};

/// Most points on which the two sides cannot meet.
const MAX_POINTS: u8 = 12;

/// A two-sided database, with the options of gnubg's makebearoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TwoSidedPlan {
    numbering: Numbering,
    /// Whether three cubeful money equities are stored beside the cubeless one.
    pub cubeful: bool,
    /// Whether the file begins with a header. Without one only a reader that knows the rest can use it.
    pub header: bool,
}

impl TwoSidedPlan {
    /// The default database, with cubeful equities. `None` unless 1 to 12 points (on more the sides
    /// could meet) and 1 to 15 checkers.
    #[must_use]
    pub fn new(points: u8, checkers: u8) -> Option<Self> {
        let numbering = Numbering::new(points, checkers).filter(|n| n.points() <= MAX_POINTS)?;
        Some(Self {
            numbering,
            cubeful: true,
            header: true,
        })
    }

    /// Records to be computed: pairs of positions.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.numbering.count().saturating_pow(2)
    }

    /// Length of the file.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        let header = if self.header { 40 } else { 0 };
        self.positions().saturating_mul(self.record_bytes()) + header
    }

    /// Most memory the builder takes: every record twice, as stored and as seen by the opponent.
    #[must_use]
    pub fn memory_bytes(&self) -> u64 {
        // Lists of results, about 200 numbers of 4 bytes for a position.
        let lists = self.numbering.count() * 1000;
        self.positions().saturating_mul(2 * self.record_bytes()) + lists
    }

    const fn record_bytes(self) -> u64 {
        if self.cubeful { 8 } else { 2 }
    }

    /// The header of the file, whether it is written or not.
    #[must_use]
    pub fn contents(&self) -> Header {
        Header {
            kind: Kind::TwoSided {
                cubeful: self.cubeful,
            },
            numbering: self.numbering,
        }
    }

    /// Whether records of an older database can be taken over: the same points, the same equities.
    #[must_use]
    pub fn accepts(&self, older: &TwoSidedFile) -> bool {
        let header = older.header();
        header.kind == self.contents().kind && header.numbering.points() == self.numbering.points()
    }

    /// Builds the database into `path`, whole or not at all, taking over what an older database has. A
    /// checkpoint lies beside it meanwhile (`path` with `.partial` appended); if there is one of the same job, the build resumes from it.
    ///
    /// # Errors
    /// [`BuildError::Stopped`] when the listener wanted it, keeping the checkpoint.
    pub fn build(
        &self,
        path: &Path,
        older: Option<&TwoSidedFile>,
        listener: &Listener<'_>,
    ) -> Result<Summary, BuildError> {
        let older = older.filter(|older| self.accepts(older));
        if self.cubeful {
            self.build_values::<4>(path, listener, &|us, them| {
                let older = older?;
                Some(older.stored(older.record(us, them)?))
            })
        } else {
            self.build_values::<1>(path, listener, &|us, them| {
                let older = older?;
                Some(older.stored(older.record(us, them)?))
            })
        }
    }

    /// Builds the database in memory alone, for where no file can be written.
    ///
    /// # Errors
    /// [`BuildError::Stopped`] when the listener wanted it; nothing is kept.
    pub fn build_in_memory(&self, listener: &Listener<'_>) -> Result<TwoSidedFile, BuildError> {
        let bytes = if self.cubeful {
            self.bytes_of::<4>(listener)
        } else {
            self.bytes_of::<1>(listener)
        }?;
        TwoSidedFile::in_memory(&bytes).map_err(|fault| io(std::io::Error::other(fault)))
    }

    /// The contents of the file, header included.
    fn bytes_of<const N: usize>(self, listener: &Listener<'_>) -> Result<Vec<u8>, BuildError> {
        let watch = Watch::new(self.positions(), listener);
        let records = records::<N>(self.numbering, &|_, _| None, None, &watch)?;
        let mut bytes = self.contents().to_bytes().to_vec();
        write_values(&records.values, &mut bytes).map_err(io)?;
        Ok(bytes)
    }

    fn build_values<const N: usize>(
        self,
        path: &Path,
        listener: &Listener<'_>,
        older: &Older<'_, N>,
    ) -> Result<Summary, BuildError> {
        let watch = Watch::new(self.positions(), listener);
        let mut job = Job::open(path, &self.contents().to_bytes())?;
        let found = std::mem::take(&mut job.records);
        let records = records::<N>(self.numbering, older, Some((&job.journal, &found)), &watch)?;
        job.finish(self.positions(), |out| {
            if self.header {
                out.write_all(&self.contents().to_bytes()).map_err(io)?;
            }
            write_values(&records.values, out).map_err(io)
        })
    }
}

fn write_values<const N: usize>(values: &[Values<N>], out: &mut impl Write) -> std::io::Result<()> {
    let mut bytes = [0; 1 << 13];
    for values in values.as_flattened().chunks(bytes.len() / 2) {
        for (pair, value) in bytes.as_chunks_mut::<2>().0.iter_mut().zip(values) {
            *pair = (value.cast_unsigned() ^ 0x8000).to_le_bytes();
        }
        out.write_all(&bytes[..2 * values.len()])?;
    }
    Ok(())
}
