//! Random numbers that are the same everywhere.

use barpoint_rules::Roll;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

#[derive(Clone, Debug)]
pub(super) struct Random(SplitMix64);

impl Random {
    /// A stream for each game of each round.
    pub(super) fn of(seed: u64, round: u32, game: u32) -> Self {
        let number = u64::from(round) << 32 | u64::from(game);
        let start = from(seed).next_u64() ^ number;
        Self(from(from(start).next_u64()))
    }

    /// Below a limit; for limits this small the bias is nothing.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.0.next_u64()) * limit as u128) >> 64) as usize
    }

    pub(super) fn roll(&mut self) -> Roll {
        let mut die = || self.below(6) as u8 + 1;
        let (a, b) = (die(), die());
        Roll::new(a, b).unwrap_or(Roll::ONES)
    }
}

/// The generator with this state.
fn from(state: u64) -> SplitMix64 {
    SplitMix64::from_seed(state.to_le_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_roll_comes_as_often_as_it_should() {
        let mut random = Random::of(1, 2, 3);
        let rolls: Vec<Roll> = (0..36_000).map(|_| random.roll()).collect();
        for (roll, weight) in Roll::weighted() {
            let count = rolls.iter().filter(|&&found| found == roll).count() as f64;
            let expected = 1000.0 * f64::from(weight);
            assert!(
                (count - expected).abs() < 200.0,
                "{roll}: {count} of {expected}"
            );
        }
    }
}
