//! Conditional logit with coefficients that change with the rating (`McFadden` 1974), by Newton's method.

use rayon::prelude::*;

use super::hat::Hat;
use super::moments::{Example, moments};
use crate::matrix::Matrix;

/// What was fitted: for each knot the coefficients of all terms.
pub(super) struct Logit {
    pub(super) values: Vec<f64>,
    /// Standard errors that allow choices of one group to depend on each other (Liang and Zeger 1986).
    pub(super) errors: Vec<f64>,
    /// The number of terms.
    pub(super) width: usize,
}

/// How strongly coefficients are held to zero, and those of neighbouring knots to each other, where terms have been
/// scaled to a standard deviation of one: as much as so many choices would.
const TO_ZERO: f64 = 0.1;
/// See [`TO_ZERO`].
const TO_NEIGHBOUR: f64 = 2.0;

const STEPS: usize = 30;

/// Sums over examples.
#[derive(Clone)]
struct Sums {
    likelihood: f64,
    slope: Vec<f64>,
    curve: Matrix,
}

impl Sums {
    fn zero(size: usize) -> Self {
        Self {
            likelihood: 0.0,
            slope: vec![0.0; size],
            curve: Matrix::zero(size),
        }
    }

    fn plus(mut self, other: &Self) -> Self {
        let add = |to: &mut [f64], from: &[f64]| {
            to.iter_mut().zip(from).for_each(|(a, b)| *a += b);
        };
        self.likelihood += other.likelihood;
        add(&mut self.slope, &other.slope);
        add(&mut self.curve.cells, &other.curve.cells);
        self
    }
}

/// What is fitted: examples of one kind.
pub(super) struct Task<'a> {
    pub(super) examples: &'a [Example<'a>],
    pub(super) width: usize,
    pub(super) knots: usize,
}

impl Task<'_> {
    /// The coefficients of greatest likelihood.
    pub(super) fn fit(&self) -> Logit {
        let scales = self.scales();
        let size = self.width * self.knots;
        let mut values = vec![0.0; size];
        let mut now = self.sums(&values, &scales);
        for _ in 0..STEPS {
            let step = now.curve.inverse().times(&now.slope);
            let mut share = 1.0;
            let better = loop {
                let tried: Vec<f64> = values
                    .iter()
                    .zip(&step)
                    .map(|(v, s)| v + share * s)
                    .collect();
                let found = self.sums(&tried, &scales);
                if found.likelihood > now.likelihood {
                    break Some((tried, found));
                }
                share /= 2.0;
                if share < 1e-4 {
                    break None;
                }
            };
            let Some((tried, found)) = better else { break };
            let gained = found.likelihood - now.likelihood;
            (values, now) = (tried, found);
            if gained < 1e-6 {
                break;
            }
        }
        let errors = self.errors(&values, &scales, &now.curve.inverse());
        let unscaled = |scaled: Vec<f64>| -> Vec<f64> {
            let by = scales.iter().cycle();
            scaled.iter().zip(by).map(|(v, scale)| v / scale).collect()
        };
        Logit {
            values: unscaled(values),
            errors: unscaled(errors),
            width: self.width,
        }
    }

    /// The standard deviation of each term among the choices of an example; 1 where it never varies.
    fn scales(&self) -> Vec<f64> {
        let zero = vec![0.0; self.width];
        let ones = vec![1.0; self.width];
        let variances = self
            .examples
            .par_iter()
            .map(|example| {
                let moments = moments(example, &zero, &ones);
                (0..self.width)
                    .map(|k| moments.variance[k * self.width + k])
                    .collect()
            })
            .reduce(
                || vec![0.0; self.width],
                |a: Vec<f64>, b: Vec<f64>| a.iter().zip(&b).map(|(a, b)| a + b).collect(),
            );
        let count = self.examples.len().max(1) as f64;
        let scale = |sum: f64| if sum > 0.0 { (sum / count).sqrt() } else { 1.0 };
        variances.into_iter().map(scale).collect()
    }

    fn sums(&self, values: &[f64], scales: &[f64]) -> Sums {
        let size = values.len();
        // In pieces of fixed size, added in order: the same bits on any number of threads.
        let pieces: Vec<Sums> = self
            .examples
            .par_chunks(1024)
            .map(|examples| {
                let mut sums = Sums::zero(size);
                for example in examples {
                    self.add(example, values, scales, &mut sums);
                }
                sums
            })
            .collect();
        let mut sums = pieces.iter().fold(Sums::zero(size), Sums::plus);
        self.hold(values, &mut sums);
        sums
    }

    fn add(&self, example: &Example<'_>, values: &[f64], scales: &[f64], sums: &mut Sums) {
        let width = self.width;
        let found = moments(example, &mixed(values, example.hat, width), scales);
        sums.likelihood += found.likelihood;
        for (knot, share) in example.hat.parts().into_iter().filter(|part| part.1 > 0.0) {
            for (k, excess) in found.excess.iter().enumerate() {
                sums.slope[knot * width + k] += share * excess;
            }
            for (other, also) in example.hat.parts().into_iter().filter(|part| part.1 > 0.0) {
                for (row, cells) in found.variance.chunks_exact(width).enumerate() {
                    let from = (knot * width + row) * sums.curve.size + other * width;
                    let target = &mut sums.curve.cells[from..from + width];
                    for (cell, value) in target.iter_mut().zip(cells) {
                        *cell += share * also * value;
                    }
                }
            }
        }
    }

    /// Holds coefficients to zero and to those of the neighbouring knots.
    fn hold(&self, values: &[f64], sums: &mut Sums) {
        for (at, value) in values.iter().enumerate() {
            sums.likelihood -= TO_ZERO * value * value / 2.0;
            sums.slope[at] -= TO_ZERO * value;
            sums.curve.add(at, at, TO_ZERO);
        }
        for at in 0..values.len() - self.width {
            let next = at + self.width;
            let apart = values[next] - values[at];
            sums.likelihood -= TO_NEIGHBOUR * apart * apart / 2.0;
            sums.slope[at] += TO_NEIGHBOUR * apart;
            sums.slope[next] -= TO_NEIGHBOUR * apart;
            for (row, column, sign) in [
                (at, at, 1.0),
                (next, next, 1.0),
                (at, next, -1.0),
                (next, at, -1.0),
            ] {
                sums.curve.add(row, column, sign * TO_NEIGHBOUR);
            }
        }
    }

    fn errors(&self, values: &[f64], scales: &[f64], inverse: &Matrix) -> Vec<f64> {
        let size = values.len();
        let mut groups: std::collections::BTreeMap<usize, Vec<f64>> =
            std::collections::BTreeMap::new();
        for example in self.examples {
            let found = moments(example, &mixed(values, example.hat, self.width), scales);
            let slope = groups
                .entry(example.group)
                .or_insert_with(|| vec![0.0; size]);
            for (knot, share) in example.hat.parts().into_iter().filter(|part| part.1 > 0.0) {
                for (k, excess) in found.excess.iter().enumerate() {
                    slope[knot * self.width + k] += share * excess;
                }
            }
        }
        let mut variance = vec![0.0; size];
        for slope in groups.values() {
            for (sum, moved) in variance.iter_mut().zip(inverse.times(slope)) {
                *sum += moved * moved;
            }
        }
        variance.into_iter().map(f64::sqrt).collect()
    }
}

/// The coefficients of a rating.
pub(super) fn mixed(values: &[f64], hat: Hat, width: usize) -> Vec<f64> {
    let mut mixed = vec![0.0; width];
    for (knot, share) in hat.parts().into_iter().filter(|part| part.1 > 0.0) {
        for (to, from) in mixed.iter_mut().zip(&values[knot * width..]) {
            *to += share * from;
        }
    }
    mixed
}
