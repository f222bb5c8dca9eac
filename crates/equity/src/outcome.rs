//! Cubeless outcome chances.

use crate::Equity;

/// How far rounding may take a chance past its limit.
const ROUNDING: f32 = 1e-5;

/// Why five numbers do not make an [`Outcome`].
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum OutcomeError {
    /// A number that is not a probability.
    #[error("expected chances from 0 to 1, found {found} as {name}")]
    Chance {
        /// Which of the five, in words.
        name: &'static str,
        /// The number.
        found: f32,
    },
    /// More backgammons than gammons, or more gammons than wins or losses: the chances are cumulative.
    #[error("expected {name} to be at most {limit}, found {found}")]
    Order {
        /// Which of the five, in words.
        name: &'static str,
        /// The chance that includes it.
        limit: f32,
        /// The number.
        found: f32,
    },
}

impl OutcomeError {
    /// The same in per cent, where chances were given so.
    #[must_use]
    pub fn in_percent(&self) -> String {
        // Single precision is good for seven digits, which are not to be shown.
        let percent = |chance: f32| f64::from((chance * 1e6).round()) / 1e4;
        match *self {
            Self::Chance { name, found } => {
                let found = percent(found);
                format!("expected chances from 0 to 100, found {found} as {name}")
            }
            Self::Order { name, limit, found } => {
                let (limit, found) = (percent(limit), percent(found));
                format!("expected {name} to be at most {limit} %, found {found} %")
            }
        }
    }
}

/// Cubeless outcome chances for the player on roll, before the dice are thrown.
///
/// Five *cumulative* chances in gnubg's order: `win` includes gammons, `win_gammon` includes
/// backgammons. Invariant: `1 >= win >= win_gammon >= win_backgammon >= 0`, and
/// `1 - win >= lose_gammon >= lose_backgammon >= 0`. [`Outcome::new`] checks it, [`Outcome::sanitised`] brings
/// about what a net says; what is only passed on need not be checked again.
///
/// ```
/// use barpoint_equity::{Equity, Outcome};
///
/// let outcome = Outcome::new([0.75, 0.25, 0.0, 0.125, 0.0])?;
/// assert_eq!(outcome.money_equity(), Equity(0.625));
/// assert_eq!(outcome.flipped().money_equity(), Equity(-0.625));
///
/// let error = Outcome::new([0.75, 0.25, 0.0, 0.5, 0.0]).unwrap_err();
/// assert_eq!(error.to_string(), "expected lost gammons to be at most 0.25, found 0.5");
/// # Ok::<(), barpoint_equity::OutcomeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "crate::serial::Chances"))]
pub struct Outcome {
    /// Chance to win the game.
    pub win: f32,
    /// Chance to win a gammon or backgammon.
    pub win_gammon: f32,
    /// Chance to win a backgammon.
    pub win_backgammon: f32,
    /// Chance to lose a gammon or backgammon.
    pub lose_gammon: f32,
    /// Chance to lose a backgammon.
    pub lose_backgammon: f32,
}

impl Outcome {
    /// An outcome from chances in field order.
    ///
    /// # Errors
    /// If one is no chance, or the invariant is broken by more than rounding (1e-5).
    pub fn new(chances: [f32; 5]) -> Result<Self, OutcomeError> {
        const NAMES: [&str; 5] = [
            "wins",
            "won gammons",
            "won backgammons",
            "lost gammons",
            "lost backgammons",
        ];
        let [win, win_gammon, _, lose_gammon, _] = chances;
        let limits = [1.0, win, win_gammon, 1.0 - win, lose_gammon];
        for ((name, found), limit) in NAMES.into_iter().zip(chances).zip(limits) {
            if !(-ROUNDING..=1.0 + ROUNDING).contains(&found) {
                return Err(OutcomeError::Chance { name, found });
            }
            if found > limit + ROUNDING {
                return Err(OutcomeError::Order { name, limit, found });
            }
        }
        Ok(Self::from_array(chances).sanitised())
    }

    /// The five chances as an array, in field order.
    #[must_use]
    pub const fn to_array(self) -> [f32; 5] {
        [
            self.win,
            self.win_gammon,
            self.win_backgammon,
            self.lose_gammon,
            self.lose_backgammon,
        ]
    }

    /// From an array in field order.
    #[must_use]
    pub const fn from_array(a: [f32; 5]) -> Self {
        Self {
            win: a[0],
            win_gammon: a[1],
            win_backgammon: a[2],
            lose_gammon: a[3],
            lose_backgammon: a[4],
        }
    }

    /// The nearest outcome that keeps the invariant: what a net says, brought into order. What is
    /// not a number becomes 0.
    #[must_use]
    pub fn sanitised(self) -> Self {
        let within = |chance: f32, top: f32| chance.max(0.0).min(top);
        let win = within(self.win, 1.0);
        let win_gammon = within(self.win_gammon, win);
        let lose_gammon = within(self.lose_gammon, 1.0 - win);
        Self {
            win,
            win_gammon,
            win_backgammon: within(self.win_backgammon, win_gammon),
            lose_gammon,
            lose_backgammon: within(self.lose_backgammon, lose_gammon),
        }
    }

    /// The same game seen by the opponent.
    #[must_use]
    pub fn flipped(self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            win_backgammon: self.lose_backgammon,
            lose_gammon: self.win_gammon,
            lose_backgammon: self.win_backgammon,
        }
    }

    /// The same shares of gammons and backgammons among wins and losses, at another chance to win.
    #[must_use]
    pub fn at_chance(self, win: f32) -> Self {
        let share = |part: f32, whole: f32| if whole > 0.0 { part / whole } else { 0.0 };
        let lose = 1.0 - self.win;
        Self {
            win,
            win_gammon: win * share(self.win_gammon, self.win),
            win_backgammon: win * share(self.win_backgammon, self.win),
            lose_gammon: (1.0 - win) * share(self.lose_gammon, lose),
            lose_backgammon: (1.0 - win) * share(self.lose_backgammon, lose),
        }
    }

    /// Average points of games won, then of games lost, both positive, for a cube of 1; 1 where there are
    /// none.
    #[must_use]
    pub fn points_won_and_lost(self) -> (f32, f32) {
        let points = |gammons: f32, backgammons: f32, games: f32| {
            if games > 0.0 {
                1.0 + (gammons + backgammons) / games
            } else {
                1.0
            }
        };
        (
            points(self.win_gammon, self.win_backgammon, self.win),
            points(self.lose_gammon, self.lose_backgammon, 1.0 - self.win),
        )
    }

    /// Cubeless money equity with gammons at 2 and backgammons at 3 points.
    #[must_use]
    pub fn money_equity(self) -> Equity {
        Equity(
            2.0 * self.win - 1.0 + self.win_gammon + self.win_backgammon
                - self.lose_gammon
                - self.lose_backgammon,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_speak_of_percent_where_percent_were_given() {
        let error = Outcome::new([0.2, 0.7, 0.0, 0.0, 0.0]).unwrap_err();
        let expected = "expected won gammons to be at most 20 %, found 70 %";
        assert_eq!(error.in_percent(), expected);
        let error = Outcome::new([1.2, 0.0, 0.0, 0.0, 0.0]).unwrap_err();
        let expected = "expected chances from 0 to 100, found 120 as wins";
        assert_eq!(error.in_percent(), expected);
    }

    #[test]
    fn numbers_that_are_no_outcome_are_refused_with_the_reason() {
        let check = |chances, message: &str| {
            assert_eq!(Outcome::new(chances).unwrap_err().to_string(), message);
        };
        check(
            [1.5, 0.0, 0.0, 0.0, 0.0],
            "expected chances from 0 to 1, found 1.5 as wins",
        );
        check(
            [0.5, f32::NAN, 0.0, 0.0, 0.0],
            "expected chances from 0 to 1, found NaN as won gammons",
        );
        check(
            [0.5, 0.25, 0.5, 0.0, 0.0],
            "expected won backgammons to be at most 0.25, found 0.5",
        );
        check(
            [0.5, 0.0, 0.0, 0.25, 0.5],
            "expected lost backgammons to be at most 0.25, found 0.5",
        );
    }

    #[test]
    fn rounding_is_no_mistake() {
        let outcome = Outcome::new([1.0, 1.000_001, 0.0, 0.0, -0.000_001]).unwrap();
        let expected = Outcome::from_array([1.0, 1.0, 0.0, 0.0, 0.0]);
        assert_eq!(outcome, expected);
    }
}
