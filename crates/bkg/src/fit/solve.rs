//! Least squares with a ridge, by conjugate gradients on the normal equations.

use super::chunks::in_parts;
use super::samples::Sample;
use crate::vi::{Chances, LANES, ROW_UNIT, ROWS, Row};

/// What the rows are worth: the numbers of a [`Row`] before they are rounded.
type Worth = [f32; 2 * LANES];

/// Numbers that are predicted.
const OUTPUTS: usize = 3;
/// Steps towards the least squares from where the function is.
const ITERATIONS: usize = 25;
/// What a row is drawn to zero by, in positions.
const RIDGE: f32 = 3.0;

/// The rows that predict the aims of these samples best, sought from the rows of now.
pub(super) fn solve(samples: &[Sample], now: &[Row], threads: usize) -> Vec<Worth> {
    let mut found: Vec<Worth> = now
        .iter()
        .map(|row| row.map(|number| f32::from(number) * ROW_UNIT))
        .collect();
    let scale = diagonal(samples, threads);
    let mut residual = gradient(samples, threads, |sample| {
        let predicted = outputs(&found, sample);
        let aim = aims(&sample.aim);
        std::array::from_fn(|output| aim[output] - predicted[output])
    });
    add(&mut residual, &found, [-RIDGE; OUTPUTS]);
    let mut scaled = divided(&residual, &scale);
    let mut direction = scaled.clone();
    let mut size = dot(&residual, &scaled);
    for _ in 0..ITERATIONS {
        let mut image = gradient(samples, threads, |sample| outputs(&direction, sample));
        add(&mut image, &direction, [RIDGE; OUTPUTS]);
        let length = ratios(size, dot(&direction, &image));
        add(&mut found, &direction, length);
        add(&mut residual, &image, length.map(|length| -length));
        scaled = divided(&residual, &scale);
        let next = dot(&residual, &scaled);
        let kept = ratios(next, size);
        size = next;
        for (direction, scaled) in direction.iter_mut().zip(&scaled) {
            *direction = std::array::from_fn(|lane| match kept.get(lane % LANES) {
                Some(kept) => scaled[lane] + kept * direction[lane],
                None => 0.0,
            });
        }
    }
    found
}

fn aims(aim: &Chances) -> [f32; OUTPUTS] {
    [aim.win, aim.win_gammon, aim.lose_gammon]
}

/// The shares of the two cases.
fn shares(sample: &Sample) -> [f32; 2] {
    let hit = f32::from(sample.p1) / 36.0;
    [1.0 - hit, hit]
}

/// What rows predict of a sample.
fn outputs(rows: &[Worth], sample: &Sample) -> [f32; OUTPUTS] {
    let mut sum = [0.0; 2 * LANES];
    for &row in &sample.rows {
        for (sum, worth) in sum.iter_mut().zip(&rows[usize::from(row)]) {
            *sum += worth;
        }
    }
    let [missed, hit] = shares(sample);
    std::array::from_fn(|output| missed * sum[output] + hit * sum[LANES + output])
}

/// The sum over all samples of what each gives to its rows.
fn gradient(
    samples: &[Sample],
    threads: usize,
    given: impl Fn(&Sample) -> [f32; OUTPUTS] + Sync,
) -> Vec<Worth> {
    let parts = in_parts(samples, threads, |samples| {
        let mut sums = vec![[0.0; 2 * LANES]; ROWS];
        for sample in samples {
            let ([missed, hit], given) = (shares(sample), given(sample));
            let [a, b, c] = given;
            let add = [
                missed * a,
                missed * b,
                missed * c,
                0.0,
                hit * a,
                hit * b,
                hit * c,
                0.0,
            ];
            for &row in &sample.rows {
                for (sum, add) in sums[usize::from(row)].iter_mut().zip(add) {
                    *sum += add;
                }
            }
        }
        sums
    });
    let mut total = vec![[0.0; 2 * LANES]; ROWS];
    for part in &parts {
        add(&mut total, part, [1.0; OUTPUTS]);
    }
    total
}

/// The diagonal of the normal equations, for each case.
fn diagonal(samples: &[Sample], threads: usize) -> Vec<[f32; 2]> {
    let parts = in_parts(samples, threads, |samples| {
        let mut sums = vec![[0.0; 2]; ROWS];
        for sample in samples {
            let squares = shares(sample).map(|share| share * share);
            for &row in &sample.rows {
                let sum = &mut sums[usize::from(row)];
                *sum = [sum[0] + squares[0], sum[1] + squares[1]];
            }
        }
        sums
    });
    let mut total = vec![[RIDGE; 2]; ROWS];
    for part in &parts {
        for (total, part) in total.iter_mut().zip(part) {
            *total = [total[0] + part[0], total[1] + part[1]];
        }
    }
    total
}

fn divided(rows: &[Worth], scale: &[[f32; 2]]) -> Vec<Worth> {
    let divide = |(row, scale): (&Worth, &[f32; 2])| {
        std::array::from_fn(|lane| row[lane] / scale[lane / LANES])
    };
    rows.iter().zip(scale).map(divide).collect()
}

/// Adds rows, each output times its factor.
fn add(to: &mut [Worth], rows: &[Worth], factors: [f32; OUTPUTS]) {
    for (to, row) in to.iter_mut().zip(rows) {
        for half in [0, LANES] {
            for (output, factor) in factors.iter().enumerate() {
                to[half + output] += factor * row[half + output];
            }
        }
    }
}

/// Products by output.
fn dot(a: &[Worth], b: &[Worth]) -> [f64; OUTPUTS] {
    let mut sums = [0.0; OUTPUTS];
    for (a, b) in a.iter().zip(b) {
        for (output, sum) in sums.iter_mut().enumerate() {
            let product = |lane: usize| f64::from(a[lane]) * f64::from(b[lane]);
            *sum += product(output) + product(LANES + output);
        }
    }
    sums
}

/// Quotients by output; none where there is nothing left to gain.
fn ratios(a: [f64; OUTPUTS], b: [f64; OUTPUTS]) -> [f32; OUTPUTS] {
    std::array::from_fn(|output| {
        if b[output] > 1e-12 {
            (a[output] / b[output]) as f32
        } else {
            0.0
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vi::{Encoded, Functions};
    use barpoint_testkit::Phase;
    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    /// Aims that a function gives are predicted again, in positions that were not fitted to.
    #[test]
    fn a_known_function_is_found_again() {
        let mut known = Functions::default();
        for row in 0..ROWS {
            // Small and in no order: what matters is that rows differ.
            let worth = |step: usize| ((row * step % 41) as f32 - 20.0) / 2000.0;
            let [a, b, c] = [7, 11, 13].map(worth);
            known.set_row(0, row, [a + 0.004, b, c, 0.0, b, c, a, 0.0]);
        }
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let rows: Vec<Worth> = known
            .of(0)
            .iter()
            .map(|row| row.map(|number| f32::from(number) * ROW_UNIT))
            .collect();
        let mut sample = || {
            let encoded = Encoded::of(&Phase::Played.board(&mut rng));
            let mut sample = Sample {
                rows: encoded.rows,
                p1: encoded.p1,
                aim: Chances::default(),
                held_out: false,
            };
            let [win, win_gammon, lose_gammon] = outputs(&rows, &sample);
            sample.aim = Chances {
                win,
                win_gammon,
                lose_gammon,
            };
            sample
        };
        let samples: Vec<Sample> = (0..8_000).map(|_| sample()).collect();
        let (fitted, held_out) = samples.split_at(7_500);
        let start = Functions::default();
        let mut found: Vec<Row> = start.of(0).to_vec();
        for _ in 0..4 {
            let worth = solve(fitted, &found, 1);
            found = worth
                .iter()
                .map(|worth| worth.map(|chance| (chance / ROW_UNIT).round() as i16))
                .collect();
        }
        let rows: Vec<Worth> = found
            .iter()
            .map(|row| row.map(|number| f32::from(number) * ROW_UNIT))
            .collect();
        let square = |a: [f32; OUTPUTS], b: [f32; OUTPUTS]| {
            a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>()
        };
        let (mut left, mut all) = (0.0, 0.0);
        for sample in held_out {
            left += square(outputs(&rows, sample), aims(&sample.aim));
            all += square([0.0; OUTPUTS], aims(&sample.aim));
        }
        assert!(left < 0.02 * all, "{left} of {all}");
    }
}
