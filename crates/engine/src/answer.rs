//! What every answer says of itself, so that a program can show where its numbers come from.

use std::fmt;
use std::sync::Arc;

use barpoint_equity::{Crawford, CubeAccess, CubeContext, Scoring, Stakes};
use barpoint_eval::{Class, Evaluator, Fingerprint, Regime};
use barpoint_rules::{Board, Decision, MatchState};

use crate::{Engine, Strength};

/// An answer with what it rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer<T> {
    /// What it rests on.
    pub basis: Basis,
    /// What was found.
    pub found: T,
}

/// What an answer rests on.
#[derive(Clone, Debug, PartialEq)]
pub struct Basis {
    /// The state asked about.
    pub state: MatchState,
    /// Cube and score as the player on roll sees them.
    pub context: CubeContext,
    /// What kind of position it is.
    pub class: Class,
    /// What evaluates it without looking ahead.
    pub source: Source,
    /// How deeply was looked; numbers out of range are replaced ([`Strength::in_range`]).
    pub strength: Strength,
    /// Weights, tables and databases in use.
    pub weights: Weights,
    /// Name of the match equity table.
    pub met: String,
    /// What winning and losing the cube is worth to the player on roll; `None` at money play.
    pub stakes: Option<Stakes>,
}

/// The weights, tables and databases an answer rests on; equal where their fingerprints are.
///
/// The first fingerprint reads them all, which takes longer than a quick answer: only who asks for it waits.
#[derive(Clone)]
pub struct Weights(Arc<dyn Evaluator>);

impl Weights {
    /// Identifies them, for keeping with results.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        self.0.fingerprint()
    }
}

impl PartialEq for Weights {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.fingerprint() == other.fingerprint()
    }
}

impl fmt::Debug for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Weights").field(&self.fingerprint()).finish()
    }
}

/// Where the static value of a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    regime: Regime,
    /// Whether the value with cube is as exact as the chances.
    with_cube: bool,
}

impl Source {
    /// What evaluates.
    #[must_use]
    pub const fn regime(self) -> Regime {
        self.regime
    }

    /// In words: `net`, `two-sided database (exact)`, …
    #[must_use]
    pub const fn name(self) -> &'static str {
        if self.with_cube {
            self.regime.name()
        } else {
            self.regime.name_of_chances()
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Why there is nothing to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoDecision {
    /// The game has not begun.
    NotBegun,
    /// The game or the match is over.
    GameOver,
    /// Neither player may double: the game has no cube, or it has reached its limit.
    NoCube,
    /// There is no doubling in the Crawford game.
    Crawford,
    /// The opponent owns the cube.
    OpponentsCube,
    /// The player on roll wins the match at the present cube value.
    DeadCube,
}

impl std::error::Error for NoDecision {}

impl fmt::Display for NoDecision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NotBegun => "the game has not begun",
            Self::GameOver => "the game is over",
            Self::NoCube => "nobody may turn the cube",
            Self::Crawford => "nobody may double in the Crawford game",
            Self::OpponentsCube => "the opponent owns the cube",
            Self::DeadCube => "the cube is dead: as it lies it wins the match",
        })
    }
}

impl NoDecision {
    /// Why the player on roll has no cube decision, where there is none.
    #[must_use]
    pub fn on_cube(state: &MatchState) -> Self {
        Self::on_cube_in(state, &CubeContext::of(state, state.on_roll()))
    }

    /// The same at another score, with cube and score as the player on roll sees them there.
    #[must_use]
    pub fn on_cube_in(state: &MatchState, context: &CubeContext) -> Self {
        match state.decision() {
            Decision::OpeningRoll => return Self::NotBegun,
            Decision::NextGame | Decision::Nothing => return Self::GameOver,
            _ => {}
        }
        match (context.scoring, context.access) {
            _ if !state.rules().cube => Self::NoCube,
            (
                Scoring::Match {
                    crawford: Crawford::Now,
                    ..
                },
                _,
            ) => Self::Crawford,
            (_, CubeAccess::Opponent) => Self::OpponentsCube,
            (Scoring::Match { away, .. }, _) if u32::from(away) <= context.value => Self::DeadCube,
            _ => Self::NoCube,
        }
    }
}

impl Engine {
    /// What an answer about a state at a strength rests on. Where the cube cannot be turned, it was ignored.
    #[must_use]
    pub fn basis(&self, state: &MatchState, strength: &Strength) -> Basis {
        let context = CubeContext::of(state, state.on_roll());
        Basis {
            state: *state,
            context,
            class: Class::of(state.board()),
            source: self.source(state.board(), context),
            strength: strength.without_cube_if(!state.rules().cube).in_range(),
            weights: Weights(Arc::clone(self.search.evaluator())),
            met: self.met().name().to_owned(),
            stakes: Stakes::of(&context, self.met()),
        }
    }

    /// Where the static value of a board comes from. Databases know the cube at money play; in matches they know the
    /// chances, and the value is exact only where neither player can double any more.
    #[must_use]
    pub fn source(&self, board: &Board, context: CubeContext) -> Source {
        let money = matches!(context.scoring, Scoring::Money { .. });
        let live = context.may_double() || context.flipped().may_double();
        let regime = self.regime(board);
        let alike = regime.name() == regime.name_of_chances();
        Source {
            regime,
            with_cube: alike || !live || money && self.knows_cube(board),
        }
    }
}
