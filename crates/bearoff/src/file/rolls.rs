//! How many rolls a position needs.

use barpoint_equity::Outcome;

use super::span::ENTRIES;
use crate::Distribution;

/// Number-of-rolls distributions of one position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolls {
    /// `last[i]` = chance that bearing off everything takes exactly `i` rolls.
    pub last: [f32; ENTRIES],
    /// `first[i]` = chance that bearing off the first of 15 checkers takes exactly `i` rolls, all weight at
    /// 0 when one is off; `None` in a database without them.
    pub first: Option<[f32; ENTRIES]>,
}

impl Rolls {
    /// Cubeless chances of the side on roll, both sides racing without contact. No backgammons.
    #[must_use]
    pub fn outcome(&self, opponent: &Self) -> Outcome {
        let on_time = |own: &[f32], theirs: &[f32]| {
            // The event of `own` happens with the same roll number as that of `theirs`, or before.
            let mut remaining = 1.0;
            let terms = own.iter().zip(theirs).map(|(&own, &theirs)| {
                let term = f64::from(own) * remaining;
                remaining -= f64::from(theirs);
                term
            });
            // What remains can end a rounding error below nothing.
            terms.sum::<f64>().clamp(0.0, 1.0)
        };
        let win_gammon = opponent.first.filter(|first| first[0] < 1.0);
        let lose_gammon = self.first.filter(|first| first[0] < 1.0);
        Outcome {
            win: on_time(&self.last, &opponent.last) as f32,
            win_gammon: win_gammon.map_or(0.0, |first| on_time(&self.last, &first) as f32),
            win_backgammon: 0.0,
            lose_gammon: lose_gammon
                .map_or(0.0, |first| (1.0 - on_time(&first, &opponent.last)) as f32),
            lose_backgammon: 0.0,
        }
    }
}

impl From<Distribution> for Rolls {
    fn from(home: Distribution) -> Self {
        let entry = |part: &[f32], i: usize| part.get(i).copied().unwrap_or(0.0);
        Self {
            last: std::array::from_fn(|i| entry(&home.last, i)),
            first: Some(std::array::from_fn(|i| entry(&home.first, i))),
        }
    }
}

/// Mean number of rolls and standard deviation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moments {
    /// Average number of rolls.
    pub mean: f32,
    /// Standard deviation of the number of rolls.
    pub deviation: f32,
}

impl Moments {
    /// Of a distribution; in double precision, so that the result is right to the last printed digit.
    #[must_use]
    pub fn of(distribution: &[f32]) -> Self {
        let sum = |power: i32| -> f64 {
            let terms = (0..).zip(distribution);
            terms
                .map(|(i, &p)| f64::from(i).powi(power) * f64::from(p))
                .sum()
        };
        let mean = sum(1);
        Self {
            mean: mean as f32,
            deviation: (sum(2) - mean * mean).max(0.0).sqrt() as f32,
        }
    }
}
