//! What is shown and exported of a match under review.

use barpoint_analysis::review::progress;
use barpoint_engine::{Engine, EntryIndex, MatchRecord, Progress, ReviewedEntry};

use super::{Layer, MatchFiles, Review, ReviewError, attach_layers};
use crate::matches::met_of;

/// How far an analysis is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerProgress {
    /// The analysis.
    pub layer: Layer,
    /// How much of the match it covers.
    pub progress: Progress,
    /// Whether it is shown.
    pub current: bool,
}

impl<F: MatchFiles> Review<F> {
    /// The analyses in the order in which they were imported or started.
    ///
    /// # Errors
    /// If one cannot be read.
    pub fn progress(&mut self) -> Result<Vec<LayerProgress>, ReviewError> {
        let layers = self.note.layers.all.clone();
        let found = layers.into_iter().map(|layer| {
            Ok(LayerProgress {
                progress: progress(self.layer(layer.file)?),
                current: self.note.layers.is_current(&layer),
                layer,
            })
        });
        found.collect()
    }

    /// An entry in every analysis, the one shown first.
    ///
    /// # Errors
    /// If an analysis cannot be read.
    pub fn entry(
        &mut self,
        at: EntryIndex,
        engine: &Engine,
    ) -> Result<Vec<(Layer, ReviewedEntry)>, ReviewError> {
        let mut found = Vec::new();
        for layer in self.note.layers.current_first() {
            let record = self.layer(layer.file)?;
            let met = met_of(record, engine.met());
            let entry = ReviewedEntry::of(record, at, &met, engine.marks());
            found.extend(entry.map(|entry| (layer, entry)));
        }
        Ok(found)
    }

    /// The match with all its analyses, to be written in a format that keeps what is attached: SGF or JSON.
    ///
    /// # Errors
    /// If an analysis cannot be read or written.
    pub fn with_layers(&mut self) -> Result<MatchRecord, ReviewError> {
        let mut record = self.record.clone();
        let saved = self.note.layers.clone();
        if saved.go_without_saying() {
            return Ok(record);
        }
        let layers = saved.all.iter().map(|layer| {
            let own = (!saved.is_as_shown(layer)).then(|| self.layer(layer.file).cloned());
            own.transpose()
        });
        let layers = layers.collect::<Result<Vec<_>, ReviewError>>()?;
        let note = self.files.layers_text(&saved).map_err(ReviewError::Note)?;
        attach_layers(&mut record, note, &layers)?;
        Ok(record)
    }
}
