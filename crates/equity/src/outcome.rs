//! Cubeless outcome chances.

use crate::Equity;

/// Cubeless outcome chances for the player on roll, before the dice are thrown.
///
/// Five *cumulative* chances in gnubg's order: `win` includes gammons, `win_gammon` includes
/// backgammons. Invariant of a cleaned-up outcome: `1 >= win >= win_gammon >= win_backgammon >= 0`,
/// likewise for losses against `1 - win`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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
