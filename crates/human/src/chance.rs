//! Chances of choices, and choices by chance.

use barpoint_equity::{CubeAccess, CubeContext, Scoring};
use barpoint_rules::{Board, Roll};
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// How likely each choice is whose appeals are these: proportional to their exponentials. Empty for none.
#[must_use]
pub fn probabilities(appeals: &[f32]) -> Vec<f64> {
    let most = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f64> = appeals
        .iter()
        .map(|appeal| libm::exp(f64::from(appeal - most)))
        .collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// What is being decided: one position may ask for several decisions.
#[derive(Clone, Copy)]
pub(crate) enum Asked {
    Play(Roll),
    Double,
    Take,
}

/// A number in `0.0..1.0` that depends on the decision and the seed alone.
pub(crate) fn lot(board: &Board, context: CubeContext, asked: Asked, seed: u64) -> f64 {
    let key = board.key();
    let asked = match asked {
        Asked::Play(roll) => u64::from(roll.high()) * 8 + u64::from(roll.low()),
        Asked::Double => 1,
        Asked::Take => 2,
    };
    let access = match context.access {
        CubeAccess::Centred => 0,
        CubeAccess::OnRoll => 1,
        CubeAccess::Opponent => 2,
    };
    let score = match context.scoring {
        Scoring::Money { .. } => 0,
        Scoring::Match {
            away,
            opponent_away,
            ..
        } => u64::from(away) << 8 | u64::from(opponent_away),
    };
    let cube = u64::from(context.value) << 32 | access << 16 | score;
    #[expect(clippy::cast_possible_truncation, reason = "both halves are used")]
    let words = [key as u64, (key >> 64) as u64, asked, cube, seed];
    let mixed = words.into_iter().fold(0, |state, word| mix(state ^ word));
    (mixed >> 11) as f64 / (1_u64 << 53) as f64
}

fn mix(seed: u64) -> u64 {
    SplitMix64::seed_from_u64(seed).next_u64()
}

/// The choice on which a lot falls.
pub(crate) fn drawn(chances: &[f64], lot: f64) -> usize {
    let mut left = lot;
    for (choice, chance) in chances.iter().enumerate() {
        left -= chance;
        if left < 0.0 {
            return choice;
        }
    }
    // The chances add up to a little less than 1.
    chances.len().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Variation;

    use super::*;

    #[test]
    fn chances_are_those_of_the_logit() {
        let found = probabilities(&[1.0, 0.0, 1.0]);
        let expected = std::f64::consts::E / (2.0 * std::f64::consts::E + 1.0);
        assert!((found[0] - expected).abs() < 1e-9 && (found[2] - expected).abs() < 1e-9);
        assert!((found.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        assert!(probabilities(&[]).is_empty());
        // Appeals that would overflow.
        assert_eq!(probabilities(&[1000.0, -1000.0]), [1.0, 0.0]);
    }

    #[test]
    fn lots_fall_in_proportion() {
        let chances = [0.2, 0.5, 0.3];
        let found = [0.0, 0.19, 0.21, 0.69, 0.71, 0.999_999].map(|lot| drawn(&chances, lot));
        assert_eq!(found, [0, 0, 1, 1, 2, 2]);
    }

    #[test]
    fn lots_are_even_and_differ_by_everything_asked() {
        let board = Variation::Standard.start();
        let money = CubeContext::MONEY;
        let lots: Vec<f64> = (0..4000)
            .map(|seed| lot(&board, money, Asked::Double, seed))
            .collect();
        for tenth in 0..10 {
            let low = f64::from(tenth) / 10.0;
            let found = lots
                .iter()
                .filter(|l| (low..low + 0.1).contains(*l))
                .count();
            // Standard deviation 19.
            assert!((320..480).contains(&found), "{tenth}: {found}");
        }
        let of = |asked| lot(&board, money, asked, 1);
        let roll = |text: &str| Asked::Play(text.parse().unwrap());
        let all = [
            of(Asked::Double),
            of(Asked::Take),
            of(roll("31")),
            of(roll("21")),
        ];
        for (at, one) in all.iter().enumerate() {
            assert!(all[..at].iter().all(|other| (other - one).abs() > 1e-9));
        }
    }
}
