//! What is saved of a match beside its records.

use super::{Layer, Layers};
use crate::phrase::Said;

/// What is saved of a match beside its records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchNote {
    /// Version of the files.
    pub version: u32,
    /// Name of the file it came from.
    pub name: String,
    /// Warnings about that file.
    pub warnings: Vec<Said>,
    /// When it was imported, in seconds since 1970.
    pub created: u64,
    /// The level of the only analysis, in notes of version 1.
    pub level: Option<String>,
    /// Its analyses.
    pub layers: Layers,
}

impl MatchNote {
    /// The current version. Matches of version 1 have their only analysis in the file of the match itself.
    pub const VERSION: u32 = 2;
    /// Longest name that is stored, in characters.
    const LONGEST_NAME: usize = 200;

    /// The note of a match without analysis that was just imported.
    #[must_use]
    pub fn new(name: &str, warnings: Vec<Said>, created: u64) -> Self {
        Self {
            version: Self::VERSION,
            name: name.chars().take(Self::LONGEST_NAME).collect(),
            warnings,
            created,
            level: None,
            layers: Layers::default(),
        }
    }

    /// Lists the analysis that the record itself has: the level, or else the program that wrote the file, names it.
    pub(super) fn list_own_analysis(&mut self, level: Option<String>, program: Option<String>) {
        let name = level.clone();
        let name = name.unwrap_or_else(|| Layer::IMPORTED.to_owned());
        let label = level.clone().or(program);
        self.layers.current = Some(name.clone());
        self.layers.all.push(Layer {
            label: label.unwrap_or_else(|| name.clone()),
            name,
            file: 1,
            level,
            plays: 0,
            nets: None,
            created: self.created,
            rolled_out: None,
            over: None,
        });
    }
}
