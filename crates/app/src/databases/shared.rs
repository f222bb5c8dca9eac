//! Building a one-sided database whose bands others compute.

use std::ops::ControlFlow;

use barpoint_bearoff::{BuildError, MissingBand, OneSidedPlan, SharedBuild};

use super::build::{BuildJob, BuildProgress, Built};
use super::error::DatabaseBuildError;
use super::place::Place;
use super::plan::Plan;
use crate::Threads;

/// A shared build about to begin: its file is locked until it is dropped. What is added stays in the checkpoint, from which
/// any other build of the same database resumes too.
pub struct SharedJob {
    job: BuildJob,
    checkpoint: SharedBuild,
}

impl SharedJob {
    /// Checks everything that could go wrong before anything is computed.
    ///
    /// # Errors
    /// If the build cannot begin, or the checkpoint is of another database.
    pub fn prepare(plan: OneSidedPlan, place: &Place<'_>) -> Result<Self, DatabaseBuildError> {
        let job = BuildJob::prepare(Plan::OneSided(plan), place, None, Threads::default())?;
        job.check_room(&job.cost())?;
        let checkpoint = SharedBuild::open(plan, job.target.path());
        let checkpoint = checkpoint.map_err(|source| failed(&job, source))?;
        Ok(Self { job, checkpoint })
    }

    /// The bands that are not there whole, the longest first.
    #[must_use]
    pub fn missing(&self) -> Vec<MissingBand> {
        self.checkpoint.missing()
    }

    /// Adds what [`OneSidedPlan::band`] gave for a band as it is missing now.
    ///
    /// # Errors
    /// If it is not the rest of that band, or cannot be written.
    pub fn add(&mut self, checkers: u8, band: &[u8]) -> Result<(), DatabaseBuildError> {
        let added = self.checkpoint.add(checkers, band);
        added.map_err(|source| failed(&self.job, source))
    }

    /// Computes what is missing and writes the file; see [`BuildJob::run`].
    ///
    /// # Errors
    /// If the build fails or is stopped.
    pub fn finish(
        self,
        listener: &(dyn Fn(&BuildProgress) -> ControlFlow<()> + Sync),
    ) -> Result<Built, DatabaseBuildError> {
        let Self { job, checkpoint } = self;
        // The build opens it.
        drop(checkpoint);
        job.run(listener)
    }
}

fn failed(job: &BuildJob, source: BuildError) -> DatabaseBuildError {
    let path = job.target.path().to_path_buf();
    DatabaseBuildError::Build { path, source }
}
