//! Coefficients of people's choices.

use barpoint_human::{Habits, Kind};

use super::hat::Hat;
use super::logit::{Logit, Task};
use super::moments::Example;
use super::sample::Made;

/// Coefficients of all kinds of decisions, with their standard errors.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// The ratings at which they are given.
    pub knots: Vec<f32>,
    /// Of plays, doubles and takes: for each term its coefficient and standard error at the knots.
    pub rows: [Vec<Vec<[f32; 2]>>; 3],
    /// How many decisions of each kind there were.
    pub decisions: [usize; 3],
}

impl Fitted {
    /// The coefficients, with what equity is multiplied by at which rating.
    #[must_use]
    pub fn habits(&self, sharpness: Vec<(f32, f32)>) -> Habits {
        let rows = self.rows.each_ref().map(|rows| {
            let values = |row: &Vec<[f32; 2]>| row.iter().map(|cell| cell[0]).collect();
            rows.iter().map(values).collect()
        });
        Habits::new(self.knots.clone(), rows, sharpness)
    }
}

/// The coefficients under which people's choices are likeliest, at each of these ratings (ascending).
#[must_use]
pub fn fit(choices: &[Made<'_>], knots: &[f64]) -> Fitted {
    let fits = Kind::ALL.map(|kind| {
        let examples = examples(choices, knots, kind);
        let task = Task {
            examples: &examples,
            width: kind.terms().len(),
            knots: knots.len(),
        };
        (task.fit(), examples.len())
    });
    Fitted {
        knots: knots.iter().map(|&knot| single(knot)).collect(),
        rows: fits.each_ref().map(|(fit, _)| rows(fit)),
        decisions: fits.each_ref().map(|(_, count)| *count),
    }
}

fn examples<'a>(choices: &[Made<'a>], knots: &[f64], kind: Kind) -> Vec<Example<'a>> {
    choices
        .iter()
        .filter(|made| made.choice.kind == kind)
        .map(|made| Example {
            terms: &made.choice.terms,
            chosen: made.choice.chosen,
            hat: Hat::of(knots, made.pr),
            group: made.of_match,
        })
        .collect()
}

/// For each term its values and errors at the knots.
fn rows(fit: &Logit) -> Vec<Vec<[f32; 2]>> {
    let column = |term| {
        let values = fit.values.iter().skip(term).step_by(fit.width);
        let errors = fit.errors.iter().skip(term).step_by(fit.width);
        let cells = values.zip(errors);
        cells.map(|(&v, &e)| [single(v), single(e)]).collect()
    };
    (0..fit.width).map(column).collect()
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "coefficients need six digits"
)]
const fn single(value: f64) -> f32 {
    value as f32
}
