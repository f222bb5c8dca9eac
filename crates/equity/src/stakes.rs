//! What winning and losing the current cube is worth in a match: the road between MWC and EMG.

use crate::payoffs::Payoffs;
use crate::units::narrowed;
use crate::{CubeContext, Equity, Met, Mwc, Scoring};

/// What winning and losing the current cube is worth in a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stakes {
    /// Match-winning chance after winning the cube's value.
    pub win: Mwc,
    /// Match-winning chance after losing it.
    pub lose: Mwc,
}

impl Stakes {
    /// The stakes of a game in a match; `None` in money play.
    #[must_use]
    pub fn of(context: &CubeContext, met: &Met) -> Option<Self> {
        if let Scoring::Money { .. } = context.scoring {
            return None;
        }
        let payoffs = Payoffs::of(*context, met);
        Some(Self {
            win: Mwc::clamped(narrowed(payoffs.win[0])),
            lose: Mwc::clamped(narrowed(payoffs.lose[0])),
        })
    }

    /// Linear map sending `win` to +1 and `lose` to -1: the only road from MWC to EMG. 0 where the
    /// game cannot change the match.
    #[must_use]
    pub fn normalise(self, mwc: Mwc) -> Equity {
        let swing = f64::from(self.win.get()) - f64::from(self.lose.get());
        if swing <= 0.0 {
            return Equity(0.0);
        }
        let gain = f64::from(mwc.get()) - f64::from(self.lose.get());
        Equity(narrowed(2.0 * gain / swing - 1.0))
    }

    /// The way back from EMG to MWC.
    #[must_use]
    pub fn denormalise(self, equity: Equity) -> Mwc {
        let lose = f64::from(self.lose.get());
        let swing = f64::from(self.win.get()) - lose;
        Mwc::clamped(narrowed(
            lose + f64::midpoint(f64::from(equity.0), 1.0) * swing,
        ))
    }

    /// The same stakes seen by the opponent.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self {
            win: self.lose.flipped(),
            lose: self.win.flipped(),
        }
    }
}
