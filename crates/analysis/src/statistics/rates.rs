//! What follows from the counts: error rates, ratings, results.

use barpoint_rules::Side;

use super::{SideStatistics, Statistics, Total, Winnings};

/// A player's rating by the average error (EMG) of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Rating {
    /// 0.035 and more.
    Awful,
    /// Below 0.035.
    Beginner,
    /// Below 0.026.
    CasualPlayer,
    /// Below 0.018.
    Intermediate,
    /// Below 0.012.
    Advanced,
    /// Below 0.008.
    Expert,
    /// Below 0.005.
    WorldClass,
    /// Below 0.002.
    Supernatural,
}

impl Rating {
    /// The rating of an average error in EMG, at least 0.
    #[must_use]
    pub fn of(error: f32) -> Self {
        match error {
            e if e < 0.002 => Self::Supernatural,
            e if e < 0.005 => Self::WorldClass,
            e if e < 0.008 => Self::Expert,
            e if e < 0.012 => Self::Advanced,
            e if e < 0.018 => Self::Intermediate,
            e if e < 0.026 => Self::CasualPlayer,
            e if e < 0.035 => Self::Beginner,
            _ => Self::Awful,
        }
    }
}

/// How lucky a player was, by the average luck (EMG) of a roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum LuckRating {
    /// Below -0.06.
    VeryBad,
    /// Below -0.03.
    Bad,
    /// In between.
    None,
    /// Above 0.03.
    Good,
    /// Above 0.06.
    VeryGood,
}

impl LuckRating {
    /// The rating of an average luck in EMG.
    #[must_use]
    pub fn of(luck: f32) -> Self {
        match luck {
            luck if luck < -0.06 => Self::VeryBad,
            luck if luck < -0.03 => Self::Bad,
            luck if luck > 0.06 => Self::VeryGood,
            luck if luck > 0.03 => Self::Good,
            _ => Self::None,
        }
    }
}

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

    /// Loss by a checker play with a choice, on average.
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
    /// choice, close and actual cube decisions). Lower is better.
    #[must_use]
    pub fn pr(&self) -> f32 {
        500.0 * self.rate().emg.get()
    }

    /// Luck of all rolls.
    #[must_use]
    pub const fn total_luck(&self) -> Total {
        self.luck.total
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
        from_white(side, self.results.iter().map(|r| r.actual.get()).sum())
    }

    /// The actual result less the luck of both players.
    #[must_use]
    pub fn luck_adjusted_result(&self, side: Side) -> Winnings {
        from_white(
            side,
            self.results.iter().map(|r| r.luck_adjusted.get()).sum(),
        )
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
            .then(|| 2050.0 - losses.iter().flatten().sum::<f32>())
    }
}

fn from_white(side: Side, value: f32) -> Winnings {
    match side {
        Side::White => Winnings(value),
        Side::Black => Winnings(-value),
    }
}

/// Counts of decisions are far below 2^16; more would only be cut.
pub(super) fn small(count: u32) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
