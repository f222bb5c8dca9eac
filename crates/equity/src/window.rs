//! The market window: between which winning chances a double is right and a take is still right.
//!
//! Money points after R. Janowski, "Take-points in money games" (1993), with W and L the average
//! points of games won and lost; match points by comparing match-winning chances. Both are what
//! gnubg's `show marketwindow` prints. All points are winning chances of the player on roll at
//! the gammon rates of the outcome given.

use crate::cubeful::Ladder;
use crate::payoffs::{Payoffs, Split};
use crate::units::narrowed;
use crate::{CubeContext, Jacoby, Met, Outcome, Scoring};

/// Where cube actions change, by the kind of game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MarketWindow {
    /// Money play.
    Money {
        /// Neither player doubles any more.
        dead: MoneyPoints,
        /// Doubles happen at the perfect moment.
        live: MoneyPoints,
    },
    /// Match play.
    Match {
        /// The cube is not turned again after a take.
        dead: MatchPoints,
        /// The opponent redoubles at once after a take, where only the opponent can gain by it.
        redoubled: Option<MatchPoints>,
        /// The cube stays live after a take, where both players can still use it.
        live: Option<MatchPoints>,
    },
}

/// Points of the player on roll at money play.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MoneyPoints {
    /// From here up a double is taken.
    pub take: f32,
    /// From here up a double is beavered.
    pub beaver: f32,
    /// From here up the opponent's beaver is answered by a raccoon.
    pub raccoon: f32,
    /// From here up a centred cube is turned.
    pub initial_double: f32,
    /// From here up an owned cube is turned.
    pub redouble: f32,
    /// From here up the opponent passes.
    pub cash: f32,
    /// From here up it is better to play on for a gammon.
    pub too_good: f32,
}

/// Points of the player on roll at a match score. Where that player would take is in [`TakePoints`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchPoints {
    /// From here up the cube is turned.
    pub double: f32,
    /// From here up the opponent passes; 1 less the opponent's take point.
    pub cash: f32,
    /// From here up it is better to play on for a gammon.
    pub too_good: f32,
}

/// The winning chances from which up the player on roll takes if the opponent doubles, at money play or a match score.
///
/// ```
/// use barpoint_equity::{Crawford, CubeAccess, CubeContext, Met, Outcome, Scoring, TakePoints};
///
/// let (met, even) = (Met::kazaross_xg2(), Outcome::new([0.5, 0.0, 0.0, 0.0, 0.0])?);
/// let money = TakePoints::of(&even, &CubeContext::MONEY, &met);
/// assert_eq!(format!("{:.2} {:.2?}", money.dead, money.live), "0.25 Some(0.20)");
///
/// // 2-away 2-away a take plays for the match, a pass leaves 2-away against 1-away.
/// let scoring = Scoring::at_score(2, 2, Crawford::Pre);
/// let context = CubeContext::new(1, CubeAccess::Centred, scoring)?;
/// let take = TakePoints::of(&even, &context, &met);
/// let passed = met.mwc(2, 1, Crawford::Now).get();
/// assert!((f64::from(take.dead) - passed).abs() < 1e-6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TakePoints {
    /// The cube is not turned again after the take.
    pub dead: f32,
    /// The player who takes redoubles at once, in matches where only that player can gain by it.
    pub redoubled: Option<f32>,
    /// The cube stays live after the take; in matches where both players can still use it.
    pub live: Option<f32>,
}

impl TakePoints {
    /// The take points of the player on roll at the gammon rates of an outcome, which is that player's; see
    /// [`MarketWindow::of`].
    #[must_use]
    pub fn of(outcome: &Outcome, context: &CubeContext, met: &Met) -> Self {
        match MarketWindow::of(&outcome.flipped(), &context.flipped(), met) {
            MarketWindow::Money { dead, live } => Self {
                dead: 1.0 - dead.cash,
                redoubled: None,
                live: Some(1.0 - live.cash),
            },
            MarketWindow::Match {
                dead,
                redoubled,
                live,
            } => {
                let take = |points: MatchPoints| 1.0 - points.cash;
                Self {
                    dead: take(dead),
                    redoubled: redoubled.map(take),
                    live: live.map(take),
                }
            }
        }
    }
}

impl MarketWindow {
    /// The window of the player on roll, as if that player could double.
    ///
    /// Of the outcome only the gammon rates count: which share of the games won and of those lost are gammons and
    /// backgammons. The winning chance itself makes no difference, unless one side never wins.
    ///
    /// ```
    /// use barpoint_equity::{CubeContext, MarketWindow, Met, Outcome};
    ///
    /// // No gammons: the take point is 25 % with a dead cube, 20 % with a live one.
    /// let even = Outcome::new([0.5, 0.0, 0.0, 0.0, 0.0])?;
    /// let window = MarketWindow::of(&even, &CubeContext::MONEY, &Met::kazaross_xg2());
    /// let MarketWindow::Money { dead, live } = window else { panic!("money play") };
    /// assert_eq!((dead.take, dead.cash), (0.25, 0.75));
    /// assert_eq!((live.take, live.cash), (0.2, 0.8));
    /// # Ok::<(), barpoint_equity::OutcomeError>(())
    /// ```
    #[must_use]
    pub fn of(outcome: &Outcome, context: &CubeContext, met: &Met) -> Self {
        let split = Split::of(outcome);
        let Some(score) = context.scoring.match_score() else {
            return Self::money(&split, *context);
        };
        let at = |multiple| Payoffs::at_score(score, multiple * context.stake(), met);
        let now = at(1);
        let ladder = Ladder::of(*context, met);
        let own_wins = u32::from(score.away) <= 2 * context.stake();
        let they_win = u32::from(score.opponent_away) <= 2 * context.stake();
        let dead = MatchPoints::between(&now, &at(2), &split);
        Self::Match {
            dead,
            redoubled: (own_wins && !they_win).then(|| MatchPoints::between(&now, &at(4), &split)),
            live: ladder.filter(|_| !own_wins && !they_win).map(|ladder| {
                let cash = narrowed(ladder.cash_points(&split, &now).1.chance);
                MatchPoints {
                    cash,
                    too_good: cash,
                    ..dead
                }
            }),
        }
    }

    fn money(split: &Split, context: CubeContext) -> Self {
        let (won, lost) = (split.points_won(), split.points_lost());
        let jacoby = matches!(
            context.scoring,
            Scoring::Money {
                jacoby: Jacoby::On,
                ..
            }
        );
        let span = won + lost;
        let redouble = lost / span;
        // Gammons start to count with the double.
        let initial_double = if jacoby {
            (lost - 0.25) / (span - 0.5)
        } else {
            redouble
        };
        let dead = MoneyPoints {
            take: narrowed((lost - 0.5) / span),
            beaver: narrowed(lost / span),
            raccoon: narrowed(lost / span),
            initial_double: narrowed(initial_double),
            redouble: narrowed(redouble),
            cash: narrowed((lost + 0.5) / span),
            too_good: narrowed((lost + 1.0) / span),
        };
        let span = span + 0.5;
        let cash = narrowed((lost + 1.0) / span);
        let live = MoneyPoints {
            take: narrowed((lost - 0.5) / span),
            beaver: narrowed(lost / span),
            raccoon: narrowed((lost + 0.5) / span),
            initial_double: cash,
            redouble: cash,
            cash,
            too_good: cash,
        };
        Self::Money { dead, live }
    }
}

impl MatchPoints {
    /// The points where games worth `now` undoubled are worth `taken` after a take.
    fn between(now: &Payoffs, taken: &Payoffs, split: &Split) -> Self {
        let (won, lost) = (now.average_win(split), now.average_loss(split));
        let (won_taken, lost_taken) = (taken.average_win(split), taken.average_loss(split));
        let pass = now.win[0];
        let (risk, gain) = (lost - lost_taken, won_taken - won);
        Self {
            double: share(risk, risk + gain),
            cash: share(pass - lost_taken, won_taken - lost_taken),
            too_good: share(pass - lost, won - lost),
        }
    }
}

/// A part of a whole; all of it where the whole is nothing and no chance is good enough.
fn share(part: f64, whole: f64) -> f32 {
    if whole <= 0.0 {
        return 1.0;
    }
    narrowed((part / whole).clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests;
