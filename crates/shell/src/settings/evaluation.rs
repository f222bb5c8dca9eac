//! How positions are valued: what evaluations, players and rollouts share.

use std::hash::BuildHasher;

use barpoint_engine::{CANDIDATES, Strength};
use barpoint_eval::{
    ALL_CANDIDATES, CubeModel, CubeUse, MoveFilter, Noise, NoiseSource, SearchSettings,
};

use super::Rollout;

/// The five settings of an evaluation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Evaluation {
    pub(crate) plies: u8,
    pub(crate) cubeful: bool,
    /// Whether small nets rule plays out inside the look-ahead.
    pub(crate) prune: bool,
    /// Standard deviation of the noise.
    pub(crate) noise: f32,
    /// Whether the noise of a position is always the same.
    pub(crate) deterministic: bool,
}

impl Evaluation {
    /// gnubg's usual evaluation at a depth.
    pub(crate) const fn at(plies: u8) -> Self {
        Self {
            plies,
            cubeful: true,
            prune: true,
            noise: 0.0,
            deterministic: true,
        }
    }

    /// The same without regard to the cube.
    pub(crate) const fn cubeless(self) -> Self {
        Self {
            cubeful: false,
            ..self
        }
    }

    /// What the engine is asked for. Noise that is not deterministic is another at each call.
    pub(crate) fn search(self) -> SearchSettings {
        let cube = if self.cubeful {
            CubeUse::Cubeful
        } else {
            CubeUse::Cubeless
        };
        let candidates = if self.prune {
            CANDIDATES
        } else {
            ALL_CANDIDATES
        };
        let source = if self.deterministic {
            NoiseSource::Deterministic
        } else {
            let seed = std::collections::hash_map::RandomState::new().hash_one(0_u8);
            NoiseSource::Random { seed }
        };
        SearchSettings {
            noise: Noise {
                deviation: self.noise,
                source,
            },
            // gnubg's, whose numbers the shell's are compared with.
            model: CubeModel::Janowski,
            ..SearchSettings::new(self.plies, cube, candidates)
        }
    }
}

/// How a decision is valued.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    Evaluation,
    Rollout,
}

/// The settings of a kind of decision: checker plays or cube decisions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decision {
    pub(crate) method: Method,
    pub(crate) evaluation: Evaluation,
    pub(crate) rollout: Rollout,
}

impl Default for Decision {
    fn default() -> Self {
        Self {
            method: Method::Evaluation,
            evaluation: Evaluation::at(2),
            rollout: Rollout::of_a_decision(),
        }
    }
}

/// The settings of hints, of the analysis or of a player.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Decisions {
    pub(crate) checker: Decision,
    pub(crate) cube: Decision,
    pub(crate) filter: MoveFilter,
}

impl Decisions {
    /// Two plies with this move filter.
    pub(crate) fn with(filter: MoveFilter) -> Self {
        Self {
            checker: Decision::default(),
            cube: Decision::default(),
            filter,
        }
    }

    /// How checker plays are searched.
    pub(crate) fn checker_strength(&self) -> Strength {
        Strength {
            search: self.checker.evaluation.search(),
            filter: self.filter,
            rollout: None,
            program: None,
        }
    }

    /// How cube decisions are searched.
    pub(crate) fn cube_strength(&self) -> Strength {
        Strength {
            search: self.cube.evaluation.search(),
            filter: self.filter,
            rollout: None,
            program: None,
        }
    }
}
