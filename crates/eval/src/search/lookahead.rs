//! One look-ahead: averages over rolls, down to the static values of the last ply.

mod leaves;
mod sampled;

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_equity::{CubeContext, Outcome, Scoring};
use barpoint_rules::Board;

use super::Search;
use crate::chooser::{Breadth, Chooser};
use crate::cubeful::{CubePlan, MAX_CONTEXTS, RootAction, Values};
use crate::ply::{Expander, Reply, Scratch};
use crate::{CubeUse, CubeWorth, RollSet, SearchSettings, noise};

/// Where no more than this many plies are left, a look-ahead does not check whether to stop: it takes a few milliseconds.
const UNWATCHED: usize = 2;

/// One look-ahead: from the root boards of one set of cube contexts to a fixed depth.
pub(crate) struct Lookahead<'a> {
    expander: &'a Expander,
    /// How plays are picked: by the player on roll at the root, by the opponent, and by that player later on.
    choosers: [Chooser; 3],
    plan: Option<CubePlan>,
    plies: usize,
    /// Whether databases give the value itself, not only chances at some score.
    trusts_exact: bool,
    /// The rolls below the first ply.
    rolls: RollSet,
    stop: Option<&'a AtomicBool>,
    /// Called as rolls are done.
    watch: Option<Watch<'a>>,
    /// Rolls at the root that are done.
    done: usize,
    /// The sum of the numbers of the rolls that led to the node being searched.
    led_by: usize,
    /// Whether some rolls stand for all at the root too.
    glancing: bool,
    /// Whether the watch has broken.
    broken: bool,
    scratch: Scratch,
}

/// Called with the number of rolls at the root that are done, several times with the same one in a deep look-ahead; breaks to
/// stop.
type Watch<'a> = &'a mut dyn FnMut(usize) -> ControlFlow<()>;

impl<'a> Lookahead<'a> {
    /// A look-ahead from boards whose player on roll sees the cube contexts `roots`; plays are
    /// picked for the first of them.
    pub(crate) fn new(
        search: &'a Search,
        roots: &[CubeContext],
        action: RootAction,
        settings: SearchSettings,
    ) -> Self {
        let settings = settings.in_range();
        let first = roots.first().copied().unwrap_or(CubeContext::MONEY);
        Self {
            expander: &search.expander,
            choosers: [
                (first, Breadth::FIRST),
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
            watch: None,
            done: 0,
            led_by: 0,
            glancing: false,
            broken: false,
            scratch: Scratch::default(),
        }
    }

    /// The same look-ahead, in which some of the rolls at the root stand for all.
    pub(crate) const fn glancing(mut self) -> Self {
        self.glancing = true;
        self
    }

    /// [`Lookahead::root`], with `watch` called after each of the 21 rolls and, while one takes long, within it; `None` if it
    /// breaks.
    pub(crate) fn root_watched(
        mut self,
        board: &Board,
        watch: &'a mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Option<(Outcome, Values)> {
        self.watch = Some(watch);
        let found = self.root(board);
        (!self.broken).then_some(found)
    }

    /// Chances and context values of a root board.
    pub(crate) fn root(&mut self, board: &Board) -> (Outcome, Values) {
        let mut values = [0.0; MAX_CONTEXTS];
        let mut own = [Outcome::default()];
        let searched = self.plies > 0 && self.is_open(&self.worth(board));
        if !searched || self.minds_statics(0) {
            let noise = &self.choosers[0].picking.noise;
            noise::evaluate(&*self.expander.evaluator, noise, &[*board], &mut own);
        }
        if searched {
            let outcome = self.average((board, &own[0]), 0, &mut values);
            return (outcome, values);
        }
        (own[0], self.static_root(board, &own[0]))
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

    /// Chances and context values of a board at `depth`, searched down to the last ply, with its own static chances where they
    /// count. The game is not over and `depth < plies`.
    fn average(
        &mut self,
        (board, own): (&Board, &Outcome),
        depth: usize,
        values: &mut Values,
    ) -> Outcome {
        let chooser = &self.choosers[match depth {
            0 => 0,
            _ => 2 - depth % 2,
        }];
        let rolls = self.seen_from(depth);
        let expansion = self
            .expander
            .expand(board, chooser, rolls, &mut self.scratch);
        let sample = self.sample(depth);
        let shift = self.shift(depth, own, &expansion);
        let led_by = self.led_by;
        let mut sums = [0.0; MAX_CONTEXTS];
        let mut chances = [0.0; 5];
        let weighted = expansion.iter().zip(rolls.weights()).enumerate();
        let weighted = weighted.filter(|&(_, (_, &weight))| weight > 0);
        for (done, (roll, (reply, &weight))) in weighted.enumerate() {
            if depth == 0 {
                self.done = done;
            }
            if (depth == 0 || self.plies - depth > UNWATCHED) && self.breaks() {
                break;
            }
            let moved = shift.map(|shift| reply.moved(&shift));
            let reply = moved.as_ref().unwrap_or(reply);
            let weight = f32::from(weight);
            let mut child = [0.0; MAX_CONTEXTS];
            self.led_by = led_by + roll;
            let outcome = match sample {
                None => self.reply(reply, depth + 1, &mut child).to_array(),
                Some(sample) => {
                    self.sampled_reply(reply, depth + 1, sample.stands_for(roll), &mut child)
                }
            };
            if let Some(plan) = &self.plan {
                plan.add_child(depth, &child, f64::from(weight), &mut sums);
            }
            for (sum, chance) in chances.iter_mut().zip(outcome) {
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
        self.led_by = led_by;
        let outcome = Outcome::from_array(chances.map(|sum| sum / rolls.total()));
        match sample {
            None => outcome,
            // What some rolls change may be more than all together leave.
            Some(_) => outcome.sanitised(),
        }
    }

    /// Whether the board after a reply, itself at `depth`, is searched.
    fn looks_into(&self, reply: &Reply, depth: usize) -> bool {
        depth < self.plies && self.is_open(&reply.worth)
    }

    /// Tells the watcher how many rolls at the root are done, if there is one; whether it breaks now or has, or all is to
    /// stop.
    fn breaks(&mut self) -> bool {
        if !self.broken
            && let Some(watch) = &mut self.watch
        {
            self.broken = watch(self.done).is_break();
        }
        let stopped = || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed));
        self.broken || stopped()
    }

    fn worth(&self, board: &Board) -> CubeWorth {
        self.expander.worth(board, &self.choosers[0])
    }

    /// Whether looking further can improve the value.
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
            let own = reply.outcome.flipped();
            return self.average((&board, &own), depth, values).flipped();
        }
        self.static_reply(reply, depth, values);
        reply.outcome
    }
}
