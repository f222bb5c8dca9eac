//! The unit in which trials are added up, and the way to equities.

use barpoint_equity::{CubeContext, Met, Stakes};
use barpoint_eval::{Utility, cubeless_utility};

/// Turns the values of trials into equities. Averages are linear in points (money) or in match-winning
/// chances (matches), so trials are kept in points per cube of the decision, or MWC; both seen by the
/// player who decides.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Worth {
    utility: Utility,
    stakes: Option<Stakes>,
}

impl Worth {
    /// For a cube and score.
    pub(crate) fn new(context: CubeContext, met: &Met) -> Self {
        Self {
            utility: cubeless_utility(context, met),
            stakes: Stakes::of(&context, met),
        }
    }

    /// Cubeless equity of chances that may lie outside 0 to 1, as those of single trials do.
    pub(crate) fn cubeless(&self, chances: &[f64; 5]) -> f64 {
        let [win, wg, wbg, lg, lbg] = chances;
        let weight = &self.utility;
        2.0 * win - 1.0 + f64::from(weight.win_gammon) * wg + f64::from(weight.win_backgammon) * wbg
            - f64::from(weight.lose_gammon) * lg
            - f64::from(weight.lose_backgammon) * lbg
    }

    /// The value that has an equity.
    pub(crate) fn value(&self, equity: f64) -> f64 {
        match self.ends() {
            None => equity,
            Some((win, lose)) => lose + f64::midpoint(equity, 1.0) * (win - lose),
        }
    }

    /// The equity that a value has; 0 where the game cannot change the match.
    pub(crate) fn equity(&self, value: f64) -> f64 {
        match self.ends() {
            None => value,
            Some((win, lose)) if win > lose => 2.0 * (value - lose) / (win - lose) - 1.0,
            Some(_) => 0.0,
        }
    }

    /// How much equity a unit of value is.
    pub(crate) fn slope(&self) -> f64 {
        match self.ends() {
            None => 1.0,
            Some((win, lose)) if win > lose => 2.0 / (win - lose),
            Some(_) => 0.0,
        }
    }

    /// Whether values are match-winning chances.
    pub(crate) const fn is_match(&self) -> bool {
        self.stakes.is_some()
    }

    fn ends(&self) -> Option<(f64, f64)> {
        let stakes = self.stakes?;
        Some((stakes.win.get(), stakes.lose.get()))
    }
}
