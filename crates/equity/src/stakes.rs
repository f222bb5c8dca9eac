//! What winning and losing the current cube is worth in a match, and the conversion between MWC and EMG.

use crate::payoffs::Payoffs;
use crate::units::narrowed;
use crate::{CubeContext, Equity, Met, Mwc, Scoring};

/// What winning and losing the current cube is worth in a match.
///
/// ```
/// use barpoint_equity::{CubeContext, Equity, Met, Stakes};
/// use barpoint_rules::{MatchState, Side};
///
/// // 7-point match, 0-0; GNU Backgammon 1.07 gives 56.261 % for a point won.
/// let state: MatchState = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:7:10".parse()?;
/// let context = CubeContext::of(&state, Side::Black);
/// let stakes = Stakes::of(&context, &Met::kazaross_xg2()).ok_or("a match")?;
/// assert_eq!(format!("{:.5}", stakes.denormalise(Equity(1.0)).get()), "0.56261");
/// assert_eq!(stakes.normalise(stakes.win), Equity(1.0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
            win: Mwc::clamped(payoffs.win[0]),
            lose: Mwc::clamped(payoffs.lose[0]),
        })
    }

    /// The EMG of a match-winning chance: linear, with `win` at +1 and `lose` at -1. 0 where the game cannot change the
    /// match.
    #[must_use]
    pub fn normalise(self, mwc: Mwc) -> Equity {
        let swing = self.win.get() - self.lose.get();
        if swing <= 0.0 {
            return Equity(0.0);
        }
        let gain = mwc.get() - self.lose.get();
        Equity(narrowed(2.0 * gain / swing - 1.0))
    }

    /// The match-winning chance of an EMG, the inverse of [`Stakes::normalise`]. An EMG beyond what the match allows
    /// gives 0 or 1 ([`Mwc::clamped`]), one that is not a number gives 0.
    #[must_use]
    pub fn denormalise(self, equity: Equity) -> Mwc {
        let lose = self.lose.get();
        let swing = self.win.get() - lose;
        Mwc::clamped(lose + f64::midpoint(f64::from(equity.0), 1.0) * swing)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Crawford, CubeAccess};

    /// `gnubg.eq2mwc` and `gnubg.mwc2eq` of gnubg 1.07, and `hint` with MWC output at 7 points,
    /// 3-3, cube on 2.
    #[test]
    fn conversions_are_gnubgs() {
        for (value, away, equity, mwc) in [
            (1, 7, 1.0, 0.562_610),
            (1, 7, -1.0, 0.437_390),
            (1, 7, 1.597_189, 0.6),
            (1, 7, 7.985_945, 1.0),
            (1, 3, 1.0, 0.599_470),
            (1, 3, 5.026_64, 1.0),
            (2, 4, 1.0, 0.668_7),
            (2, 4, -0.431, 0.427_3),
        ] {
            let context = CubeContext {
                value,
                access: CubeAccess::Centred,
                scoring: Scoring::at_score(away, away, Crawford::Pre),
            };
            let stakes = Stakes::of(&context, &Met::kazaross_xg2()).unwrap();
            let found = stakes.denormalise(Equity(equity)).get();
            assert!((found - mwc).abs() < 1e-4, "{equity}: {found} {mwc}");
            assert_eq!(stakes.denormalise(Equity(f32::NAN)), Mwc::clamped(0.0));
            assert_eq!(stakes.denormalise(Equity(1e9)), Mwc::clamped(1.0));
            let back = stakes.normalise(Mwc::clamped(mwc)).get();
            assert!((back - equity).abs() < 1e-3, "{mwc}: {back} {equity}");
        }
    }
}
