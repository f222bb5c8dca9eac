//! The worth of terms by least squares, no term counting against its meaning, and what families of them explain.

use barpoint_eval::Phase;
use barpoint_explain::{Facts, Family, RaceTable, TERMS, terms};
use barpoint_rules::Board;
use barpoint_rules::notation::PositionIdError;
use rayon::prelude::*;

use super::Pair;
use crate::matrix::Matrix;

/// How many terms there are.
const COUNT: usize = TERMS.len();
/// Of so many pairs one is held out of the fit.
const HELD_OUT: usize = 5;
/// How strongly a worth is held to zero: as much as so many pairs would.
const TO_ZERO: f64 = 3.0;

/// What a family explains of the variance of differences, with standard errors, on pairs held out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Explained {
    /// The family.
    pub family: Family,
    /// With its terms alone.
    pub alone: [f64; 2],
    /// What the others explain less without it.
    pub added: [f64; 2],
}

/// What was found in one phase.
#[derive(Clone, Debug, PartialEq)]
pub struct OfPhase {
    /// The phase.
    pub phase: Phase,
    /// Pairs, those held out among them.
    pub pairs: usize,
    /// Equity of a step of 1 of every term.
    pub worth: [f64; COUNT],
    /// Standard errors; 0 for terms that do not count.
    pub errors: [f64; COUNT],
    /// What all terms explain of the variance of differences held out, with its standard error.
    pub explained: [f64; 2],
    /// What each family does.
    pub families: Vec<Explained>,
}

/// What was found.
#[derive(Clone, Debug, PartialEq)]
pub struct Fitted {
    /// By phase.
    pub phases: Vec<OfPhase>,
}

/// A pair as terms.
struct Example {
    terms: [f64; COUNT],
    difference: f64,
}

/// The worth of all terms, and what families explain.
///
/// # Errors
/// If a position of a pair cannot be read.
pub fn fit(pairs: &[Pair]) -> Result<Fitted, PositionIdError> {
    let table = RaceTable::build();
    let examples = pairs.par_iter().map(|pair| example(pair, table.as_ref()));
    let examples: Result<Vec<_>, PositionIdError> = examples.collect();
    let examples = examples?;
    let phases = Phase::ALL.par_iter().map(|&phase| {
        let these = examples.iter().filter(|(of, _)| *of == phase);
        of_phase(
            phase,
            &these.map(|(_, example)| example).collect::<Vec<_>>(),
        )
    });
    Ok(Fitted {
        phases: phases.collect(),
    })
}

fn example(pair: &Pair, table: Option<&RaceTable>) -> Result<(Phase, Example), PositionIdError> {
    let phase = Phase::of(&pair.before.parse()?);
    let [one, other] = [&pair.next[0], &pair.next[1]].map(|id| {
        let next: Board = id.parse()?;
        let facts = table.map_or_else(|| Facts::of(&next), |table| Facts::of_race(&next, table));
        Ok::<_, PositionIdError>(terms(&facts))
    });
    let (one, other) = (one?, other?);
    let terms = std::array::from_fn(|k| f64::from(one[k]) - f64::from(other[k]));
    Ok((
        phase,
        Example {
            terms,
            difference: pair.difference,
        },
    ))
}

fn of_phase(phase: Phase, examples: &[&Example]) -> OfPhase {
    let numbered = || examples.iter().copied().enumerate();
    let (held, learned): (Vec<_>, Vec<_>) = numbered().partition(|(n, _)| n % HELD_OUT == 0);
    let [held, learned] = [held, learned].map(|part| {
        let part = part.into_iter().map(|(_, example)| example);
        part.collect::<Vec<_>>()
    });
    let with = |uses: &dyn Fn(Family) -> bool| {
        let used = TERMS.map(|term| uses(term.family));
        worth(&learned, used)
    };
    let all = with(&|_| true);
    let errors_of = |worth: &[f64; COUNT]| squares(&held, worth);
    let whole = errors_of(&all.worth);
    let families = Family::ALL.map(|family| {
        let alone = errors_of(&with(&|other| other == family).worth);
        let without = errors_of(&with(&|other| other != family).worth);
        Explained {
            family,
            alone: jackknife(&alone, &share_told),
            added: jackknife_of(&without, &whole),
        }
    });
    OfPhase {
        phase,
        pairs: examples.len(),
        worth: all.worth,
        errors: all.errors,
        explained: jackknife(&whole, &share_told),
        families: families.to_vec(),
    }
}

/// Worths with their standard errors.
struct Solved {
    worth: [f64; COUNT],
    errors: [f64; COUNT],
}

/// Least squares over some terms; a term that would count against its meaning is left out, the worst first.
fn worth(examples: &[&Example], mut used: [bool; COUNT]) -> Solved {
    loop {
        let solved = solve(examples, &used);
        let worst = (0..COUNT).filter(|&k| used[k] && solved.worth[k] < 0.0);
        let worst = worst.min_by(|&a, &b| {
            let ratio = |k: usize| solved.worth[k] / solved.errors[k].max(f64::MIN_POSITIVE);
            ratio(a).total_cmp(&ratio(b))
        });
        let Some(worst) = worst else {
            return solved;
        };
        used[worst] = false;
    }
}

fn solve(examples: &[&Example], used: &[bool; COUNT]) -> Solved {
    let kept: Vec<usize> = (0..COUNT).filter(|&k| used[k]).collect();
    let mut squares = Matrix::zero(kept.len());
    let mut sums = vec![0.0; kept.len()];
    for row in 0..kept.len() {
        squares.add(row, row, TO_ZERO);
    }
    for example in examples {
        for (row, &k) in kept.iter().enumerate() {
            sums[row] += example.terms[k] * example.difference;
            for (column, &other) in kept.iter().enumerate() {
                squares.add(row, column, example.terms[k] * example.terms[other]);
            }
        }
    }
    let inverse = squares.inverse();
    let found = inverse.times(&sums);
    let (mut worth, mut errors) = ([0.0; COUNT], [0.0; COUNT]);
    for (&k, value) in kept.iter().zip(found) {
        worth[k] = value;
    }
    let left: f64 = examples.iter().map(|example| left(example, &worth)).sum();
    let variance = left / (examples.len().saturating_sub(kept.len()).max(1)) as f64;
    for (row, &k) in kept.iter().enumerate() {
        errors[k] = (variance * inverse.at(row, row)).sqrt();
    }
    Solved { worth, errors }
}

/// The square of what is left of a difference.
fn left(example: &Example, worth: &[f64; COUNT]) -> f64 {
    let told: f64 = example.terms.iter().zip(worth).map(|(a, b)| a * b).sum();
    (example.difference - told).powi(2)
}

/// Sums of squares, of differences and of what is left of them.
#[derive(Clone, Copy, Default)]
struct Squares {
    all: f64,
    left: f64,
}

/// Parts of the pairs held out, for standard errors.
const PARTS: usize = 20;

fn squares(examples: &[&Example], worth: &[f64; COUNT]) -> [Squares; PARTS] {
    let mut parts = [Squares::default(); PARTS];
    for (n, example) in examples.iter().enumerate() {
        let part = &mut parts[n % PARTS];
        part.all += example.difference.powi(2);
        part.left += left(example, worth);
    }
    parts
}

/// The part of the variance that is explained; of nothing, nothing.
fn share_told(at: Squares) -> f64 {
    if at.all > 0.0 {
        1.0 - at.left / at.all
    } else {
        0.0
    }
}

/// A function of the sums over all parts, and its standard error by leaving out one part after the other.
fn jackknife(parts: &[Squares; PARTS], of: &dyn Fn(Squares) -> f64) -> [f64; 2] {
    let without = |left_out: Option<usize>| {
        let mut sum = Squares::default();
        for (n, part) in parts.iter().enumerate() {
            if Some(n) != left_out {
                sum.all += part.all;
                sum.left += part.left;
            }
        }
        of(sum)
    };
    let each: Vec<f64> = (0..PARTS).map(|n| without(Some(n))).collect();
    let mean = each.iter().sum::<f64>() / PARTS as f64;
    let spread: f64 = each.iter().map(|value| (value - mean).powi(2)).sum();
    let scale = (PARTS - 1) as f64 / PARTS as f64;
    [without(None), (scale * spread).sqrt()]
}

/// What the second explain more than the first, of the same pairs.
fn jackknife_of(first: &[Squares; PARTS], second: &[Squares; PARTS]) -> [f64; 2] {
    let both = std::array::from_fn(|n| Squares {
        all: first[n].all,
        left: first[n].left - second[n].left,
    });
    jackknife(&both, &|at| 1.0 - share_told(at))
}
