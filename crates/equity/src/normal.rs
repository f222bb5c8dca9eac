//! The standard normal distribution.

/// Area under the standard normal curve from 0 to `z` (negative below 0), by Simpson's rule;
/// good to 1e-9 for |z| <= 6.
pub(crate) fn area(z: f64) -> f64 {
    const STEPS: u8 = 100;
    let step = z / f64::from(STEPS);
    let height = |i: u8| (-0.5 * (step * f64::from(i)).powi(2)).exp();
    let inner: f64 = (1..STEPS)
        .map(|i| if i % 2 == 1 { 4.0 } else { 2.0 } * height(i))
        .sum();
    let norm = (2.0 * std::f64::consts::PI).sqrt();
    (height(0) + inner + height(STEPS)) * step / 3.0 / norm
}

/// Chance of less than `z`.
pub(crate) fn below(z: f64) -> f64 {
    0.5 + area(z.clamp(-6.0, 6.0))
}

/// Height of the curve.
pub(crate) fn height(z: f64) -> f64 {
    (-0.5 * z * z).exp() / (2.0 * std::f64::consts::PI).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn areas_are_known() {
        // Abramowitz & Stegun, table 26.1.
        for (z, expected) in [
            (0.0, 0.0),
            (1.0, 0.341_344_746_1),
            (-2.0, -0.477_249_868_1),
            (6.0, 0.499_999_999_0),
        ] {
            assert!((area(z) - expected).abs() < 1e-9, "{z}");
        }
    }
}
