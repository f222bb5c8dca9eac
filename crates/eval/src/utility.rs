//! What gammons and backgammons add to a win or a loss: the weights of cubeless equity.

use barpoint_equity::{CubeContext, Equity, GammonValues, Met, Outcome, Scoring};

/// Weights of the cumulative chances in cubeless equity at one score and cube.
///
/// `equity = 2 win - 1 + win_gammon·wg + win_backgammon·wbg - lose_gammon·lg - lose_backgammon·lbg`.
/// All four are 1 in money play without the Jacoby rule; gnubg calls them gammon prices.
///
/// ```
/// use barpoint_equity::{Equity, Outcome};
/// use barpoint_eval::Utility;
///
/// let outcome = Outcome::new([0.75, 0.25, 0.0, 0.125, 0.0])?;
/// assert_eq!(Utility::MONEY.equity(&outcome), Equity(0.625));
/// # Ok::<(), barpoint_equity::OutcomeError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Utility {
    /// What a gammon won adds to a win.
    pub win_gammon: f32,
    /// What a backgammon won adds to a gammon.
    pub win_backgammon: f32,
    /// What a gammon lost takes off a loss.
    pub lose_gammon: f32,
    /// What a backgammon lost takes off a gammon lost.
    pub lose_backgammon: f32,
}

impl Utility {
    /// Money play where gammons count.
    pub const MONEY: Self = Self {
        win_gammon: 1.0,
        win_backgammon: 1.0,
        lose_gammon: 1.0,
        lose_backgammon: 1.0,
    };

    /// The weights for a cube and score; none count under the Jacoby rule with a centred cube.
    #[must_use]
    pub fn of(ctx: CubeContext, met: &Met) -> Self {
        let values = GammonValues::of(&ctx, met);
        Self {
            win_gammon: 2.0 * values.on_roll.gammon,
            win_backgammon: 2.0 * (values.on_roll.backgammon - values.on_roll.gammon),
            lose_gammon: 2.0 * values.opponent.gammon,
            lose_backgammon: 2.0 * (values.opponent.backgammon - values.opponent.gammon),
        }
    }

    /// Cubeless equity of an outcome, points per cube (EMG in matches), from the same side.
    #[must_use]
    pub fn equity(&self, outcome: &Outcome) -> Equity {
        Equity(
            2.0 * outcome.win - 1.0
                + self.win_gammon * outcome.win_gammon
                + self.win_backgammon * outcome.win_backgammon
                - self.lose_gammon * outcome.lose_gammon
                - self.lose_backgammon * outcome.lose_backgammon,
        )
    }
}

/// The weights of a game played without cube: the Jacoby rule has no effect there.
#[must_use]
pub fn cubeless_utility(ctx: CubeContext, met: &Met) -> Utility {
    match ctx.scoring {
        Scoring::Money { .. } => Utility::MONEY,
        Scoring::Match { .. } => Utility::of(ctx, met),
    }
}

/// Cubeless equity of an outcome: points at money, EMG in a match.
#[must_use]
pub fn cubeless_equity(ctx: CubeContext, met: &Met, outcome: &Outcome) -> Equity {
    cubeless_utility(ctx, met).equity(outcome)
}
