//! The Mersenne Twister.

use super::{DiceSource, die};

/// Matsumoto and Nishimura's Mersenne Twister MT19937 (1998), turned into dice as gnubg does, so that
/// a seed gives gnubg's dice.
///
/// ```
/// use barpoint_rollout::{DiceSource, Mersenne};
///
/// // gnubg 1.07: `set seed 5`.
/// let mut dice = Mersenne::new(5);
/// assert_eq!([dice.die(), dice.die(), dice.die()], [2, 1, 6]);
/// ```
#[derive(Clone)]
pub struct Mersenne {
    state: [u32; N],
    next: usize,
}

const N: usize = 624;

const M: usize = 397;

impl Mersenne {
    /// Dice from a seed of 32 bits.
    #[must_use]
    pub const fn new(seed: u32) -> Self {
        let mut state = [seed; N];
        let mut i = 1;
        let mut index = 1;
        while i < N {
            let previous = state[i - 1];
            state[i] = (previous ^ (previous >> 30))
                .wrapping_mul(1_812_433_253)
                .wrapping_add(index);
            i += 1;
            index += 1;
        }
        Self { state, next: N }
    }

    /// Dice from a seed of any length, the reference code's `init_by_array`.
    #[must_use]
    pub fn from_words(words: &[u32]) -> Self {
        let mut mt = Self::new(19_650_218);
        let state = &mut mt.state;
        let words = if words.is_empty() { &[0] } else { words };
        let mut i = 1;
        let mixed = |state: &[u32; N], i: usize, factor: u32| {
            let previous = state[i - 1];
            state[i] ^ (previous ^ (previous >> 30)).wrapping_mul(factor)
        };
        let advance = |state: &mut [u32; N], i: usize| {
            if i + 1 < N {
                return i + 1;
            }
            state[0] = state[N - 1];
            1
        };
        let numbered = (0u32..).zip(words).cycle();
        for (j, word) in numbered.take(N.max(words.len())) {
            state[i] = mixed(state, i, 1_664_525)
                .wrapping_add(*word)
                .wrapping_add(j);
            i = advance(state, i);
        }
        for _ in 1..N {
            let index = u32::try_from(i).unwrap_or(0);
            state[i] = mixed(state, i, 1_566_083_941).wrapping_sub(index);
            i = advance(state, i);
        }
        state[0] = 0x8000_0000;
        mt
    }

    pub(super) fn word(&mut self) -> u32 {
        if self.next == N {
            self.twist();
        }
        let mut y = self.state[self.next];
        self.next += 1;
        y ^= y >> 11;
        y ^= (y << 7) & 0x9d2c_5680;
        y ^= (y << 15) & 0xefc6_0000;
        y ^ (y >> 18)
    }

    /// A number below `limit`, all (nearly) equally likely.
    pub fn below(&mut self, limit: u32) -> u32 {
        let scaled = u64::from(self.word()) * u64::from(limit);
        u32::try_from(scaled >> 32).unwrap_or(0)
    }

    fn twist(&mut self) {
        for i in 0..N {
            let y = (self.state[i] & 0x8000_0000) | (self.state[(i + 1) % N] & 0x7fff_ffff);
            let odd = if y & 1 == 1 { 0x9908_b0df } else { 0 };
            self.state[i] = self.state[(i + M) % N] ^ (y >> 1) ^ odd;
        }
        self.next = 0;
    }
}

impl DiceSource for Mersenne {
    fn die(&mut self) -> u8 {
        die(|| self.word())
    }
}
