//! A small fixed random stream for initial weights: the same on every machine and in every version.

use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

/// `SplitMix64` (Steele, Lea, Flood 2014) as the numbers that weights begin with.
pub(crate) struct SplitMix(SplitMix64);

impl SplitMix {
    pub(crate) fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    pub(crate) fn next_u64(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// Uniform in `0.0..1.0`, 24 bits.
    pub(crate) fn uniform(&mut self) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "24 bits fit exactly")]
        let bits = (self.next_u64() >> 40) as f32;
        bits / 16_777_216.0
    }

    /// Mean 0, standard deviation 1: centred sum of twelve uniforms, so no library function whose
    /// last digit differs between machines is involved.
    pub(crate) fn normal(&mut self) -> f32 {
        (0..12).map(|_| self.uniform()).sum::<f32>() - 6.0
    }
}
