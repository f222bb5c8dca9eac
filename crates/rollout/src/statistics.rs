//! Means and standard errors.

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error: the standard deviation of the trials divided by the square root of their number. With
    /// stratified dice the true error is smaller. Infinite with fewer than two trials.
    pub std_err: f64,
}

impl Estimate {
    /// The standard error; `None` with fewer than two trials.
    #[must_use]
    pub fn known_std_err(&self) -> Option<f64> {
        Some(self.std_err).filter(|error| error.is_finite())
    }

    /// Of numbers, in their order.
    pub(crate) fn of(numbers: impl Iterator<Item = f64> + Clone) -> Self {
        let (count, sum) = numbers
            .clone()
            .fold((0_u32, 0.0), |(n, sum), x| (n + 1, sum + x));
        if count == 0 {
            return Self {
                mean: 0.0,
                std_err: f64::INFINITY,
            };
        }
        let mean = sum / f64::from(count);
        let squares: f64 = numbers.map(|x| (x - mean).powi(2)).sum();
        Self {
            mean,
            std_err: std_err(squares, count),
        }
    }

    /// The same in another unit: `slope` of its units make one of these, `mean` is the mean there.
    pub(crate) fn rescaled(self, mean: f64, slope: f64) -> Self {
        Self {
            mean,
            std_err: self.std_err * slope,
        }
    }
}

/// A mean that numbers are added to one by one (Welford's recurrence).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RunningEstimate {
    count: u32,
    mean: f64,
    squares: f64,
}

impl RunningEstimate {
    pub(crate) fn add(&mut self, number: f64) {
        self.count += 1;
        let before = number - self.mean;
        self.mean += before / f64::from(self.count);
        self.squares += before * (number - self.mean);
    }

    pub(crate) fn so_far(self) -> Estimate {
        Estimate {
            mean: self.mean,
            std_err: std_err(self.squares, self.count),
        }
    }
}

fn std_err(squares: f64, count: u32) -> f64 {
    if count < 2 {
        return f64::INFINITY;
    }
    (squares / (f64::from(count) * f64::from(count - 1))).sqrt()
}

/// The joint standard deviation of two candidates: the standard error of the difference of their means,
/// which is the smaller the more alike the same dice fall for both. Where one has more trials than the
/// other, only the common ones go together.
pub(crate) fn joint_deviation(
    [a, b]: [Estimate; 2],
    [count_a, count_b]: [u32; 2],
    common: impl Iterator<Item = (f64, f64)>,
) -> f64 {
    let common_count = count_a.min(count_b);
    let most = count_a.max(count_b);
    if common_count < 2 {
        return f64::INFINITY;
    }
    let together: f64 = common.map(|(x, y)| (x - a.mean) * (y - b.mean)).sum();
    let covariance = together / f64::from(common_count - 1);
    let variance = a.std_err.powi(2) + b.std_err.powi(2) - 2.0 * covariance / f64::from(most);
    variance.max(0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_and_error_of_a_few_numbers() {
        let numbers = [1.0, 2.0, 3.0, 6.0];
        let found = Estimate::of(numbers.into_iter());
        assert!((found.mean - 3.0).abs() < 1e-12);
        assert!((found.std_err - (14.0_f64 / 12.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn numbers_added_one_by_one_give_the_same() {
        let numbers = [1.0, 2.0, 3.0, 6.0];
        let mut running = RunningEstimate::default();
        for (count, number) in (1..).zip(numbers) {
            running.add(number);
            let (found, expected) = (
                running.so_far(),
                Estimate::of(numbers.into_iter().take(count)),
            );
            assert!((found.mean - expected.mean).abs() < 1e-12);
            assert_eq!(found.std_err.is_finite(), expected.std_err.is_finite());
            if count > 1 {
                assert!((found.std_err - expected.std_err).abs() < 1e-12);
            }
        }
    }

    #[test]
    fn the_joint_deviation_is_that_of_the_differences() {
        let (x, y) = ([1.0, 2.0, 3.0, 6.0], [0.5, 2.5, 2.0, 5.0]);
        let estimates = [x, y].map(|numbers| Estimate::of(numbers.into_iter()));
        let pairs = || x.into_iter().zip(y);
        let found = joint_deviation(estimates, [4, 4], pairs());
        let expected = Estimate::of(pairs().map(|(a, b)| a - b)).std_err;
        assert!((found - expected).abs() < 1e-12, "{found} {expected}");
    }
}
