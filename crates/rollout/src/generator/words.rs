//! Generators that no crate offers, each a source of words of 32 bits.

use md5::{Digest, Md5};

/// Words in a stream: what all generators have in common.
pub(super) trait Words {
    /// The next 32 random bits.
    fn word(&mut self) -> u32;
}

/// Words that are the MD5 digests (R. Rivest, RFC 1321) of a key with a counter behind it, four from each.
pub(super) struct Digests<const KEY: usize> {
    key: [u8; KEY],
    counter: u32,
    words: [u32; 4],
    used: usize,
}

impl<const KEY: usize> Digests<KEY> {
    /// Of this key, the counter beginning here.
    pub(super) const fn new(key: [u8; KEY], counter: u32) -> Self {
        Self {
            key,
            counter,
            words: [0; 4],
            used: 4,
        }
    }

    fn turn(&mut self) {
        let mut digest = Md5::new();
        digest.update(self.key);
        digest.update(self.counter.to_le_bytes());
        let bytes = digest.finalize();
        let (words, _) = bytes.as_chunks::<4>();
        for (word, bytes) in self.words.iter_mut().zip(words) {
            *word = u32::from_le_bytes(*bytes);
        }
        self.counter = self.counter.wrapping_add(1);
        self.used = 0;
    }
}

impl<const KEY: usize> Words for Digests<KEY> {
    fn word(&mut self) -> u32 {
        if self.used == self.words.len() {
            self.turn();
        }
        self.used += 1;
        self.words[self.used - 1]
    }
}

/// L. Blum, M. Blum and M. Shub, "A simple unpredictable pseudo-random number generator" (SIAM Journal on
/// Computing 15, 1986): squares modulo a product of two primes, the lowest bit of each.
pub(super) struct Squares {
    modulus: u64,
    square: u64,
}

impl Squares {
    /// Two primes as the paper wants them for long periods: p, (p - 1) / 2 and (p - 3) / 4 are prime, p leaves 3
    /// when divided by 4, and 2 is no square modulo (p - 1) / 2. These are the two largest below 2^32.
    const PRIMES: [u64; 2] = [4_294_956_167, 4_294_901_687];

    /// From random words: a number that neither prime divides.
    pub(super) fn new(mut random: impl FnMut() -> u64) -> Self {
        let modulus = Self::PRIMES[0] * Self::PRIMES[1];
        loop {
            let square = random() % modulus;
            if square > 1
                && Self::PRIMES
                    .iter()
                    .all(|prime| !square.is_multiple_of(*prime))
            {
                return Self { modulus, square };
            }
        }
    }

    fn bit(&mut self) -> u32 {
        let square = u128::from(self.square).pow(2) % u128::from(self.modulus);
        // Less than the modulus.
        self.square = (square & u128::from(u64::MAX)) as u64;
        u32::from(self.square & 1 == 1)
    }
}

impl Words for Squares {
    fn word(&mut self) -> u32 {
        (0..32).fold(0, |word, _| word << 1 | self.bit())
    }
}

/// The additive feedback of BSD's `random()` with its usual 31 numbers: each is the sum of the third and of the
/// 31st before it (D. E. Knuth, The Art of Computer Programming 2, 3.2.2). The lowest bit of a sum is not used.
pub(super) struct Sums {
    numbers: [u32; Self::LAG],
    /// The oldest.
    next: usize,
}

impl Sums {
    const LAG: usize = 31;
    /// Numbers not used after seeding, as in BSD.
    const SKIPPED: usize = 310;

    /// From these numbers, of which one at least must be odd for a long period.
    pub(super) fn new(numbers: [u32; Self::LAG]) -> Self {
        let mut sums = Self { numbers, next: 3 };
        for _ in 0..Self::SKIPPED {
            sums.random();
        }
        sums
    }

    /// As `srandom(seed)` and `srand(seed)` of the GNU C library seed it: by Park and Miller's generator, 0 standing for 1.
    pub(super) fn seeded(seed: u32) -> Self {
        let mut last = i64::from(seed.max(1).cast_signed());
        Self::new(std::array::from_fn(|i| {
            if i > 0 {
                last = (16_807 * last).rem_euclid(0x7fff_ffff);
            }
            (last & 0xffff_ffff).cast_unsigned() as u32
        }))
    }

    /// A number of 31 bits.
    fn random(&mut self) -> u32 {
        let third = self.numbers[(self.next + Self::LAG - 3) % Self::LAG];
        let sum = &mut self.numbers[self.next];
        *sum = sum.wrapping_add(third);
        self.next = (self.next + 1) % Self::LAG;
        *sum >> 1
    }
}

impl Words for Sums {
    /// The upper halves of two numbers, whose lower bits are less random.
    fn word(&mut self) -> u32 {
        (self.random() >> 15) << 16 | self.random() >> 15
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generator::die;

    /// gnubg 1.07 with `set rng md5` and seed 5: two words of each digest are a roll, first die first.
    #[test]
    fn digests_are_gnubgs() {
        let rolls = (5..10).map(|counter| {
            let mut words = Digests::new([], counter);
            [die(|| words.word()), die(|| words.word())]
        });
        let expected = [[4, 2], [6, 3], [1, 4], [1, 5], [2, 1]];
        assert_eq!(rolls.collect::<Vec<_>>(), expected);
    }

    /// A die of gnubg's `bbs`: a number below three by as many bits as it takes, and whether it is one of the
    /// upper three by the next.
    fn die_of_bits(squares: &mut Squares) -> u32 {
        let mut state = 1 + squares.bit();
        let third = loop {
            state = match (state, squares.bit()) {
                (1, 0) => break 0,
                (1, _) => 3,
                (2, 0) => 4,
                (2, _) => break 2,
                (3, 0) => 1,
                (3, _) => break 1,
                (_, 0) => break 1,
                (_, _) => 2,
            };
        };
        third + 3 * squares.bit() + 1
    }

    /// gnubg 1.07 with `set rng bbs`, modulus 1000730021 and 31643 x 31627, seed 5.
    #[test]
    fn squares_are_gnubgs() {
        let rolls = |modulus| -> Vec<u32> {
            let mut squares = Squares { modulus, square: 5 };
            (0..10).map(|_| die_of_bits(&mut squares)).collect()
        };
        assert_eq!(rolls(1_000_730_021), [6, 5, 2, 1, 6, 5, 6, 1, 2, 4]);
        assert_eq!(rolls(31_643 * 31_627), [6, 6, 4, 4, 3, 1, 3, 5, 6, 3]);
    }

    /// `srandom(seed)`, then four times `random()` of the GNU C library 2.36, which has BSD's. The last is that of `srand`
    /// and `rand()`, the C language's: `python3 -c "import ctypes; c = ctypes.CDLL('libc.so.6'); c.srand(20261122);
    /// print([c.rand() for _ in range(4)])"`.
    #[test]
    fn sums_are_those_of_the_c_library() {
        let four = |seed: u32| {
            let mut sums = Sums::seeded(seed);
            std::array::from_fn(|_| sums.random())
        };
        let first = [1_804_289_383, 846_930_886, 1_681_692_777, 1_714_636_915];
        assert_eq!(four(1), first);
        assert_eq!(four(0), first);
        let second = [590_011_675, 99_788_765, 2_131_925_610, 171_864_072];
        assert_eq!(four(5), second);
        let third = [2_058_147_116, 854_483_408, 922_419_988, 286_396_165];
        assert_eq!(four(3_000_000_000), third);
        let rand = [75_911_409, 169_313_489, 127_699_534, 1_294_836_774];
        assert_eq!(four(20_261_122), rand);
    }
}
