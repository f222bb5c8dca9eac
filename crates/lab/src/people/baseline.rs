//! Noise of the same strength, to which people are compared.

use super::sample::Made;
use barpoint_human::{Kind, probabilities};

/// A way to err that knows nothing of people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Noise {
    /// With some chance any play, else the best.
    Uniform,
    /// A normal error on the equity of each play.
    Gaussian,
    /// An error on equity whose chances are logistic: temperature alone.
    Temperature,
}

impl Noise {
    pub(super) const ALL: [Self; 3] = [Self::Uniform, Self::Gaussian, Self::Temperature];

    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Uniform => "uniform errors",
            Self::Gaussian => "Gaussian noise",
            Self::Temperature => "temperature alone",
        }
    }

    /// How likely each choice is at this much noise.
    pub(super) fn chances(self, made: &Made<'_>, amount: f64) -> Vec<f64> {
        let losses = losses(made);
        let count = losses.len() as f64;
        match self {
            Self::Uniform => {
                let least = losses.iter().copied().fold(f64::INFINITY, f64::min);
                let best = losses.iter().position(|&loss| loss <= least);
                let error = amount.min(1.0);
                let of = |at| error / count + if Some(at) == best { 1.0 - error } else { 0.0 };
                (0..losses.len()).map(of).collect()
            }
            Self::Gaussian => gaussian(&losses, amount),
            Self::Temperature => {
                #[expect(clippy::cast_possible_truncation, reason = "an appeal")]
                let appeals: Vec<f32> = losses.iter().map(|loss| (-loss / amount) as f32).collect();
                probabilities(&appeals)
            }
        }
    }

    /// How likely one choice is at this much noise.
    fn chance(self, made: &Made<'_>, choice: usize, amount: f64) -> f64 {
        match self {
            Self::Gaussian => gaussian_chance(&losses(made), choice, amount),
            Self::Uniform | Self::Temperature => self.chances(made, amount)[choice],
        }
    }

    /// The amount, of a line in the logarithm of the rating through two points, under which these choices are likeliest.
    pub(super) fn fit(self, choices: &[Made<'_>]) -> Amount {
        // Two numbers need no more than a part of the choices.
        let choices: Vec<Made<'_>> = choices.iter().step_by(FIT_STEP).copied().collect();
        let choices = &choices[..];
        let mut best = Amount {
            at_five: 0.05,
            at_fifteen: 0.1,
        };
        for _ in 0..2 {
            best.at_five = self.likeliest(choices, |amount| Amount {
                at_five: amount,
                ..best
            });
            best.at_fifteen = self.likeliest(choices, |amount| Amount {
                at_fifteen: amount,
                ..best
            });
        }
        best
    }

    /// Golden section in the logarithm of one amount.
    fn likeliest(self, choices: &[Made<'_>], of: impl Fn(f64) -> Amount) -> f64 {
        use rayon::prelude::*;
        let likelihood = |log: f64| {
            let amount = of(log.exp());
            let each = |made: &Made<'_>| {
                let chance = self.chance(made, made.choice.chosen, amount.of(made.pr));
                chance.max(1e-12).ln()
            };
            let pieces: Vec<f64> = choices
                .par_chunks(1024)
                .map(|piece| piece.iter().map(each).sum())
                .collect();
            pieces.iter().sum::<f64>()
        };
        let ratio = (5.0_f64.sqrt() - 1.0) / 2.0;
        let (mut low, mut high) = (0.003_f64.ln(), 1.0_f64.ln());
        for _ in 0..10 {
            let (a, b) = (high - ratio * (high - low), low + ratio * (high - low));
            if likelihood(a) > likelihood(b) {
                high = b;
            } else {
                low = a;
            }
        }
        f64::midpoint(low, high).exp()
    }
}

/// Every so many choices one is used to fit noise.
const FIT_STEP: usize = 4;

/// How much noise there is at each rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Amount {
    at_five: f64,
    at_fifteen: f64,
}

impl Amount {
    pub(super) fn of(self, pr: f64) -> f64 {
        let share = (pr.max(1.0) / 5.0).ln() / 3.0_f64.ln();
        (self.at_five.ln() + share * (self.at_fifteen / self.at_five).ln()).exp()
    }
}

/// What each choice gives up against the best, statically; of a cube decision doubling or taking, then the other.
fn losses(made: &Made<'_>) -> Vec<f64> {
    let first = made.choice.rows().map(|row| f64::from(row[0]));
    match made.choice.kind {
        // The first term of a play is what it gives up, with a minus.
        Kind::Play => first.map(|loss| -loss).collect(),
        // That of a double or take is what it gains beside the other.
        Kind::Double | Kind::Take => {
            let gain = first.take(1).sum::<f64>();
            vec![(-gain).max(0.0), gain.max(0.0)]
        }
    }
}

/// The chance that each is best once an independent normal deviate is added to every loss.
fn gaussian(losses: &[f64], deviation: f64) -> Vec<f64> {
    let each = (0..losses.len()).map(|own| gaussian_chance(losses, own, deviation));
    let chances: Vec<f64> = each.collect();
    let sum: f64 = chances.iter().sum();
    chances.into_iter().map(|chance| chance / sum).collect()
}

/// The chance that one is best, by Simpson's rule over its own deviate.
fn gaussian_chance(losses: &[f64], own: usize, deviation: f64) -> f64 {
    const NODES: u32 = 33;
    const REACH: f64 = 4.5;
    let step = 2.0 * REACH / f64::from(NODES - 1);
    let at = |node: u32| {
        let x = -REACH + f64::from(node) * step;
        let beats = losses.iter().enumerate().filter(|(other, _)| *other != own);
        let apart = beats.map(|(_, other)| (other - losses[own]) / deviation + x);
        // Far behind: certainly beaten.
        let all: f64 = apart.filter(|apart| *apart < 5.0).map(below).product();
        let weight = match node {
            0 => 1.0,
            node if node == NODES - 1 => 1.0,
            node if node % 2 == 1 => 4.0,
            _ => 2.0,
        };
        weight * (-x * x / 2.0).exp() * all
    };
    (0..NODES).map(at).sum::<f64>() * step / 3.0 / std::f64::consts::TAU.sqrt()
}

/// The chance that a standard normal deviate is below (Zelen and Severo 1964, formula 26.2.17; within 1e-7).
fn below(x: f64) -> f64 {
    let t = 1.0 / (1.0 + 0.231_641_9 * x.abs());
    let series = t
        * (0.319_381_530
            + t * (-0.356_563_782
                + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
    let tail = (-x * x / 2.0).exp() / std::f64::consts::TAU.sqrt() * series;
    if x > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaussian_chances_of_two_are_those_of_the_difference() {
        // The difference of two deviates of 0.1 has a deviation of 0.1414: P(below 0.1 / 0.1414) = 0.7602.
        let found = gaussian(&[0.0, 0.1], 0.1);
        assert!((found[0] - 0.7602).abs() < 2e-4, "{found:?}");
        let even = gaussian(&[0.0; 4], 0.1);
        assert!(even.iter().all(|chance| (chance - 0.25).abs() < 1e-9));
    }
}
