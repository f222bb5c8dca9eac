//! The generators, each seeded as in gnubg, so that the same seed gives the same dice.

use barpoint_engine::{DiceSource, Mersenne};
use md5::{Digest, Md5};

use super::isaac::{self, Isaac};
use super::squares::Squares;

/// Words from here on are drawn again, so that all faces are equally likely.
const REJECTED: u32 = u32::MAX - u32::MAX % 6;

/// A generator of dice.
#[derive(Clone)]
pub(super) enum Generator {
    Mersenne(Box<Mersenne>),
    Isaac(Box<Isaac>),
    /// A counter; the dice are the first two words of its MD5 digest (R. Rivest, RFC 1321).
    Md5(u32),
    Squares(Squares),
}

impl Generator {
    /// A seed of up to 32 bits seeds directly; a longer one by an array of 624 words.
    pub(super) fn mersenne(words: &[u32]) -> Self {
        Self::Mersenne(Box::new(match words {
            [] => Mersenne::new(0),
            [only] => Mersenne::new(*only),
            longer => {
                let mut all = longer.to_vec();
                all.resize(624.max(longer.len()), 0);
                Mersenne::from_words(&all)
            }
        }))
    }

    /// The seed begins the state, which holds its lowest 512 bits.
    pub(super) fn isaac(words: &[u32]) -> Self {
        let mut state = [0; isaac::SIZE];
        for (place, word) in state.iter_mut().zip(words) {
            *place = *word;
        }
        Self::Isaac(Box::new(Isaac::new(&state)))
    }

    /// The counter begins with the lowest 64 bits of the seed, modulo 2^32 - 1.
    pub(super) fn md5(words: &[u32]) -> Self {
        let word = |place: usize| u64::from(words.get(place).copied().unwrap_or(0));
        let rest = ((word(1) << 32) | word(0)) % u64::from(u32::MAX);
        Self::Md5(u32::try_from(rest).unwrap_or_default())
    }

    /// The next two dice.
    pub(super) fn roll(&mut self) -> (u8, u8) {
        match self {
            Self::Mersenne(generator) => (generator.die(), generator.die()),
            Self::Isaac(generator) => {
                let mut die = || die(|| generator.word());
                (die(), die())
            }
            Self::Md5(counter) => digest_roll(counter),
            Self::Squares(generator) => (generator.die(), generator.die()),
        }
    }
}

/// The dice of a counter; a digest whose words would not give equally likely faces is left out.
fn digest_roll(counter: &mut u32) -> (u8, u8) {
    loop {
        let digest = Md5::digest(counter.to_le_bytes());
        *counter = counter.wrapping_add(1);
        let (words, _) = digest.as_chunks::<4>();
        if let [first, second, ..] = words {
            let [first, second] = [first, second].map(|bytes| u32::from_le_bytes(*bytes));
            if first < REJECTED && second < REJECTED {
                return (face(first), face(second));
            }
        }
    }
}

fn face(word: u32) -> u8 {
    u8::try_from(word / (REJECTED / 6)).map_or(1, |face| face + 1)
}

fn die(mut word: impl FnMut() -> u32) -> u8 {
    loop {
        let word = word();
        if word < REJECTED {
            return face(word);
        }
    }
}
