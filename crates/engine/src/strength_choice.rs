//! A strength as it is asked for.

use barpoint_eval::{CubeModel, CubeUse, MoveFilter, Noise, NoiseSource, RollSet};

use crate::Strength;

/// A strength as it is asked for: a preset, and changes to it. What is not named is as usual.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct StrengthChoice {
    /// The preset.
    pub level: Option<Strength>,
    /// Plies of look-ahead.
    pub plies: Option<u8>,
    /// Which candidate plays are searched.
    pub filter: Option<MoveFilter>,
    /// How many of the best plays are searched in full depth at least, whatever the filter says.
    pub plays: Option<u8>,
    /// Standard deviation of noise.
    pub noise: Option<f32>,
    /// Where noise comes from.
    pub noise_source: Option<NoiseSource>,
    /// Which rolls are averaged over below the first ply.
    pub rolls: Option<RollSet>,
    /// How many plays of a roll are evaluated in full inside the look-ahead.
    pub candidates: Option<u8>,
    /// Whether the cube is taken into account.
    pub cube: Option<CubeUse>,
    /// The theory of the cube.
    pub model: Option<CubeModel>,
}

impl StrengthChoice {
    /// The strength asked for, `usual` where nothing is named.
    #[must_use]
    pub fn or(&self, usual: Strength) -> Strength {
        let mut strength = self.level.unwrap_or(usual);
        let search = &mut strength.search;
        search.plies = self.plies.unwrap_or(search.plies);
        search.rolls = self.rolls.unwrap_or(search.rolls);
        search.noise = Noise {
            deviation: self.noise.unwrap_or(search.noise.deviation),
            source: self.noise_source.unwrap_or(search.noise.source),
        };
        search.candidates = self.candidates.unwrap_or(search.candidates);
        search.cube = self.cube.unwrap_or(search.cube);
        search.model = self.model.unwrap_or(search.model);
        strength.filter = self.filter.unwrap_or(strength.filter);
        strength.looking_at(self.plays.unwrap_or(0))
    }

    /// The depth asked for, by itself or by a preset.
    #[must_use]
    pub fn depth(&self) -> Option<u8> {
        self.plies
            .or_else(|| self.level.map(|level| level.search.plies))
    }
}
