//! The hash behind fingerprints.

/// A hash after Fowler, Noll and Vo's FNV-1a, but of words where that takes bytes, with the high bits folded down
/// after each word (multiplication alone only carries upwards).
pub(crate) struct Fnv(pub(crate) u64);

impl Fnv {
    pub(crate) const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    pub(crate) fn add(&mut self, words: impl IntoIterator<Item = u64>) {
        for word in words {
            self.0 = (self.0 ^ word).wrapping_mul(0x0000_0100_0000_01b3);
            self.0 ^= self.0 >> 32;
        }
    }
}
