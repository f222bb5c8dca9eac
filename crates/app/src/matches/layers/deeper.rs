//! The plays of a decision that an analysis left at a lower depth, brought to the depth of the others.

use barpoint_engine::{Engine, EntryIndex, MatchRecord, Strength};

use super::{MatchFiles, Review, ReviewError};

/// An analysis that can look deeper at a decision.
#[derive(Debug)]
pub struct LooksDeeper {
    /// Its file.
    pub file: u32,
    /// Its record.
    pub record: MatchRecord,
    /// The strength it was made at.
    pub strength: Strength,
}

impl<F: MatchFiles> Review<F> {
    /// The analysis of this name, or the one shown, for looking deeper at a decision with this engine.
    ///
    /// # Errors
    /// If there is none, or it was made elsewhere or by other nets: their numbers cannot be compared with those of this engine.
    pub fn deepened(
        &mut self,
        name: Option<&str>,
        engine: &Engine,
    ) -> Result<LooksDeeper, ReviewError> {
        let layers = &self.note.layers;
        let found = match name {
            Some(name) => layers.named(name),
            None => layers.current(),
        };
        let layer = found.ok_or(ReviewError::NoLayer)?;
        let strength = layer.strength(&engine.search().fingerprint().to_string());
        let strength = strength.ok_or(ReviewError::OtherNets)?;
        let file = layer.file;
        Ok(LooksDeeper {
            file,
            record: self.layer(file)?.clone(),
            strength,
        })
    }

    /// Takes over and saves what [`LooksDeeper`] found of a decision.
    ///
    /// # Errors
    /// If the analysis was deleted meanwhile, or a file cannot be written.
    pub fn take_deeper(
        &mut self,
        found: &LooksDeeper,
        at: EntryIndex,
        engine: &Engine,
    ) -> Result<(), ReviewError> {
        self.take_over(found.file, &found.record, &[at])?;
        self.save_work(found.file, engine)
    }
}
