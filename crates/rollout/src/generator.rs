//! Where dice come from.

mod mersenne;
mod words;

pub use mersenne::Mersenne;

use barpoint_rules::Roll;
use rand::{RngCore, SeedableRng};
use rand_chacha::ChaCha8Rng;
use rand_isaac::IsaacRng;
use rand_pcg::Pcg64;
use rand_xoshiro::Xoshiro256PlusPlus;
use words::{Digests, Squares, Sums, Words};

/// A source of dice. Rolls are random only where the source is; the seed belongs to the record.
pub trait DiceSource {
    /// The next die, `1..=6`.
    fn die(&mut self) -> u8;

    /// The next roll.
    fn roll(&mut self) -> Roll {
        loop {
            if let Some(roll) = Roll::new(self.die(), self.die()) {
                return roll;
            }
        }
    }
}

/// Words from here on are drawn again, so that all faces are equally likely.
const REJECTED: u32 = u32::MAX - u32::MAX % 6;

/// A die from words, drawn again where the faces would not be equally likely.
fn die(mut word: impl FnMut() -> u32) -> u8 {
    loop {
        let word = word();
        if word < REJECTED {
            let face = word / (REJECTED / 6);
            return u8::try_from(face).map_or(1, |face| face + 1);
        }
    }
}

/// A generator that gives each trial of a rollout a stream of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Generator {
    /// `ChaCha` with 8 rounds: the seed is the key, the trial the stream.
    #[default]
    ChaCha,
    /// The Mersenne Twister, seeded by the words of seed and trial.
    Mersenne,
    /// Jenkins' ISAAC; each trial has a key of its own, drawn by `ChaCha` as above.
    Isaac,
    /// O'Neill's PCG XSL RR 128/64, keys as for ISAAC.
    Pcg,
    /// Blackman and Vigna's xoshiro256++, keys as for ISAAC.
    Xoshiro,
    /// MD5 digests of seed, trial and a counter.
    Md5,
    /// Blum, Blum and Shub's squares, the first of each trial drawn by `ChaCha` as above.
    Bbs,
    /// The sums of BSD's `random()`, each trial's first 31 numbers drawn by `ChaCha` as above.
    Bsd,
    /// The C library's `rand()`, glibc's, which has the same sums: each trial is seeded as by `srand` with a number of 32 bits
    /// drawn by `ChaCha` as above.
    Ansi,
    /// The rolls of a file ([`crate::DiceFile`]).
    File,
}

/// The random numbers of one trial.
pub(crate) struct Stream(Box<dyn Words + Send>);

impl Words for Mersenne {
    fn word(&mut self) -> u32 {
        Self::word(self)
    }
}

/// The generators of crates.
struct Random<T>(T);

impl<T: RngCore> Words for Random<T> {
    fn word(&mut self) -> u32 {
        self.0.next_u32()
    }
}

impl Generator {
    /// The generators that need nothing but a seed, by name.
    pub const NAMES: [(&'static str, Self); 9] = [
        ("chacha", Self::ChaCha),
        ("mersenne", Self::Mersenne),
        ("isaac", Self::Isaac),
        ("pcg", Self::Pcg),
        ("xoshiro", Self::Xoshiro),
        ("md5", Self::Md5),
        ("bbs", Self::Bbs),
        ("bsd", Self::Bsd),
        ("ansi", Self::Ansi),
    ];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::ChaCha => "chacha",
            Self::Mersenne => "mersenne",
            Self::Isaac => "isaac",
            Self::Pcg => "pcg",
            Self::Xoshiro => "xoshiro",
            Self::Md5 => "md5",
            Self::Bbs => "bbs",
            Self::Bsd => "bsd",
            Self::Ansi => "ansi",
            Self::File => "file",
        }
    }

    /// The numbers of one stream of a seed. Where the rolls are those of a file, what else is random comes from
    /// `ChaCha`.
    pub(crate) fn stream(self, seed: u64, number: u64) -> Stream {
        let mut random = ChaCha8Rng::seed_from_u64(seed);
        random.set_stream(number);
        Stream(match self {
            Self::ChaCha | Self::File => Box::new(Random(random)),
            Self::Mersenne => {
                let halves = |n: u64| [n, n >> 32].map(|n| (n & 0xffff_ffff) as u32);
                let words = [halves(seed), halves(number)];
                Box::new(Mersenne::from_words(words.as_flattened()))
            }
            Self::Isaac => Box::new(Random(IsaacRng::from_rng(&mut random))),
            Self::Pcg => Box::new(Random(Pcg64::from_rng(&mut random))),
            Self::Xoshiro => Box::new(Random(Xoshiro256PlusPlus::from_rng(&mut random))),
            Self::Md5 => {
                let mut key = [0; 16];
                key[..8].copy_from_slice(&seed.to_le_bytes());
                key[8..].copy_from_slice(&number.to_le_bytes());
                Box::new(Digests::new(key, 0))
            }
            Self::Bbs => Box::new(Squares::new(|| random.next_u64())),
            Self::Bsd => Box::new(Sums::new(std::array::from_fn(|i| {
                // One odd at least.
                random.next_u32() | u32::from(i == 0)
            }))),
            Self::Ansi => Box::new(Sums::seeded(random.next_u32())),
        })
    }
}

/// The seed a text stands for: a number from 0 to 2^64 - 1 itself, anything else by its bytes (FNV-1a, 64 bits).
///
/// ```
/// use barpoint_rollout::seed_of;
///
/// assert_eq!(seed_of("42"), 42);
/// assert_eq!(seed_of("foobar"), 0x8594_4171_f739_67e8);
/// ```
#[must_use]
pub fn seed_of(text: &str) -> u64 {
    text.parse()
        .unwrap_or_else(|_| crate::seal::fnv1a(text.as_bytes()))
}

impl Stream {
    /// A number below `limit`, all (nearly) equally likely.
    pub(crate) fn below(&mut self, limit: u32) -> u32 {
        ((u64::from(self.0.word()) * u64::from(limit)) >> 32) as u32
    }
}

impl DiceSource for Stream {
    fn die(&mut self) -> u8 {
        die(|| self.0.word())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// gnubg 1.07.001: `set seed 5`, then rolls, first die first.
    #[test]
    fn a_seed_gives_gnubgs_dice() {
        let mut dice = Mersenne::new(5);
        let found: Vec<u8> = (0..24).map(|_| dice.die()).collect();
        let expected = [
            2, 1, 6, 5, 2, 3, 6, 6, 3, 1, 4, 3, 5, 3, 4, 3, 2, 6, 2, 5, 1, 4, 5, 5,
        ];
        assert_eq!(found, expected);
    }

    /// The first words that Matsumoto and Nishimura print for `mt19937ar.c` (mt19937ar.out).
    #[test]
    fn words_seed_as_in_the_reference() {
        let mut random = Mersenne::from_words(&[0x123, 0x234, 0x345, 0x456]);
        let expected = [
            1_067_595_299,
            955_945_823,
            477_289_528,
            4_107_218_783,
            4_228_976_476,
        ];
        assert_eq!(std::array::from_fn(|_| random.word()), expected);
    }

    #[test]
    fn streams_differ_by_seed_and_number() {
        for (_, generator) in Generator::NAMES {
            let dice = |seed, number| -> Vec<u8> {
                let mut stream = generator.stream(seed, number);
                (0..40).map(|_| stream.die()).collect()
            };
            assert_eq!(dice(1, 2), dice(1, 2));
            assert_ne!(dice(1, 2), dice(2, 1));
            assert_ne!(dice(1, 2), dice(1, 2 << 32));
        }
    }

    /// FNV-1a's published values for the empty string and "foobar".
    #[test]
    fn texts_are_seeds_too() {
        assert_eq!(seed_of("18446744073709551615"), u64::MAX);
        assert_eq!(seed_of(""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(seed_of("foobar"), 0x8594_4171_f739_67e8);
        assert_ne!(seed_of("-1"), seed_of("1"));
    }
}
