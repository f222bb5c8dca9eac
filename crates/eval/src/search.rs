//! Look-ahead evaluation: positions, plays, cube decisions and the luck of a roll.
//!
//! The n-ply value of a position is the average over the 21 rolls of the (n-1)-ply value after the
//! play that is best by its static value, deeper ones from a sample of the rolls ([`crate::RollSet`]); cubeful values keep one number for each cube that can
//! arise, and the player on roll takes the best cube action at each node (GNU Backgammon manual,
//! "n-ply Cubeful equities"). The cube life index enters only at the leaves. Learned lives read the position there ([`crate::LifeNet`]);
//! which play is best inside the look-ahead is told by those of its kind.

#[cfg(test)]
mod gnubg;
mod lookahead;
#[cfg(test)]
mod sampled_tests;
#[cfg(test)]
mod settings_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_equity::{CubeContext, Equity, Met, Outcome};
use barpoint_rules::Board;

use crate::cubeful::RootAction;
use crate::fnv::Fnv;
use crate::ply::Expander;
use crate::valuation::Valuation;
use crate::{CubeUse, Evaluator, Fingerprint, LifeNet, SearchSettings, cubeless_equity};

pub(crate) use lookahead::Lookahead;

/// The value of a position before the roll, from the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Evaluation {
    /// Cubeless chances.
    pub outcome: Outcome,
    /// Cubeless equity, gammons weighed by the score (EMG in matches).
    pub cubeless: Equity,
    /// Cubeful equity of rolling with the cube as it is; equal to `cubeless` in cubeless
    /// evaluations.
    pub cubeful: Equity,
}

/// Raise it when look-aheads by the same nets give other values, so that analyses and rollouts kept from before do not pass for
/// new ones ([`Search::fingerprint`]).
const RULES: u64 = 5;

/// Evaluates by look-ahead with one static evaluator and one match equity table.
///
/// Safe to share between threads. Results do not depend on what was evaluated before, nor on the
/// number of threads.
///
/// ```
/// use std::sync::Arc;
///
/// use barpoint_bearoff::OneSided;
/// use barpoint_equity::{CubeContext, Met};
/// use barpoint_eval::{AlwaysSearch, CubeUse, MoveFilter, Search, SearchSettings, nets};
/// use barpoint_rules::Variation;
///
/// let evaluator = Arc::new(nets::production(Arc::new(OneSided::build()))?);
/// let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 1000);
/// let settings = SearchSettings::new(0, CubeUse::Cubeful, 7);
/// let start = Variation::Standard.start();
/// let plays = search.rank_plays(
///     &start, "31".parse()?, CubeContext::MONEY, settings, &MoveFilter::NORMAL, AlwaysSearch::Nothing,
/// );
/// assert_eq!(plays.len(), 16);
/// assert_eq!(plays[0].play.to_string(), "8/5 6/5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Search {
    pub(crate) expander: Arc<Expander>,
    pub(crate) met: Arc<Met>,
    /// Set from outside to stop.
    stop: Option<Arc<AtomicBool>>,
}

impl std::fmt::Debug for Search {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Search")
            .field("evaluator", &self.evaluator().fingerprint())
            .field("met", &self.met.name())
            .finish_non_exhaustive()
    }
}

impl Search {
    /// A search that remembers the best plays of up to `cache_entries` positions, about 1900 bytes
    /// each; 0 turns the cache off, and more than 67 million (130 GB) count as 67 million.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>, met: Arc<Met>, cache_entries: usize) -> Self {
        Self {
            expander: Arc::new(Expander::new(evaluator, None, cache_entries)),
            met,
            stop: None,
        }
    }

    /// The same search with nothing remembered and with another net of cube lives; see [`Search::new`].
    #[must_use]
    pub fn with_lives(&self, lives: Arc<LifeNet>, cache_entries: usize) -> Self {
        let evaluator = Arc::clone(self.evaluator());
        Self {
            expander: Arc::new(Expander::new(evaluator, Some(lives), cache_entries)),
            met: Arc::clone(&self.met),
            stop: None,
        }
    }

    /// The net of cube lives.
    #[must_use]
    pub fn lives(&self) -> &Arc<LifeNet> {
        self.expander.lives()
    }

    /// The same search, including what it remembers, that stops once `stop` is set: calls under way then return at
    /// once, with meaningless answers.
    #[must_use]
    pub fn stopping_at(&self, stop: Arc<AtomicBool>) -> Self {
        Self {
            expander: Arc::clone(&self.expander),
            met: Arc::clone(&self.met),
            stop: Some(stop),
        }
    }

    /// Whether it has been told to stop.
    pub fn is_stopped(&self) -> bool {
        let stop = self.stop.as_deref();
        stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The same search with nothing remembered; see [`Search::new`].
    #[must_use]
    pub fn with_empty_cache(&self, cache_entries: usize) -> Self {
        let Expander {
            evaluator, lives, ..
        } = &*self.expander;
        Self {
            expander: Arc::new(Expander::new(
                Arc::clone(evaluator),
                lives.clone(),
                cache_entries,
            )),
            met: Arc::clone(&self.met),
            stop: None,
        }
    }

    /// The static evaluator.
    #[must_use]
    pub fn evaluator(&self) -> &Arc<dyn Evaluator> {
        &self.expander.evaluator
    }

    /// Identifies nets, tables and databases with the net of cube lives, and the rules of the look-ahead: all that values depend
    /// on but the match equity table.
    #[must_use]
    pub fn fingerprint(&self) -> Fingerprint {
        let mut hash = Fnv(self.evaluator().fingerprint().0);
        hash.add([self.lives().fingerprint(), RULES]);
        Fingerprint(hash.0)
    }

    /// The match equity table.
    #[must_use]
    pub fn met(&self) -> &Met {
        &self.met
    }

    /// Evaluates a position before the roll, with the cube left as it is.
    #[must_use]
    pub fn evaluate(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Evaluation {
        self.evaluate_root(board, ctx, RootAction::Rolls, settings)
    }

    /// Evaluates a position whose player on roll decides about the cube first.
    #[must_use]
    pub fn evaluate_turn(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> Evaluation {
        self.evaluate_root(board, ctx, RootAction::Decides, settings)
    }

    fn evaluate_root(
        &self,
        board: &Board,
        ctx: CubeContext,
        action: RootAction,
        settings: SearchSettings,
    ) -> Evaluation {
        let (outcome, values) = Lookahead::new(self, &[ctx], action, settings).root(board);
        let cubeless = cubeless_equity(ctx, &self.met, &outcome);
        let cubeful = match settings.cube {
            CubeUse::Cubeless => cubeless,
            CubeUse::Cubeful => Valuation::new(ctx, &self.met).equity(values[0]),
        };
        Evaluation {
            outcome,
            cubeless,
            cubeful,
        }
    }
}
