//! The logistic and the exponential function with the same bits on every machine.

use crate::kernels::{
    Level,
    logistic::{Exponential, Logistic},
};

/// `1 / (1 + exp(-x))`, absolute error below 2e-7; built only from exactly rounded operations, so
/// that it gives the same bits everywhere.
///
/// ```
/// assert_eq!(barpoint_nn::sigmoid(0.0), 0.5);
/// assert!(barpoint_nn::sigmoid(10.0) > 0.9999);
/// ```
#[must_use]
pub fn sigmoid(x: f32) -> f32 {
    let mut lanes = [[x; 8]];
    Level::SCALAR.run(Logistic(&mut lanes));
    lanes[0][0]
}

/// Replaces each number by its exponential, relative error below 4e-7, with the same bits everywhere. Numbers beyond 60
/// in size count as 60 or -60.
///
/// ```
/// let mut numbers = [[0.0, 1.0, -1.0, 2.0, 3.0, 10.0, -10.0, -100.0]];
/// barpoint_nn::exponentials(&mut numbers);
/// assert_eq!(numbers[0][0], 1.0);
/// assert!((numbers[0][1] - 2.718_281_8).abs() < 1e-6);
/// assert!(numbers[0][7] < 1e-26);
/// ```
pub fn exponentials(numbers: &mut [[f32; 8]]) {
    crate::instructions::level().run(Exponential(numbers));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exponentials_agree_with_double_precision_and_between_levels() {
        for i in -600..=600_i16 {
            let x = f32::from(i) / 10.0;
            let mut lanes = [[x; 8]];
            exponentials(&mut lanes);
            let mut twin = [[x; 8]];
            Level::SCALAR.run(Exponential(&mut twin));
            assert_eq!(lanes[0].map(f32::to_bits), twin[0].map(f32::to_bits));
            let exact = f64::from(x).exp();
            let error = (f64::from(lanes[0][0]) / exact - 1.0).abs();
            assert!(error < 4e-7, "exp({x}) is off by {error}");
        }
    }

    #[test]
    fn agrees_with_double_precision() {
        for i in -4000..=4000 {
            let x = f64::from(i) / 100.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            #[expect(clippy::cast_possible_truncation, reason = "test input")]
            let got = f64::from(sigmoid(x as f32));
            let tolerance = 2e-7_f64.min(3e-6 * exact.min(1.0 - exact) + 1.2e-7);
            assert!(
                (got - exact).abs() < tolerance,
                "sigmoid({x}) = {got}, not {exact}"
            );
        }
    }

    #[test]
    fn extremes_stay_probabilities() {
        for x in [f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 1e30, -1e30] {
            assert!(
                (0.0..=1.0).contains(&sigmoid(x)),
                "sigmoid({x}) = {}",
                sigmoid(x)
            );
        }
    }

    #[test]
    fn all_levels_agree() {
        let mut lanes: Vec<[f32; 8]> = (0..1000u16)
            .map(|i| {
                std::array::from_fn(|j| {
                    f32::from(i) * 0.13 - 65.0
                        + [0.0, 0.017, 0.031, 0.043, 0.051, 0.068, 0.09, 0.11][j]
                })
            })
            .collect();
        let mut twin = lanes.clone();
        Level::best().run(Logistic(&mut lanes));
        Level::SCALAR.run(Logistic(&mut twin));
        let bits = |x: &[[f32; 8]]| x.iter().flatten().map(|x| x.to_bits()).collect::<Vec<_>>();
        assert_eq!(bits(&lanes), bits(&twin));
    }
}
