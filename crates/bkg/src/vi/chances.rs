//! What a function predicts.

use barpoint_rules::WinKind;

/// Cubeless chances of the side that has just moved.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Chances {
    /// Of winning, gammons included.
    pub win: f32,
    /// Of winning a gammon or more.
    pub win_gammon: f32,
    /// Of losing a gammon or more.
    pub lose_gammon: f32,
}

impl Chances {
    /// Of a game won.
    #[must_use]
    pub fn won(kind: WinKind) -> Self {
        Self {
            win: 1.0,
            win_gammon: f32::from(u8::from(kind != WinKind::Single)),
            lose_gammon: 0.0,
        }
    }

    /// Points a game, a backgammon counted as a gammon.
    #[must_use]
    pub fn expectation(&self) -> f32 {
        2.0 * self.win - 1.0 + self.win_gammon - self.lose_gammon
    }

    /// Seen by the other side.
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self {
            win: 1.0 - self.win,
            win_gammon: self.lose_gammon,
            lose_gammon: self.win_gammon,
        }
    }

    /// `h * W(hit) + (1 - h) * W(missed)` with `h = P1 / 36`: how the paper's Figure 4 counts an unstable class.
    ///
    /// ```
    /// use barpoint_bkg::vi::Chances;
    ///
    /// let wins = |win| Chances { win, ..Chances::default() };
    /// // Class II of Figure 4: 16 rolls hit, after which 2 of 36 escape into an even game; 85 % otherwise.
    /// let exposed = Chances::joined(16, wins(2.0 / 36.0 * 0.5), wins(0.85));
    /// assert_eq!(format!("{:.2}", exposed.win), "0.48");
    /// ```
    #[must_use]
    pub fn joined(p1: u8, hit: Self, missed: Self) -> Self {
        let share = f32::from(p1) / 36.0;
        let join = |hit: f32, missed: f32| missed + share * (hit - missed);
        Self {
            win: join(hit.win, missed.win),
            win_gammon: join(hit.win_gammon, missed.win_gammon),
            lose_gammon: join(hit.lose_gammon, missed.lose_gammon),
        }
    }

    /// Within 0 and 1 but for a hundredth of what is beyond, so that plays in won and lost games keep their order.
    pub(super) fn eased(self) -> Self {
        let ease = |chance: f32| {
            let within = chance.clamp(0.0, 1.0);
            within + (chance - within) * 0.01
        };
        Self {
            win: ease(self.win),
            win_gammon: ease(self.win_gammon),
            lose_gammon: ease(self.lose_gammon),
        }
    }

    /// Within 0 and 1, and no more gammons than games.
    #[must_use]
    pub fn clamped(self) -> Self {
        let win = self.win.clamp(0.0, 1.0);
        Self {
            win,
            win_gammon: self.win_gammon.clamp(0.0, win),
            lose_gammon: self.lose_gammon.clamp(0.0, 1.0 - win),
        }
    }
}
