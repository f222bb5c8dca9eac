//! What a game is worth with the cube in play.
//!
//! The value is an average of the dead-cube value (no one doubles any more) and the live-cube
//! value (doubles happen at the perfect moment), weighted by the cube life index x:
//! `(1 - x) dead + x live`, in points at money and in match-winning chances in a match. Sources:
//! R. Janowski, "Take-points in money games" (1993); GNU Backgammon manual (2007), chapter 11.5.5.

mod cube_life;
mod janowski;
mod jump;
mod learned;
mod life_curve;
mod live;
mod match_play;
mod situation;
mod theory;
mod traits;

use crate::payoffs::{Payoffs, Split};
use crate::units::narrowed;
use crate::{CubeAccess, CubeContext, Equity, Met, Mwc, Outcome, Scoring};
pub use cube_life::CubeLife;
pub use jump::{JumpModel, JumpPoints, JumpProcess, JumpVolatility, Volatilities};
pub use learned::LifeParts;
pub use life_curve::{LifeCurve, LifeLine};
use live::{Cash, LiveCurve};
pub(crate) use match_play::Ladder;
use situation::Situation;
pub use theory::CubeTheory;
pub use traits::{CubeTraits, LifePlace, LifeTable, TRAITS};

/// The cubeful value function of one cube and score: built once, asked for many outcomes.
///
/// ```
/// use barpoint_equity::{CubeContext, CubeLife, Cubeful, Equity, Met, Outcome};
///
/// let even = Outcome::new([0.5, 0.0, 0.0, 0.0, 0.0])?;
/// let money = Cubeful::new(&CubeContext::MONEY, &Met::kazaross_xg2());
/// assert!(money.value(&even, CubeLife::CONTACT).get().abs() < 1e-6);
///
/// // After a take the taker owns the cube: worth a quarter of a point if it is fully live, nothing if it is dead.
/// let doubled = Cubeful::new(&CubeContext::MONEY.doubled(), &Met::kazaross_xg2());
/// assert_eq!(doubled.value(&even, CubeLife::DEAD), Equity(0.0));
/// assert_eq!(format!("{:.3}", doubled.value(&even, CubeLife::LIVE).get()), "-0.250");
/// # Ok::<(), barpoint_equity::OutcomeError>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Cubeful {
    access: CubeAccess,
    payoffs: Payoffs,
    model: Model,
    scale: Scale,
    /// The scale after double and take.
    doubled: Scale,
    situation: Situation,
}

#[derive(Clone, Debug, PartialEq)]
enum Model {
    Dead,
    Money,
    Match(Ladder),
    /// Both players turn the cube as soon as they may (2-away, 2-away): dead to all theories but the learned one.
    BothAtOnce(Ladder),
}

/// Raw value (points per cube, or match-winning chance) = `centre + half_swing * equity`.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Scale {
    centre: f64,
    half_swing: f64,
}

impl Cubeful {
    /// The value function for the player on roll in this context.
    #[must_use]
    pub fn new(context: &CubeContext, met: &Met) -> Self {
        let payoffs = Payoffs::of(*context, met);
        let (model, scale, doubled) = match context.scoring {
            Scoring::Money { .. } => (Model::Money, Scale::POINTS, Scale::DOUBLED_POINTS),
            Scoring::Match { .. } => (
                Model::at_score(*context, met),
                Scale::of(&payoffs),
                Scale::of(&Payoffs::of(context.doubled(), met)),
            ),
        };
        Self {
            access: context.access,
            payoffs,
            model,
            scale,
            doubled,
            situation: Situation::of(context),
        }
    }

    /// Cubeful value of an outcome, with no double this turn, in units of the context's own
    /// cube: points per cube at money, EMG in a match.
    #[must_use]
    pub fn value(&self, outcome: &Outcome, x: CubeLife) -> Equity {
        self.scale.equity(self.raw_value(&Split::of(outcome), x))
    }

    /// The same as a match-winning chance; `None` at money play.
    #[must_use]
    pub fn mwc(&self, outcome: &Outcome, x: CubeLife) -> Option<Mwc> {
        let raw = self.raw_value(&Split::of(outcome), x);
        (self.model != Model::Money).then(|| Mwc::clamped(raw))
    }

    /// Cubeless value of an outcome at this score: the game played out with the cube as it lies.
    #[must_use]
    pub fn cubeless(&self, outcome: &Outcome) -> Equity {
        self.scale
            .equity(self.payoffs.dead_value(&Split::of(outcome)))
    }

    /// An equity for the same player in units of the doubled cube, in units of the present one.
    #[must_use]
    pub fn from_doubled(&self, doubled: Equity) -> Equity {
        self.scale.equity(self.doubled.raw(doubled))
    }

    fn raw_value(&self, split: &Split, x: CubeLife) -> f64 {
        let (dead, live) = self.dead_and_live(split);
        let x = f64::from(x.get());
        live.map_or(dead, |live| dead * (1.0 - x) + live * x)
    }

    /// The value if no one doubles any more, and if doubles happen at the perfect moment; the latter
    /// only where the cube matters.
    fn dead_and_live(&self, split: &Split) -> (f64, Option<f64>) {
        let dead = self.payoffs.dead_value(split);
        let window = self.window(split);
        (dead, window.map(|window| self.live_value(split, window)))
    }

    /// The opponent's cash point, then that of the player on roll, with a live cube; `None` where the cube does not
    /// matter.
    fn window(&self, split: &Split) -> Option<(Cash, Cash)> {
        match &self.model {
            Model::Dead | Model::BothAtOnce(_) => None,
            Model::Money if split.is_decided() => None,
            Model::Money => Some(janowski::cash_points(
                split.points_won(),
                split.points_lost(),
            )),
            Model::Match(ladder) => Some(ladder.cash_points(split, &self.payoffs)),
        }
    }

    /// The value with a live cube and these cash points.
    fn live_value(&self, split: &Split, window: (Cash, Cash)) -> f64 {
        let curve = self.live_curve(self.access, split, window);
        curve.value(split.chance)
    }

    fn live_curve(
        &self,
        access: CubeAccess,
        split: &Split,
        (opponent_cash, cash): (Cash, Cash),
    ) -> LiveCurve {
        LiveCurve {
            lost: self.payoffs.average_loss(split),
            opponent_cash: (access != CubeAccess::OnRoll).then_some(opponent_cash),
            cash: (access != CubeAccess::Opponent).then_some(cash),
            won: self.payoffs.average_win(split),
        }
    }
}

impl Model {
    fn at_score(context: CubeContext, met: &Met) -> Self {
        match Ladder::also_at_two_away(context, met) {
            None => Self::Dead,
            Some(ladder) if ladder.both_turn_at_once() => Self::BothAtOnce(ladder),
            Some(ladder) => Self::Match(ladder),
        }
    }
}

impl CubeLife {
    /// The life at which the formula gives this money equity (with no double this turn, gammons
    /// counting): what an exactly known cubeful equity tells about the cube. Within 0 and
    /// [`CubeLife::BEAROFF`], which also stands where the cube's life makes no difference.
    ///
    /// Source: GNU Backgammon manual (2007), "The cube efficiency", on two-sided bearoff databases; the
    /// limits were found by asking gnubg 1.07 (`testdata/gnubg/cubeful-two-sided.jsonl`).
    #[must_use]
    pub fn effective(access: CubeAccess, outcome: &Outcome, cubeful: Equity) -> Self {
        /// A difference that is nothing but rounding.
        const LEAST: f64 = 1e-6;
        let money = Cubeful {
            access,
            payoffs: Payoffs::MONEY,
            model: Model::Money,
            scale: Scale::POINTS,
            doubled: Scale::DOUBLED_POINTS,
            situation: Situation::of(&CubeContext {
                access,
                ..CubeContext::MONEY
            }),
        };
        let (dead, live) = money.dead_and_live(&Split::of(outcome));
        let gain = live.map_or(0.0, |live| live - dead);
        if gain.abs() < LEAST {
            return Self::BEAROFF;
        }
        let share = narrowed((f64::from(cubeful.get()) - dead) / gain);
        Self(share.clamp(0.0, Self::BEAROFF.0))
    }
}

impl Scale {
    const POINTS: Self = Self {
        centre: 0.0,
        half_swing: 1.0,
    };
    const DOUBLED_POINTS: Self = Self {
        centre: 0.0,
        half_swing: 2.0,
    };

    fn of(payoffs: &Payoffs) -> Self {
        Self {
            centre: f64::midpoint(payoffs.win[0], payoffs.lose[0]),
            half_swing: (payoffs.win[0] - payoffs.lose[0]) / 2.0,
        }
    }

    fn equity(self, raw: f64) -> Equity {
        if self.half_swing <= 0.0 {
            return Equity(0.0);
        }
        Equity(narrowed((raw - self.centre) / self.half_swing))
    }

    fn raw(self, equity: Equity) -> f64 {
        self.centre + self.half_swing * f64::from(equity.0)
    }
}

#[cfg(test)]
mod tests;
