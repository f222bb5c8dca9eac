//! Named playing strengths.

use barpoint_analysis::AnalysisSettings;
use barpoint_eval::{CubeUse, MoveFilter, Noise, RollSet, SearchSettings};

/// How many plays of a roll may be evaluated in full inside a look-ahead; two are enough for most. Evaluating all
/// of them instead changes 3 of 100 decisions at 2 plies, by 0.0025 on average (docs/benchmarks.md).
pub const CANDIDATES: u8 = 7;

/// How deeply positions are looked into.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Depth, breadth and noise, for checker plays and cube decisions alike.
    pub search: SearchSettings,
    /// Which candidate plays are looked into.
    pub filter: MoveFilter,
}

impl Strength {
    /// gnubg 1.07's presets by name, weakest first, with its plies, noise and filters (all cubeful,
    /// pruned, with deterministic noise).
    pub const PRESETS: [(&'static str, Self); 9] = [
        ("beginner", Self::noisy(0.060)),
        ("casual play", Self::noisy(0.050)),
        ("intermediate", Self::noisy(0.040)),
        ("advanced", Self::noisy(0.015)),
        ("expert", Self::EXPERT),
        ("world class", Self::WORLD_CLASS),
        ("supremo", Self::new(2, MoveFilter::LARGE)),
        ("grandmaster", Self::new(3, MoveFilter::LARGE)),
        ("4ply", Self::new(4, MoveFilter::LARGE)),
    ];

    /// The nets alone, without noise.
    pub const EXPERT: Self = Self::new(0, MoveFilter::NORMAL);

    /// Two plies with the normal move filter.
    pub const WORLD_CLASS: Self = Self::new(2, MoveFilter::NORMAL);

    /// Cubeful look-ahead of so many plies (gnubg's counting: 0 is static).
    #[must_use]
    pub const fn new(plies: u8, filter: MoveFilter) -> Self {
        Self {
            search: SearchSettings::new(plies, CubeUse::Cubeful, CANDIDATES),
            filter,
        }
    }

    /// Static evaluation with noise.
    const fn noisy(deviation: f32) -> Self {
        let mut strength = Self::new(0, MoveFilter::NORMAL);
        strength.search.noise = Noise::deterministic(deviation);
        strength
    }

    /// The preset with this name; case does not matter, and `-` or `_` may stand for a space.
    ///
    /// ```
    /// use barpoint_engine::Strength;
    ///
    /// assert_eq!(Strength::by_name("World-Class"), Some(Strength::WORLD_CLASS));
    /// assert_eq!(Strength::WORLD_CLASS.search.plies, 2);
    /// assert_eq!(Strength::by_name("champion"), None);
    /// ```
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        let name = name.replace(['-', '_'], " ");
        let mut presets = Self::PRESETS.into_iter();
        presets
            .find(|(n, _)| n.eq_ignore_ascii_case(&name))
            .map(|(_, preset)| preset)
    }

    /// The name of the preset it is, if any.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        let mut presets = Self::PRESETS.iter();
        presets
            .find(|(_, preset)| preset == self)
            .map(|(name, _)| *name)
    }

    /// The same without regard to the cube, where a game is played without one.
    #[must_use]
    pub const fn without_cube_if(mut self, absent: bool) -> Self {
        if absent {
            self.search.cube = CubeUse::Cubeless;
        }
        self
    }

    /// Match analysis at this strength; luck is taken from static evaluations without noise, as gnubg
    /// does.
    #[must_use]
    pub const fn analysis(&self) -> AnalysisSettings {
        AnalysisSettings {
            checker: self.search,
            filter: self.filter,
            cube: self.search,
            luck: SearchSettings {
                plies: 0,
                rolls: RollSet::All,
                noise: Noise::NONE,
                ..self.search
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// gnubg 1.07.001: `set player 0 chequer evaluation ...` presets as its `hint` labels them.
    #[test]
    fn presets_are_gnubgs() {
        let rows = Strength::PRESETS.map(|(name, s)| {
            let noise = s.search.noise.deviation;
            (name, s.search.plies, noise, s.filter.name().unwrap_or("?"))
        });
        let expected = [
            ("beginner", 0, 0.060, "normal"),
            ("casual play", 0, 0.050, "normal"),
            ("intermediate", 0, 0.040, "normal"),
            ("advanced", 0, 0.015, "normal"),
            ("expert", 0, 0.0, "normal"),
            ("world class", 2, 0.0, "normal"),
            ("supremo", 2, 0.0, "large"),
            ("grandmaster", 3, 0.0, "large"),
            ("4ply", 4, 0.0, "large"),
        ];
        assert_eq!(rows, expected);
    }

    #[test]
    fn presets_are_found_by_any_spelling_of_their_names() {
        for (name, preset) in Strength::PRESETS {
            for spelling in [name.to_owned(), name.replace(' ', "-"), name.to_uppercase()] {
                assert_eq!(Strength::by_name(&spelling), Some(preset));
            }
            assert_eq!(preset.name(), Some(name));
        }
        assert_eq!(Strength::by_name("champion"), None);
    }
}
