//! The record shown, put together from the analyses that are seen, the comments and the marks set by hand.

use barpoint_analysis::review::{analysed_decisions, merge_analysis, progress, replace_analysis};
use barpoint_engine::EntryIndex;

use super::{HandMark, MatchFiles, Review, ReviewError};
use crate::matches::recount;

impl<F: MatchFiles> Review<F> {
    /// Assembles the record shown.
    pub(super) fn compose(&mut self) -> Result<(), ReviewError> {
        let mut record = self.base.clone();
        let files = self.seen()?;
        if files.is_empty() {
            self.shown = progress(&record);
        }
        for (place, &file) in files.iter().rev().enumerate() {
            let layer = self.layer(file)?;
            if place == 0 {
                replace_analysis(&mut record, layer);
            } else {
                let done = analysed_decisions(layer);
                let places: Vec<EntryIndex> = done.iter().map(|task| task.at).collect();
                merge_analysis(&mut record, layer, &places);
            }
        }
        let marks = &self.note.layers.marks;
        if !marks.is_empty() {
            HandMark::put(marks, &mut record);
            recount(&mut record);
        }
        self.record = record;
        Ok(())
    }

    /// The files of the analyses that are seen: the current one and, while it is not complete, what it was started over.
    fn seen(&mut self) -> Result<Vec<u32>, ReviewError> {
        let mut files = Vec::new();
        let mut next = self.note.layers.current().map(|layer| layer.file);
        while let Some(file) = next {
            let state = progress(self.layer(file)?);
            if files.is_empty() {
                self.shown = state;
            }
            files.push(file);
            let under = || self.note.layers.under(file).map(|layer| layer.file);
            // Analyses lie over older ones, so this comes to an end even if a file says otherwise.
            next = under().filter(|&under| under < file && !state.is_complete());
        }
        Ok(files)
    }
}
