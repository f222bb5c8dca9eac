//! Look-ahead evaluation: positions, plays, cube decisions and the luck of a roll.
//!
//! The n-ply value of a position is the average over the 21 rolls of the (n-1)-ply value after the
//! play that is best by its static value; cubeful values keep one number for each cube that can
//! arise, and the player on roll takes the best cube action at each node (GNU Backgammon manual,
//! "n-ply Cubeful equities"). The cube life index enters only at the leaves.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_equity::{CubeContext, Equity, Met, Outcome, Scoring};
use barpoint_rules::Board;

use crate::chooser::{Breadth, Chooser};
use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction, Values};
use crate::ply::{Expander, Reply, Scratch};
use crate::valuation::Valuation;
use crate::{CubeUse, CubeWorth, Evaluator, RollSet, SearchSettings, cubeless_equity, noise};

/// The value of a position before the dice are thrown, from the player on roll.
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
    /// Set from outside when answers are no longer wanted.
    stop: Option<Arc<AtomicBool>>,
}

/// Down to this depth a look-ahead asks whether it is to stop: one step below takes milliseconds at 4 plies.
const DEEPEST_LOOK: usize = 1;

/// One look-ahead: from the root boards of one set of cube contexts to a fixed depth.
pub(crate) struct Lookahead<'a> {
    expander: &'a Expander,
    /// How the player on roll at the root picks plays; how the opponent does, and that player later on.
    choosers: [Chooser; 3],
    plan: Option<CubePlan>,
    plies: usize,
    /// Whether what a database knows is the value itself, not only chances at some score.
    trusts_exact: bool,
    /// The rolls below the first ply.
    rolls: RollSet,
    stop: Option<&'a AtomicBool>,
    scratch: Scratch,
}

impl<'a> Lookahead<'a> {
    /// A look-ahead from boards whose player on roll sees the cube contexts `roots`; plays are
    /// picked for the first of them.
    pub(crate) fn new(
        search: &'a Search,
        roots: &[CubeContext],
        action: RootAction,
        settings: SearchSettings,
    ) -> Self {
        let first = roots.first().copied().unwrap_or(CubeContext::MONEY);
        Self {
            expander: &search.expander,
            choosers: [
                (first, Breadth::WIDE),
                (first.flipped(), Breadth::NARROW),
                (first, Breadth::NARROW),
            ]
            .map(|(ctx, breadth)| Chooser::of_breadth(ctx, settings, &search.met, breadth)),
            plan: (settings.cube == CubeUse::Cubeful).then(|| {
                let model = (settings.model, &*search.met);
                CubePlan::new(roots, action, settings.plies, model)
            }),
            plies: usize::from(settings.plies),
            trusts_exact: settings.cube == CubeUse::Cubeless
                || matches!(first.scoring, Scoring::Money { .. }),
            rolls: settings.rolls,
            stop: search.stop.as_deref(),
            scratch: Scratch::default(),
        }
    }

    /// Chances and context values of a root board.
    pub(crate) fn root(&mut self, board: &Board) -> (Outcome, Values) {
        let mut values = [0.0; MAX_CONTEXTS];
        if self.plies > 0 && self.is_open(&self.worth(board)) {
            let outcome = self.average(board, 0, &mut values);
            return (outcome, values);
        }
        let mut outcome = [Outcome::default()];
        let noise = &self.choosers[0].noise;
        noise::evaluate(&*self.expander.evaluator, noise, &[*board], &mut outcome);
        (outcome[0], self.static_root(board, &outcome[0]))
    }

    /// Context values of a root board whose static chances are known.
    pub(crate) fn static_root(&self, board: &Board, outcome: &Outcome) -> Values {
        let mut values = [0.0; MAX_CONTEXTS];
        if let Some(plan) = &self.plan {
            plan.static_values(0, outcome, &self.worth(board), &mut values);
        }
        values
    }

    /// The mover's chances after a reply, and the context values of the opponent, who is at the root
    /// of this look-ahead.
    pub(crate) fn after(&mut self, reply: &Reply) -> (Outcome, Values) {
        let mut values = [0.0; MAX_CONTEXTS];
        let outcome = self.reply(reply, 0, &mut values);
        (outcome, values)
    }

    /// Chances and context values of a board at `depth`, looked into down to the last ply. The game
    /// is not over and `depth < plies`.
    fn average(&mut self, board: &Board, depth: usize, values: &mut Values) -> Outcome {
        let chooser = &self.choosers[match depth {
            0 => 0,
            _ => 2 - depth % 2,
        }];
        let rolls = match depth {
            0 => RollSet::All,
            _ => self.rolls,
        };
        let expansion = self
            .expander
            .expand(board, chooser, rolls, &mut self.scratch);
        let mut sums = [0.0; MAX_CONTEXTS];
        let mut chances = [0.0; 5];
        let weighted = expansion.iter().zip(rolls.weights());
        for (reply, &weight) in weighted.filter(|&(_, &weight)| weight > 0) {
            if depth <= DEEPEST_LOOK && self.is_stopped() {
                break;
            }
            let weight = f32::from(weight);
            let mut child = [0.0; MAX_CONTEXTS];
            let outcome = self.reply(reply, depth + 1, &mut child);
            if let Some(plan) = &self.plan {
                plan.add_child(depth, &child, f64::from(weight), &mut sums);
            }
            for (sum, chance) in chances.iter_mut().zip(outcome.to_array()) {
                *sum += weight * chance;
            }
        }
        if let Some(plan) = &self.plan {
            plan.best_actions(
                depth,
                &sums.map(|sum| sum / f64::from(rolls.total())),
                values,
            );
        }
        Outcome::from_array(chances.map(|sum| sum / rolls.total()))
    }

    /// Whether the board after a reply, itself at `depth`, is looked into.
    fn looks_into(&self, reply: &Reply, depth: usize) -> bool {
        depth < self.plies && self.is_open(&reply.worth)
    }

    fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        self.expander.worth(board, &self.choosers[0].noise)
    }

    /// Whether looking further can tell more.
    const fn is_open(&self, worth: &CubeWorth) -> bool {
        match worth {
            CubeWorth::Over => false,
            CubeWorth::Exact(_) => !self.trusts_exact,
            CubeWorth::ByKind(_) => true,
        }
    }

    /// The mover's chances after a reply that leads to a board at `depth`, and the context values
    /// of the opponent.
    fn reply(&mut self, reply: &Reply, depth: usize, values: &mut Values) -> Outcome {
        if let Some(board) = self
            .looks_into(reply, depth)
            .then(|| reply.board.unpack())
            .flatten()
        {
            return self.average(&board, depth, values).flipped();
        }
        self.static_reply(reply, depth, values);
        reply.outcome
    }

    fn static_reply(&self, reply: &Reply, depth: usize, values: &mut Values) {
        if let Some(plan) = &self.plan {
            plan.static_values(depth, &reply.outcome.flipped(), &reply.worth, values);
        }
    }
}

impl Search {
    /// A search that remembers the best plays of up to `cache_entries` positions, about 1200 bytes
    /// each; 0 remembers nothing.
    #[must_use]
    pub fn new(evaluator: Arc<dyn Evaluator>, met: Arc<Met>, cache_entries: usize) -> Self {
        Self {
            expander: Arc::new(Expander::new(evaluator, cache_entries)),
            met,
            stop: None,
        }
    }

    /// The same search, what it remembers included, whose answers are no longer wanted once `stop` is set: those under
    /// way then come at once and mean nothing.
    #[must_use]
    pub fn stopping_at(&self, stop: Arc<AtomicBool>) -> Self {
        Self {
            expander: Arc::clone(&self.expander),
            met: Arc::clone(&self.met),
            stop: Some(stop),
        }
    }

    /// The same search with nothing remembered; see [`Search::new`].
    #[must_use]
    pub fn with_empty_cache(&self, cache_entries: usize) -> Self {
        let evaluator = Arc::clone(&self.expander.evaluator);
        Self::new(evaluator, Arc::clone(&self.met), cache_entries)
    }

    /// The static evaluator.
    #[must_use]
    pub fn evaluator(&self) -> &dyn Evaluator {
        &*self.expander.evaluator
    }

    /// The match equity table.
    #[must_use]
    pub fn met(&self) -> &Met {
        &self.met
    }

    /// Evaluates a position with the dice about to be thrown and the cube left as it is.
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

#[cfg(test)]
mod gnubg;
#[cfg(test)]
mod settings_tests;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod toy;
