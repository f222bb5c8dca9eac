//! The value of chances in one cube context, in the unit a look-ahead averages.

use barpoint_equity::{CubeContext, Cubeful, Equity, Met, Outcome, Stakes};

use crate::{CubeModel, CubeWorth, Utility};

/// Value of outcomes in one cube context, seen by the player on roll.
///
/// Averages over dice are linear in points (money) or in match-winning chance (matches), so that is
/// the unit: points per cube of this context, or MWC.
pub(crate) struct Valuation {
    ctx: CubeContext,
    cubeful: Cubeful,
    utility: Utility,
    stakes: Option<Stakes>,
    model: CubeModel,
}

impl Valuation {
    pub(crate) fn new(ctx: CubeContext, met: &Met) -> Self {
        Self {
            ctx,
            cubeful: Cubeful::new(&ctx, met),
            utility: Utility::of(ctx, met),
            stakes: Stakes::of(&ctx, met),
            model: CubeModel::Janowski,
        }
    }

    /// The same, with positions that are not searched further valued by this theory.
    pub(crate) fn by(self, model: CubeModel) -> Self {
        Self { model, ..self }
    }

    /// Value of a position that is not searched further: by a database, the static cubeful formula or the result
    /// of a finished game.
    pub(crate) fn position(&self, outcome: &Outcome, worth: &CubeWorth) -> f64 {
        self.value(match (worth, self.stakes) {
            (CubeWorth::Over, _) => self.utility.equity(outcome),
            (CubeWorth::ByKind(kind), _) => {
                self.cubeful.value_by(outcome, &self.model.theory(*kind))
            }
            (CubeWorth::Exact(equities), None) => equities.of(self.ctx),
            (CubeWorth::Exact(equities), Some(_)) => {
                let life = equities.life(self.ctx.access, outcome);
                self.cubeful.value(outcome, life)
            }
        })
    }

    /// Value of cashing the cube.
    pub(crate) fn cash(&self) -> f64 {
        self.value(Equity(1.0))
    }

    /// The same value seen by the other player.
    pub(crate) fn flip(&self, value: f64) -> f64 {
        match self.stakes {
            None => -value,
            Some(_) => 1.0 - value,
        }
    }

    /// A value as equity, points per cube of this context.
    pub(crate) fn equity(&self, value: f64) -> Equity {
        match self.stakes {
            None => Equity::narrowed(value),
            Some(stakes) => stakes.normalise(barpoint_equity::Mwc::clamped(value)),
        }
    }

    fn value(&self, equity: Equity) -> f64 {
        match self.stakes {
            None => f64::from(equity.get()),
            Some(stakes) => stakes.denormalise(equity).get(),
        }
    }
}
