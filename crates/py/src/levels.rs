//! Levels of all kinds by name.

use barpoint_engine::{Level, LevelError, Strength};
use pyo3::PyResult;

use crate::fault::fault;
use crate::questions::PyEngine;

impl PyEngine {
    /// The strength of a match analysis, at BKG's levels too.
    pub(crate) fn analysing(&self, level: Option<&str>, plies: Option<u8>) -> PyResult<Strength> {
        self.by_any(level, plies, |level| Ok(level.deciding()))
    }

    /// The strength asked for, at BKG's levels too.
    pub(crate) fn by_any(
        &self,
        level: Option<&str>,
        plies: Option<u8>,
        strength: fn(Level) -> Result<Strength, LevelError>,
    ) -> PyResult<Strength> {
        let level = level.map(|name| Level::named(name).and_then(strength));
        let level = level.transpose().map_err(fault)?;
        let program = level.and_then(|level| level.program);
        if let (Some(edition), Some(plies)) = (program, plies) {
            let name = edition.name();
            return Err(fault(format!(
                "level {name}: expected no plies, it looks no ply ahead, found {plies}"
            )));
        }
        self.strength_of(level, plies)
    }
}
