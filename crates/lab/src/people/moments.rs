//! What one choice says of coefficients.

use super::hat::Hat;

/// A choice among several.
pub(super) struct Example<'a> {
    /// The terms of each choice, one after the other.
    pub(super) terms: &'a [f32],
    /// The number of what was chosen.
    pub(super) chosen: usize,
    /// Whose coefficients count.
    pub(super) hat: Hat,
    /// Choices of one group may depend on each other.
    pub(super) group: usize,
}

/// Log-likelihood of an example, and what its choice has more of each term than was to be expected, with the expected
/// variances and covariances of terms.
pub(super) struct Moments {
    pub(super) likelihood: f64,
    pub(super) excess: Vec<f64>,
    pub(super) variance: Vec<f64>,
}

/// Those of an example under these coefficients of terms that have been divided by their scales.
pub(super) fn moments(example: &Example<'_>, values: &[f64], scales: &[f64]) -> Moments {
    let width = values.len();
    let weights: Vec<f64> = values
        .iter()
        .zip(scales)
        .map(|(v, scale)| v / scale)
        .collect();
    let rows = || example.terms.chunks_exact(width);
    let appeals: Vec<f64> = rows()
        .map(|row| {
            row.iter()
                .zip(&weights)
                .map(|(&t, w)| f64::from(t) * w)
                .sum()
        })
        .collect();
    let most = appeals.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let sum: f64 = appeals.iter().map(|appeal| (appeal - most).exp()).sum();
    let mut excess = vec![0.0; width];
    let mut centred: Vec<(f64, Vec<f64>)> = Vec::with_capacity(appeals.len());
    for (row, appeal) in rows().zip(&appeals) {
        let chance = (appeal - most).exp() / sum;
        let scaled: Vec<f64> = row
            .iter()
            .zip(scales)
            .map(|(&t, scale)| f64::from(t) / scale)
            .collect();
        for (to, term) in excess.iter_mut().zip(&scaled) {
            *to -= chance * term;
        }
        centred.push((chance, scaled));
    }
    let mut variance = vec![0.0; width * width];
    for (chance, terms) in &mut centred {
        // `excess` is the negative mean so far.
        terms
            .iter_mut()
            .zip(&excess)
            .for_each(|(term, mean)| *term += mean);
        if *chance > 1e-9 {
            for (cells, a) in variance.chunks_exact_mut(width).zip(&*terms) {
                let by = *chance * a;
                cells
                    .iter_mut()
                    .zip(&*terms)
                    .for_each(|(cell, b)| *cell += by * b);
            }
        }
    }
    Moments {
        likelihood: appeals[example.chosen] - most - sum.ln(),
        excess: centred[example.chosen].1.clone(),
        variance,
    }
}
