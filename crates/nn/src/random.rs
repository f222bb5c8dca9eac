//! A small fixed random stream for initial weights: the same on every machine and for ever.

/// `SplitMix64` (Steele, Lea, Flood 2014).
pub(crate) struct SplitMix(u64);

impl SplitMix {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
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
