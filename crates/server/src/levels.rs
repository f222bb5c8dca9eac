//! What the levels cost on this machine, measured once and kept.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use barpoint_engine::Engine;
use barpoint_wire::{KeptCosts, LevelCost};

use crate::error::ApiError;
use crate::files;

/// The version that measures.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// The costs with their file.
pub(crate) struct Levels {
    path: PathBuf,
    kept: Mutex<Option<KeptCosts>>,
}

impl Levels {
    /// Those kept in a file, if it holds any.
    pub(crate) fn new(path: PathBuf) -> Self {
        let kept = std::fs::read(&path).ok();
        let kept = kept.and_then(|text| serde_json::from_slice(&text).ok());
        Self {
            path,
            kept: Mutex::new(kept),
        }
    }

    /// What the levels cost with this engine. What is measured while something else works is not kept.
    pub(crate) fn costs(
        &self,
        engine: &Engine,
        threads: usize,
        busy: bool,
    ) -> Result<Vec<LevelCost>, ApiError> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept.as_ref();
        if let Some(known) = known.filter(|known| known.hold_for(engine, PROGRAM, threads)) {
            return Ok(known.levels.clone());
        }
        let measured = KeptCosts::measure(engine, PROGRAM, threads);
        if !busy {
            let text = serde_json::to_vec(&measured).map_err(ApiError::internal)?;
            files::write_whole(&self.path, &text)?;
            *kept = Some(measured.clone());
        }
        Ok(measured.levels)
    }
}
