//! The one-sided home database: distributions of the number of rolls.

pub(crate) mod build;
mod bytes;

use std::sync::OnceLock;

use barpoint_equity::Outcome;
use barpoint_rules::Board;

use crate::{HomePosition, PIPS_PER_ROLL};

pub use bytes::BearoffError;

/// Most rolls it can take to bear off 15 home checkers: longer
/// sequences have chances that round to zero in the stored 1/65535 steps.
pub(crate) const MAX_ROLLS: usize = 18;
/// Most rolls to bear off the first checker that still have a chance above rounding.
pub(crate) const MAX_FIRST: usize = 11;
/// One as stored: probabilities are multiples of 1/65535 and each distribution sums to exactly 1.
pub(crate) const ONE: u32 = 65_535;

/// One position as stored: `last[i]` = chance (65535 = certain) that the last checker goes off with
/// exactly the `i`-th roll, `first[i]` = the same for the first of 15 checkers (at 0 when one is
/// already off). One cache line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Row {
    pub(crate) last: [u16; MAX_ROLLS + 1],
    pub(crate) first: [u16; MAX_FIRST + 1],
}

/// Number-of-rolls distributions of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Distribution {
    /// `last[i]` = chance that bearing off everything takes exactly `i` rolls.
    pub last: [f32; MAX_ROLLS + 1],
    /// `first[i]` = chance that bearing off the first of 15 checkers takes exactly `i` rolls; all
    /// weight at 0 when a checker is already off.
    pub first: [f32; MAX_FIRST + 1],
}

/// For every home position the distribution of rolls to bear off everything and to bear off the
/// first checker, each played to need the fewest rolls on average.
pub struct OneSided {
    rows: Vec<Row>,
    /// For each position and number of rolls the chance, stored alike, that fewer rolls do not bear off everything.
    rests: Vec<[u16; MAX_ROLLS + 1]>,
    means: Vec<f32>,
    deviations: Vec<f32>,
    /// Checksum at the end of [`OneSided::to_bytes`], once known.
    sum: OnceLock<u64>,
}

impl std::fmt::Debug for OneSided {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "OneSided({} positions)", self.rows.len())
    }
}

impl OneSided {
    /// Computes the database, about a quarter of a second on one core.
    ///
    /// ```
    /// use barpoint_bearoff::{HomePosition, OneSided};
    ///
    /// let table = OneSided::build();
    /// let two_on_the_deuce = HomePosition::of_points([0, 2, 0, 0, 0, 0]).ok_or("15 checkers at most")?;
    /// let one_on_the_ace = HomePosition::of_points([1, 0, 0, 0, 0, 0]).ok_or("15 checkers at most")?;
    /// // 26 of 36 rolls bear both off; the opponent needs one turn.
    /// let wins = table.win_probability(two_on_the_deuce, one_on_the_ace);
    /// assert!((wins - 26.0 / 36.0).abs() < 1e-4);
    /// assert!((table.mean_rolls(two_on_the_deuce) - 46.0 / 36.0).abs() < 1e-4);
    /// # Ok::<(), &str>(())
    /// ```
    #[must_use]
    pub fn build() -> Self {
        Self::from_rows(build::rows())
    }

    fn from_rows(rows: Vec<Row>) -> Self {
        let rests = rows.iter().map(|row| rest(&row.last)).collect();
        let means = rows.iter().map(|row| mean(&row.last)).collect();
        let deviations = rows.iter().map(|row| deviation(&row.last)).collect();
        Self {
            rows,
            rests,
            means,
            deviations,
            sum: OnceLock::new(),
        }
    }

    /// Both distributions of a position.
    #[must_use]
    pub fn distribution(&self, position: HomePosition) -> Distribution {
        let row = &self.rows[position.index()];
        Distribution {
            last: row.last.map(probability),
            first: row.first.map(probability),
        }
    }

    /// Average number of rolls to bear off everything.
    #[must_use]
    pub fn mean_rolls(&self, position: HomePosition) -> f32 {
        self.means[position.index()]
    }

    /// Effective pip count: average rolls times 49/6, the average pips of a roll.
    #[must_use]
    pub fn epc(&self, position: HomePosition) -> f32 {
        self.mean_rolls(position) * PIPS_PER_ROLL
    }

    /// Standard deviation of the number of rolls to bear off everything.
    #[must_use]
    pub fn std_dev_rolls(&self, position: HomePosition) -> f32 {
        self.deviations[position.index()]
    }

    /// Average number of rolls to bear off the first checker, 0 when one is off already.
    #[must_use]
    pub fn mean_rolls_to_first(&self, position: HomePosition) -> f32 {
        mean(&self.rows[position.index()].first)
    }

    /// Chance that the side on roll bears off everything first.
    #[must_use]
    pub fn win_probability(&self, on_roll: HomePosition, opponent: HomePosition) -> f32 {
        self.wins(self.row(on_roll), opponent)
    }

    /// The chance that a player on roll with this row bears off everything first. Exact integer sums, below 2^32 because each
    /// distribution sums to 1, so the result does not depend on the order of evaluation.
    #[inline]
    fn wins(&self, own: &Row, opponent: HomePosition) -> f32 {
        let rest = &self.rests[opponent.index()];
        let pairs = own.last.iter().zip(rest);
        let sum: u32 = pairs
            .map(|(&p, &rest)| u32::from(p) * u32::from(rest))
            .sum();
        share(sum.into())
    }

    /// Cubeless chances with both sides home, seen by the side on roll. No backgammons: with every
    /// checker home none is left behind.
    #[must_use]
    pub fn outcome(&self, on_roll: HomePosition, opponent: HomePosition) -> Outcome {
        let (own, theirs) = (self.row(on_roll), self.row(opponent));
        Outcome {
            win: self.wins(own, opponent),
            win_gammon: if opponent.is_whole() {
                not_later(&own.last, &theirs.first)
            } else {
                0.0
            },
            win_backgammon: 0.0,
            lose_gammon: if on_roll.is_whole() {
                earlier(&theirs.last, &own.first)
            } else {
                0.0
            },
            lose_backgammon: 0.0,
        }
    }

    /// Cubeless chances of a board with both sides home; `None` for any other board.
    #[must_use]
    #[inline]
    pub fn board_outcome(&self, board: &Board) -> Option<Outcome> {
        let own = HomePosition::of_half(board.on_roll())?;
        let theirs = HomePosition::of_half(board.opponent())?;
        Some(self.outcome(own, theirs))
    }

    fn row(&self, position: HomePosition) -> &Row {
        &self.rows[position.index()]
    }
}

/// A stored chance.
pub(crate) fn probability(stored: u16) -> f32 {
    f32::from(stored) / ONE as f32
}

/// What is left of a distribution at each number of rolls.
fn rest(last: &[u16; MAX_ROLLS + 1]) -> [u16; MAX_ROLLS + 1] {
    let mut remaining = ONE;
    last.map(|p| {
        let here = remaining as u16;
        remaining -= u32::from(p);
        here
    })
}

fn mean(stored: &[u16]) -> f32 {
    let sum: u32 = (0u32..).zip(stored).map(|(i, &p)| i * u32::from(p)).sum();
    sum as f32 / ONE as f32
}

fn deviation(stored: &[u16]) -> f32 {
    let mean = mean(stored);
    let square: f32 = (0u16..)
        .zip(stored)
        .map(|(i, &p)| f32::from(i) * f32::from(i) * probability(p))
        .sum();
    (square - mean * mean).max(0.0).sqrt()
}

/// Chance that the event of `own` happens at the same roll number as that of `theirs` or before.
/// Exact integer sums, so the result does not depend on the order of evaluation.
fn not_later(own: &[u16], theirs: &[u16]) -> f32 {
    race(own, theirs, true)
}

/// Chance that the event of `own` happens at a lower roll number than that of `theirs`.
fn earlier(own: &[u16], theirs: &[u16]) -> f32 {
    race(own, theirs, false)
}

fn race(own: &[u16], theirs: &[u16], ties: bool) -> f32 {
    let mut remaining = ONE;
    let mut sum = 0u64;
    for (i, &p) in own.iter().enumerate() {
        let now = theirs.get(i).map_or(0, |&p| u32::from(p));
        let weight = if ties { remaining } else { remaining - now };
        sum += u64::from(p) * u64::from(weight);
        remaining -= now;
        if remaining == 0 {
            break;
        }
    }
    share(sum)
}

/// A product of two stored chances, or a sum of such, as a chance.
fn share(sum: u64) -> f32 {
    (sum as f64 / (f64::from(ONE) * f64::from(ONE))) as f32
}

#[cfg(test)]
mod tests;
