//! Random numbers that are the same everywhere: `SplitMix64` (Steele, Lea and Flood 2014).

use barpoint_rules::Roll;

#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    /// A stream for each game of each round.
    pub(super) fn of(seed: u64, round: u32, game: u32) -> Self {
        let mut stream = Self(seed);
        let start = stream.next() ^ (u64::from(round) << 32 | u64::from(game));
        Self(Self(start).next())
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ mixed >> 31
    }

    /// Below a limit; for limits this small the bias is nothing.
    pub(super) fn below(&mut self, limit: usize) -> usize {
        ((u128::from(self.next()) * limit as u128) >> 64) as usize
    }

    pub(super) fn roll(&mut self) -> Roll {
        let mut die = || self.below(6) as u8 + 1;
        let (a, b) = (die(), die());
        Roll::new(a, b).unwrap_or(Roll::ONES)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first numbers of the reference implementation from seed 0 (<https://prng.di.unimi.it/splitmix64.c>).
    #[test]
    fn the_reference_numbers() {
        let mut random = Random(0);
        assert_eq!(
            [random.next(), random.next()],
            [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4]
        );
    }

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
