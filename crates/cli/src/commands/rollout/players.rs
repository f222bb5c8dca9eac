//! How one player of a rollout decides, in words.

use std::str::FromStr;

use barpoint_engine::Strength;
use barpoint_eval::{ALL_CANDIDATES, CubeModel, CubeUse, MAX_PLIES, MoveFilter, Noise, RollSet};
use barpoint_rollout::PlayerSettings;

use crate::commands::strength::{parse_level, parse_model, parse_noise, parse_rolls};

/// Changes to how a player decides: words such as `world-class`, `ply=1`, `cube-ply=2`, `filter=large`, `noise=0.02`,
/// `reduced=50`, `cube-model=jump`, `no-pruning` or `cubeless` (checker plays only), parted by blanks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PlayerWords {
    level: Option<Strength>,
    checker_ply: Option<u8>,
    cube_ply: Option<u8>,
    filter: Option<MoveFilter>,
    noise: Option<f32>,
    rolls: Option<RollSet>,
    model: Option<CubeModel>,
    no_pruning: bool,
    cubeless: bool,
}

impl PlayerWords {
    /// These changes to other settings.
    pub(crate) fn change(&self, usual: PlayerSettings) -> PlayerSettings {
        let mut player = usual;
        if let Some(level) = self.level {
            player.filter = level.filter;
            for search in [&mut player.checker, &mut player.cube] {
                let (cube, model) = (search.cube, search.model);
                *search = level.search;
                (search.cube, search.model) = (cube, model);
            }
        }
        player.filter = self.filter.unwrap_or(player.filter);
        player.checker.plies = self.checker_ply.unwrap_or(player.checker.plies);
        player.cube.plies = self.cube_ply.unwrap_or(player.cube.plies);
        for search in [&mut player.checker, &mut player.cube] {
            search.noise = self.noise.map_or(search.noise, Noise::deterministic);
            search.rolls = self.rolls.unwrap_or(search.rolls);
            search.model = self.model.unwrap_or(search.model);
            if self.no_pruning {
                search.candidates = ALL_CANDIDATES;
            }
        }
        if self.cubeless {
            player.checker.cube = CubeUse::Cubeless;
        }
        player
    }

    fn add(&mut self, word: &str) -> Result<(), String> {
        let Some((name, value)) = word.split_once('=') else {
            match word {
                "no-pruning" => self.no_pruning = true,
                "cubeless" => self.cubeless = true,
                level => self.level = Some(parse_level(level)?),
            }
            return Ok(());
        };
        match name {
            "ply" => {
                self.checker_ply = Some(parse_plies(value)?);
                self.cube_ply = self.checker_ply;
            }
            "checker-ply" => self.checker_ply = Some(parse_plies(value)?),
            "cube-ply" => self.cube_ply = Some(parse_plies(value)?),
            "filter" => self.filter = Some(value.parse().map_err(|e| format!("{e}"))?),
            "noise" => self.noise = Some(parse_noise(value)?),
            "reduced" => self.rolls = Some(parse_rolls(value)?),
            "cube-model" => self.model = Some(parse_model(value)?),
            _ => {
                return Err(format!(
                    "expected ply=, checker-ply=, cube-ply=, filter=, noise=, reduced=, cube-model=, no-pruning, cubeless or \
                     a preset, found {word:?}"
                ));
            }
        }
        Ok(())
    }
}

impl FromStr for PlayerWords {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut words = Self::default();
        for word in text.split_whitespace() {
            words.add(word)?;
        }
        if words == Self::default() {
            return Err("expected at least one word, found none".to_owned());
        }
        Ok(words)
    }
}

fn parse_plies(text: &str) -> Result<u8, String> {
    let plies = text.parse().ok().filter(|&plies| plies <= MAX_PLIES);
    plies.ok_or_else(|| format!("expected half-moves from 0 to {MAX_PLIES}, found {text:?}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_eval::SearchSettings;

    fn usual() -> PlayerSettings {
        let search = SearchSettings {
            model: CubeModel::Jump,
            ..SearchSettings::new(0, CubeUse::Cubeful, 5)
        };
        PlayerSettings {
            checker: search,
            filter: MoveFilter::NORMAL,
            cube: search,
        }
    }

    fn changed(words: &str) -> PlayerSettings {
        words.parse::<PlayerWords>().unwrap().change(usual())
    }

    #[test]
    fn words_change_what_they_name_and_nothing_else() {
        let found = changed("ply=1 cube-ply=2 filter=large reduced=50 cubeless");
        assert_eq!((found.checker.plies, found.cube.plies), (1, 2));
        assert_eq!(found.filter, MoveFilter::LARGE);
        assert_eq!(found.checker.cube, CubeUse::Cubeless);
        assert_eq!(found.cube.cube, CubeUse::Cubeful);
        assert_eq!(found.cube.rolls, RollSet::Half);
        assert_eq!(found.cube.model, CubeModel::Jump);
        assert_eq!(changed("checker-ply=0"), usual());
        let beginner = changed("beginner ply=1");
        assert_eq!(beginner.checker.noise, Noise::deterministic(0.060));
        assert_eq!(beginner.checker.plies, 1);
        assert_eq!(beginner.cube.model, CubeModel::Jump);
    }

    #[test]
    fn wrong_words_are_named() {
        let error = |words: &str| words.parse::<PlayerWords>().unwrap_err();
        assert!(error("").contains("found none"));
        assert!(error("ply=9").contains("from 0 to 7"));
        assert!(error("plies=1").contains("\"plies=1\""));
        assert!(error("ply=1 strong").contains("\"strong\""));
        assert!(error("filter=0:x").contains("0:x"));
    }
}
