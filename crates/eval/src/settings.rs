//! Settings of look-ahead evaluation.

use crate::{CubeModel, Noise, RollSet};

/// Whether an evaluation takes the cube into account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CubeUse {
    /// Ranking values include the right to double.
    #[default]
    Cubeful,
    /// Ranking values are those of a game without cube (gammons weighed by the score).
    Cubeless,
}

impl CubeUse {
    /// Cubeful where there is a cube.
    #[must_use]
    pub const fn when(cube: bool) -> Self {
        if cube { Self::Cubeful } else { Self::Cubeless }
    }
}

/// Depth, breadth and accuracy of a look-ahead evaluation.
///
/// Numbers out of range are taken as the nearest in range wherever settings are used; [`SearchSettings::in_range`] shows
/// which.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchSettings {
    /// Plies looked ahead, as gnubg counts them: 0 is the static evaluation. At most [`MAX_PLIES`]; the first two
    /// take about twenty times as long as the one before, later ones three to five times.
    pub plies: u8,
    /// Cubeful or cubeless.
    pub cube: CubeUse,
    /// How many of the plays of one roll inside the look-ahead may be evaluated in full, the rest being
    /// ruled out by [`crate::Evaluator::quick_scores`]. At least 1; 127 and more, such as [`ALL_CANDIDATES`], rule out none.
    pub candidates: u8,
    /// Over which rolls the look-ahead averages.
    pub rolls: RollSet,
    /// How static evaluations are disturbed.
    pub noise: Noise,
    /// The theory that turns static chances into cubeful values.
    pub model: CubeModel,
}

impl SearchSettings {
    /// Undisturbed evaluation over all rolls, some of which stand for the others where the look-ahead is deep
    /// ([`RollSet::Sampled`]).
    #[must_use]
    pub const fn new(plies: u8, cube: CubeUse, candidates: u8) -> Self {
        Self {
            plies,
            cube,
            candidates,
            rolls: RollSet::Sampled,
            noise: Noise::NONE,
            model: CubeModel::Learned,
        }
    }

    /// The same with another theory of the cube.
    #[must_use]
    pub const fn with_model(self, model: CubeModel) -> Self {
        Self { model, ..self }
    }

    /// The settings with numbers out of range replaced by the nearest in range: no more than [`MAX_PLIES`] plies, at
    /// least 1 candidate, noise from 0 to [`Noise::MOST`].
    ///
    /// ```
    /// use barpoint_eval::{CubeUse, MAX_PLIES, SearchSettings};
    ///
    /// let settings = SearchSettings::new(255, CubeUse::Cubeful, 0).in_range();
    /// assert_eq!((settings.plies, settings.candidates), (MAX_PLIES, 1));
    /// ```
    #[must_use]
    pub fn in_range(mut self) -> Self {
        self.plies = self.plies.min(MAX_PLIES);
        self.candidates = self.candidates.max(1);
        self.noise.deviation = if self.noise.is_none() {
            0.0
        } else {
            self.noise.deviation.min(Noise::MOST)
        };
        self
    }
}

/// As many candidates as there are plays: no pruning.
pub const ALL_CANDIDATES: u8 = u8::MAX;

/// Deepest look-ahead the program offers.
pub const MAX_PLIES: u8 = 7;
