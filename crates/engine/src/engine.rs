//! One evaluator, ready to answer.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::{CubeContext, CubeVerdict, Met, Scoring};
use barpoint_eval::{
    AlwaysSearch, CubeDecision, CubeWorth, Evaluation, Evaluator, Fingerprint, PlaysSearched,
    RankedPlay, Regime, Search, SearchSettings,
    nets::{self, NetsError},
};
use barpoint_rules::{Board, Decision, MatchState, Roll, Side};

use crate::Strength;

/// What an engine is made of.
pub struct EngineOptions {
    /// The static evaluator.
    pub evaluator: Arc<dyn Evaluator>,
    /// The match equity table.
    pub met: Arc<Met>,
    /// How many positions the cache holds, about 1200 bytes each.
    pub cache_entries: usize,
}

/// Evaluates positions and matches. Shared freely between threads; answers do not depend on what
/// was asked before.
pub struct Engine {
    pub(crate) search: Search,
}

/// Advice on what to do in a match or session.
#[derive(Clone, Debug, PartialEq)]
pub enum Hint {
    /// The plays of the roll, best first; empty if none is legal.
    Plays(Vec<RankedPlay>),
    /// On a double, made or possible.
    Cube(CubeHint),
    /// The player on roll may not double, or could gain nothing by it: roll.
    NoCube,
    /// Nothing is to be decided by evaluation.
    Nothing,
}

/// Advice on a cube decision, from the player who may double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeHint {
    /// The player who may double.
    pub player: Side,
    /// Cube and score as that player sees them.
    pub context: CubeContext,
    /// What everything is worth.
    pub decision: CubeDecision,
    /// The proper action of both players.
    pub verdict: CubeVerdict,
}

impl Engine {
    /// Positions the cache of [`Engine::production`] holds: about 80 MB once full.
    const CACHE_ENTRIES: usize = 1 << 16;

    /// An engine of these parts.
    #[must_use]
    pub fn new(options: EngineOptions) -> Self {
        Self {
            search: Search::new(options.evaluator, options.met, options.cache_entries),
        }
    }

    /// The engine that ships with the program: its own nets, and the Kazaross XG2 match equity table.
    ///
    /// # Errors
    /// If the nets built in are damaged.
    pub fn production(bearoff: Arc<OneSided>) -> Result<Self, NetsError> {
        Ok(Self::new(EngineOptions {
            evaluator: Arc::new(nets::production(bearoff)?),
            met: Arc::new(Met::kazaross_xg2()),
            cache_entries: Self::CACHE_ENTRIES,
        }))
    }

    /// [`Engine::production`] with the table of bearoffs computed now, in a fraction of a second.
    ///
    /// ```
    /// use barpoint_engine::{Engine, Hint, Strength};
    /// use barpoint_rules::MatchState;
    ///
    /// let engine = Engine::built_in()?;
    /// let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10".parse()?;
    /// let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT) else {
    ///     panic!("a roll is to be played");
    /// };
    /// assert_eq!(plays[0].play.to_string(), "8/5 6/5");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the nets built in are damaged.
    pub fn built_in() -> Result<Self, NetsError> {
        Self::production(Arc::new(OneSided::build()))
    }

    /// The same engine with nothing remembered and room for so many positions.
    #[must_use]
    pub fn afresh(&self, cache_entries: usize) -> Self {
        Self {
            search: self.search.afresh(cache_entries),
        }
    }

    /// The look-ahead below all answers.
    #[must_use]
    pub const fn search(&self) -> &Search {
        &self.search
    }

    /// The match equity table.
    #[must_use]
    pub fn met(&self) -> &Met {
        self.search.met()
    }

    /// Identifies weights and tables, for keeping with results.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        self.search.evaluator().fingerprint()
    }

    /// Where the static value of a board comes from.
    #[must_use]
    pub fn regime(&self, board: &Board) -> Regime {
        self.search.evaluator().regime(board)
    }

    /// The same in words. Databases know the cube at money play; in matches they know the chances, and the
    /// value is exact only where nobody can double any more.
    #[must_use]
    pub fn source(&self, board: &Board, context: CubeContext) -> &'static str {
        let evaluator = self.search.evaluator();
        let money = matches!(context.scoring, Scoring::Money { .. });
        let live = context.may_double() || context.flipped().may_double();
        let exact = !live || money && self.knows_cube(board);
        let regime = evaluator.regime(board);
        if exact {
            regime.name()
        } else {
            regime.name_of_chances()
        }
    }

    /// Whether a database knows the money equities of a board with the cube in play.
    #[must_use]
    pub fn knows_cube(&self, board: &Board) -> bool {
        matches!(self.search.evaluator().worth(board), CubeWorth::Exact(_))
    }

    /// The value of a board before the dice are thrown, the cube left as it is.
    #[must_use]
    pub fn evaluate(
        &self,
        board: &Board,
        context: CubeContext,
        settings: SearchSettings,
    ) -> Evaluation {
        self.search.evaluate(board, context, settings)
    }

    /// The plays of a roll, best first. `on_progress` is called after each play searched; when it
    /// breaks, the rest keep their values of lesser depth.
    pub fn plays(
        &self,
        board: &Board,
        roll: Roll,
        context: CubeContext,
        strength: &Strength,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Vec<RankedPlay> {
        let selection = (&strength.filter, AlwaysSearch::Nothing);
        self.search.rank_plays_reporting(
            board,
            roll,
            context,
            strength.search,
            selection,
            on_progress,
        )
    }

    /// Advice on a cube decision; `None` if `player` (seeing `board` and `context`) may not double or
    /// could gain nothing by it.
    #[must_use]
    pub fn cube(
        &self,
        player: Side,
        board: &Board,
        context: CubeContext,
        settings: SearchSettings,
    ) -> Option<CubeHint> {
        let decision = self.search.cube_decision(board, context, settings)?;
        Some(CubeHint {
            player,
            context,
            decision,
            verdict: decision.equities.verdict(&context),
        })
    }

    /// Advice on the decision at hand: the play of a roll, whether to double, or how to answer a
    /// double (both are told by the same [`CubeHint`]).
    #[must_use]
    pub fn hint(&self, state: &MatchState, strength: &Strength) -> Hint {
        self.hint_reporting(state, strength, &mut |_| ControlFlow::Continue(()))
    }

    /// [`Engine::hint`] with the progress of [`Engine::plays`].
    pub fn hint_reporting(
        &self,
        state: &MatchState,
        strength: &Strength,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Hint {
        let player = state.on_roll();
        let board = state.board();
        let context = CubeContext::of(state, player);
        let strength = strength.without_cube_if(!state.rules().cube);
        let advice = || self.cube(player, board, context, strength.search);
        match state.decision() {
            Decision::Play(_, roll) => {
                Hint::Plays(self.plays(board, roll, context, &strength, on_progress))
            }
            Decision::Turn(_) if state.may_double() => advice().map_or(Hint::NoCube, Hint::Cube),
            Decision::Turn(_) => Hint::NoCube,
            Decision::AnswerDouble(_) => advice().map_or(Hint::Nothing, Hint::Cube),
            _ => Hint::Nothing,
        }
    }
}
