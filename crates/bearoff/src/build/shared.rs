//! A one-sided database whose bands others compute: other processes, or other machines.

use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;

use super::column::Storage;
use super::exact::Distributions;
use super::job::Job;
use super::normal::NormalRows;
use super::one_sided::{REPORT, band};
use super::table::Table;
use super::watch::Watch;
use super::{BuildError, OneSidedPlan, io};
use crate::{Form, Numbering};

/// Positions with equal numbers of checkers left that a checkpoint lacks. They follow from those at home alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MissingBand {
    /// Checkers left.
    pub checkers: u8,
    /// How many of the positions, in the order of their numbers, the checkpoint has.
    pub known: u64,
    /// How many there are.
    pub positions: u64,
}

/// The checkpoint of a database being built, to which bands are added. The build itself then resumes from it.
pub struct SharedBuild {
    plan: OneSidedPlan,
    job: Job,
    known: BTreeMap<u8, u64>,
}

impl OneSidedPlan {
    /// The positions with this number of checkers left, all but the first `known` ones, as [`SharedBuild::add`] takes them:
    /// a pure function of the plan. Working tables that find no memory lie in `folder`.
    ///
    /// # Errors
    /// If there is too little room.
    pub fn band(&self, checkers: u8, known: u64, folder: &Path) -> Result<Vec<u8>, BuildError> {
        let numbering = self.contents().numbering;
        if !shared(numbering).any(|found| found == checkers) || known > numbering.band_len(checkers)
        {
            return Err(BuildError::Checkpoint);
        }
        let storage = Storage::new(self.memory, folder.to_path_buf());
        let how = (self.computed(), &storage);
        let rows = (checkers, known as usize);
        let watch = Watch::new(self.positions(), &|_| ControlFlow::Continue(()));
        match self.form {
            Form::Normal => band::<NormalRows>(numbering, rows, how, &watch),
            Form::Compressed | Form::Uncompressed => {
                band::<Distributions>(numbering, rows, how, &watch)
            }
        }
    }

    fn rows_in(self, band: &[u8]) -> Result<u64, BuildError> {
        let rows = match self.form {
            Form::Normal => NormalRows::rows_in(band),
            Form::Compressed | Form::Uncompressed => Distributions::rows_in(band),
        };
        rows.map(|rows| rows as u64).ok_or(BuildError::Checkpoint)
    }
}

/// The bands worth computing apart, the longest first; the others take no time.
fn shared(numbering: Numbering) -> impl Iterator<Item = u8> {
    let apart = numbering.points() > 6;
    let totals = (1..=numbering.checkers()).rev().filter(move |_| apart);
    totals.filter(move |&total| numbering.band_len(total) >= REPORT as u64)
}

impl SharedBuild {
    /// Opens the checkpoint of a database to be built into `path`, or begins one.
    ///
    /// # Errors
    /// If the checkpoint is of another database, or cannot be read or written.
    pub fn open(plan: OneSidedPlan, path: &Path) -> Result<Self, BuildError> {
        plan.possible()?;
        let job = Job::open(path, &plan.contents().to_bytes())?;
        let mut known = BTreeMap::new();
        for &record in &job.records {
            let rows = plan.rows_in(&job.journal.read(record).map_err(io)?)?;
            let checkers = u8::try_from(record.tag).map_err(|_| BuildError::Checkpoint)?;
            *known.entry(checkers).or_default() += rows;
        }
        Ok(Self { plan, job, known })
    }

    /// The bands that are not there whole, the longest first.
    #[must_use]
    pub fn missing(&self) -> Vec<MissingBand> {
        let numbering = self.plan.contents().numbering;
        let bands = shared(numbering).map(|checkers| MissingBand {
            checkers,
            known: self.known.get(&checkers).copied().unwrap_or_default(),
            positions: numbering.band_len(checkers),
        });
        bands.filter(|band| band.known < band.positions).collect()
    }

    /// Adds what [`OneSidedPlan::band`] gave for a band as it is missing now.
    ///
    /// # Errors
    /// If it is not the rest of that band, or cannot be written.
    pub fn add(&mut self, checkers: u8, band: &[u8]) -> Result<(), BuildError> {
        let rows = self.plan.rows_in(band)?;
        let missing = self.missing();
        let missing = missing.iter().find(|missing| missing.checkers == checkers);
        if missing.is_none_or(|missing| missing.known + rows != missing.positions) {
            return Err(BuildError::Checkpoint);
        }
        self.job.journal.add(checkers.into(), band).map_err(io)?;
        *self.known.entry(checkers).or_default() += rows;
        Ok(())
    }
}
