//! Named playing strengths.

use barpoint_analysis::AnalysisSettings;
use barpoint_eval::{CubeModel, CubeUse, MoveFilter, Noise, NoiseSource, RollSet, SearchSettings};

use barpoint_bkg::Edition;

/// How many plays of a roll may be evaluated in full inside a look-ahead; two are enough for most. Evaluating all
/// of them instead changes 3 of 100 decisions at 2 plies, by 0.0025 on average (docs/benchmarks.md).
pub const CANDIDATES: u8 = 7;

/// How deeply positions are searched.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    /// Depth, breadth and noise, for checker plays and cube decisions alike.
    pub search: SearchSettings,
    /// Which candidate plays are searched.
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
    /// The default, the preset `supremo`.
    pub const USUAL: Self = Self::new(2, MoveFilter::LARGE);

    /// Cubeful look-ahead of this many plies (gnubg's counting: 0 is static), at most
    /// [`MAX_PLIES`](barpoint_eval::MAX_PLIES).
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

    /// The preset with this name.
    ///
    /// # Errors
    /// If there is none; those of [`Level::Bkg`](crate::Level::Bkg) are no strengths.
    pub fn named(name: &str) -> Result<Self, LevelError> {
        Self::by_name(name).ok_or_else(|| LevelError::unknown(name, false))
    }

    /// The same, but at least this many of the best plays of a roll are looked at in full depth, whatever the move filter says.
    #[must_use]
    pub fn looking_at(mut self, plays: u8) -> Self {
        // Without look-ahead no play is left behind.
        if self.search.plies > 0 {
            self.filter = self.filter.at_least(plays);
        }
        self
    }

    /// The preset it is but for the number of plays looked at in full depth at least ([`Strength::looking_at`]), and that number.
    #[must_use]
    pub fn preset(&self) -> Option<(&'static str, u8)> {
        let plays = self.filter.least();
        let mut presets = Self::PRESETS.iter();
        presets
            .find(|(_, preset)| preset.looking_at(plays) == *self)
            .map(|(name, _)| (*name, plays))
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

    /// The same with numbers out of range replaced by the nearest in range ([`SearchSettings::in_range`]).
    #[must_use]
    pub fn in_range(mut self) -> Self {
        self.search = self.search.in_range();
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

impl std::str::FromStr for Strength {
    type Err = LevelError;

    /// [`Strength::named`].
    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::named(name)
    }
}

/// There is no level of that name, or none that knows equities.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError {
    /// What was given.
    pub found: String,
    /// Whether BKG would have done.
    bkg: bool,
}

impl LevelError {
    pub(crate) fn unknown(found: &str, bkg: bool) -> Self {
        let found = found.to_owned();
        Self { found, bkg }
    }
}

impl std::error::Error for LevelError {}

impl std::fmt::Display for LevelError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut names: Vec<String> = Strength::PRESETS
            .map(|(name, _)| name.replace(' ', "-"))
            .to_vec();
        if self.bkg {
            names.extend(Edition::ALL.map(|edition| edition.name().to_owned()));
        } else {
            match Edition::named(&self.found) {
                Some(Edition::Of1977) => {
                    f.write_str("BKG knows no equity, it only ranks plays: ")?;
                }
                Some(Edition::Vi) => f.write_str("BKG-VI is asked for plays alone: ")?,
                None => {}
            }
        }
        let names = names.join(", ");
        write!(f, "expected one of {names}, found {:?}", self.found)
    }
}

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
            assert_eq!(name.parse(), Ok(preset));
        }
        assert_eq!(Strength::by_name("champion"), None);
    }

    #[test]
    fn a_preset_that_looks_at_more_plays_is_known() {
        for (name, preset) in Strength::PRESETS {
            for plays in [0, 1, 8, 30, u8::MAX] {
                let more = preset.looking_at(plays);
                let known = if preset.search.plies > 0 { plays } else { 0 };
                assert_eq!(more.preset(), Some((name, known)));
                assert_eq!(more.name(), (known == 0).then_some(name));
            }
        }
        let other = Strength::new(2, MoveFilter::TINY).looking_at(4);
        assert_eq!(other.preset(), None);
        let choice = StrengthChoice {
            plays: Some(4),
            ..StrengthChoice::default()
        };
        assert_eq!(choice.or(Strength::USUAL), Strength::USUAL.looking_at(4));
    }
}
