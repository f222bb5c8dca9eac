//! What is rolled out.

use barpoint_equity::{CubeContext, Scoring};
use barpoint_eval::{BeforeRoll, Class, CubeUse, Noise, Search, SearchSettings};
use barpoint_rules::Board;

use crate::{DiceFile, Generator, Late, PlayerSettings, RolloutSettings};

/// Who is on roll where a trial begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Start {
    /// The player whose decision is rolled out.
    Decider,
    /// The opponent: the decider has made a play.
    Opponent,
}

/// Where the trials of one candidate begin.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate {
    /// The board, seen by the player on roll there.
    pub board: Board,
    /// Cube and score, seen by that player.
    pub context: CubeContext,
    /// Whether that player may double first.
    pub before: BeforeRoll,
    /// Who that is.
    pub start: Start,
}

/// Candidates to be compared, and how their trials are played. All have the same dice.
#[derive(Clone, Debug, PartialEq)]
pub struct RolloutPlan {
    context: CubeContext,
    candidates: Vec<Candidate>,
    settings: RolloutSettings,
    /// Rolls thrown elsewhere, in place of a generator.
    dice_file: Option<DiceFile>,
}

/// Why nothing can be rolled out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// Nothing to compare.
    #[error("expected at least one candidate, found none")]
    Empty,
    /// The game is over.
    #[error("expected a position in play, found a finished game")]
    Over,
    /// Trials of no length.
    #[error("expected truncation after at least 1 half-move, found 0")]
    Truncation,
    /// Luck measured on nothing.
    #[error("expected at least 1 candidate play for variance reduction, found 0")]
    Candidates,
}

impl Candidate {
    /// The player who decides is about to roll.
    const fn rolls(board: &Board, context: CubeContext) -> Self {
        Self {
            board: *board,
            context,
            before: BeforeRoll::Rolls,
            start: Start::Decider,
        }
    }
}

impl RolloutPlan {
    /// Checker plays: `after` are the boards they lead to, the mover still in the `on_roll` half;
    /// `context` is the cube seen by the mover.
    ///
    /// # Errors
    /// If there is none, a play ends the game, or the settings make no trials.
    pub fn plays(
        after: &[Board],
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        let candidate = |after: &Board| Candidate {
            board: after.swapped(),
            context: context.flipped(),
            before: BeforeRoll::Decides,
            start: Start::Opponent,
        };
        Self::new(context, after.iter().map(candidate).collect(), settings)
    }

    /// A position before the roll: not doubling, and where the player on roll may double and the cube is
    /// in play, double and take beside it.
    ///
    /// # Errors
    /// If the game is over or the settings make no trials.
    pub fn position(
        board: &Board,
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        let mut candidates = vec![Candidate::rolls(board, context)];
        if settings.cube == CubeUse::Cubeful && context.may_double() {
            candidates.push(Candidate::rolls(board, context.doubled()));
        }
        Self::new(context, candidates, settings)
    }

    /// A position before the roll, the player on roll not doubling.
    ///
    /// # Errors
    /// As for [`RolloutPlan::position`].
    pub fn no_double(
        board: &Board,
        context: CubeContext,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        Self::new(context, vec![Candidate::rolls(board, context)], settings)
    }

    fn new(
        context: CubeContext,
        candidates: Vec<Candidate>,
        settings: &RolloutSettings,
    ) -> Result<Self, PlanError> {
        if candidates.is_empty() {
            return Err(PlanError::Empty);
        }
        if candidates
            .iter()
            .any(|c| Class::of(&c.board) == Class::Over)
        {
            return Err(PlanError::Over);
        }
        if settings.truncation.is_some_and(|t| t.plies == 0) {
            return Err(PlanError::Truncation);
        }
        let luck = settings.variance_reduction;
        if luck == (crate::VarianceReduction::LookAhead { candidates: 0 }) {
            return Err(PlanError::Candidates);
        }
        Ok(Self {
            context,
            candidates,
            dice_file: None,
            settings: match settings.cube {
                CubeUse::Cubeful => *settings,
                CubeUse::Cubeless => cubeless(settings),
            },
        })
    }

    /// The same with the rolls of a file in place of a generator.
    #[must_use]
    pub fn with_dice_file(mut self, file: DiceFile) -> Self {
        self.settings.dice.generator = Generator::File;
        self.dice_file = Some(file);
        self
    }

    /// The same trials with players who look no ply ahead and have no noise.
    #[must_use]
    pub fn without_look_ahead(mut self) -> Self {
        let quick = |players: [PlayerSettings; 2]| {
            players.map(|player| PlayerSettings {
                checker: static_search(player.checker),
                cube: static_search(player.cube),
                ..player
            })
        };
        self.settings.players = quick(self.settings.players);
        self.settings.late = self.settings.late.map(|late| Late {
            players: quick(late.players),
            ..late
        });
        self
    }

    /// The file that rolls come from, if one does.
    #[must_use]
    pub const fn dice_file(&self) -> Option<&DiceFile> {
        self.dice_file.as_ref()
    }

    /// Cube and score of the decision, seen by the player who makes it. Equities are in units of its
    /// cube.
    #[must_use]
    pub const fn context(&self) -> CubeContext {
        self.context
    }

    /// What is compared.
    #[must_use]
    pub fn candidates(&self) -> &[Candidate] {
        &self.candidates
    }

    /// Whether it compares not doubling with double and take, in this order.
    #[must_use]
    pub fn is_cube_decision(&self) -> bool {
        matches!(&self.candidates[..], [hold, take]
            if hold.start == Start::Decider && take.start == Start::Decider)
    }

    /// How trials are played.
    #[must_use]
    pub const fn settings(&self) -> &RolloutSettings {
        &self.settings
    }

    /// Identifies all that the result of a trial depends on: what is rolled out, how, and what
    /// evaluates.
    #[must_use]
    pub fn fingerprint(&self, search: &Search) -> u64 {
        let text = format!(
            "{} {self:?} {}",
            env!("CARGO_PKG_VERSION"),
            search.evaluator().fingerprint()
        );
        let mut hash = fnv(0xcbf2_9ce4_8422_2325, text.as_bytes());
        if let Scoring::Match { .. } = self.context.scoring {
            let met = search.met();
            for own in 1..=u8::MAX / 4 {
                for theirs in 1..=u8::MAX / 4 {
                    let chance = met.mwc(own, theirs, barpoint_equity::Crawford::Pre);
                    hash = fnv(hash, &chance.get().to_le_bytes());
                }
                let chance = met.mwc(own, 1, barpoint_equity::Crawford::Post);
                hash = fnv(hash, &chance.get().to_le_bytes());
            }
        }
        hash
    }
}

/// The same without look-ahead and noise.
const fn static_search(settings: SearchSettings) -> SearchSettings {
    SearchSettings {
        plies: 0,
        noise: Noise::NONE,
        ..settings
    }
}

/// Fowler, Noll and Vo's FNV-1a, 64 bits.
pub(crate) fn fnv(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

/// Without a cube nobody takes it into account.
fn cubeless(settings: &RolloutSettings) -> RolloutSettings {
    let search = |settings: SearchSettings| SearchSettings {
        cube: CubeUse::Cubeless,
        ..settings
    };
    let players = |players: [PlayerSettings; 2]| {
        players.map(|player| PlayerSettings {
            checker: search(player.checker),
            cube: search(player.cube),
            ..player
        })
    };
    RolloutSettings {
        players: players(settings.players),
        late: settings.late.map(|late| Late {
            players: players(late.players),
            ..late
        }),
        truncation: settings.truncation.map(|end| crate::Truncation {
            evaluation: search(end.evaluation),
            ..end
        }),
        ..*settings
    }
}
