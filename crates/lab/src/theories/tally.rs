//! Errors of theories over many positions.

use super::{Comparison, Found};

/// How far a theory is from the rollouts, over some positions; equities in points per cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figures {
    /// How many positions.
    pub positions: usize,
    /// Mean absolute error of not doubling.
    pub no_double: f64,
    /// Mean absolute error of doubling and taking.
    pub double_take: f64,
    /// Mean loss of the doubler's decision.
    pub double_loss: f64,
    /// Mean loss of the taker's.
    pub take_loss: f64,
    /// Mean of both errors, less that of the way compared with: negative is nearer to the truth.
    pub error_difference: f64,
    /// Its standard error over the positions.
    pub error_difference_std_err: f64,
    /// Both losses, less those of the way compared with.
    pub loss_difference: f64,
    /// Its standard error.
    pub loss_difference_std_err: f64,
}

/// The errors of one theory, compared with another; both by their place in [`super::Way::ALL`].
#[must_use]
pub fn figures(rows: &[&Comparison], way: usize, beside: usize) -> Option<Figures> {
    if rows.is_empty() {
        return None;
    }
    let mean = |of: &dyn Fn(&Comparison) -> f64| mean_and_error(rows, of).0;
    let errors = |row: &Comparison, at: usize| {
        error(row, at, |f| f.no_double) + error(row, at, |f| f.double_take)
    };
    let losses = |row: &Comparison, at: usize| double_loss(row, at) + take_loss(row, at);
    let (error_difference, error_difference_std_err) =
        mean_and_error(rows, &|row| (errors(row, way) - errors(row, beside)) / 2.0);
    let (loss_difference, loss_difference_std_err) =
        mean_and_error(rows, &|row| losses(row, way) - losses(row, beside));
    Some(Figures {
        positions: rows.len(),
        no_double: mean(&|row| error(row, way, |f| f.no_double)),
        double_take: mean(&|row| error(row, way, |f| f.double_take)),
        double_loss: mean(&|row| double_loss(row, way)),
        take_loss: mean(&|row| take_loss(row, way)),
        error_difference,
        error_difference_std_err,
        loss_difference,
        loss_difference_std_err,
    })
}

#[expect(clippy::cast_precision_loss, reason = "some hundred positions")]
fn mean_and_error(rows: &[&Comparison], of: &dyn Fn(&Comparison) -> f64) -> (f64, f64) {
    let count = rows.len() as f64;
    let mean = rows.iter().map(|row| of(row)).sum::<f64>() / count;
    let squares: f64 = rows.iter().map(|row| (of(row) - mean).powi(2)).sum();
    (mean, (squares / (count * (count - 1.0).max(1.0))).sqrt())
}

fn error(row: &Comparison, way: usize, part: impl Fn(&Found) -> f64) -> f64 {
    (part(&row.found[way]) - part(&row.truth)).abs()
}

/// What the doubler loses by following a theory rather than the right answer.
fn double_loss(row: &Comparison, way: usize) -> f64 {
    let (found, truth) = (&row.found[way], &row.truth);
    let doubled = truth.double_take.min(1.0);
    let best = truth.no_double.max(doubled);
    if found.double_take.min(1.0) > found.no_double {
        best - doubled
    } else {
        best - truth.no_double
    }
}

/// What the taker loses, if doubled.
fn take_loss(row: &Comparison, way: usize) -> f64 {
    let truth = row.truth.double_take;
    if row.found[way].double_take < 1.0 {
        (truth - 1.0).max(0.0)
    } else {
        (1.0 - truth).max(0.0)
    }
}
