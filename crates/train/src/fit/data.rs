//! The records of a fit.

use std::path::Path;

use super::FitSettings;
use crate::TrainError;
use crate::records::{self, Record};

/// The most held-out records used by a check.
const CHECKED: usize = 30_000;

/// The records of a fit.
pub(super) struct Data {
    pub(super) training: Vec<Record>,
    pub(super) held: Vec<Record>,
    /// Names of records without checksums.
    pub(super) unchecked: Vec<String>,
    /// Changes when the records do.
    pub(super) fingerprint: Vec<u32>,
}

impl Data {
    fn note(&mut self, name: &String, checked: bool) {
        if !checked && !self.unchecked.contains(name) {
            self.unchecked.push(name.clone());
        }
    }
}

/// Reads the records named by the settings, leaving out positions the net is not fitted to.
pub(super) fn load(settings: &FitSettings, folder: &Path) -> Result<Data, TrainError> {
    let mut data = Data {
        training: Vec::new(),
        held: Vec::new(),
        unchecked: Vec::new(),
        fingerprint: Vec::new(),
    };
    let wanted = |record: &Record| settings.takes(record);
    for name in &settings.data {
        let found = records::read_finished(folder, name)?;
        data.training
            .extend(found.training.into_iter().filter(wanted));
        data.held.extend(found.held.into_iter().filter(wanted));
        data.note(name, found.checked);
        data.fingerprint.push(found.fingerprint);
    }
    if let Some(name) = &settings.validation {
        let found = records::read_finished(folder, name)?;
        data.held = found.training;
        data.held.extend(found.held);
        data.held.retain(wanted);
        data.note(name, found.checked);
    }
    // Spread evenly: the first ones would all come from the first file.
    let step = data.held.len().div_ceil(CHECKED).max(1);
    data.held = data.held.into_iter().step_by(step).collect();
    if data.training.is_empty() {
        return Err(TrainError::NoRecords {
            stage: settings.name.clone(),
        });
    }
    Ok(data)
}
