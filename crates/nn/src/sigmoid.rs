//! The logistic function with the same bits on every machine.

/// `1 / (1 + exp(-x))`, absolute error below 1e-7; built from exactly rounded operations only.
#[must_use]
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x.clamp(-60.0, 60.0)))
}

/// `exp(x)` for `|x| <= 60`: 2^n times the Taylor series of the remainder (|r| <= 0.35, degree 7).
fn exp(x: f32) -> f32 {
    const LN2_HIGH: f32 = 0.693_359_4;
    const LN2_LOW: f32 = -2.121_944_4e-4;
    let n = (x * std::f32::consts::LOG2_E).round();
    let r = n.mul_add(-LN2_LOW, n.mul_add(-LN2_HIGH, x));
    let series = [
        1.0 / 720.0,
        1.0 / 120.0,
        1.0 / 24.0,
        1.0 / 6.0,
        0.5,
        1.0,
        1.0,
    ];
    let mut sum = 1.0 / 5040.0;
    for coefficient in series {
        sum = r.mul_add(sum, coefficient);
    }
    #[expect(clippy::cast_possible_truncation, reason = "|n| <= 87")]
    let exponent = (127 + n as i32).unsigned_abs() << 23;
    sum * f32::from_bits(exponent)
}

#[cfg(test)]
mod tests {
    use super::sigmoid;

    #[test]
    fn agrees_with_double_precision() {
        for i in -4000..=4000 {
            let x = f64::from(i) / 100.0;
            let exact = 1.0 / (1.0 + (-x).exp());
            #[expect(clippy::cast_possible_truncation, reason = "test input")]
            let got = f64::from(sigmoid(x as f32));
            assert!(
                (got - exact).abs() < 1.5e-7,
                "sigmoid({x}) = {got}, not {exact}"
            );
        }
    }

    #[test]
    fn extremes_stay_probabilities() {
        for x in [f32::INFINITY, f32::NEG_INFINITY, 1e30, -1e30] {
            assert!((0.0..=1.0).contains(&sigmoid(x)));
        }
    }
}
