//! Named playing strengths.

use barpoint_analysis::{AnalysisSettings, Bar};
use barpoint_bkg::Edition;
use barpoint_eval::{CubeUse, MoveFilter, Noise, RollSet, SearchSettings};

use barpoint_rollout::ShortRollout;

use crate::LevelError;
use crate::level_error::Others;

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
    /// How choices that the search leaves close are rolled out, if they are. Only [`Engine::hint`](crate::Engine::hint),
    /// the tutor and analyses do so.
    pub rollout: Option<ShortRollout>,
    /// Berliner's program that decides in place of our nets, at [`Strength::of_bkg`]; the engine asked has to be one
    /// [by BKG](crate::Engine::by_bkg).
    pub program: Option<Edition>,
}

impl Strength {
    /// gnubg 1.07's presets by name, weakest first, with its plies and noise (all cubeful, pruned, with deterministic noise). Those that
    /// look ahead have move filters of our own, as good as gnubg's and twice to three times as fast.
    pub const PRESETS: [(&'static str, Self); 9] = [
        ("beginner", Self::noisy(0.060)),
        ("casual play", Self::noisy(0.050)),
        ("intermediate", Self::noisy(0.040)),
        ("advanced", Self::noisy(0.015)),
        ("expert", Self::EXPERT),
        ("world class", Self::WORLD_CLASS),
        ("supremo", Self::USUAL),
        ("grandmaster", Self::new(3, MoveFilter::STAGED_WIDE)),
        ("4ply", Self::new(4, MoveFilter::STAGED_WIDE)),
    ];

    /// Levels that roll out what the default search leaves close, quickest first: about a third of a second, one and three
    /// seconds of processor time a decision.
    pub const ROLLOUTS: [(&'static str, Self); 3] = [
        ("quick rollout", Self::rolling(72, 5)),
        ("medium rollout", Self::rolling(324, 7)),
        ("deep rollout", Self::rolling(1296, 9)),
    ];

    /// The nets alone, without noise.
    pub const EXPERT: Self = Self::new(0, MoveFilter::NORMAL);

    /// Two plies, plays staged.
    pub const WORLD_CLASS: Self = Self::new(2, MoveFilter::STAGED);
    /// The default, the preset `supremo`.
    pub const USUAL: Self = Self::new(2, MoveFilter::STAGED_WIDE);

    /// Cubeful look-ahead of this many plies (gnubg's counting: 0 is static), at most
    /// [`MAX_PLIES`](barpoint_eval::MAX_PLIES).
    #[must_use]
    pub const fn new(plies: u8, filter: MoveFilter) -> Self {
        Self {
            search: SearchSettings::new(plies, CubeUse::Cubeful, CANDIDATES),
            filter,
            rollout: None,
            program: None,
        }
    }

    /// The same for whoever wants the best play and no values: it is the same play, found
    /// [with less work](MoveFilter::for_choice). Rollouts choose by values and are left as they are.
    #[must_use]
    pub fn for_choice(mut self) -> Self {
        if self.rollout.is_none() {
            self.filter = self.filter.for_choice();
        }
        self
    }

    /// The level `bkg` or `bkg-vi`: no look-ahead, every play valued.
    #[must_use]
    pub const fn of_bkg(edition: Edition) -> Self {
        let mut strength = Self::new(0, MoveFilter::NORMAL);
        strength.program = Some(edition);
        strength
    }

    /// The default search, and rollouts of this many trials of so many plies.
    const fn rolling(trials: u32, plies: u16) -> Self {
        let mut strength = Self::USUAL;
        strength.rollout = Some(ShortRollout {
            trials,
            plies,
            careful: 2,
        });
        strength
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
        find(Self::PRESETS, name)
    }

    /// [`Strength::by_name`], of [`Strength::ROLLOUTS`] too: for questions that they answer.
    ///
    /// ```
    /// use barpoint_engine::Strength;
    ///
    /// let quick = Strength::deciding("quick-rollout").unwrap();
    /// assert_eq!(quick.rollout.unwrap().trials, 72);
    /// assert_eq!(Strength::by_name("quick-rollout"), None);
    /// ```
    #[must_use]
    pub fn deciding(name: &str) -> Option<Self> {
        Self::by_name(name).or_else(|| find(Self::ROLLOUTS, name))
    }

    /// [`Strength::deciding`], or what would have done.
    ///
    /// # Errors
    /// If there is no such level; [`Level::Bkg`](crate::Level::Bkg) is no strength.
    pub fn choosing(name: &str) -> Result<Self, LevelError> {
        Self::deciding(name).ok_or_else(|| LevelError::unknown(name, Others::Rollouts))
    }

    /// The preset with this name.
    ///
    /// # Errors
    /// If there is none; those of [`Level::Bkg`](crate::Level::Bkg) are no strengths.
    pub fn named(name: &str) -> Result<Self, LevelError> {
        Self::by_name(name).ok_or_else(|| LevelError::unknown(name, Others::None))
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
        Self::all_levels()
            .find(|(_, preset)| preset.looking_at(plays) == *self)
            .map(|(name, _)| (name, plays))
    }

    /// The name of the preset it is, if any.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        Self::all_levels()
            .find(|(_, preset)| preset == self)
            .map(|(name, _)| name)
    }

    /// All levels of our own evaluation that have a name, [`Strength::PRESETS`] first.
    pub fn levels() -> impl Iterator<Item = (&'static str, Self)> {
        Self::PRESETS.into_iter().chain(Self::ROLLOUTS)
    }

    /// Those, and BKG's.
    fn all_levels() -> impl Iterator<Item = (&'static str, Self)> {
        let programs = Edition::ALL.map(|edition| (edition.name(), Self::of_bkg(edition)));
        Self::levels().chain(programs)
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
            rollout: self.rollout,
            bar: match self.program {
                Some(Edition::Of1977) => Bar::OfProgram,
                _ => Bar::BestPlay,
            },
        }
    }
}

/// The level with this name; case does not matter, and `-` or `_` may stand for a space.
pub(crate) fn find<const N: usize>(levels: [(&str, Strength); N], name: &str) -> Option<Strength> {
    let name = name.replace(['-', '_'], " ");
    let mut levels = levels.into_iter();
    levels
        .find(|(level, _)| level.eq_ignore_ascii_case(&name))
        .map(|(_, strength)| strength)
}

impl std::str::FromStr for Strength {
    type Err = LevelError;

    /// [`Strength::named`].
    fn from_str(name: &str) -> Result<Self, LevelError> {
        Self::named(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StrengthChoice;

    /// gnubg 1.07.001: `set player 0 chequer evaluation ...` presets as its `hint` labels them, but for the filters of those that
    /// look ahead (gnubg: normal for world class, else large).
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
            ("world class", 2, 0.0, "staged"),
            ("supremo", 2, 0.0, "staged-wide"),
            ("grandmaster", 3, 0.0, "staged-wide"),
            ("4ply", 4, 0.0, "staged-wide"),
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
