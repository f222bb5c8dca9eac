//! Analyses of a match under review started, shown, deleted, and worked on by a job.

use std::path::PathBuf;

use barpoint_analysis::review::merge_analysis;
use barpoint_engine::{Engine, EntryIndex, MatchRecord};

use super::files::{remove_layer, write_layer};
use super::{MatchFiles, Review, ReviewError};
use crate::matches::count;

impl<F: MatchFiles> Review<F> {
    /// Shows another analysis.
    ///
    /// # Errors
    /// If there is none of this name, or a file cannot be read or written.
    pub fn show(&mut self, name: &str) -> Result<(), ReviewError> {
        let found = self.note.layers.named(name).ok_or(ReviewError::NoLayer)?;
        let file = found.file;
        self.layer(file)?;
        self.change(|layers| layers.current = Some(name.to_owned()))
    }

    /// Deletes an analysis that was made here; `busy` says whether a job is working on this match.
    ///
    /// # Errors
    /// If there is none of this name, it was imported, a job is working on it, or a file cannot be read or written.
    pub fn delete_layer(&mut self, name: &str, busy: bool) -> Result<(), ReviewError> {
        let layer = self.note.layers.named(name).ok_or(ReviewError::NoLayer)?;
        if !layer.is_own() {
            return Err(ReviewError::Imported);
        }
        let file = layer.file;
        if busy && self.worked_on == Some(file) {
            return Err(ReviewError::Busy);
        }
        let mut others = self.note.layers.all.iter();
        let last = others.rfind(|layer| layer.file != file);
        let last = last.map(|layer| (layer.name.clone(), layer.file));
        if let Some((_, file)) = last {
            self.layer(file)?;
        }
        self.change(|layers| {
            layers.all.retain(|layer| layer.file != file);
            if layers.current().is_none() {
                layers.current = last.map(|(name, _)| name);
            }
        })?;
        self.loaded.remove(&file);
        // The note no longer names it.
        remove_layer(&self.files, file);
        Ok(())
    }

    /// Shows the analysis at a level that looks at this many plays in full depth at least (0 as the level says), for a job to work
    /// on, and returns its file. It is started, at this time in seconds since 1970, if there is none; one by other nets stays
    /// beside it.
    ///
    /// # Errors
    /// If the match was deleted, or a file cannot be read or written.
    pub fn work_on(&mut self, level: (&str, u8), nets: &str, now: u64) -> Result<u32, ReviewError> {
        let name = super::name_of(level.0, level.1);
        let found = self.note.layers.named(&name);
        let resumed = found.filter(|layer| layer.is_by(nets));
        let file = if let Some(file) = resumed.map(|layer| layer.file) {
            self.show(&name)?;
            file
        } else {
            let file = self.note.layers.next_file();
            self.loaded.insert(file, self.base.clone());
            self.change(|layers| {
                layers.start(level, nets, now);
            })?;
            file
        };
        self.worked_on = Some(file);
        Ok(file)
    }

    /// Shows the analysis in which the errors of the one shown are rolled out, for a job to work on. It is a copy of that one
    /// until errors are rolled out, and is made anew if it was there already. Returns its file and the analysis.
    ///
    /// # Errors
    /// If nothing is analysed, the match was deleted, or a file cannot be read or written.
    pub fn roll_out_errors(&mut self, now: u64) -> Result<(u32, MatchRecord), ReviewError> {
        let source = self.note.layers.evaluated().cloned();
        let source = source.ok_or(ReviewError::NoLayer)?;
        let record = self.layer(source.file)?.clone();
        let mut file = self.note.layers.clone().start_rollouts(&source, now);
        self.loaded.insert(file, record.clone());
        self.change(|layers| file = layers.start_rollouts(&source, now))?;
        self.worked_on = Some(file);
        Ok((file, record))
    }

    /// Where the trials of rolled-out errors are kept.
    #[must_use]
    pub fn trials_path(&self) -> PathBuf {
        self.files.path(".trials")
    }

    /// The record that a job works on.
    ///
    /// # Errors
    /// If the analysis or the match was deleted meanwhile.
    pub fn work(&mut self, file: u32) -> Result<&MatchRecord, ReviewError> {
        let layers = &self.note.layers.all;
        if self.deleted || !layers.iter().any(|layer| layer.file == file) {
            return Err(ReviewError::LayerDeleted);
        }
        self.layer(file)
    }

    /// Takes over the analysis of some decisions.
    ///
    /// # Errors
    /// As [`work`](Self::work).
    pub fn take_over(
        &mut self,
        file: u32,
        analysed: &MatchRecord,
        places: &[EntryIndex],
    ) -> Result<(), ReviewError> {
        self.work(file)?;
        if let Some(record) = self.loaded.get_mut(&file) {
            merge_analysis(record, analysed, places);
        }
        self.compose_if_shown(file)
    }

    /// Saves a job's work with the statistics of its games.
    ///
    /// # Errors
    /// As [`work`](Self::work); also if a file cannot be written.
    pub fn save_work(&mut self, file: u32, engine: &Engine) -> Result<(), ReviewError> {
        self.work(file)?;
        self.settle()?;
        if let Some(record) = self.loaded.get_mut(&file) {
            count(record, engine.met());
        }
        // The job may have begun before the thresholds changed.
        self.mark(file);
        self.compose_if_shown(file)?;
        self.layer(file)?;
        Ok(write_layer(&self.files, file, &self.loaded[&file])?)
    }

    fn compose_if_shown(&mut self, file: u32) -> Result<(), ReviewError> {
        let current = self.note.layers.current();
        if current.is_some_and(|layer| layer.file == file) {
            self.compose()?;
        }
        Ok(())
    }
}
