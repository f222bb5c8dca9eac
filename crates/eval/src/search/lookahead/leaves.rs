//! The values at the end of a look-ahead.

use barpoint_equity::Outcome;

use super::Lookahead;
use crate::cubeful::Values;
use crate::ply::{Expansion, Reply};
use crate::{Class, CubeWorth, MAX_PLIES, RollSet};

/// How much the value of one ply less counts in that of this many plies. 1 and 3 plies err more than 2 and 4, and in part for
/// other reasons than one ply less does; 2 and 4 would gain nothing. Fitted at 1 to 4 plies to rollouts of plays from games of the program
/// against itself (`docs/theory/look-ahead.md`).
const ONE_PLY_LESS: [f32; MAX_PLIES as usize + 1] = [0.0, 1.0 / 3.0, 0.0, 0.5, 0.0, 0.5, 0.0, 0.5];

/// What is added to the chances after every roll of a node.
pub(super) type Shift = [f32; 5];

impl Lookahead<'_> {
    /// Whether the static chances of a node at `depth` count in its value: those of the last nodes that are searched, at some
    /// numbers of plies.
    pub(super) fn minds_statics(&self, depth: usize) -> bool {
        depth + 1 == self.plies && self.one_ply_less() > 0.0
    }

    fn one_ply_less(&self) -> f32 {
        ONE_PLY_LESS[self.plies]
    }

    /// How far the chances after the rolls of a node move for its own static chances to count in their average, if they do.
    pub(super) fn shift(
        &self,
        depth: usize,
        own: &Outcome,
        expansion: &Expansion,
    ) -> Option<Shift> {
        if !self.minds_statics(depth) {
            return None;
        }
        let rolls = self.seen_from(depth);
        let mut shift = own.to_array();
        for (reply, &weight) in expansion.iter().zip(rolls.weights()) {
            let part = f32::from(weight) / rolls.total();
            for (shift, chance) in shift.iter_mut().zip(reply.outcome.to_array()) {
                *shift -= part * chance;
            }
        }
        Some(shift.map(|far| far * self.one_ply_less()))
    }

    /// The rolls over which a node averages.
    pub(super) const fn seen_from(&self, depth: usize) -> RollSet {
        match depth {
            0 => RollSet::All,
            _ => self.rolls.expanded(),
        }
    }

    /// Context values of a board after a reply that is not searched further, itself at `depth`.
    pub(super) fn static_reply(&self, reply: &Reply, depth: usize, values: &mut Values) {
        if let Some(plan) = &self.plan {
            plan.static_values(depth, &reply.outcome.flipped(), &reply.worth, values);
        }
    }
}

impl Reply {
    /// The same with its chances moved, unless a database or the end of the game tells them, or a race, whose chances hardly err.
    pub(super) fn moved(&self, shift: &Shift) -> Self {
        match self.worth {
            CubeWorth::ByKind(kind) if kind.class == Class::Contact => {}
            _ => return *self,
        }
        let mut chances = self.outcome.to_array();
        for (chance, far) in chances.iter_mut().zip(shift) {
            // What the rules rule out stays ruled out.
            if *chance > 0.0 && *chance < 1.0 {
                *chance += far;
            }
        }
        Self {
            outcome: Outcome::from_array(chances).sanitised(),
            ..*self
        }
    }
}
