//! How well choices in matches that were not used are foretold.

use barpoint_human::{Habits, Kind, PLAY_TERMS, Weights, probabilities};
use rayon::prelude::*;

use super::baseline::Noise;
use super::sample::Made;

/// What foretells choices.
#[derive(Clone, Debug, PartialEq)]
pub struct Foretold {
    /// Its name.
    pub name: &'static str,
    /// Mean logarithm of the chance it gave to what was chosen.
    pub likelihood: f64,
    /// Standard error over matches of how far that is below the habits' (0 for these).
    pub std_err: f64,
    /// Of plays: for each of [`ERRORS`] how many of 100 errors are of that kind; the kinds overlap.
    pub errors: Vec<f64>,
}

/// Kinds of decisions with what foretells them; the first row of each is what people did, with the likelihood of nothing.
#[derive(Clone, Debug, PartialEq)]
pub struct HeldOut {
    /// The kind.
    pub kind: Kind,
    /// Choices in the matches held out.
    pub choices: usize,
    /// Shares of errors as people made them.
    pub observed: Vec<f64>,
    /// The habits, then noise.
    pub rows: Vec<Foretold>,
}

/// Errors of plays: choices that give up at least this, statically.
const ERROR: f32 = 0.03;

/// A kind of error: whether the play chosen and the best one (their terms) are of it.
type IsKind = fn(&[f32], &[f32]) -> bool;

/// Kinds of errors of plays.
pub const ERRORS: [(&str, IsKind); 9] = [
    ("hits too few", |made, best| {
        of(made, "hit") < of(best, "hit")
    }),
    ("hits too many", |made, best| {
        of(made, "hit") > of(best, "hit")
    }),
    ("leaves 3 more shots", |made, best| {
        of(made, "shots") > of(best, "shots") + 0.08
    }),
    ("leaves 3 fewer shots", |made, best| {
        of(made, "shots") < of(best, "shots") - 0.08
    }),
    ("runs with a back checker", |made, best| {
        of(made, "back") < of(best, "back")
    }),
    ("stays with a back checker", |made, best| {
        of(made, "back") > of(best, "back")
    }),
    ("gives up an anchor", |made, best| {
        of(made, "anchors") < of(best, "anchors")
    }),
    ("stacks", |made, best| of(made, "stack") > of(best, "stack")),
    ("makes fewer home points", |made, best| {
        of(made, "home-points") < of(best, "home-points")
    }),
];

fn of(terms: &[f32], name: &str) -> f32 {
    let at = PLAY_TERMS.iter().position(|term| term.name == name);
    at.map_or(0.0, |at| terms[at])
}

/// How likely each choice is.
type Chances<'a> = dyn Fn(&Made<'_>) -> Vec<f64> + Sync + 'a;

/// Compares habits with noise, both fitted to `used`, on `held_out`.
#[must_use]
pub fn held_out(habits: &Habits, used: &[Made<'_>], held_out: &[Made<'_>]) -> Vec<HeldOut> {
    let compared = Kind::ALL.map(|kind| {
        let only = |choices: &[Made<'_>]| choices.iter().filter(|m| m.choice.kind == kind).count();
        let pick = |choices: &'_ [Made<'_>]| -> Vec<usize> {
            (0..choices.len())
                .filter(|&at| choices[at].choice.kind == kind)
                .collect()
        };
        let used: Vec<Made<'_>> = pick(used).into_iter().map(|at| used[at]).collect();
        let choices = only(held_out);
        let tested: Vec<Made<'_>> = pick(held_out).into_iter().map(|at| held_out[at]).collect();
        let own = |made: &Made<'_>| chances(&habits.at(single(made.pr), 1.0), made);
        let reference = likelihoods(&tested, &own);
        let mut rows = vec![foretold("habits of people", &tested, &own, &reference)];
        for noise in Noise::ALL {
            let amount = noise.fit(&used);
            let by = |made: &Made<'_>| noise.chances(made, amount.of(made.pr));
            rows.push(foretold(noise.name(), &tested, &by, &reference));
        }
        let did = |made: &Made<'_>| {
            let count = made.choice.rows().count();
            (0..count)
                .map(|at| f64::from(u8::from(at == made.choice.chosen)))
                .collect()
        };
        HeldOut {
            kind,
            choices,
            observed: errors(&tested, &did),
            rows,
        }
    });
    compared.to_vec()
}

fn chances(weights: &Weights, made: &Made<'_>) -> Vec<f64> {
    let appeals: Vec<f32> = made
        .choice
        .rows()
        .map(|terms| weights.appeal(made.choice.kind, terms))
        .collect();
    probabilities(&appeals)
}

fn likelihoods(tested: &[Made<'_>], chances: &Chances<'_>) -> Vec<f64> {
    let of = |made: &Made<'_>| chances(made)[made.choice.chosen].max(1e-12).ln();
    tested.par_iter().map(of).collect()
}

fn foretold(
    name: &'static str,
    tested: &[Made<'_>],
    chances: &Chances<'_>,
    reference: &[f64],
) -> Foretold {
    let found = likelihoods(tested, chances);
    let count = found.len().max(1) as f64;
    let mean = found.iter().sum::<f64>() / count;
    let behind = (found.iter().sum::<f64>() - reference.iter().sum::<f64>()) / count;
    // Over matches, whose choices depend on each other.
    let mut squares = 0.0;
    let rows: Vec<(usize, f64)> = tested
        .iter()
        .zip(found.iter().zip(reference))
        .map(|(made, (a, b))| (made.of_match, a - b - behind))
        .collect();
    for group in rows.chunk_by(|a, b| a.0 == b.0) {
        squares += group.iter().map(|row| row.1).sum::<f64>().powi(2);
    }
    Foretold {
        name,
        likelihood: mean,
        std_err: squares.sqrt() / count,
        errors: errors(tested, chances),
    }
}

/// For each kind of error how many of 100 errors are of it; empty of cube decisions.
fn errors(tested: &[Made<'_>], chances: &Chances<'_>) -> Vec<f64> {
    let (mut all, mut kinds) = (0.0, [0.0; ERRORS.len()]);
    for made in tested.iter().filter(|made| made.choice.kind == Kind::Play) {
        let rows: Vec<&[f32]> = made.choice.rows().collect();
        for (row, chance) in rows.iter().zip(chances(made)) {
            if -row[0] >= ERROR {
                all += chance;
                for (sum, (_, is_kind)) in kinds.iter_mut().zip(ERRORS) {
                    *sum += if is_kind(row, rows[0]) { chance } else { 0.0 };
                }
            }
        }
    }
    if all > 0.0 {
        kinds.map(|sum| 100.0 * sum / all).to_vec()
    } else {
        Vec::new()
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a rating")]
const fn single(pr: f64) -> f32 {
    pr as f32
}
