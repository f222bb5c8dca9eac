//! The analyses of a match side by side.

use std::path::PathBuf;

use barpoint_app::matches::review::{has_analysis, merge_analysis, program, same_course};
use barpoint_app::matches::{attach_layers, count};
use barpoint_engine::{Engine, EntryIndex, MatchRecord};
use barpoint_wire::{KeptLayer, SavedLayers};

use super::Match;
use super::records::{read_record, write_record};
use crate::error::{ApiError, ServerError};
use crate::folder::{now, unusable};

impl Match {
    /// The current analysis.
    pub(super) fn current(&self) -> Option<&KeptLayer> {
        self.kept.current_layer()
    }

    fn find(&self, name: &str) -> Result<&KeptLayer, ApiError> {
        let found = self.kept.layers.iter().find(|layer| layer.name == name);
        found.ok_or_else(|| ApiError::not_found("analysis of this match"))
    }

    fn path(&self, file: u32) -> PathBuf {
        self.folder.join(format!("{}-{file}.sgf", self.id))
    }

    /// Makes the record's own analysis the first layer, if it has any.
    pub(super) fn begin_with_analysis(&mut self, level: Option<String>) {
        if !has_analysis(&self.record) {
            return;
        }
        let name = level.clone();
        let name = name.unwrap_or_else(|| KeptLayer::IMPORTED.to_owned());
        let label = level.clone().or_else(|| program(&self.record));
        self.kept.current = Some(name.clone());
        self.kept.layers.push(KeptLayer {
            label: label.unwrap_or_else(|| name.clone()),
            name,
            file: 1,
            level,
            nets: None,
            created: self.kept.created,
        });
        self.loaded.insert(1, self.record.clone());
    }

    /// Adds the analyses from a saved file; `false`, with nothing changed, if they are not of this match.
    pub(super) fn begin_with_saved(
        &mut self,
        note: &str,
        records: Option<Vec<MatchRecord>>,
    ) -> bool {
        let Ok(saved) = serde_json::from_str::<SavedLayers>(note) else {
            return false;
        };
        let records = records.filter(|all| all.len() == saved.layers.len() && saved.is_sound());
        let Some(records) = records else {
            return false;
        };
        for (file, (layer, record)) in (1..).zip(saved.layers.into_iter().zip(records)) {
            self.kept.layers.push(KeptLayer { file, ..layer });
            self.loaded.insert(file, record);
        }
        self.kept.current = saved.current;
        self.kept.marks = saved.marks;
        self.compose().is_ok()
    }

    /// The match with all its analyses, to be written as SGF.
    pub(crate) fn with_layers(&mut self) -> Result<MatchRecord, ApiError> {
        let mut record = self.record.clone();
        let saved = SavedLayers::of(&self.kept);
        // The imported analysis is all in the file itself.
        if saved.layers.iter().all(|layer| layer.level.is_none()) && saved.marks.is_empty() {
            return Ok(record);
        }
        let note = serde_json::to_string(&saved).map_err(ApiError::internal)?;
        let layers = saved.layers.iter().map(|layer| {
            let own = (!saved.is_shown(layer)).then(|| self.layer(layer.file).cloned());
            own.transpose()
        });
        let layers = layers.collect::<Result<Vec<_>, ApiError>>()?;
        attach_layers(&mut record, note, &layers).map_err(ApiError::internal)?;
        Ok(record)
    }

    /// The record of an analysis, empty if its file was never written.
    pub(super) fn layer(&mut self, file: u32) -> Result<&MatchRecord, ApiError> {
        if !self.loaded.contains_key(&file) {
            let path = self.path(file);
            let record = if path.exists() {
                read_record(&path)?
            } else {
                self.base.clone()
            };
            if !same_course(&record, &self.base) {
                let error = "expected an analysis of the same match, found other plays";
                return Err(unusable(&path, &error));
            }
            self.loaded.insert(file, record);
        }
        Ok(&self.loaded[&file])
    }

    pub(super) fn write_layers(&self) -> Result<(), ServerError> {
        for (&file, record) in &self.loaded {
            write_record(&self.path(file), record)?;
        }
        Ok(())
    }

    /// Shows another analysis.
    pub(crate) fn show(&mut self, name: &str) -> Result<(), ApiError> {
        let file = self.find(name)?.file;
        self.layer(file)?;
        self.change(|kept| kept.current = Some(name.to_owned()))
    }

    /// Deletes an analysis that was made here; `busy` says whether a job works on this match.
    pub(crate) fn drop_layer(&mut self, name: &str, busy: bool) -> Result<(), ApiError> {
        let layer = self.find(name)?;
        if layer.level.is_none() {
            let message = "the imported analysis cannot be deleted";
            return Err(ApiError::refused(message));
        }
        let file = layer.file;
        if busy && self.worked_on == Some(file) {
            let message = "a job is working on this analysis: cancel it first";
            return Err(ApiError::refused(message));
        }
        let mut rest = self.kept.layers.iter().filter(|layer| layer.file != file);
        let last = rest
            .next_back()
            .map(|layer| (layer.name.clone(), layer.file));
        if let Some((_, file)) = last {
            self.layer(file)?;
        }
        self.change(|kept| {
            kept.layers.retain(|layer| layer.file != file);
            if kept.current_layer().is_none() {
                kept.current = last.map(|(name, _)| name);
            }
        })?;
        self.loaded.remove(&file);
        // The note no longer names it; it would only waste space.
        let _ = std::fs::remove_file(self.path(file));
        Ok(())
    }

    /// Makes the analysis at a level current, starting it if there is none, and returns its file. An analysis by
    /// other nets at this level is kept beside it.
    pub(super) fn work_on(&mut self, level: &str, nets: &str) -> Result<u32, ApiError> {
        let found = self.find(level).ok();
        let same_nets = |layer: &KeptLayer| layer.nets.as_ref().is_none_or(|known| known == nets);
        let going_on = found.filter(|layer| same_nets(layer));
        let file = if let Some(file) = going_on.map(|layer| layer.file) {
            self.show(level)?;
            file
        } else {
            let files = self.kept.layers.iter().map(|layer| layer.file);
            let file = files.max().unwrap_or(0) + 1;
            self.loaded.insert(file, self.base.clone());
            self.change(|kept| {
                set_aside(&mut kept.layers, level);
                kept.layers.push(KeptLayer {
                    name: level.to_owned(),
                    label: level.to_owned(),
                    file,
                    level: Some(level.to_owned()),
                    nets: Some(nets.to_owned()),
                    created: now(),
                });
                kept.current = Some(level.to_owned());
            })?;
            file
        };
        self.worked_on = Some(file);
        Ok(file)
    }

    /// The record a job works on; an error if the analysis or the match was deleted meanwhile.
    pub(super) fn work(&mut self, file: u32) -> Result<&MatchRecord, ApiError> {
        let listed = self.kept.layers.iter().any(|layer| layer.file == file);
        if self.forgotten || !listed {
            return Err(ApiError::not_found("analysis any more: it was deleted"));
        }
        self.layer(file)
    }

    /// Stores the analysis of some decisions.
    pub(super) fn take_over(
        &mut self,
        file: u32,
        analysed: &MatchRecord,
        places: &[EntryIndex],
    ) -> Result<(), ApiError> {
        self.work(file)?;
        if let Some(record) = self.loaded.get_mut(&file) {
            merge_analysis(record, analysed, places);
        }
        if self.current().is_some_and(|layer| layer.file == file) {
            self.compose()?;
        }
        Ok(())
    }

    /// Saves a job's work with the statistics of its games.
    pub(super) fn keep(&mut self, file: u32, engine: &Engine) -> Result<(), ApiError> {
        self.work(file)?;
        self.settle()?;
        if let Some(record) = self.loaded.get_mut(&file) {
            count(record, engine.met());
        }
        if self.current().is_some_and(|layer| layer.file == file) {
            self.compose()?;
        }
        let path = self.path(file);
        Ok(write_record(&path, self.layer(file)?)?)
    }
}

/// Renames the layer of this name, which is by other nets.
fn set_aside(layers: &mut [KeptLayer], name: &str) {
    for layer in layers.iter_mut().filter(|layer| layer.name == name) {
        let nets = layer.nets.as_deref().unwrap_or_default();
        let nets: String = nets.chars().take(8).collect();
        layer.name = format!("{name} {}", layer.file);
        layer.label = format!("{name} (nets {nets})");
    }
}
