//! The engines of BKG's levels.

use std::sync::Arc;

use barpoint_engine::{Bkg, Edition, Engine, Strength};
use barpoint_rules::Variation;

use super::{CACHE_ENTRIES, EngineError, Engines};

impl Engines {
    /// BKG of 1977 or BKG-VI, made on first use.
    ///
    /// # Errors
    /// If there is no memory for its tables.
    pub fn bkg(&self, edition: Edition) -> Result<Arc<Bkg>, EngineError> {
        let made = match edition {
            Edition::Of1977 => &self.bkg,
            Edition::Vi => &self.bkg_vi,
        };
        let bkg = made.get_or_init(|| edition.program(self.tables.one_sided()).map(Arc::new));
        bkg.clone().ok_or(EngineError::Bkg)
    }

    /// The engine of a game for answers at a strength: at the levels of BKG its functions value positions.
    ///
    /// # Errors
    /// As [`Engines::of`]; also if BKG is asked about Hypergammon.
    pub fn at(&self, game: Variation, strength: &Strength) -> Result<Arc<Engine>, EngineError> {
        match strength.program {
            Some(edition) => self.engine(game, Some(edition)),
            None => self.of(game),
        }
    }

    pub(super) fn by_bkg(&self) -> Result<Engine, EngineError> {
        let (met, marks) = (self.met(), self.marks());
        let bkg = self.bkg(Edition::Of1977)?;
        let engine = Engine::by_bkg(self.tables.one_sided(), bkg, met, CACHE_ENTRIES);
        Ok(engine.ok_or(EngineError::Bkg)?.marking_by(marks))
    }
}
