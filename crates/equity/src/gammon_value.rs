//! What gammons and backgammons are worth beyond a plain win.

use crate::payoffs::Payoffs;
use crate::units::narrowed;
use crate::{CubeContext, Met};

/// Extra worth of a gammon and a backgammon of one player, in units of the swing between losing
/// and winning a plain game. At money 0.5 and 1.
///
/// A gammon value g makes a share 1 : 1/g trade of gammons for wins fair; gnubg's "gammon price"
/// is 2 g, its "backgammon price" twice the step from gammon to backgammon.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GammonValue {
    /// Gammon over plain win.
    pub gammon: f32,
    /// Backgammon over plain win.
    pub backgammon: f32,
}

/// The gammon values of both players with the cube where it is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GammonValues {
    /// Of the player on roll.
    pub on_roll: GammonValue,
    /// Of the opponent.
    pub opponent: GammonValue,
}

impl GammonValues {
    /// Gammon values for this cube and score; all 0 where the game decides nothing, or under the
    /// Jacoby rule with a centred cube.
    ///
    /// ```
    /// use barpoint_equity::{CubeContext, GammonValues, Met};
    ///
    /// let money = GammonValues::of(&CubeContext::MONEY, &Met::kazaross_xg2());
    /// assert_eq!((money.on_roll.gammon, money.on_roll.backgammon), (0.5, 1.0));
    /// ```
    #[must_use]
    pub fn of(context: &CubeContext, met: &Met) -> Self {
        let Payoffs { win, lose } = Payoffs::of(*context, met);
        let swing = win[0] - lose[0];
        if swing <= 0.0 {
            return Self::default();
        }
        let over_plain = |results: [f64; 3]| GammonValue {
            gammon: narrowed((results[1] - results[0]).abs() / swing),
            backgammon: narrowed((results[2] - results[0]).abs() / swing),
        };
        Self {
            on_roll: over_plain(win),
            opponent: over_plain(lose),
        }
    }
}

#[cfg(test)]
mod tests;
