//! The settings behind numbers.

use barpoint_app::words;
use barpoint_engine::{Edition, ShortRollout, Strength};
use barpoint_eval::{
    ALL_CANDIDATES, CubeModel, CubeUse, Noise, NoiseSource, RollSet, SearchSettings,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How positions were evaluated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct SettingsInfo {
    /// Name of the preset, if it is one but for `plays`, or `bkg` or `bkg-vi`.
    pub level: Option<String>,
    /// How many of the best plays are looked at in full depth at least, whatever the preset's filter says; 0 for no such number.
    #[serde(default)]
    pub plays: u8,
    /// Plies of look-ahead.
    pub plies: u8,
    /// Whether the cube is in play.
    pub cubeful: bool,
    /// Move filter: a preset's name or its levels, `LEVEL:ACCEPT,EXTRA,THRESHOLD` separated by `/`.
    pub filter: String,
    /// Standard deviation of noise; 0 for none.
    pub noise: f32,
    /// Seed of random noise; `null` when noise depends on the position alone.
    pub noise_seed: Option<u64>,
    /// Percentage of the rolls averaged over below the first ply.
    pub rolls_percent: u8,
    /// Whether every roll is searched at every depth; usually four stand for all where the search goes on below the first ply.
    #[serde(default)]
    pub every_roll: bool,
    /// How many plays of a roll are evaluated in full inside the look-ahead; `null` for all.
    pub candidates: Option<u8>,
    /// The theory of the cube: `janowski`, `janowski2` (also with its indices, `janowski2:0.70,0.60`) or `jump`.
    #[serde(default = "usual_model")]
    pub cube_model: String,
    /// How choices that the search leaves close are rolled out; `null` if they are not.
    #[serde(default)]
    pub rollout: Option<ShortRolloutInfo>,
}

/// Short rollouts of close choices: truncated trials with variance reduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ShortRolloutInfo {
    /// Trials of each choice.
    pub trials: u32,
    /// Plies after which trials end.
    pub plies: u16,
    /// The first plies of a trial, played with a ply of look-ahead; the others are played by the nets alone.
    pub careful: u16,
}

impl From<ShortRollout> for ShortRolloutInfo {
    fn from(short: ShortRollout) -> Self {
        let ShortRollout {
            trials,
            plies,
            careful,
        } = short;
        Self {
            trials,
            plies,
            careful,
        }
    }
}

impl From<ShortRolloutInfo> for ShortRollout {
    fn from(info: ShortRolloutInfo) -> Self {
        let ShortRolloutInfo {
            trials,
            plies,
            careful,
        } = info;
        Self {
            trials,
            plies,
            careful,
        }
    }
}

fn usual_model() -> String {
    CubeModel::default().name().to_owned()
}

impl From<&Strength> for SettingsInfo {
    fn from(strength: &Strength) -> Self {
        let search = &strength.search;
        let preset = strength.preset().map(|(name, _)| name);
        let level = strength.program.map(Edition::name).or(preset);
        Self {
            level: level.map(str::to_owned),
            plays: strength.preset().map_or(0, |(_, plays)| plays),
            plies: search.plies,
            cubeful: search.cube == CubeUse::Cubeful,
            filter: strength.filter.to_string(),
            noise: search.noise.deviation,
            noise_seed: match search.noise.source {
                NoiseSource::Deterministic => None,
                NoiseSource::Random { seed } => Some(seed),
            },
            rolls_percent: words::percent(search.rolls),
            every_roll: search.rolls == RollSet::All,
            candidates: Some(search.candidates).filter(|&n| n != ALL_CANDIDATES),
            cube_model: search.model.to_string(),
            rollout: strength.rollout.map(Into::into),
        }
    }
}

impl SettingsInfo {
    /// The strength of these settings; `None` where a word is unknown.
    #[must_use]
    pub fn strength(&self) -> Option<Strength> {
        let source = match self.noise_seed {
            None => NoiseSource::Deterministic,
            Some(seed) => NoiseSource::Random { seed },
        };
        Some(Strength {
            search: SearchSettings {
                plies: self.plies,
                cube: if self.cubeful {
                    CubeUse::Cubeful
                } else {
                    CubeUse::Cubeless
                },
                candidates: self.candidates.unwrap_or(ALL_CANDIDATES),
                rolls: match words::rolls(&self.rolls_percent.to_string()).ok()? {
                    RollSet::Sampled if self.every_roll => RollSet::All,
                    rolls => rolls,
                },
                noise: Noise {
                    deviation: self.noise,
                    source,
                },
                model: CubeModel::by_name(&self.cube_model)?,
            },
            filter: self.filter.parse().ok()?,
            rollout: self.rollout.map(Into::into),
            program: self.level.as_deref().and_then(Edition::named),
        })
    }
}

#[cfg(test)]
mod tests {
    use barpoint_eval::MoveFilter;

    use super::*;

    #[test]
    fn settings_come_back_as_they_were() {
        let search = SearchSettings {
            rolls: RollSet::Third,
            noise: Noise {
                deviation: 0.02,
                source: NoiseSource::Random { seed: 7 },
            },
            model: CubeModel::Jump,
            ..SearchSettings::new(3, CubeUse::Cubeless, ALL_CANDIDATES)
        };
        let filter = MoveFilter::TINY;
        let custom = Strength {
            search,
            filter,
            rollout: None,
            program: None,
        };
        let presets = Strength::PRESETS.map(|(_, preset)| preset);
        let more = presets.map(|preset| preset.looking_at(9));
        let rollouts = Strength::ROLLOUTS.map(|(_, level)| level);
        let programs = Edition::ALL.map(Strength::of_bkg);
        let named = presets.into_iter().chain(rollouts);
        for strength in named.chain(more).chain(programs).chain([custom]) {
            assert_eq!(SettingsInfo::from(&strength).strength(), Some(strength));
        }
    }
}
