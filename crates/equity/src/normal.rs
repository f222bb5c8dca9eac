//! The standard normal distribution.

/// Area under the standard normal curve from 0 to `z` (negative below 0).
pub(crate) fn area(z: f64) -> f64 {
    0.5 * libm::erf(z * std::f64::consts::FRAC_1_SQRT_2)
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
