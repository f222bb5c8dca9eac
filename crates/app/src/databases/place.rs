//! Where a database goes.

use std::path::{Path, PathBuf};

use barpoint_bearoff::HyperPlan;

use super::error::DatabaseBuildError;
use super::plan::Plan;
use crate::{Folders, files};

/// Where a database goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place<'a> {
    /// Into the data folder under a separate name, with a checksum beside it, where engines find it.
    DataFolder(&'a Folders),
    /// Into a file, unless another is there.
    File(&'a Path),
    /// Into a file, replacing whatever is there.
    Replace(&'a Path),
}

impl Plan {
    /// The file of a place, ready to be written.
    pub(super) fn file_in(&self, place: &Place<'_>) -> Result<PathBuf, DatabaseBuildError> {
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
