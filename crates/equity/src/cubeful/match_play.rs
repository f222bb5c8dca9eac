//! Match play with a live cube: cash points by working down from the last cube that matters.
//!
//! Source: GNU Backgammon manual (2007), chapter 11.5.5, "Live cube equities":
//! TP(live, n) = TP(dead, n) (1 - TP(live, 2n)). Once a turned cube wins the match for one player
//! only, the other redoubles at once.

use super::live::Cash;
use crate::payoffs::{Payoffs, Split};
use crate::{CubeContext, MatchScore, Met};

/// The cubes that can still be turned, from the present one up.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Ladder {
    rungs: Vec<Rung>,
    both_at_once: bool,
}

/// One cube value: what doubling it would mean for each player.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rung {
    on_roll: Turn,
    opponent: Turn,
    /// Whether the opponent's double costs nothing: the cube as it lies wins the match for the player on roll alone.
    opponent_at_once: bool,
}

/// A double from one cube value, in match-winning chances of the doubler.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Turn {
    /// After a pass.
    pass: f64,
    /// Ways the game can end after a take, an automatic redouble included.
    take: Payoffs,
    /// After a take, when the doubler passes the redouble.
    redouble_passed: f64,
}

impl Ladder {
    /// The ladder of a game in a match; `None` where the cube no longer matters: Crawford game,
    /// 2-away/2-away (both double at once), or a cube that wins the match for both.
    pub(crate) fn of(context: CubeContext, met: &Met) -> Option<Self> {
        Self::also_at_two_away(context, met).filter(|ladder| !ladder.both_at_once)
    }

    /// The same with a ladder for 2-away/2-away.
    pub(crate) fn also_at_two_away(context: CubeContext, met: &Met) -> Option<Self> {
        let score = context.scoring.match_score()?;
        let (own, theirs) = (u32::from(score.away), u32::from(score.opponent_away));
        let is_dead = own.max(theirs) <= context.stake();
        if is_dead || score.crawford == crate::Crawford::Now {
            return None;
        }
        let mut value = context.stake();
        let mut rungs = vec![Rung::of(score, value, met)];
        while own > 2 * value && theirs > 2 * value {
            value *= 2;
            rungs.push(Rung::of(score, value, met));
        }
        Some(Self {
            rungs,
            both_at_once: (own, theirs) == (2, 2),
        })
    }

    /// Whether neither player loses anything by turning the cube at once, nor would after the other has.
    pub(crate) const fn both_turn_at_once(&self) -> bool {
        self.both_at_once
    }

    /// Live-cube cash points at the present cube: first the opponent's, then that of the player
    /// on roll, both as winning chances of the player on roll.
    pub(crate) fn cash_points(&self, split: &Split, payoffs: &Payoffs) -> (Cash, Cash) {
        self.worked_down(split, payoffs, Turn::cash_point)
    }

    /// The same if the winning chance moves in jumps of this expected size: the taker's redouble then comes
    /// a jump too late (see [`super::jump`]).
    pub(crate) fn jump_cash_points(
        &self,
        split: &Split,
        payoffs: &Payoffs,
        jump: f64,
    ) -> (Cash, Cash) {
        self.worked_down(split, payoffs, |turn, split, above| {
            turn.jump_cash_point(split, above.map(|cash| cash + jump))
        })
    }

    /// Whether the opponent loses nothing by turning the present cube at once, and so does not wait for the window.
    pub(crate) fn opponent_turns_at_once(&self) -> bool {
        self.rungs.first().is_some_and(|rung| rung.opponent_at_once)
    }

    /// Chances of the player on roll at which the opponent, then that player, cashes with a cube that dies
    /// in the taker's hands.
    pub(crate) fn dead_cash_points(&self, split: &Split) -> (f64, f64) {
        let Some(rung) = self.rungs.first() else {
            return (0.0, 1.0);
        };
        let opponent = rung.opponent.cash_point(&split.flipped(), None);
        (1.0 - opponent, rung.on_roll.cash_point(split, None))
    }

    /// Cash points from the last cube that matters down, each from the taker's at the next cube.
    fn worked_down(
        &self,
        split: &Split,
        payoffs: &Payoffs,
        cash_point: impl Fn(&Turn, &Split, Option<f64>) -> f64,
    ) -> (Cash, Cash) {
        let theirs = split.flipped();
        let mut above: Option<(f64, f64)> = None;
        for rung in self.rungs.iter().rev() {
            let (own_above, their_above) = above.unzip();
            above = Some((
                cash_point(&rung.on_roll, split, their_above),
                cash_point(&rung.opponent, &theirs, own_above),
            ));
        }
        let (own, opponent) = above.unwrap_or((1.0, 1.0));
        (
            Cash {
                chance: 1.0 - opponent,
                value: payoffs.lose[0],
            },
            Cash {
                chance: own,
                value: payoffs.win[0],
            },
        )
    }
}

impl Rung {
    fn of(score: MatchScore, value: u32, met: &Met) -> Self {
        let now = Payoffs::at_score(score, value, met);
        let doubled = Payoffs::at_score(score, 2 * value, met);
        let redoubled = Payoffs::at_score(score, 4 * value, met);
        let wins_match = |away: u8| u32::from(away) <= 2 * value;
        let (own_wins, they_win) = (wins_match(score.away), wins_match(score.opponent_away));
        // Whoever takes a cube that would win the match for the doubler alone redoubles at once.
        let if_redoubled = |automatic: bool| if automatic { redoubled } else { doubled };
        Self {
            on_roll: Turn {
                pass: now.win[0],
                take: if_redoubled(own_wins && !they_win),
                redouble_passed: doubled.lose[0],
            },
            opponent: Turn {
                pass: 1.0 - now.lose[0],
                take: if_redoubled(they_win && !own_wins).flipped(),
                redouble_passed: 1.0 - doubled.win[0],
            },
            opponent_at_once: u32::from(score.away) <= value
                && u32::from(score.opponent_away) > value,
        }
    }
}

impl Turn {
    /// Winning chance of the doubler at which take and pass are equal, given the taker's cash
    /// point (as the taker's winning chance) with the turned cube, if it is live.
    fn cash_point(&self, split: &Split, takers_cash_point: Option<f64>) -> f64 {
        let won = self.take.average_win(split);
        let (gain, whole) = match takers_cash_point {
            // From certain loss (0) up to certain win (1).
            None => {
                let lost = self.take.average_loss(split);
                (self.pass - lost, won - lost)
            }
            // From the point where the taker cashes up to certain win.
            Some(cash) => {
                let whole = self.redouble_passed - won;
                (whole - cash * (self.pass - won), whole)
            }
        };
        if whole == 0.0 { 1.0 } else { gain / whole }
    }
    /// The same where the taker's line meets the pass only at `aim`, beyond the cash point; a cube in the
    /// taker's hands is never worse than a dead one.
    fn jump_cash_point(&self, split: &Split, aim: Option<f64>) -> f64 {
        let Some(aim) = aim else {
            return self.cash_point(split, None);
        };
        let won = self.take.average_win(split);
        let dead = won - self.take.average_loss(split);
        let slope = dead.max((won - self.redouble_passed) / aim);
        if slope <= 0.0 {
            1.0
        } else {
            1.0 - (won - self.pass) / slope
        }
    }
}
