//! Which database to build, and its cost.

use std::path::Path;
use std::time::Duration;

use barpoint_bearoff::{
    Form, Gammons, Header, HyperPlan, Hypergammon, Kind, OneSidedFile, OneSidedPlan, TwoSidedFile,
    TwoSidedPlan, identify,
};

use super::error::DatabaseBuildError;
use super::find::{file_name, hypergammon_name};
use super::room;
use crate::size;

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

/// The cost of building a database; displayed as one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cost {
    /// Positions computed.
    pub positions: u64,
    /// Estimated number of passes; `None` for one.
    pub passes: Option<u32>,
    /// Bytes of the file.
    pub file: u64,
    /// Peak bytes on disk during the build.
    pub disk: u64,
    /// Bytes of memory.
    pub memory: u64,
    /// Bytes of all working tables, in memory or mapped.
    pub tables: u64,
    /// Estimated seconds on one core.
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
                "{positions} positions; about {file} on disk ({disk} during the build), {memory} of memory, {seconds} s on one \
                 core"
            ),
            Some(passes) => write!(
                f,
                "{positions} positions, about {passes} passes; {file} on disk (with checkpoints {disk} during the build), \
                 {memory} of memory, {seconds} s on one core"
            ),
        }
    }
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

    /// Whether a file holds this database, or the beginning of it.
    pub(super) fn is_in(&self, path: &Path) -> bool {
        let holds = |header: Header| identify(path).is_ok_and(|found| found == header);
        match self {
            Self::OneSided(plan) => holds(plan.contents()),
            Self::TwoSided(plan) => holds(plan.contents()),
            Self::Hypergammon(plan) => Hypergammon::begins_for(path, plan.checkers),
        }
    }

    /// The plan with working tables in most of the free memory, unless it says otherwise.
    pub(super) fn within_memory(mut self) -> Self {
        if let (Self::OneSided(plan), Some(free)) = (&mut self, room::memory())
            && plan.memory == u64::MAX
        {
            plan.memory = free / 4 * 3;
        }
        self
    }

    /// Opens an older database; refused unless it has the same numbering. One-sided positions, and those on other
    /// points, are computed faster than looked up in another numbering, so there it only has to fit.
    pub(super) fn older(&self, path: &Path) -> Result<Option<TwoSidedFile>, DatabaseBuildError> {
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
