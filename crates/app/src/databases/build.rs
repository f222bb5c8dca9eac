//! Building databases.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use barpoint_bearoff::{
    BuildError, DatabaseError, Form, Gammons, Header, HyperBuildError, HyperPlan, HyperProgress,
    Hypergammon, Kind, OneSidedFile, OneSidedPlan, Progress, TwoSidedFile, TwoSidedPlan, identify,
    seal,
};

use super::find::{file_name, hypergammon_name};
use super::room;
use super::target::{Target, TargetError};
use crate::files::{self, FileError};
use crate::{Folders, NoDataFolder, Threads, size};

/// A database to build.
#[derive(Clone, Debug, PartialEq)]
pub enum Plan {
    /// Rolls to bear off, each side alone.
    OneSided(OneSidedPlan),
    /// Exact equities for both sides together.
    TwoSided(TwoSidedPlan),
    /// Hypergammon, solved.
    Hypergammon(HyperPlan),
}

/// What building a database takes; displayed as one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Positions computed.
    pub positions: u64,
    /// How often, about; `None` for once.
    pub passes: Option<u32>,
    /// Bytes of the file.
    pub file: u64,
    /// Most bytes on disk during the build.
    pub disk: u64,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes of all working tables, in memory or mapped.
    pub tables: u64,
    /// About, on one core.
    pub time: Duration,
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let positions = self.positions;
        let [file, disk, memory] = [self.file, self.disk, self.memory].map(size);
        let seconds = self.time.as_secs().max(1);
        match self.passes {
            None => write!(
                f,
                "{positions} positions; about {file} on disk ({disk} meanwhile), {memory} of memory, {seconds} s on one \
                 core"
            ),
            Some(passes) => write!(
                f,
                "{positions} positions, about {passes} passes; {file} on disk (with checkpoints {disk} meanwhile), \
                 {memory} of memory, {seconds} s on one core"
            ),
        }
    }
}

/// How far a build is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BuildProgress {
    /// Positions computed.
    pub done: u64,
    /// Positions in all, as far as that is known.
    pub total: u64,
    /// Of Hypergammon: the present pass, from 1, and the largest change of any number in it so far.
    pub pass: Option<(u32, f32)>,
}

/// A finished build; displayed as one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Built {
    /// The file.
    pub path: PathBuf,
    /// Its length.
    pub bytes: u64,
    /// Of Hypergammon: passes, and the largest change of any number in the last one.
    pub passes: Option<(u32, f32)>,
    /// Whether it resumed from a checkpoint.
    pub resumed: bool,
}

impl std::fmt::Display for Built {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {} bytes", self.path.display(), self.bytes)?;
        if let Some((passes, change)) = self.passes {
            write!(f, " after {passes} passes, last change {change:.6}")?;
        }
        if self.resumed {
            write!(f, ", resumed from an earlier run")?;
        }
        Ok(())
    }
}

/// Where a database goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place<'a> {
    /// Into the data folder under a separate name, with a checksum beside it, where engines find it.
    DataFolder(&'a Folders),
    /// Into a file, unless something else is there.
    File(&'a Path),
    /// Into a file, in place of anything.
    Replace(&'a Path),
}

/// Why a database is not built.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum DatabaseBuildError {
    /// There is no data folder.
    #[error(transparent)]
    Folder(#[from] NoDataFolder),
    /// The data folder cannot be made.
    #[error(transparent)]
    File(#[from] FileError),
    /// Something else is there.
    #[error(
        "{0}: expected no file here, or this database; found another file. Delete it, or choose another name"
    )]
    Foreign(PathBuf),
    /// It cannot be built there.
    #[error(transparent)]
    Target(#[from] TargetError),
    /// A plan that cannot be carried out.
    #[error(transparent)]
    Impossible(BuildError),
    /// Databases in the data folder are trusted as exact.
    #[error(
        "expected a threshold of at most {} for the data folder: a rough database needs a separate file",
        HyperPlan::THRESHOLD
    )]
    Rough,
    /// Too large to be built by the way.
    #[error("{} are left to barpoint bearoff build", size(*.0))]
    TooLarge(u64),
    /// Nothing can be taken over from this file.
    #[error("{path}: expected an older {expected}, found another kind")]
    Older {
        /// The file.
        path: PathBuf,
        /// What it should be.
        expected: &'static str,
    },
    /// A database that cannot be used or sealed.
    #[error(transparent)]
    Database(#[from] DatabaseError),
    /// Threads cannot be started.
    #[error("cannot start threads: {0}")]
    Threads(#[from] rayon::ThreadPoolBuildError),
    /// The build fails.
    #[error("{path}: {source}")]
    Build {
        /// The file.
        path: PathBuf,
        /// Why.
        source: BuildError,
    },
    /// The build of a Hypergammon database fails.
    #[error(transparent)]
    Hypergammon(HyperBuildError),
    /// The user stopped it; the same build resumes from the checkpoint.
    #[error("interrupted")]
    Stopped,
}

impl Plan {
    /// The cost of building on this number of threads.
    #[must_use]
    pub fn cost(&self, threads: usize) -> Cost {
        match self {
            Self::OneSided(plan) => Cost {
                positions: plan.positions(),
                passes: None,
                file: plan.file_bytes(),
                disk: plan.disk_bytes(threads),
                memory: plan.memory_bytes(threads),
                tables: plan.tables_bytes(threads),
                time: time(plan.positions(), 2000),
            },
            Self::TwoSided(plan) => Cost {
                positions: plan.positions(),
                passes: None,
                file: plan.file_bytes(),
                // For a moment the checkpoint and the file exist together.
                disk: plan.file_bytes().saturating_mul(2),
                memory: plan.memory_bytes(),
                tables: plan.memory_bytes(),
                time: time(plan.positions(), 1200),
            },
            Self::Hypergammon(plan) => {
                let checkpoint = plan.checkpoint_every.map_or(0, |_| plan.checkpoint_len());
                Cost {
                    positions: plan.checkers.pairs() as u64,
                    passes: Some(plan.usual_passes()),
                    file: plan.file_len(),
                    disk: (plan.file_len() + checkpoint).max(2 * checkpoint),
                    memory: plan.memory(),
                    tables: plan.memory(),
                    time: plan.time(),
                }
            }
        }
    }

    /// Its name in the data folder; each variant has its own.
    #[must_use]
    pub fn file_name(&self) -> String {
        match self {
            Self::OneSided(plan) => file_name(plan.contents()),
            Self::TwoSided(plan) => file_name(plan.contents()),
            Self::Hypergammon(plan) => hypergammon_name(plan.checkers),
        }
    }

    /// Whether a file holds this database, or begins like it.
    fn is_in(&self, path: &Path) -> bool {
        let holds = |header: Header| identify(path).is_ok_and(|found| found == header);
        match self {
            Self::OneSided(plan) => holds(plan.contents()),
            Self::TwoSided(plan) => holds(plan.contents()),
            Self::Hypergammon(plan) => Hypergammon::begins_for(path, plan.checkers),
        }
    }

    /// The plan with working tables in most of the free memory, unless told otherwise.
    fn within_memory(mut self) -> Self {
        if let (Self::OneSided(plan), Some(free)) = (&mut self, room::memory())
            && plan.memory == u64::MAX
        {
            plan.memory = free / 4 * 3;
        }
        self
    }

    /// Opens an older database; refused unless it has the same numbering. One-sided positions, and those on other
    /// points, are computed faster than looked up in another numbering, so there it only has to fit.
    fn older(&self, path: &Path) -> Result<Option<TwoSidedFile>, DatabaseBuildError> {
        let header = identify(path)?;
        let other = |expected| DatabaseBuildError::Older {
            path: path.to_path_buf(),
            expected,
        };
        let normal = |form| form == Form::Normal;
        match (self, header.kind) {
            (Self::OneSided(plan), Kind::OneSided { form, gammons })
                if normal(form) == normal(plan.form)
                    && (gammons || normal(form) || plan.gammons == Gammons::Leave) =>
            {
                OneSidedFile::open(path)?;
                Ok(None)
            }
            (Self::OneSided(plan), _) => Err(other(match (plan.form, plan.gammons) {
                (Form::Normal, _) => "one-sided database of means and deviations",
                (_, Gammons::Include) => "one-sided database of distributions with gammons",
                (_, Gammons::Leave) => "one-sided database of distributions",
            })),
            (Self::TwoSided(plan), Kind::TwoSided { cubeful }) if cubeful == plan.cubeful => {
                let older = TwoSidedFile::open(path)?;
                Ok(Some(older).filter(|older| plan.accepts(older)))
            }
            (Self::TwoSided(plan), _) => Err(other(if plan.cubeful {
                "two-sided database with cubeful equities"
            } else {
                "two-sided database without cubeful equities"
            })),
            (Self::Hypergammon(_), _) => Err(other("Hypergammon database")),
        }
    }
}

fn time(positions: u64, nanoseconds: u64) -> Duration {
    Duration::from_millis(positions.saturating_mul(nanoseconds) / 1_000_000)
}

/// A build about to begin: its file is ours alone until it is dropped.
pub struct BuildJob {
    plan: Plan,
    target: Target,
    older: Option<TwoSidedFile>,
    threads: rayon::ThreadPool,
    seals: bool,
}

impl BuildJob {
    /// Looks at everything that can be wrong before anything is computed. What an older database of the kind has is taken
    /// over.
    ///
    /// # Errors
    /// If the build cannot begin.
    pub fn prepare(
        plan: Plan,
        place: &Place<'_>,
        reuse: Option<&Path>,
        threads: Threads,
    ) -> Result<Self, DatabaseBuildError> {
        let target = Target::claim(&plan.file_in(place)?)?;
        let older = reuse.map(|path| plan.older(path)).transpose()?.flatten();
        if let Plan::OneSided(plan) = &plan {
            plan.possible().map_err(DatabaseBuildError::Impossible)?;
        }
        Ok(Self {
            plan: plan.within_memory(),
            target,
            older,
            threads: threads.pool()?,
            seals: matches!(place, Place::DataFolder(_)),
        })
    }

    /// What it will take.
    #[must_use]
    pub fn cost(&self) -> Cost {
        self.plan.cost(self.threads.current_num_threads())
    }

    /// Builds the database, whole or not at all. `listener` receives the progress, on any thread; when it breaks, the
    /// build ends and its checkpoint stays.
    ///
    /// # Errors
    /// If there is no room for it, or it fails or is stopped.
    pub fn run(
        &self,
        listener: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Result<Built, DatabaseBuildError> {
        let cost = self.cost();
        self.target.has_room(cost.memory, cost.disk, cost.tables)?;
        let built = self.threads.install(|| self.build(&cost, listener))?;
        if self.seals {
            seal(self.target.path())?;
        }
        Ok(built)
    }

    fn build(
        &self,
        cost: &Cost,
        listener: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Result<Built, DatabaseBuildError> {
        let path = self.target.path();
        let simple = |progress: Progress| {
            let Progress { done, total } = progress;
            let pass = None;
            listener(&BuildProgress { done, total, pass })
        };
        let summary = match &self.plan {
            Plan::OneSided(plan) => plan.build(path, &simple),
            Plan::TwoSided(plan) => plan.build(path, self.older.as_ref(), &simple),
            Plan::Hypergammon(plan) => return build_hypergammon(plan, path, cost, listener),
        };
        let summary = summary.map_err(|error| match error {
            BuildError::Stopped => DatabaseBuildError::Stopped,
            source => DatabaseBuildError::Build {
                path: path.to_path_buf(),
                source,
            },
        })?;
        Ok(Built {
            path: path.to_path_buf(),
            bytes: summary.bytes,
            passes: None,
            resumed: summary.resumed,
        })
    }
}

fn build_hypergammon(
    plan: &HyperPlan,
    path: &Path,
    cost: &Cost,
    listener: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
) -> Result<Built, DatabaseBuildError> {
    let pairs = cost.positions;
    let summary = plan.build(path, &mut |progress: &HyperProgress| {
        let share = pairs * progress.done as u64 / progress.total.max(1) as u64;
        // The number of passes is not known beforehand: the last ones are always still to come.
        let passes = plan.usual_passes().max(progress.pass);
        listener(&BuildProgress {
            done: u64::from(progress.pass - 1) * pairs + share,
            total: u64::from(passes) * pairs,
            pass: Some((progress.pass, progress.change)),
        })
    });
    let summary = summary.map_err(|error| match error {
        HyperBuildError::Stopped => DatabaseBuildError::Stopped,
        error => DatabaseBuildError::Hypergammon(error),
    })?;
    Ok(Built {
        path: path.to_path_buf(),
        bytes: summary.bytes,
        passes: Some((summary.passes, summary.change)),
        resumed: summary.resumed,
    })
}

impl Plan {
    /// The file that a place means, made ready.
    fn file_in(&self, place: &Place<'_>) -> Result<PathBuf, DatabaseBuildError> {
        let path = match place {
            Place::Replace(path) => return Ok(path.to_path_buf()),
            Place::File(path) => path.to_path_buf(),
            Place::DataFolder(folders) => {
                if let Self::Hypergammon(plan) = self
                    && plan.threshold > HyperPlan::THRESHOLD
                {
                    return Err(DatabaseBuildError::Rough);
                }
                let folder = folders.data()?;
                files::make_folder(folder)?;
                folder.join(self.file_name())
            }
        };
        let full = std::fs::metadata(&path).is_ok_and(|found| found.is_file() && found.len() > 0);
        if full && !self.is_in(&path) {
            return Err(DatabaseBuildError::Foreign(path));
        }
        Ok(path)
    }
}
