//! What is shown of a match and of its analyses.

use barpoint_app::matches::met_of;
use barpoint_app::matches::review::progress;
use barpoint_engine::{Engine, EntryIndex, ReviewedEntry, ReviewedMatch};
use barpoint_wire::{EntryAnalysis, KeptLayer, LayerInfo, MatchView};

use super::Match;
use crate::error::ApiError;

impl Match {
    /// The match with its analyses.
    pub(crate) fn view(&mut self, engine: &Engine) -> Result<MatchView, ApiError> {
        let layers = self.layers()?;
        let (kept, record) = (&self.kept, &self.record);
        let reviewed = ReviewedMatch::of(record, &met_of(record, engine.met()));
        Ok(MatchView::of(&self.id, kept, record, layers, &reviewed))
    }

    /// The analyses, the current one first.
    fn in_order(&self) -> Vec<KeptLayer> {
        let mut layers = self.kept.layers.clone();
        let current = self.kept.current.clone();
        layers.sort_by_key(|layer| Some(&layer.name) != current.as_ref());
        layers
    }

    /// The analyses in order of import or start, with their progress.
    fn layers(&mut self) -> Result<Vec<LayerInfo>, ApiError> {
        let current = self.kept.current.clone();
        let layers = self.kept.layers.clone();
        let infos = layers.iter().map(|layer| {
            let shown = Some(&layer.name) == current.as_ref();
            let progress = progress(self.layer(layer.file)?);
            Ok(LayerInfo::of(layer, progress, shown))
        });
        infos.collect()
    }

    /// An entry in all analyses, the current one first.
    pub(crate) fn analyses(
        &mut self,
        at: EntryIndex,
        engine: &Engine,
    ) -> Result<Vec<EntryAnalysis>, ApiError> {
        let mut found = Vec::new();
        for layer in self.in_order() {
            let record = self.layer(layer.file)?;
            let entry =
                ReviewedEntry::of(record, at, &met_of(record, engine.met()), engine.marks());
            found.extend(entry.and_then(|entry| EntryAnalysis::of(&layer, &entry)));
        }
        Ok(found)
    }
}
