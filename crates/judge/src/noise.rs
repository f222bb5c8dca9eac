//! What the noise of the rollouts in a benchmark costs whoever is judged by it.

use crate::{CheckerRecord, Score};

/// What the best plays lose because rollouts are noisy: the mean over decisions of the expected highest of the rolled-out
/// equities less the equity of the best play, with independent normal errors around the equities of the file. No player
/// can lose less. `None` if a decision does not give the standard errors of its plays.
#[must_use]
pub fn noise_floor(records: &[&CheckerRecord]) -> Option<Score> {
    let lost: Option<Vec<f64>> = records.iter().map(|record| lost_to_noise(record)).collect();
    lost.filter(|lost| !lost.is_empty())
        .map(|lost| Score::of(&lost))
}

fn lost_to_noise(record: &CheckerRecord) -> Option<f64> {
    let errors = record.std_errs.iter().map(|&error| f64::from(error));
    let plays: Vec<(f64, f64)> = record
        .plays
        .iter()
        .map(|&(_, equity)| f64::from(equity))
        .zip(errors)
        .collect();
    if plays.len() < record.plays.len() {
        return None;
    }
    let best = plays.iter().map(|play| play.0).fold(f64::MIN, f64::max);
    Some(expected_highest(&plays) - best)
}

/// The expectation of the highest of independent normal variables with these means and standard deviations: the integral of one
/// less the product of their distributions, from where all are certain to lie above (midpoint rule).
fn expected_highest(variables: &[(f64, f64)]) -> f64 {
    const STEPS: u32 = 2000;
    const WIDTH: f64 = 6.0;
    let ends = |side: f64| {
        variables
            .iter()
            .map(move |(mean, dev)| mean + side * WIDTH * dev)
    };
    let low = ends(-1.0).fold(f64::MIN, f64::max);
    let high = ends(1.0).fold(f64::MIN, f64::max);
    let step = (high - low) / f64::from(STEPS);
    let above = (0..STEPS).map(|number| {
        let at = low + (f64::from(number) + 0.5) * step;
        1.0 - variables
            .iter()
            .map(|&(mean, dev)| below(at, mean, dev))
            .product::<f64>()
    });
    low + step * above.sum::<f64>()
}

/// The chance of a normal variable to lie below.
fn below(at: f64, mean: f64, deviation: f64) -> f64 {
    if deviation > 0.0 {
        0.5 * libm::erfc((mean - at) / (deviation * std::f64::consts::SQRT_2))
    } else {
        f64::from(u8::from(mean <= at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of two alike the higher lies by a deviation over the root of pi above the mean; of three by 1.5 of that.
    #[test]
    fn the_highest_of_a_few_is_known() {
        let of_two = 1.0 / std::f64::consts::PI.sqrt();
        let alike = |count: usize| expected_highest(&vec![(0.3, 0.01); count]);
        assert!((alike(1) - 0.3).abs() < 1e-9);
        assert!((alike(2) - 0.3 - 0.01 * of_two).abs() < 1e-6);
        assert!((alike(3) - 0.3 - 0.015 * of_two).abs() < 1e-6);
    }

    #[test]
    fn far_and_certain_plays_cost_nothing() {
        let far = expected_highest(&[(0.5, 0.002), (0.3, 0.01)]);
        assert!((far - 0.5).abs() < 1e-9, "{far}");
        let certain = expected_highest(&[(0.5, 0.0), (0.499, 0.0)]);
        assert!((certain - 0.5).abs() < 1e-9, "{certain}");
    }

    #[test]
    fn errors_of_all_plays_are_needed() {
        let line = |errors: [&str; 2]| {
            format!(
                r#"{{"moves":[{{"pos":"4HPwATDgc/ABMA","equity":0.1{}}},{{"pos":"sGfwATDgc/ABMA","equity":0.1{}}}]}}"#,
                errors[0], errors[1]
            )
        };
        let floor = |errors: [&str; 2]| {
            let records = crate::parse(&line(errors)).unwrap();
            let plays: Vec<&CheckerRecord> = records
                .iter()
                .filter_map(|record| match record {
                    crate::Record::Checker(record) => Some(record),
                    _ => None,
                })
                .collect();
            noise_floor(&plays)
        };
        let known = floor([r#","se":0.002"#, r#","se":0.002"#]).unwrap();
        assert!((known.mean - 2.0 / std::f64::consts::PI.sqrt()).abs() < 1e-3);
        assert_eq!(floor([r#","se":0.002"#, ""]), None);
    }
}
