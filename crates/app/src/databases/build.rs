//! Building databases.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use barpoint_bearoff::{
    BuildError, HyperBuildError, HyperPlan, HyperProgress, Progress, TwoSidedFile, seal,
};

use super::error::DatabaseBuildError;
use super::place::Place;
use super::plan::{Cost, Plan};
use super::target::Target;
use crate::Threads;

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

/// A build about to begin: its file is locked until it is dropped.
pub struct BuildJob {
    plan: Plan,
    pub(super) target: Target,
    older: Option<TwoSidedFile>,
    threads: rayon::ThreadPool,
    seals: bool,
}

impl BuildJob {
    /// Checks everything that could go wrong before anything is computed. What an older database of the same kind holds is
    /// reused.
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

    /// Its cost.
    #[must_use]
    pub fn cost(&self) -> Cost {
        self.plan.cost(self.threads.current_num_threads())
    }

    /// Builds the database, whole or not at all. `listener` hears of progress, on any thread; when it breaks, the build
    /// stops and its checkpoint stays.
    ///
    /// # Errors
    /// If there is too little memory or disk space, or the build fails or is stopped.
    pub fn run(
        &self,
        listener: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Result<Built, DatabaseBuildError> {
        let cost = self.cost();
        self.check_room(&cost)?;
        let built = self.threads.install(|| self.build(&cost, listener))?;
        if self.seals {
            seal(self.target.path())?;
        }
        Ok(built)
    }

    pub(super) fn check_room(&self, cost: &Cost) -> Result<(), DatabaseBuildError> {
        Ok(self.target.has_room(cost.memory, cost.disk, cost.tables)?)
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
