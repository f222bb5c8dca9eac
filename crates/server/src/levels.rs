//! What the levels cost on this machine: measured on first request and again a day or more later, keeping the fastest
//! measurement. Processor time is measured, so other load does not count; the time for a match is that of the last
//! match analysed at the level.

use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use barpoint_engine::Engine;
use barpoint_wire::{KeptCosts, LevelCost};

use crate::error::ApiError;
use crate::files;
use crate::folder::now;

/// The version of the measurement.
const PROGRAM: &str = env!("CARGO_PKG_VERSION");

/// Seconds after which they are measured again.
const STALE: u64 = 24 * 60 * 60;

/// The costs with their file.
pub(crate) struct Levels {
    path: PathBuf,
    kept: Mutex<Option<KeptCosts>>,
}

impl Levels {
    /// The costs saved in a file, if any.
    pub(crate) fn new(path: PathBuf) -> Self {
        let kept = std::fs::read(&path).ok();
        let kept = kept.and_then(|text| serde_json::from_slice(&text).ok());
        Self {
            path,
            kept: Mutex::new(kept),
        }
    }

    /// The cost of the levels with this engine.
    pub(crate) fn costs(
        &self,
        engine: &Engine,
        threads: usize,
    ) -> Result<Vec<LevelCost>, ApiError> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let known = kept
            .take()
            .filter(|known| known.hold_for(engine, PROGRAM, threads));
        let found = match known {
            Some(known) if now().saturating_sub(known.measured) < STALE => known,
            known => {
                let measured = KeptCosts::measure(engine, PROGRAM, threads, now());
                let found = match &known {
                    Some(known) => measured.or_quicker(known),
                    None => measured,
                };
                write(&self.path, &found)?;
                found
            }
        };
        Ok(kept.insert(found).levels.clone())
    }

    /// Records the processor time of a turn in a match analysed at a level, in milliseconds.
    pub(crate) fn saw(
        &self,
        engine: &Engine,
        threads: usize,
        (level, turn_ms): (&str, f32),
    ) -> Result<(), ApiError> {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let holds = |known: &&mut KeptCosts| known.hold_for(engine, PROGRAM, threads);
        if let Some(known) = kept.as_mut().filter(holds) {
            known.saw(level, turn_ms);
            write(&self.path, known)?;
        }
        Ok(())
    }
}

fn write(path: &Path, costs: &KeptCosts) -> Result<(), ApiError> {
    let text = serde_json::to_vec(costs).map_err(ApiError::internal)?;
    Ok(files::write_whole(path, &text)?)
}
