//! How well an answer was known.

use std::time::Duration;

use barpoint_equity::Equity;
use barpoint_record::SkillThresholds;

/// How well an answer was known; FSRS has the same four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// An error: asked again at once.
    Again,
    /// Not the best, but no error.
    Hard,
    /// The best.
    Good,
    /// The best, without much thought.
    Easy,
}

impl Grade {
    /// All grades, the worst first.
    pub const ALL: [Self; 4] = [Self::Again, Self::Hard, Self::Good, Self::Easy];

    /// A best answer within this time was easy: long enough to look at the board and move two checkers.
    pub const QUICK: Duration = Duration::from_secs(8);
    /// Losses below this are rounding.
    const ROUNDING: f32 = 1e-6;

    /// The grade of an answer that gives up this much equity (EMG in matches) and took this long: *good* if it gives up
    /// nothing, *easy* if it also came quickly, *hard* if it gives up less than these marks call doubtful, else *again*.
    ///
    /// ```
    /// use std::time::Duration;
    /// use barpoint_equity::Equity;
    /// use barpoint_record::SkillThresholds;
    /// use barpoint_study::Grade;
    ///
    /// let slow = Duration::from_secs(20);
    /// assert_eq!(Grade::of(Equity(0.02), slow, &SkillThresholds::GNUBG), Grade::Hard);
    /// ```
    #[must_use]
    pub fn of(loss: Equity, took: Duration, marks: &SkillThresholds) -> Self {
        if marks.mark(loss).is_some() {
            Self::Again
        } else if loss.get() >= Self::ROUNDING {
            Self::Hard
        } else if took > Self::QUICK {
            Self::Good
        } else {
            Self::Easy
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equity_counts_before_time() {
        let grade = |loss, seconds| {
            let took = Duration::from_secs(seconds);
            Grade::of(Equity(loss), took, &SkillThresholds::GNUBG)
        };
        assert_eq!(grade(0.0, 3), Grade::Easy);
        assert_eq!(grade(0.0, 9), Grade::Good);
        assert_eq!(grade(1e-7, 9), Grade::Good);
        assert_eq!(grade(0.01, 1), Grade::Hard);
        assert_eq!(grade(0.2, 1), Grade::Again);
    }

    #[test]
    fn what_is_an_error_is_the_users_to_say() {
        let strict: SkillThresholds = "0.005,0.04,0.06".parse().unwrap();
        assert_eq!(
            Grade::of(Equity(0.01), Duration::ZERO, &strict),
            Grade::Again
        );
    }
}
