//! Marks of the analyses that were made here: by the thresholds of today, whatever they were when the analyses were made.

use std::sync::Arc;

use barpoint_analysis::remark;
use barpoint_equity::Met;
use barpoint_record::SkillThresholds;

use super::{MatchFiles, Review, ReviewError};
use crate::matches::{met_of, recount};

/// What analyses are marked by.
#[derive(Clone, Debug)]
pub(super) struct Marking {
    thresholds: SkillThresholds,
    /// The match equity table of records that name none.
    met: Arc<Met>,
}

impl<F: MatchFiles> Review<F> {
    /// Marks the analyses that were made here by these thresholds, now and from now on.
    ///
    /// # Errors
    /// If an analysis cannot be read.
    pub fn mark_by(
        &mut self,
        thresholds: &SkillThresholds,
        met: &Arc<Met>,
    ) -> Result<(), ReviewError> {
        let known = self.marking.as_ref();
        if known.is_some_and(|known| known.thresholds == *thresholds) {
            return Ok(());
        }
        self.marking = Some(Marking {
            thresholds: *thresholds,
            met: Arc::clone(met),
        });
        let files: Vec<u32> = self.loaded.keys().copied().collect();
        for file in files {
            self.mark(file);
        }
        self.compose()
    }

    /// Marks an analysis, if it was made here.
    pub(super) fn mark(&mut self, file: u32) {
        let mut layers = self.note.layers.all.iter();
        let is_own = layers.any(|layer| layer.file == file && layer.is_own());
        if let Some(marking) = self.marking.as_ref().filter(|_| is_own)
            && let Some(record) = self.loaded.get_mut(&file)
        {
            let met = met_of(record, &marking.met).into_owned();
            remark(record, &met, &marking.thresholds);
            recount(record);
        }
    }
}
