//! What each way a game can end is worth.

use crate::{CubeContext, MatchScore, Met, Outcome, Scoring};

/// Points of a plain win, a gammon and a backgammon.
const POINTS: [f64; 3] = [1.0, 2.0, 3.0];

/// What a plain win, a gammon and a backgammon are worth to either side, for the player on roll:
/// points per cube in money play, match-winning chances in a match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Payoffs {
    /// Winning a single game, a gammon, a backgammon.
    pub(crate) win: [f64; 3],
    /// Losing them.
    pub(crate) lose: [f64; 3],
}

impl Payoffs {
    /// At money play where gammons count.
    pub(crate) const MONEY: Self = Self {
        win: POINTS,
        lose: [-POINTS[0], -POINTS[1], -POINTS[2]],
    };

    /// With the cube dead as it lies.
    pub(crate) fn of(context: CubeContext, met: &Met) -> Self {
        match context.scoring {
            Scoring::Money { .. } => {
                let win = if context.gammons_are_void() {
                    [1.0; 3]
                } else {
                    POINTS
                };
                Self {
                    win,
                    lose: win.map(|points| -points),
                }
            }
            Scoring::Match {
                away,
                opponent_away,
                crawford,
                seat,
            } => {
                let score = MatchScore {
                    away,
                    opponent_away,
                    crawford,
                    seat,
                };
                Self::at_score(score, context.stake(), met)
            }
        }
    }

    /// In a match, for a cube of `value` at the end of the game.
    pub(crate) fn at_score(score: MatchScore, value: u32, met: &Met) -> Self {
        let points = [1, 2, 3].map(|multiple: u32| value.saturating_mul(multiple));
        Self {
            win: points.map(|n| met.chance(score.after_win(n))),
            lose: points.map(|n| met.chance(score.after_loss(n))),
        }
    }

    /// In a match, the same seen by the opponent.
    pub(crate) fn flipped(&self) -> Self {
        Self {
            win: self.lose.map(|chance| 1.0 - chance),
            lose: self.win.map(|chance| 1.0 - chance),
        }
    }

    /// Average over the shares of plain, gammon and backgammon wins.
    pub(crate) fn average_win(&self, split: &Split) -> f64 {
        average(&self.win, &split.win)
    }

    /// Average over the shares of plain, gammon and backgammon losses.
    pub(crate) fn average_loss(&self, split: &Split) -> f64 {
        average(&self.lose, &split.lose)
    }

    /// The cubeless value of the game.
    pub(crate) fn dead_value(&self, split: &Split) -> f64 {
        split.chance * self.average_win(split) + (1.0 - split.chance) * self.average_loss(split)
    }
}

/// An [`Outcome`] as the chance to win and, of wins and of losses, the shares of plain games,
/// gammons and backgammons.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Split {
    /// Chance to win.
    pub(crate) chance: f64,
    /// Shares of plain wins, gammons and backgammons among wins; all plain if there are none.
    pub(crate) win: [f64; 3],
    /// The same among losses.
    pub(crate) lose: [f64; 3],
}

impl Split {
    /// Below this chance a side has no games to take shares of.
    pub(crate) const NEVER: f64 = 1e-7;

    /// An outcome taken apart, for any number of cubes and scores.
    #[must_use]
    pub fn of(outcome: &Outcome) -> Self {
        let chance = f64::from(outcome.win);
        Self {
            chance,
            win: shares(chance, outcome.win_gammon, outcome.win_backgammon),
            lose: shares(1.0 - chance, outcome.lose_gammon, outcome.lose_backgammon),
        }
    }

    /// Average points of games won, for a cube of 1.
    pub(crate) fn points_won(&self) -> f64 {
        average(&POINTS, &self.win)
    }

    /// Average points of games lost (positive), for a cube of 1.
    pub(crate) fn points_lost(&self) -> f64 {
        average(&POINTS, &self.lose)
    }

    /// The same seen by the opponent.
    pub(crate) fn flipped(&self) -> Self {
        Self {
            chance: 1.0 - self.chance,
            win: self.lose,
            lose: self.win,
        }
    }

    /// Whether one side (nearly) always wins.
    pub(crate) fn is_decided(&self) -> bool {
        self.chance <= Self::NEVER || self.chance >= 1.0 - Self::NEVER
    }
}

fn shares(chance: f64, gammon: f32, backgammon: f32) -> [f64; 3] {
    if chance <= Split::NEVER {
        return [1.0, 0.0, 0.0];
    }
    let (gammon, backgammon) = (f64::from(gammon) / chance, f64::from(backgammon) / chance);
    [1.0 - gammon, gammon - backgammon, backgammon]
}

fn average(values: &[f64; 3], shares: &[f64; 3]) -> f64 {
    values[0] * shares[0] + values[1] * shares[1] + values[2] * shares[2]
}
