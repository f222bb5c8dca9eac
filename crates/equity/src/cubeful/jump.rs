//! Cubes in a game that moves in jumps.
//!
//! The winning chance moves by independent jumps from one cube decision of a player to the next; all that
//! matters of their distribution is the expected size, the *jump volatility*. Equity is linear inside the
//! doubling window, and the line meets the pass value not at the passing point but one expected jump
//! beyond it. Source: M. Higgins, "Cube handling in backgammon money games under a jump model" (2012).

mod integral;
mod volatility;

use crate::units::narrowed;
pub use integral::JumpProcess;
pub use volatility::{JumpVolatility, Volatilities};

/// Where cube actions change at money play, as winning chances of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JumpPoints {
    /// From here up a double is taken.
    pub take: f32,
    /// From here up the opponent passes.
    pub cash: f32,
    /// From here up a centred cube is turned.
    pub initial_double: f32,
    /// From here up an owned cube is turned.
    pub redouble: f32,
}

impl JumpPoints {
    /// The points for average points of games won and lost (appendix 3 of the source).
    #[must_use]
    pub fn of(won: f32, lost: f32, volatilities: Volatilities) -> Self {
        let (w, l) = (f64::from(won), f64::from(lost));
        let (local, average) = volatilities.values();
        let span = w + l + 0.5;
        let double = l + 1.0 + average * (1.5 + l - w) + 2.0 * local * l * span
            - average * average * (w - 0.5)
            - 2.0 * average * local * (w + 0.5) * span;
        let turned = 1.0 + l - average * (l + 2.0 * w);
        let redouble = turned * (1.0 + l - average * (w - 0.5) + local * span)
            / (span * (turned + 2.0 * local * span));
        let (take, cash) = take_and_cash(w, l, average);
        Self {
            take: narrowed(take),
            cash: narrowed(cash),
            initial_double: narrowed(double / (span * (1.0 + average + 2.0 * local * span))),
            redouble: narrowed(redouble),
        }
    }
}

/// Take and cash point at money play.
fn take_and_cash(won: f64, lost: f64, average: f64) -> (f64, f64) {
    let span = won + lost + 0.5;
    let take = (lost - 0.5) * (1.0 + average) / span;
    let cash = (lost + 1.0 + average * (0.5 - won)) / span;
    (take, cash)
}

/// A point at which a player passes a double.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Barrier {
    /// Winning chance of the player on roll there.
    pub(super) at: f64,
    /// Winning chance at which the line inside the window meets the pass value: an expected jump
    /// further out.
    pub(super) aim: f64,
    /// Value of the pass.
    pub(super) value: f64,
}

/// Value of a game, with no double this turn, against the winning chance of the player on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct JumpCurve {
    /// Value of a certain loss.
    pub(super) lost: f64,
    /// Value of a certain win.
    pub(super) won: f64,
    /// Where the player on roll passes, if the opponent may double.
    pub(super) opponent: Option<Barrier>,
    /// Where the opponent passes, if the player on roll may double.
    pub(super) own: Option<Barrier>,
}

impl JumpCurve {
    /// The value at a winning chance. Beyond a barrier, where a double that should have happened has not, the
    /// value goes on evenly to that of the certain result.
    pub(super) fn value(&self, chance: f64) -> f64 {
        let inside = |barrier: &Barrier| (0.0..1.0).contains(&barrier.at);
        let (opponent, own) = (self.opponent.filter(inside), self.own.filter(inside));
        let left = opponent.map_or((0.0, self.lost), |b| (b.aim, b.value));
        let right = own.map_or((1.0, self.won), |b| (b.aim, b.value));
        let line = |chance: f64| between(left, right, chance);
        match (opponent, own) {
            (Some(b), _) if chance < b.at => between((0.0, self.lost), (b.at, line(b.at)), chance),
            (_, Some(b)) if chance > b.at => between((b.at, line(b.at)), (1.0, self.won), chance),
            _ => line(chance),
        }
    }
}

/// On the line through two points; the right one's value where they coincide.
fn between(left: (f64, f64), right: (f64, f64), chance: f64) -> f64 {
    let width = right.0 - left.0;
    if width <= 0.0 {
        return right.1;
    }
    left.1 + (right.1 - left.1) * (chance - left.0) / width
}

/// The game as the model sees it at money play where gammons count: equity against the winning chance with
/// both players doubling and passing as they should.
///
/// ```
/// use barpoint_equity::{JumpModel, JumpVolatility, Volatilities};
///
/// // Without gammons and without jumps the cube is fully live: take at 20 %, cash at 80 %.
/// let volatilities = Volatilities::one(JumpVolatility::NONE);
/// let model = JumpModel { won: 1.0, lost: 1.0, volatilities };
/// assert_eq!((model.points().take, model.points().cash), (0.2, 0.8));
/// assert!(model.centred(0.5).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JumpModel {
    /// Average points of games won.
    pub won: f32,
    /// Average points of games lost.
    pub lost: f32,
    /// How far the winning chance jumps.
    pub volatilities: Volatilities,
}

impl JumpModel {
    /// Where cube actions change.
    #[must_use]
    pub fn points(&self) -> JumpPoints {
        JumpPoints::of(self.won, self.lost, self.volatilities)
    }

    /// Points per cube with a centred cube (figure 5 of the source): -1 below the take point, 1 above the
    /// cash point, jumps at both.
    #[must_use]
    pub fn centred(&self, chance: f32) -> f32 {
        let points = self.points();
        if chance < points.take {
            return -1.0;
        }
        if chance > points.cash {
            return 1.0;
        }
        self.at(true, true, chance)
    }

    /// Points per cube when the player owns it: 1 above the cash point.
    #[must_use]
    pub fn owned(&self, chance: f32) -> f32 {
        if chance > self.points().cash {
            return 1.0;
        }
        self.at(false, true, chance)
    }

    /// Points per cube when the opponent owns it: -1 below the take point.
    #[must_use]
    pub fn opponents(&self, chance: f32) -> f32 {
        if chance < self.points().take {
            return -1.0;
        }
        self.at(true, false, chance)
    }

    fn at(&self, opponent: bool, own: bool, chance: f32) -> f32 {
        let (won, lost) = (f64::from(self.won), f64::from(self.lost));
        let (opponent_barrier, own_barrier) = money_barriers(won, lost, self.volatilities);
        let curve = JumpCurve {
            lost: -lost,
            won,
            opponent: opponent.then_some(opponent_barrier),
            own: own.then_some(own_barrier),
        };
        narrowed(curve.value(f64::from(chance)))
    }
}

/// Barriers at money play: where the player on roll passes, then where the opponent does.
pub(super) fn money_barriers(
    won: f64,
    lost: f64,
    volatilities: Volatilities,
) -> (Barrier, Barrier) {
    let (local, average) = volatilities.values();
    let (take, cash) = take_and_cash(won, lost, average);
    (
        Barrier {
            at: take,
            aim: take - average,
            value: -1.0,
        },
        Barrier {
            at: cash,
            aim: cash + local,
            value: 1.0,
        },
    )
}

#[cfg(test)]
mod tests;
