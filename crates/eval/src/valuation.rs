//! The value of chances in one cube context, in the unit a look-ahead averages.

use barpoint_equity::{CubeContext, CubeTheory, Cubeful, Equity, Met, Outcome, Split, Stakes};

use crate::{MoneyEquities, Utility};

/// Value of outcomes in one cube context, seen by the player on roll.
///
/// Averages over dice are linear in points (money) or in match-winning chance (matches), so that is
/// the unit: points per cube of this context, or MWC.
pub(crate) struct Valuation {
    ctx: CubeContext,
    cubeful: Cubeful,
    utility: Utility,
    stakes: Option<Stakes>,
}

impl Valuation {
    pub(crate) fn new(ctx: CubeContext, met: &Met) -> Self {
        Self {
            ctx,
            cubeful: Cubeful::new(&ctx, met),
            utility: Utility::of(ctx, met),
            stakes: Stakes::of(&ctx, met),
        }
    }

    /// Value of the result of a finished game.
    pub(crate) fn over(&self, outcome: &Outcome) -> f64 {
        self.value(self.utility.equity(outcome))
    }

    /// Value of a position that a database knows.
    pub(crate) fn exact(&self, outcome: &Outcome, equities: &MoneyEquities) -> f64 {
        self.value(if self.stakes.is_none() {
            equities.of(self.ctx)
        } else {
            let life = equities.life(self.ctx.access, outcome);
            self.cubeful.value(outcome, life)
        })
    }

    /// Value of a position by a theory of the cube.
    pub(crate) fn by_theory(&self, split: &Split, theory: &CubeTheory) -> f64 {
        self.value(self.cubeful.value_of(split, theory))
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
