//! How many rolls one side of a race needs, and what follows for both sides together.
//!
//! Without contact the sides do not affect each other. The number of rolls of each is a distribution: a rough
//! [`Estimate`] makes it normal, and a net multiplies it by the exponential of a polynomial.

mod rests;

use barpoint_bearoff::Distribution;
use barpoint_equity::Outcome;
use barpoint_nn::{OUTPUTS, exponentials};

use crate::inputs::Estimate;
use rests::Rests;

/// Numbers of rolls that a distribution covers.
pub const ROLLS: usize = 32;
/// How far below its mean a distribution of many rolls begins.
const BELOW_MEAN: f32 = 12.0;
/// The most by which an output moves the logarithm of a chance, per unit of its polynomial.
const REACH: f32 = 6.0;
/// Polynomials are as at this many standard deviations from the mean when further away.
const FAR: f32 = 4.0;
/// Logarithm of what cannot happen: no correction makes it matter.
const NEVER: f32 = -1000.0;

/// The normal distribution that a net corrects.
#[derive(Clone, Copy, Debug)]
pub struct Prior {
    /// The first number of rolls.
    pub from: usize,
    /// The first number of rolls less the mean.
    first: f32,
    /// One by the standard deviation.
    scale: f32,
    /// How many of the numbers of rolls are too few.
    too_few: usize,
}

/// What the outputs of a net multiply at one number of rolls: Hermite polynomials over their factorials.
fn terms(distance: f32) -> [f32; OUTPUTS] {
    let x = distance.clamp(-FAR, FAR);
    let square = x * x;
    [
        x,
        (square - 1.0) / 2.0,
        x * (square - 3.0) / 6.0,
        ((square - 6.0) * square + 3.0) / 24.0,
        x * ((square - 10.0) * square + 15.0) / 120.0,
    ]
}

/// The coefficients, from that of 1 to that of the fifth power, of the polynomial that the outputs of a net make of the
/// terms.
fn polynomial(outputs: [f32; OUTPUTS]) -> [f32; OUTPUTS + 1] {
    let [first, second, third, fourth, fifth] = outputs.map(|output| REACH * (2.0 * output - 1.0));
    [
        fourth / 8.0 - second / 2.0,
        first - third / 2.0 + fifth / 8.0,
        second / 2.0 - fourth / 4.0,
        third / 6.0 - fifth / 12.0,
        fourth / 24.0,
        fifth / 120.0,
    ]
}

/// A sum in a fixed order that leaves room for eight additions at once.
fn sum(numbers: impl Iterator<Item = [f32; 8]>) -> f32 {
    let mut lanes = [0.0; 8];
    for eight in numbers {
        for (lane, number) in lanes.iter_mut().zip(eight) {
            *lane += number;
        }
    }
    let four: [f32; 4] = std::array::from_fn(|i| lanes[i] + lanes[i + 4]);
    (four[0] + four[2]) + (four[1] + four[3])
}

impl Prior {
    /// The normal distribution of an estimate.
    #[must_use]
    pub fn of(estimate: &Estimate) -> Self {
        let Estimate {
            mean,
            variance,
            least,
        } = *estimate;
        #[expect(clippy::cast_sign_loss, reason = "never below zero")]
        let from = (mean - BELOW_MEAN).max(0.0) as usize;
        Self {
            from,
            first: from as f32 - mean,
            scale: 1.0 / variance.max(0.01).sqrt(),
            too_few: usize::from(least).saturating_sub(from),
        }
    }

    /// Standard deviations from the mean of the number of rolls at this place.
    fn distance(&self, place: usize) -> f32 {
        (place as f32 + self.first) * self.scale
    }

    /// The chances as a net corrects them.
    #[must_use]
    pub fn chances(&self, outputs: [f32; OUTPUTS]) -> [f32; ROLLS] {
        let [constant, rest @ ..] = polynomial(outputs);
        let mut chances = [0.0; ROLLS];
        for (place, log) in chances.iter_mut().enumerate() {
            let distance = self.distance(place);
            let x = distance.clamp(-FAR, FAR);
            let moved = rest
                .iter()
                .rev()
                .fold(0.0, |sum, factor| (sum + factor) * x);
            let usual = if place < self.too_few {
                NEVER
            } else {
                -distance * distance / 2.0
            };
            *log = usual + (moved + constant);
        }
        exponentials(chances.as_chunks_mut().0);
        let whole = 1.0 / sum(chances.as_chunks().0.iter().copied());
        for chance in &mut chances {
            *chance *= whole;
        }
        chances
    }

    /// The slope of a loss by each output before its logistic function; `slopes` are those by the logarithms of
    /// the chances before they are made to sum to one.
    #[must_use]
    pub fn slopes(&self, outputs: [f32; OUTPUTS], slopes: &[f32; ROLLS]) -> [f32; OUTPUTS] {
        let mut sums = [0.0; OUTPUTS];
        for (place, slope) in slopes.iter().enumerate() {
            for (sum, term) in sums.iter_mut().zip(terms(self.distance(place))) {
                *sum += slope * term;
            }
        }
        std::array::from_fn(|o| sums[o] * 2.0 * REACH * outputs[o] * (1.0 - outputs[o]))
    }
}

/// The rolls that one side of a race needs to bear off its last checker, and its first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct SideRolls {
    /// Chances to need exactly so many rolls for the last checker.
    chances: [f32; ROLLS],
    last: Rests,
    /// For the first checker; `None` when one is off.
    first: Option<Rests>,
    /// To leave the opponent's home board; `None` when no checker of a whole side is there.
    escape: Option<Rests>,
}

impl SideRolls {
    /// Of a side with all checkers home.
    pub(crate) fn home(rolls: &Distribution) -> Self {
        let padded = |list: &[f32]| std::array::from_fn(|i| list.get(i).copied().unwrap_or(0.0));
        let first = (rolls.first[0] < 1.0).then(|| Rests::of(0, &padded(&rolls.first)));
        Self::new(0, padded(&rolls.last), first, None)
    }

    /// By what the nets said: the estimate and the outputs for the last checker, and for the first if none is off; `escape`
    /// has the chances of the numbers of rolls to leave the opponent's home board.
    pub(crate) fn by_nets(
        (last, outputs): (&Estimate, [f32; OUTPUTS]),
        first: Option<(&Estimate, [f32; OUTPUTS])>,
        escape: Option<&[f32; ROLLS]>,
    ) -> Self {
        let first = first.map(|(estimate, outputs)| {
            let prior = Prior::of(estimate);
            Rests::of(prior.from, &prior.chances(outputs))
        });
        let prior = Prior::of(last);
        let escape = escape.map(|chances| Rests::of(0, chances));
        Self::new(prior.from, prior.chances(outputs), first, escape)
    }

    fn new(
        from: usize,
        chances: [f32; ROLLS],
        first: Option<Rests>,
        escape: Option<Rests>,
    ) -> Self {
        Self {
            chances,
            last: Rests::of(from, &chances),
            first,
            escape,
        }
    }

    /// The chance to bear off everything while the other side still needs as many rolls and `more`, or still more.
    fn ahead_of(&self, other: &Rests, more: usize) -> f32 {
        let rests = other.seen_from(self.last.from + more);
        let (chances, rests) = (self.chances.as_chunks::<8>().0, rests.as_chunks::<8>().0);
        let pairs = chances.iter().zip(rests);
        sum(pairs.map(|(chances, rests)| std::array::from_fn(|i| chances[i] * rests[i])))
            .clamp(0.0, 1.0)
    }

    /// The chances of this side, on roll, against another.
    pub(crate) fn outcome(&self, opponent: &Self) -> Outcome {
        let won = |rests: &Option<Rests>| rests.as_ref().map_or(0.0, |r| self.ahead_of(r, 0));
        let lost = |rests: &Option<Rests>| rests.as_ref().map_or(0.0, |r| opponent.ahead_of(r, 1));
        let win = self.ahead_of(&opponent.last, 0);
        // Backgammons are known better than gammons, which they are part of.
        let win_backgammon = won(&opponent.escape).min(win);
        let lose_backgammon = lost(&self.escape).min(1.0 - win);
        Outcome {
            win,
            win_gammon: won(&opponent.first).clamp(win_backgammon, win),
            win_backgammon,
            lose_gammon: lost(&self.first).clamp(lose_backgammon, 1.0 - win),
            lose_backgammon,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What outputs make of the terms is what the polynomial says.
    #[test]
    fn the_polynomial_is_the_sum_of_the_terms() {
        let outputs = [0.6, 0.45, 0.7, 0.52, 0.3];
        let polynomial = polynomial(outputs);
        for x in [-3.5_f32, -1.0, 0.0, 0.4, 2.0, 4.0] {
            let powers = (0..).map(|power| x.powi(power));
            let found: f32 = polynomial.iter().zip(powers).map(|(a, b)| a * b).sum();
            let factors = outputs.map(|output| REACH * (2.0 * output - 1.0));
            let expected: f32 = factors.iter().zip(terms(x)).map(|(a, b)| a * b).sum();
            assert!((found - expected).abs() < 1e-4, "{x}: {found} {expected}");
        }
    }

    /// A side that needs one roll for certain, and one that needs one or two.
    #[test]
    #[expect(clippy::float_cmp, reason = "fractions of two add up exactly")]
    fn chances_by_hand() {
        let side = |chances: &[f32], first: &[f32], escape: &[f32]| {
            let list = |list: &[f32]| std::array::from_fn(|i| list.get(i).copied().unwrap_or(0.0));
            let rests =
                |chances: &[f32]| (!chances.is_empty()).then(|| Rests::of(0, &list(chances)));
            SideRolls::new(0, list(chances), rests(first), rests(escape))
        };
        let sure = side(&[0.0, 1.0], &[], &[]);
        let late = side(&[0.0, 0.25, 0.75], &[], &[]);
        assert_eq!(sure.outcome(&late).win, 1.0);
        assert_eq!(late.outcome(&sure).win, 0.25);
        assert_eq!(late.outcome(&late).win, 1.0 - 0.25 * 0.75);
        // Whole sides: the first checker goes off with the first or the second roll.
        let last = [0.0, 0.0, 0.0, 0.0, 1.0];
        let whole = side(&last, &[0.0, 0.5, 0.5], &[]);
        let won = late.outcome(&whole);
        assert_eq!((won.win, won.win_gammon), (1.0, 0.25 + 0.75 * 0.5));
        let lost = whole.outcome(&late);
        assert_eq!((lost.win, lost.lose_gammon), (0.0, 0.25 * 0.5));
        assert_eq!((won.win_backgammon, lost.lose_backgammon), (0.0, 0.0));
        // Checkers that leave the opponent's home board with the first roll, or the second.
        let behind = side(&last, &[0.0, 0.0, 1.0], &[0.0, 0.75, 0.25]);
        let won = late.outcome(&behind);
        assert_eq!(
            (won.win_gammon, won.win_backgammon),
            (1.0, 0.25 + 0.75 * 0.25)
        );
        let lost = behind.outcome(&late);
        assert_eq!(
            (lost.lose_gammon, lost.lose_backgammon),
            (0.25, 0.25 * 0.25)
        );
    }

    /// Distributions that begin at different numbers of rolls.
    #[test]
    fn far_sides_keep_their_distance() {
        let far = Estimate {
            mean: 30.25,
            variance: 6.0,
            least: 9,
        };
        let near = Estimate { mean: 26.25, ..far };
        let even = [0.5; OUTPUTS];
        let [far, near] = [far, near].map(|rolls| SideRolls::by_nets((&rolls, even), None, None));
        assert_ne!(far.last.from, near.last.from);
        let (ahead, behind) = (near.outcome(&far).win, far.outcome(&near).win);
        // Four rolls and a half over a deviation of 3.46, and three and a half.
        assert!((ahead - 0.903).abs() < 0.003, "{ahead}");
        assert!((behind - 0.156).abs() < 0.003, "{behind}");
    }

    /// Slopes are those of small changes of the outputs.
    #[test]
    fn slopes_agree_with_differences() {
        let prior = Prior::of(&Estimate {
            mean: 6.3,
            variance: 1.4,
            least: 3,
        });
        let loss = |outputs| -> f32 {
            let squares = prior.chances(outputs).map(|chance| chance * chance);
            squares.iter().sum()
        };
        let outputs = [0.51, 0.48, 0.53, 0.5, 0.47];
        let chances = prior.chances(outputs);
        let mean: f32 = chances.iter().map(|p| 2.0 * p * p).sum();
        let slopes = prior.slopes(outputs, &chances.map(|p| p * (2.0 * p - mean)));
        for (o, slope) in slopes.into_iter().enumerate() {
            let moved = |by: f32| {
                let mut moved = outputs;
                moved[o] += by;
                loss(moved)
            };
            let difference = (moved(1e-3) - moved(-1e-3)) / 2e-3 * outputs[o] * (1.0 - outputs[o]);
            assert!(
                (difference - slope).abs() < 2e-3,
                "{o}: {difference} {slope}"
            );
        }
    }
}
