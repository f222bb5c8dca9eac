//! A one-sided database to be built into a file: what it will cost, and doing it.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;

use super::choose::Memo;
use super::column::Storage;
use super::exact::Distributions;
use super::job::{Job, Summary};
use super::normal::NormalRows;
use super::table::Table;
use super::watch::{Listener, Watch};
use super::{BuildError, Gammons, io, one_sided, write};
use crate::numbering::MAX_CHECKERS;
use crate::{Form, Header, Kind, Numbering};

/// A one-sided database, with the options of gnubg's makebearoff.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OneSidedPlan {
    numbering: Numbering,
    /// Whether the rolls to the first checker off are stored (always in [`Form::Normal`]).
    pub gammons: Gammons,
    /// How positions are stored.
    pub form: Form,
    /// Whether the file begins with a header. Without one only a reader that knows the rest can use it.
    pub header: bool,
    /// Most bytes of memory that working tables take; what does not fit lies in nameless files beside the
    /// database meanwhile, of which the system keeps in memory what there is room for. The bytes built are
    /// the same. At least [`OneSidedPlan::LEAST_MEMORY`] is taken.
    pub memory: u64,
}

impl OneSidedPlan {
    /// The default database on this many points for 15 checkers: compressed, with gammons. `None` unless 1 to 18.
    #[must_use]
    pub fn new(points: u8) -> Option<Self> {
        Self::with_checkers(points, MAX_CHECKERS)
    }

    /// The same for up to this many checkers left, the first positions of that for 15. gnubg's tools build none, but
    /// its readers take the number from the header. `None` unless 1 to 18 points and 1 to 15 checkers.
    #[must_use]
    pub fn with_checkers(points: u8, checkers: u8) -> Option<Self> {
        Some(Self {
            numbering: Numbering::new(points, checkers)?,
            gammons: Gammons::Include,
            form: Form::Compressed,
            header: true,
            memory: u64::MAX,
        })
    }

    /// Positions to be computed.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.numbering.count()
    }

    /// Length of the file: exact for what is not compressed, else an estimate from the lengths of
    /// databases up to 13 points.
    #[must_use]
    pub fn file_bytes(&self) -> u64 {
        let parts = self.parts();
        let row = match self.form {
            Form::Normal => 16,
            Form::Uncompressed => 64 * parts,
            // An index entry, and words that grow with the number of rolls.
            Form::Compressed => 4 + 2 * parts + 2 * self.words(),
        };
        row * self.positions() + 40
    }

    /// What a builder with no working table in memory takes: the tables of home positions, buffers.
    pub const LEAST_MEMORY: u64 = 1 << 26;

    /// The most memory the builder uses with this many threads.
    #[must_use]
    pub fn memory_bytes(&self, threads: usize) -> u64 {
        self.tables_bytes(threads)
            .min(self.memory.max(Self::LEAST_MEMORY))
    }

    /// Most space on the disk that the build takes: the checkpoint, and beside it the file or, before that, the
    /// working tables that do not fit into the memory allowed.
    #[must_use]
    pub fn disk_bytes(&self, threads: usize) -> u64 {
        let tables = self.tables_bytes(threads);
        let (rows, outside) = if tables > self.memory {
            (self.rows_bytes(), tables)
        } else {
            (0, 0)
        };
        self.file_bytes() + outside.max(self.file_bytes() + rows)
    }

    /// Whether the layout has room for the database.
    ///
    /// # Errors
    /// [`BuildError::TooLarge`] for a compressed one on more than 15 points.
    pub fn possible(&self) -> Result<(), BuildError> {
        let words = self.words() * self.positions();
        if self.form == Form::Compressed && words > u64::from(u32::MAX) {
            return Err(BuildError::TooLarge);
        }
        Ok(())
    }

    /// Bytes of the working tables, in memory or not: all distributions, and what the longest bands remember of
    /// each position's best continuations.
    #[must_use]
    pub fn tables_bytes(&self, threads: usize) -> u64 {
        let band = |total| self.numbering.band_len(total);
        let remembered: u64 = if self.numbering.points() <= 6 {
            2 * self.positions()
        } else {
            let longest = (1..=self.numbering.checkers()).rev().take(threads.max(1));
            // With 15 left what is best for the first checker is remembered too.
            let first = match self.numbering.checkers() {
                MAX_CHECKERS => (self.parts() - 1) * band(MAX_CHECKERS),
                _ => 0,
            };
            longest.map(band).sum::<u64>() + first
        };
        self.rows_bytes() + remembered * size_of::<Memo>() as u64
    }

    /// All distributions, with some room to grow.
    fn rows_bytes(self) -> u64 {
        let row = match self.form {
            Form::Normal => 16,
            Form::Compressed | Form::Uncompressed => 8 + 3 * self.words(),
        };
        row * self.positions()
    }

    /// The distributions computed, stored or not.
    pub(super) const fn computed(self) -> Gammons {
        match self.form {
            Form::Normal => Gammons::Include,
            Form::Compressed | Form::Uncompressed => self.gammons,
        }
    }

    fn parts(self) -> u64 {
        1 + u64::from(self.gammons == Gammons::Include || self.form == Form::Normal)
    }

    /// Average words of a position in a compressed file, roughly.
    fn words(self) -> u64 {
        6 + u64::from(self.numbering.points()) * 5 / 6 + self.parts()
    }

    /// The header of the file, whether it is written or not.
    #[must_use]
    pub fn contents(&self) -> Header {
        Header {
            kind: Kind::OneSided {
                form: self.form,
                gammons: self.gammons == Gammons::Include,
            },
            numbering: self.numbering,
        }
    }

    /// Builds the database into `path`, whole or not at all. A checkpoint lies beside it meanwhile
    /// (`path` with `.partial` appended); if there is one of the
    /// same job, the build resumes from it.
    ///
    /// # Errors
    /// [`BuildError::Stopped`] when the listener wanted it, keeping the checkpoint.
    pub fn build(&self, path: &Path, listener: &Listener<'_>) -> Result<Summary, BuildError> {
        let watch = Watch::new(self.positions(), listener);
        let gammons = self.computed();
        self.possible()?;
        let job = Job::open(path, &self.contents().to_bytes())?;
        let folder = path.parent().unwrap_or(Path::new(""));
        // An empty path is no folder.
        let storage = Storage::new(self.memory, Path::new(".").join(folder));
        match self.form {
            Form::Normal => {
                let (tables, job) = self.tables::<NormalRows>((gammons, &storage), job, &watch)?;
                job.finish(self.positions(), |out| {
                    self.write_header(out)?;
                    write::moments(&tables, out)
                })
            }
            Form::Compressed | Form::Uncompressed => {
                let (tables, job) =
                    self.tables::<Distributions>((gammons, &storage), job, &watch)?;
                job.finish(self.positions(), |out| {
                    self.write_header(out)?;
                    write::distributions(&tables, gammons, self.form, out)
                })
            }
        }
    }

    fn tables<T: Table>(
        self,
        (gammons, storage): (Gammons, &Arc<Storage>),
        mut job: Job,
        watch: &Watch<'_>,
    ) -> Result<(Vec<T>, Job), BuildError> {
        let records = std::mem::take(&mut job.records);
        let tables = one_sided::tables(
            self.numbering,
            gammons,
            storage,
            (&job.journal, records),
            watch,
        )?;
        Ok((tables, job))
    }

    fn write_header(self, out: &mut impl Write) -> Result<(), BuildError> {
        if self.header {
            out.write_all(&self.contents().to_bytes()).map_err(io)?;
        }
        Ok(())
    }
}
