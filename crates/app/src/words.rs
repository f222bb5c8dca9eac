//! Settings read from a user's words.

use std::hash::{BuildHasher, Hasher};

use barpoint_engine::{LevelError, PlayerChange, Strength};
use barpoint_eval::{
    ALL_CANDIDATES, CubeModel, CubeUse, FilterError, MAX_PLIES, NoiseSource, RollSet,
};
use barpoint_rollout::{Generator, seed_of};

/// A word that names no such setting.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum WordError {
    /// Something else was expected.
    #[error("expected {expected}, found {found:?}")]
    Expected {
        /// What was expected.
        expected: String,
        /// What was found.
        found: String,
    },
    /// No preset.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// No move filter.
    #[error(transparent)]
    Filter(#[from] FilterError),
}

impl WordError {
    fn new(expected: impl Into<String>, found: &str) -> Self {
        Self::Expected {
            expected: expected.into(),
            found: found.to_owned(),
        }
    }
}

/// A standard deviation of noise.
///
/// # Errors
/// If it is no number from 0 to 1.
pub fn noise(text: &str) -> Result<f32, WordError> {
    let deviation = text.parse().ok();
    deviation
        .filter(|deviation| (0.0..=1.0).contains(deviation))
        .ok_or_else(|| WordError::new("a standard deviation from 0 to 1", text))
}

/// Where noise comes from: `position`, `random` or a number.
///
/// # Errors
/// If it is something else.
pub fn noise_source(text: &str) -> Result<NoiseSource, WordError> {
    match text {
        "position" => Ok(NoiseSource::Deterministic),
        "random" => Ok(NoiseSource::Random {
            seed: drawn() >> 32,
        }),
        number => number
            .parse()
            .map(|seed| NoiseSource::Random { seed })
            .map_err(|_| WordError::new("position, random or a number", text)),
    }
}

/// A theory of the cube.
///
/// # Errors
/// If there is none of that name.
pub fn cube_model(text: &str) -> Result<CubeModel, WordError> {
    CubeModel::by_name(text).ok_or_else(|| {
        let names = CubeModel::ALL.map(|(name, _)| name).join(", ");
        WordError::new(
            format!("one of {names} or janowski2:0.70,0.60 (cube lives)"),
            text,
        )
    })
}

/// Which rolls are averaged over, in percent; `all` for every roll at every depth.
///
/// # Errors
/// If it is no possible share.
pub fn rolls(text: &str) -> Result<RollSet, WordError> {
    if text == "all" {
        return Ok(RollSet::All);
    }
    let percent = text.trim_end_matches('%').parse().ok();
    let mut sets = RollSet::PERCENTAGES.into_iter();
    sets.find(|(share, _)| Some(*share) == percent)
        .map(|(_, set)| set)
        .ok_or_else(|| WordError::new("100, 50, 33 or 25 per cent, or all", text))
}

/// The share that names a set of rolls, in percent; 100 for every roll too.
#[must_use]
pub fn percent(rolls: RollSet) -> u8 {
    let mut sets = RollSet::PERCENTAGES.into_iter();
    sets.find(|(_, set)| *set == rolls)
        .map_or(100, |(percent, _)| percent)
}

/// A depth of look-ahead.
///
/// # Errors
/// If it is too deep or no number.
pub fn plies(text: &str) -> Result<u8, WordError> {
    let plies = text.parse().ok().filter(|&plies| plies <= MAX_PLIES);
    plies.ok_or_else(|| WordError::new(format!("0 to {MAX_PLIES} plies"), text))
}

/// A limit above 0.
///
/// # Errors
/// If it is no such number.
pub fn limit(text: &str) -> Result<f64, WordError> {
    let limit = text.parse().ok();
    limit
        .filter(|limit: &f64| limit.is_finite() && *limit > 0.0)
        .ok_or_else(|| WordError::new("a number above 0", text))
}

/// A generator of dice.
///
/// # Errors
/// If there is none of that name.
pub fn generator(text: &str) -> Result<Generator, WordError> {
    let mut known = Generator::NAMES.into_iter();
    known
        .find(|(name, _)| name.eq_ignore_ascii_case(text))
        .map(|(_, generator)| generator)
        .ok_or_else(|| {
            let names = Generator::NAMES.map(|(name, _)| name).join(", ");
            WordError::new(format!("one of {names}"), text)
        })
}

/// The seed that a text stands for: a number, any text, or `random`.
#[must_use]
pub fn seed(text: &str) -> u64 {
    match text {
        "random" => drawn(),
        text => seed_of(text),
    }
}

/// The keys of a new hasher are random.
fn drawn() -> u64 {
    std::hash::RandomState::new().build_hasher().finish()
}

/// Changes to how a player of a rollout decides: words such as `world-class`, `ply=1`, `cube-ply=2`, `filter=large`,
/// `noise=0.02`, `reduced=50`, `cube-model=jump`, `no-pruning` or `cubeless` (checker plays only), separated by spaces.
///
/// # Errors
/// If a word is none of these, or there is none.
pub fn player(text: &str) -> Result<PlayerChange, WordError> {
    let mut change = PlayerChange::default();
    for word in text.split_whitespace() {
        add(&mut change, word)?;
    }
    if change == PlayerChange::default() {
        return Err(WordError::new("at least one word", text));
    }
    Ok(change)
}

fn add(change: &mut PlayerChange, word: &str) -> Result<(), WordError> {
    let Some((name, value)) = word.split_once('=') else {
        match word {
            "no-pruning" => change.candidates = Some(ALL_CANDIDATES),
            "cubeless" => change.checker_cube = Some(CubeUse::Cubeless),
            level => change.level = Some(Strength::named(level)?),
        }
        return Ok(());
    };
    match name {
        "ply" => {
            change.checker_plies = Some(plies(value)?);
            change.cube_plies = change.checker_plies;
        }
        "checker-ply" => change.checker_plies = Some(plies(value)?),
        "cube-ply" => change.cube_plies = Some(plies(value)?),
        "filter" => change.filter = Some(value.parse()?),
        "noise" => change.noise = Some(noise(value)?),
        "reduced" => change.rolls = Some(rolls(value)?),
        "cube-model" => change.model = Some(cube_model(value)?),
        _ => {
            return Err(WordError::new(
                "ply=, checker-ply=, cube-ply=, filter=, noise=, reduced=, cube-model=, no-pruning, cubeless or a preset",
                word,
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use barpoint_eval::{MoveFilter, Noise, SearchSettings};
    use barpoint_rollout::PlayerSettings;

    use super::*;

    fn usual() -> PlayerSettings {
        PlayerSettings::alike(SearchSettings {
            model: CubeModel::Jump,
            ..SearchSettings::new(0, CubeUse::Cubeful, 5)
        })
    }

    fn changed(words: &str) -> PlayerSettings {
        player(words).unwrap().to(usual())
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
        let error = |words: &str| player(words).unwrap_err().to_string();
        assert!(error("").contains("at least one word"));
        assert!(error("ply=9").contains("0 to 7"));
        assert!(error("plies=1").contains("\"plies=1\""));
        assert!(error("ply=1 strong").contains("\"strong\""));
        assert!(error("filter=0:x").contains("0:x"));
    }
}
