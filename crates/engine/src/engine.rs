//! One evaluator, ready to answer.

use std::ops::ControlFlow;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_bkg::Bkg;
use barpoint_equity::{CubeContext, Met};
use barpoint_eval::{
    AlwaysSearch, CubeWorth, Evaluation, Evaluator, Fingerprint, PlaysSearched, RankedPlay, Regime,
    Search, SearchSettings,
    nets::{self, NetsError},
};
use barpoint_record::SkillThresholds;
use barpoint_rules::{Board, Roll, Side};

use crate::{BkgEvaluator, CubeHint, Strength};

/// What an engine is made of.
pub struct EngineOptions {
    /// The static evaluator.
    pub evaluator: Arc<dyn Evaluator>,
    /// The match equity table.
    pub met: Arc<Met>,
    /// How many positions the cache holds, about 1900 bytes each ([`Search::new`]).
    pub cache_entries: usize,
}

impl std::fmt::Debug for EngineOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("EngineOptions")
            .field("evaluator", &self.evaluator.fingerprint())
            .field("met", &self.met.name())
            .field("cache_entries", &self.cache_entries)
            .finish()
    }
}

/// Evaluates positions and matches. Shared freely between threads; answers do not depend on what
/// was asked before.
///
/// Match equity tables reach 64 points ([`position::MAX_LENGTH`](crate::position::MAX_LENGTH)). Where a player needs more,
/// both are moved up until that player is 64-away; [`position::check_length`](crate::position::check_length) refuses
/// such matches instead.
pub struct Engine {
    pub(crate) search: Search,
    pub(crate) marks: SkillThresholds,
    /// BKG of 1977, whose plays are the bar of an analysis at its level.
    pub(crate) bkg: Option<Arc<Bkg>>,
}

impl std::fmt::Debug for Engine {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Engine")
            .field("evaluator", &self.fingerprint())
            .field("met", &self.met().name())
            .finish_non_exhaustive()
    }
}

impl Engine {
    /// Positions the cache of [`Engine::production`] holds: about 80 MB once full.
    const CACHE_ENTRIES: usize = 1 << 16;

    /// An engine of these parts.
    #[must_use]
    pub fn new(options: EngineOptions) -> Self {
        Self {
            search: Search::new(options.evaluator, options.met, options.cache_entries),
            marks: SkillThresholds::GNUBG,
            bkg: None,
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
    /// let Hint::Plays(plays) = engine.hint(&state, &Strength::EXPERT).found else {
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

    /// The same engine with an empty cache of this many positions.
    #[must_use]
    pub fn with_empty_cache(&self, cache_entries: usize) -> Self {
        Self {
            search: self.search.with_empty_cache(cache_entries),
            marks: self.marks,
            bkg: self.bkg.clone(),
        }
    }

    /// The engine of the levels `bkg` and `bkg-vi` ([`Strength::of_bkg`]): positions are valued by the functions of BKG-VI.
    /// `bkg` is the program of 1977, whose own play is the bar of an analysis at the level `bkg`. `None` if the functions are
    /// damaged.
    #[must_use]
    pub fn by_bkg(
        table: Arc<OneSided>,
        bkg: Arc<Bkg>,
        met: Arc<Met>,
        cache_entries: usize,
    ) -> Option<Self> {
        let engine = Self::new(EngineOptions {
            evaluator: Arc::new(BkgEvaluator::fitted(table)?),
            met,
            cache_entries,
        });
        Some(Self {
            bkg: Some(bkg),
            ..engine
        })
    }

    /// The same engine, which marks errors by other thresholds than gnubg's.
    #[must_use]
    pub fn marking_by(self, marks: SkillThresholds) -> Self {
        Self { marks, ..self }
    }

    /// By which loss errors are marked.
    #[must_use]
    pub const fn marks(&self) -> &SkillThresholds {
        &self.marks
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

    /// Whether a database knows the money equities of a board with the cube in play.
    #[must_use]
    pub fn knows_cube(&self, board: &Board) -> bool {
        matches!(self.search.evaluator().worth(board), CubeWorth::Exact(_))
    }

    /// The value of a board before the roll, the cube left as it is.
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
        self.cube_reporting(player, (board, context), settings, &mut |_| {
            ControlFlow::Continue(())
        })
    }

    /// [`Engine::cube`], with `on_progress` called between the first rolls of a look-ahead. `None` also when it breaks.
    pub fn cube_reporting(
        &self,
        player: Side,
        (board, context): (&Board, CubeContext),
        settings: SearchSettings,
        on_progress: &mut dyn FnMut(PlaysSearched) -> ControlFlow<()>,
    ) -> Option<CubeHint> {
        let search = &self.search;
        let decision = search.cube_decision_reporting(board, context, settings, on_progress)?;
        Some(CubeHint {
            player,
            context,
            decision,
            verdict: decision.equities.verdict(&context),
            rollout: None,
        })
    }
}
