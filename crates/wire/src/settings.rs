//! The settings behind numbers.

use barpoint_engine::{CANDIDATES, Strength};
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse, NoiseSource, RollSet};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How positions were evaluated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SettingsInfo {
    /// Name of the preset, if it is one.
    pub level: Option<String>,
    /// Plies of look-ahead.
    pub plies: u8,
    /// Whether the cube is in play.
    pub cubeful: bool,
    /// Move filter: a preset's name or its levels, `LEVEL:ACCEPT,EXTRA,THRESHOLD` parted by `/`.
    pub filter: String,
    /// Standard deviation of noise; 0 for none.
    pub noise: f32,
    /// Seed of random noise; `null` when noise depends on the position alone.
    pub noise_seed: Option<u64>,
    /// Percentage of the rolls averaged over below the first ply.
    pub rolls_percent: u8,
    /// How many plays of a roll are evaluated in full inside the look-ahead; `null` for all.
    pub candidates: Option<u8>,
    /// The theory of the cube: `janowski`, `janowski2` (also with its indices, `janowski2:0.70,0.60`) or `jump`.
    #[serde(default = "usual_model")]
    pub cube_model: String,
}

fn usual_model() -> String {
    CubeModel::default().name().to_owned()
}

impl From<&Strength> for SettingsInfo {
    fn from(strength: &Strength) -> Self {
        let search = &strength.search;
        let percent = RollSet::PERCENTAGES
            .into_iter()
            .find(|(_, set)| *set == search.rolls)
            .map_or(100, |(percent, _)| percent);
        Self {
            level: strength.name().map(str::to_owned),
            plies: search.plies,
            cubeful: search.cube == CubeUse::Cubeful,
            filter: strength.filter.to_string(),
            noise: search.noise.deviation,
            noise_seed: match search.noise.source {
                NoiseSource::Deterministic => None,
                NoiseSource::Random { seed } => Some(seed),
            },
            rolls_percent: percent,
            candidates: Some(search.candidates).filter(|&n| n != ALL_CANDIDATES),
            cube_model: search.model.to_string(),
        }
    }
}

impl std::fmt::Display for SettingsInfo {
    /// `2-ply, large filter [supremo]`; defaults are left out.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}-ply", self.plies)?;
        if self.plies > 0 {
            write!(f, ", {} filter", self.filter)?;
            match self.candidates {
                None => write!(f, ", no pruning")?,
                Some(CANDIDATES) => {}
                Some(n) => write!(f, ", {n} candidates")?,
            }
        }
        if self.rolls_percent < 100 {
            write!(f, ", {} % of the rolls", self.rolls_percent)?;
        }
        if self.noise > 0.0 {
            write!(f, ", noise {:.3}", self.noise)?;
            if let Some(seed) = self.noise_seed {
                write!(f, " (seed {seed})")?;
            }
        }
        if !self.cubeful {
            write!(f, ", cubeless")?;
        } else if self.cube_model != usual_model() {
            write!(f, ", cube by {}", self.cube_model)?;
        }
        match &self.level {
            Some(level) => write!(f, " [{level}]"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_eval::{MoveFilter, Noise};

    #[test]
    fn settings_are_told_in_a_few_words() {
        let told = |strength: &Strength| SettingsInfo::from(strength).to_string();
        let presets = Strength::PRESETS.map(|(_, preset)| told(&preset));
        assert_eq!(presets[0], "0-ply, noise 0.060 [beginner]");
        assert_eq!(presets[6], "2-ply, large filter [supremo]");
        let mut custom = Strength::new(3, MoveFilter::TINY);
        custom.search.rolls = RollSet::Third;
        custom.search.candidates = ALL_CANDIDATES;
        custom.search.cube = CubeUse::Cubeless;
        custom.search.noise = Noise {
            deviation: 0.02,
            source: NoiseSource::Random { seed: 7 },
        };
        assert_eq!(
            told(&custom),
            "3-ply, tiny filter, no pruning, 33 % of the rolls, noise 0.020 (seed 7), cubeless"
        );
    }
}
