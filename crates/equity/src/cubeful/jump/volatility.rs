//! How far winning chances jump.

use crate::CubeLife;

/// Expected absolute change of the cubeless winning chance from one cube decision of a player to the next
/// (two rolls), `0.0..=0.5`.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd)]
pub struct JumpVolatility(pub(super) f32);

/// The two volatilities of the model.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volatilities {
    /// At the position itself: how far the player on roll may jump past the cash point.
    pub local: JumpVolatility,
    /// Once the game has turned and the opponent may redouble.
    pub average: JumpVolatility,
}

impl JumpVolatility {
    /// Nothing moves.
    pub const NONE: Self = Self(0.0);

    /// A volatility; `None` outside `0.0..=0.5` or not a number.
    #[must_use]
    pub fn new(alpha: f32) -> Option<Self> {
        (0.0..=0.5).contains(&alpha).then_some(Self(alpha))
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }

    /// The volatility that puts the points where Janowski's formulas have them with this cube life, for
    /// average points of games won and lost.
    #[must_use]
    pub fn of_life(x: CubeLife, won: f32, lost: f32) -> Self {
        let x = x.get();
        Self((1.0 - x) / (2.0 * (won + lost + x / 2.0)))
    }

    /// The cube life that puts Janowski's points where the jump model has them with this volatility alone:
    /// `(1 - 2 alpha (W + L)) / (1 + alpha)`, below 0 for wild games.
    #[must_use]
    pub fn life(self, won: f32, lost: f32) -> f32 {
        (1.0 - 2.0 * self.0 * (won + lost)) / (1.0 + self.0)
    }
}

impl Volatilities {
    /// One volatility everywhere.
    #[must_use]
    pub const fn one(alpha: JumpVolatility) -> Self {
        Self {
            local: alpha,
            average: alpha,
        }
    }

    pub(super) fn values(self) -> (f64, f64) {
        (f64::from(self.local.0), f64::from(self.average.0))
    }
}
