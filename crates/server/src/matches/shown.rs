//! What is shown of a match and of its analyses.

use barpoint_app::matches::met_of;
use barpoint_engine::{Engine, EntryIndex, ReviewedMatch};
use barpoint_wire::{EntryAnalysis, LayerInfo, MatchView};

use super::Match;
use crate::error::ApiError;

impl Match {
    /// The match with its analyses.
    pub(crate) fn view(&mut self, engine: &Engine) -> Result<MatchView, ApiError> {
        let layers = self.review.progress()?;
        let layers = layers.iter().map(LayerInfo::from).collect();
        let (note, record) = (self.review.note(), self.review.record());
        let reviewed = ReviewedMatch::of(record, &met_of(record, engine.met()));
        let note = (note, self.review.shown());
        Ok(MatchView::of(&self.id, note, record, layers, &reviewed))
    }

    /// An entry in all analyses, the current one first.
    pub(crate) fn analyses(
        &mut self,
        at: EntryIndex,
        engine: &Engine,
    ) -> Result<Vec<EntryAnalysis>, ApiError> {
        let found = self.review.entry(at, engine)?;
        let nets = engine.search().fingerprint().to_string();
        let analyses = found.iter();
        Ok(analyses
            .filter_map(|(layer, entry)| EntryAnalysis::of(layer, entry, &nets))
            .collect())
    }
}
