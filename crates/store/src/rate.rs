//! Error rates and how sure they are.

use barpoint_equity::Equity;

/// Decisions that count for the performance rating, and what they lost.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rate {
    decisions: u32,
    loss: f64,
    /// Sum of the squares of the losses.
    squares: f64,
}

/// Points of a performance rating by EMG lost on average.
const PR: f64 = 500.0;

impl Rate {
    /// Adds a decision that lost this much, EMG in matches.
    pub fn add(&mut self, loss: Equity) {
        let loss = f64::from(loss.get());
        self.decisions += 1;
        self.loss += loss;
        self.squares += loss * loss;
    }

    /// Adds the decisions of another rate.
    pub fn merge(&mut self, other: &Self) {
        self.decisions += other.decisions;
        self.loss += other.loss;
        self.squares += other.squares;
    }

    /// How many decisions.
    #[must_use]
    pub const fn decisions(&self) -> u32 {
        self.decisions
    }

    /// What they lost together, EMG in matches.
    #[must_use]
    pub const fn loss(&self) -> f64 {
        self.loss
    }

    /// Performance rating: 500 times what a decision lost on average. `None` without decisions.
    #[must_use]
    pub fn pr(&self) -> Option<f64> {
        (self.decisions > 0).then(|| PR * self.loss / f64::from(self.decisions))
    }

    /// Standard error of [`Rate::pr`] as an estimate of the player's rating, from the spread of the losses. `None` of fewer
    /// than two decisions.
    #[must_use]
    pub fn std_err(&self) -> Option<f64> {
        let n = f64::from(self.decisions);
        (self.decisions > 1).then(|| {
            let spread = (self.squares - self.loss * self.loss / n) / (n - 1.0);
            PR * (spread.max(0.0) / n).sqrt()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_and_its_standard_error() {
        let mut rate = Rate::default();
        assert_eq!((rate.pr(), rate.std_err()), (None, None));
        for loss in [0.0, 0.0, 0.5, 0.25] {
            rate.add(Equity(loss));
        }
        // By hand: the mean is 0.1875, the sum of squared deviations 0.171875.
        let std_err = 500.0 * (0.171_875_f64 / 3.0 / 4.0).sqrt();
        let close = |found: Option<f64>, expected: f64| (found.unwrap() - expected).abs() < 1e-9;
        assert!(close(rate.pr(), 93.75) && close(rate.std_err(), std_err));
        let mut twice = rate;
        twice.merge(&rate);
        assert_eq!((twice.decisions(), twice.pr()), (8, rate.pr()));
    }
}
