//! What the noise of the rollouts in a benchmark costs whoever is judged by it.

use crate::{CheckerRecord, CubeRecord, Record, Score};

/// What the best choices lose because rollouts are noisy: the mean over decisions of the expected highest of the rolled-out
/// equities less the highest equity of the file, with independent normal errors around those of the file; of a cube decision doubling and
/// take together. No player can expect to lose less. `None` if a record does not give the standard errors, or is no decision.
#[must_use]
pub fn noise_floor(records: &[&Record]) -> Option<Score> {
    let lost: Option<Vec<f64>> = records.iter().map(|record| lost_to_noise(record)).collect();
    lost.filter(|lost| !lost.is_empty())
        .map(|lost| Score::of(&lost))
}

fn lost_to_noise(record: &Record) -> Option<f64> {
    match record {
        Record::Checker(record) => lost_by_play(record),
        Record::Cube(record) => lost_by_cube(record),
        Record::Probability(_) => None,
    }
}

fn lost_by_play(record: &CheckerRecord) -> Option<f64> {
    let errors = record.std_errs.iter().map(|&error| f64::from(error));
    let plays: Vec<(f64, f64)> = record
        .plays
        .iter()
        .map(|&(_, equity)| f64::from(equity))
        .zip(errors)
        .collect();
    (plays.len() == record.plays.len()).then(|| beyond_highest(&plays))
}

/// Doubling is as certain as the pass that it meets, if it is one.
fn lost_by_cube(record: &CubeRecord) -> Option<f64> {
    const PASS: (f64, f64) = (1.0, 0.0);
    let [hold, take] = record.std_errs?.map(f64::from);
    let hold = (f64::from(record.no_double), hold);
    let take = (f64::from(record.double_take), take);
    let double = if take.0 < PASS.0 { take } else { PASS };
    // The other side takes to lose less than the pass costs.
    let [taken, passed] = [take, PASS].map(|(mean, deviation)| (-mean, deviation));
    Some(beyond_highest(&[hold, double]) + beyond_highest(&[taken, passed]))
}

/// By how much the expectation of the highest of these variables lies above the highest mean.
fn beyond_highest(variables: &[(f64, f64)]) -> f64 {
    let best = variables.iter().map(|one| one.0).fold(f64::MIN, f64::max);
    expected_highest(variables) - best
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
            noise_floor(&records.iter().collect::<Vec<_>>())
        };
        let known = floor([r#","se":0.002"#, r#","se":0.002"#]).unwrap();
        assert!((known.mean - 2.0 / std::f64::consts::PI.sqrt()).abs() < 1e-3);
        assert_eq!(floor([r#","se":0.002"#, ""]), None);
    }

    /// Of two alike with errors of 0.002 the higher lies by 0.002 over the root of pi above; beside a certain pass a take that is worth as
    /// much by half of the mean size of its error, 0.002 over the root of two pi.
    #[test]
    fn cube_decisions_have_two_questions() {
        let floor = |hold: f64, take: f64, errors: &str| {
            let line = format!(r#"{{"id":"4HPwATDgc/ABMA","nd":{hold},"dt":{take}{errors}}}"#);
            let records = crate::parse(&line).unwrap();
            noise_floor(&records.iter().collect::<Vec<_>>()).map(|score| score.mean)
        };
        let near = |found: Option<f64>, expected: f64| {
            assert!((found.unwrap() - expected).abs() < 1e-3, "{found:?}");
        };
        let errors = r#","se_nd":0.002,"se_dt":0.002"#;
        let root = std::f64::consts::PI.sqrt();
        near(floor(0.5, 0.5, errors), 2.0 / root);
        near(
            floor(0.5, 1.0, errors),
            2.0 / (std::f64::consts::SQRT_2 * root),
        );
        near(floor(0.5, 1.5, errors), 0.0);
        assert_eq!(floor(0.5, 0.5, ""), None);
    }
}
