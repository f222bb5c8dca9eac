//! One side's checkers, laid out for whole-register arithmetic.

/// One side's checkers by its own point numbers: 0 off, `1..=24`, 25 the bar; the rest stays zero.
///
/// 32 bytes, so that a step of a checker is one addition of vectors and copying is one load and one
/// store.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(align(32))]
pub(crate) struct Half([u8; 32]);

impl Half {
    pub(crate) const fn new(counts: &[u8; 26]) -> Self {
        let mut padded = [0; 32];
        let mut i = 0;
        while i < 26 {
            padded[i] = counts[i];
            i += 1;
        }
        Self(padded)
    }

    pub(crate) const fn counts(&self) -> &[u8; 26] {
        match self.0.first_chunk() {
            Some(counts) => counts,
            None => unreachable!(),
        }
    }

    pub(crate) const fn padded(&self) -> &[u8; 32] {
        &self.0
    }

    /// This half after a change of the counts.
    #[inline]
    pub(crate) fn plus(self, change: &Change) -> Self {
        let mut sum = self.0;
        for (n, d) in sum.iter_mut().zip(&change.0) {
            *n = n.wrapping_add(*d);
        }
        Self(sum)
    }

    /// Bit `p` is set where there are `N` checkers or more.
    #[inline]
    pub(crate) fn at_least<const N: u8>(&self) -> u32 {
        // Counts are at most 15, so adding 128 - N sets a byte's top bit where there are N or more.
        const TOP_BITS: u64 = 0x8080_8080_8080_8080;
        // Multiplying moves the lowest bit of byte i to bit 56 + i.
        const GATHER: u64 = 0x0102_0408_1020_4080;
        let lift = u64::from(128 - N) * 0x0101_0101_0101_0101;
        let (words, _) = self.0.as_chunks::<8>();
        words.iter().rev().fold(0, |mask, word| {
            let top = (u64::from_le_bytes(*word) + lift) & TOP_BITS;
            let bits = (top >> 7).wrapping_mul(GATHER) >> 56;
            mask << 8 | u32::try_from(bits).unwrap_or(0)
        })
    }
}

/// What a step adds to each count of a half (modulo 256).
#[derive(Clone, Copy)]
#[repr(align(32))]
pub(crate) struct Change([u8; 32]);

impl Change {
    const NONE: Self = Self([0; 32]);

    /// One checker from one place to another.
    pub(crate) const fn moved(from: usize, to: usize) -> Self {
        let mut change = [0; 32];
        change[from] = u8::MAX;
        change[to] = change[to].wrapping_add(1);
        Self(change)
    }
}

/// `STEPS[die][from]`: what a step does to the mover's half.
pub(crate) static STEPS: [[Change; 32]; 7] = steps();

/// `HITS[point]`: what a hit on a point of the mover does to the opponent's half; nothing at 0.
pub(crate) static HITS: [Change; 32] = hits();

const fn steps() -> [[Change; 32]; 7] {
    let mut steps = [[Change::NONE; 32]; 7];
    let mut die = 1;
    while die <= 6 {
        let mut from: usize = 1;
        while from <= 25 {
            steps[die][from] = Change::moved(from, from.saturating_sub(die));
            from += 1;
        }
        die += 1;
    }
    steps
}

const fn hits() -> [Change; 32] {
    let mut hits = [Change::NONE; 32];
    let mut point = 1;
    while point <= 24 {
        hits[point] = Change::moved(25 - point, 25);
        point += 1;
    }
    hits
}
