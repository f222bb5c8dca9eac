//! How a trial ends, and what it gave.

use barpoint_equity::{CubeContext, Scoring};
use barpoint_eval::{Assessed, CubeUse, CubeWorth, Regime};

use super::{State, TrialPlayer, TrialResult};
use crate::RolloutSettings;
use crate::luck::of_other_side;
use crate::worth::Worth;

impl TrialPlayer<'_> {
    /// The result where the game is over or the trial is cut off.
    pub(super) fn ended(&mut self, state: &State, ply: usize) -> Option<TrialResult> {
        let settings = self.plan.settings();
        if state.at.is_over() || self.is_known(&state.at, state.ctx) {
            let value = self.judge.value(&state.at, state.ctx, state.before);
            return Some(self.result(state, state.at.outcome.to_array(), value));
        }
        let end = settings
            .truncation
            .filter(|end| ply == usize::from(end.plies))?;
        let statically = end.evaluation.plies == 0 && end.evaluation.noise.is_none();
        if statically {
            let value = self.judge.value(&state.at, state.ctx, state.before);
            return Some(self.result(state, state.at.outcome.to_array(), value));
        }
        let found = self
            .search
            .evaluate_turn(&state.at.board, state.ctx, end.evaluation);
        let worth = Worth::new(state.ctx, self.search.met());
        let value = worth.value(f64::from(found.cubeful.get()));
        Some(self.result(state, found.outcome.to_array(), value))
    }

    /// Whether a database ends the trial.
    pub(super) fn is_known(&self, at: &Assessed, ctx: CubeContext) -> bool {
        let RolloutSettings { bearoff, cube, .. } = self.plan.settings();
        if !bearoff.exact && !bearoff.one_sided {
            return false;
        }
        let live = *cube == CubeUse::Cubeful && (ctx.may_double() || ctx.flipped().may_double());
        if live && !bearoff.live_cube {
            let money = matches!(ctx.scoring, Scoring::Money { .. });
            return bearoff.exact && money && matches!(at.worth, CubeWorth::Exact(_));
        }
        match self.search.evaluator().regime(&at.board) {
            Regime::TwoSided | Regime::Hypergammon => bearoff.exact,
            Regime::OneSided => bearoff.one_sided,
            Regime::Rules | Regime::Net | Regime::BkgVi => false,
        }
    }

    /// What a unit of value in a context is in the unit of the trial.
    pub(super) fn scale(&self, ctx: CubeContext) -> f64 {
        if self.worth.is_match() {
            1.0
        } else {
            f64::from(ctx.value) / f64::from(self.plan.context().value)
        }
    }

    /// The result of a trial that ends with these chances and this value of the player on roll.
    pub(super) fn result(&self, state: &State, outcome: [f32; 5], value: f64) -> TrialResult {
        let outcome = outcome.map(f64::from);
        let scaled = self.scale(state.ctx) * value;
        let (mut chances, mut value) = if state.decider {
            (outcome, scaled)
        } else {
            let loss = f64::from(u8::from(self.worth.is_match()));
            (of_other_side(outcome, 1.0), loss - scaled)
        };
        for (chance, luck) in chances.iter_mut().zip(&state.luck.chances) {
            *chance -= luck;
        }
        value -= state.luck.value;
        if self.plan.settings().cube == CubeUse::Cubeless {
            value = self.worth.value(self.worth.cubeless(&chances));
        }
        TrialResult { chances, value }
    }
}
