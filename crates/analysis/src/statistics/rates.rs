//! What follows from the counts: error rates, ratings, results.

use barpoint_record::LuckMarkCounts;
use barpoint_rules::Side;

use super::{Rating, SideStatistics, Statistics, Total, Winnings};

/// The FIBS rating that play without errors speaks for, as in gnubg.
pub(super) const PERFECT_RATING: f32 = 2050.0;

impl SideStatistics {
    /// Loss by checker plays.
    #[must_use]
    pub const fn checker_loss(&self) -> Total {
        self.checker.loss
    }

    /// Loss by cube decisions.
    #[must_use]
    pub fn cube_loss(&self) -> Total {
        self.cube.errors.loss()
    }

    /// Loss by all decisions.
    #[must_use]
    pub fn loss(&self) -> Total {
        let mut loss = self.checker_loss();
        loss += self.cube_loss();
        loss
    }

    /// Loss by a checker play with a choice, on average; 0 without any, as all the averages here.
    #[must_use]
    pub fn checker_rate(&self) -> Total {
        per(self.checker_loss(), self.checker.unforced)
    }

    /// Loss by a close or actual cube decision, on average.
    #[must_use]
    pub fn cube_rate(&self) -> Total {
        per(self.cube_loss(), self.close_cube)
    }

    /// Decisions that count: plays with a choice, close and actual cube decisions.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.checker.unforced + self.close_cube
    }

    /// Loss by a decision that counts, on average.
    #[must_use]
    pub fn rate(&self) -> Total {
        per(self.loss(), self.decisions())
    }

    /// Rating of the checker play; `None` without decisions, as of the cube and of all.
    #[must_use]
    pub fn checker_rating(&self) -> Option<Rating> {
        (self.checker.unforced > 0).then(|| Rating::of(self.checker_rate().emg.get()))
    }

    /// Rating of the cube action.
    #[must_use]
    pub fn cube_rating(&self) -> Option<Rating> {
        (self.close_cube > 0).then(|| Rating::of(self.cube_rate().emg.get()))
    }

    /// Rating of all decisions.
    #[must_use]
    pub fn rating(&self) -> Option<Rating> {
        (self.decisions() > 0).then(|| Rating::of(self.rate().emg.get()))
    }

    /// Performance rating: 500 times the average EMG loss by a decision that counts (plays with a
    /// choice, close and actual cube decisions). Lower is better. `None` without such decisions.
    #[must_use]
    pub fn pr(&self) -> Option<f32> {
        (self.decisions() > 0).then(|| 500.0 * self.rate().emg.get())
    }

    /// Luck of all rolls.
    #[must_use]
    pub const fn total_luck(&self) -> Total {
        self.luck.total
    }

    /// Luck of all rolls; `None` if that of no roll is known.
    #[must_use]
    pub fn known_luck(&self) -> Option<Total> {
        self.knows_luck().then_some(self.luck.total)
    }

    fn knows_luck(&self) -> bool {
        self.luck.marks != LuckMarkCounts::default()
    }

    /// Luck by a move, on average.
    #[must_use]
    pub fn luck_rate(&self) -> Total {
        per(self.total_luck(), self.checker.total)
    }
}

/// A share of a sum; 0 of nothing.
fn per(total: Total, count: u32) -> Total {
    let share = |sum: f32| if count == 0 { 0.0 } else { sum / small(count) };
    Total::new(share(total.emg.get()), share(total.real.get()))
}

/// A sum that is +0 of nothing.
fn total(numbers: impl Iterator<Item = f32>) -> f32 {
    numbers.fold(0.0, |sum, number| sum + number)
}

impl Statistics {
    /// Snowie's error rate: EMG loss by all decisions, for each move of either player, in
    /// thousandths.
    #[must_use]
    pub fn snowie_rate(&self, side: Side) -> f32 {
        let moves = self.sides.white.checker.total + self.sides.black.checker.total;
        let loss = self.sides[side].loss();
        1000.0 * per(loss, moves).emg.get()
    }

    /// What the finished games brought: MWC in a match (winning it from the start is +0.5), points
    /// in money play.
    #[must_use]
    pub fn actual_result(&self, side: Side) -> Winnings {
        from_white(side, total(self.results.iter().map(|r| r.actual.get())))
    }

    /// The actual result less the luck of both players.
    #[must_use]
    pub fn luck_adjusted_result(&self, side: Side) -> Winnings {
        from_white(
            side,
            total(self.results.iter().map(|r| r.luck_adjusted.get())),
        )
    }

    /// [`Statistics::luck_adjusted_result`]; `None` if the luck of no roll is known.
    #[must_use]
    pub fn known_luck_adjusted_result(&self, side: Side) -> Option<Winnings> {
        let is_known = Side::BOTH.iter().any(|&side| self.sides[side].knows_luck());
        is_known.then(|| self.luck_adjusted_result(side))
    }

    /// FIBS rating of this player less that of the opponent, from the luck-adjusted result of a
    /// match; `None` in money play and where that result is certain (not between 0 and 1).
    ///
    /// At least -2100. FIBS: the stronger player's chance is 1 / (1 + 10^(-D sqrt(n) / 2000)).
    #[must_use]
    pub fn fibs_difference(&self, side: Side) -> Option<f32> {
        let chance = self.luck_adjusted_result(side).get() + 0.5;
        (self.length > 0 && chance > 0.0 && chance < 1.0).then(|| {
            let difference = -2000.0 / f32::from(self.length).sqrt() * (1.0 / chance - 1.0).log10();
            difference.max(-2100.0)
        })
    }

    /// FIBS rating points lost by checker play in a match of this length; a player who errs nowhere
    /// has 2050. `None` in money play and without decisions. Regression as observed in gnubg 1.07.
    #[must_use]
    pub fn fibs_checker_loss(&self, side: Side) -> Option<f32> {
        let player = &self.sides[side];
        (self.length > 0 && player.checker.unforced > 0)
            .then(|| player.checker_rate().emg.get() * (8798.0 + 25526.0 / f32::from(self.length)))
    }

    /// FIBS rating points lost by cube decisions, as [`Statistics::fibs_checker_loss`].
    #[must_use]
    pub fn fibs_cube_loss(&self, side: Side) -> Option<f32> {
        let player = &self.sides[side];
        (self.length > 0 && player.close_cube > 0)
            .then(|| player.cube_rate().emg.get() * (863.0 - 519.0 / f32::from(self.length)))
    }

    /// Estimated FIBS rating from the error rates of a match; `None` in money play and without
    /// decisions.
    #[must_use]
    pub fn fibs_rating(&self, side: Side) -> Option<f32> {
        let losses = [self.fibs_checker_loss(side), self.fibs_cube_loss(side)];
        losses
            .iter()
            .any(Option::is_some)
            .then(|| PERFECT_RATING - losses.iter().flatten().sum::<f32>())
    }
}

fn from_white(side: Side, value: f32) -> Winnings {
    match side {
        Side::White => Winnings(value),
        // Not -0 of nothing.
        Side::Black => Winnings(0.0 - value),
    }
}

/// Counts of decisions are far below 2^16; more would only be cut.
pub(super) fn small(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
