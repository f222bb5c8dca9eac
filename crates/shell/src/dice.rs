//! The dice of a shell.

use std::path::Path;

use barpoint_app::files::{self, FileError};
use barpoint_engine::{DiceSource, Mersenne};
use barpoint_rules::notation::excerpt;

/// The longest seed, in digits: all that the generator can hold.
const LONGEST: usize = 6010;

/// Where dice come from.
#[derive(Clone)]
enum Kind {
    Mersenne(Box<Mersenne>),
    /// The digits from 1 to 6 of a file, over and over, and the next to be read.
    File(Vec<u8>, usize),
    /// Whoever types.
    Manual,
}

/// Dice and what they were seeded with.
#[derive(Clone)]
pub(crate) struct Dice {
    kind: Kind,
    seed: String,
}

/// Why there are no dice.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DiceError {
    #[error("expected a whole number of at most {LONGEST} digits as a seed, found {0}")]
    Seed(String),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{0}: expected dice, digits from 1 to 6, found none")]
    NoDice(String),
}

impl Dice {
    /// gnubg's usual generator, with a seed that nobody knows before.
    pub(crate) fn new() -> Self {
        Self::unknown()
    }

    fn unknown() -> Self {
        let drawn = std::collections::hash_map::RandomState::new();
        let number = std::hash::BuildHasher::hash_one(&drawn, 0_u8);
        let words = [number, number >> 32].map(|part| (part & 0xffff_ffff) as u32);
        Self {
            kind: Kind::Mersenne(Box::new(seeded(&words))),
            seed: number.to_string(),
        }
    }

    /// The Mersenne Twister with this seed, or one that nobody knows; a seed gives gnubg's dice.
    pub(crate) fn mersenne(seed: Option<&str>) -> Result<Self, DiceError> {
        let Some(seed) = seed else {
            return Ok(Self::unknown());
        };
        let words = words(seed).ok_or_else(|| DiceError::Seed(excerpt(seed).into_owned()))?;
        Ok(Self {
            kind: Kind::Mersenne(Box::new(seeded(&words))),
            seed: seed.to_owned(),
        })
    }

    /// The dice of a file: its digits from 1 to 6.
    pub(crate) fn file(path: &Path) -> Result<Self, DiceError> {
        let bytes = files::read(path)?;
        let faces = bytes.iter().filter(|byte| (b'1'..=b'6').contains(byte));
        let faces: Vec<u8> = faces.map(|byte| byte - b'0').collect();
        if faces.is_empty() {
            return Err(DiceError::NoDice(path.display().to_string()));
        }
        Ok(Self {
            kind: Kind::File(faces, 0),
            seed: path.display().to_string(),
        })
    }

    /// Dice that are typed.
    pub(crate) const fn manual() -> Self {
        Self {
            kind: Kind::Manual,
            seed: String::new(),
        }
    }

    /// What the dice are, in words.
    pub(crate) const fn name(&self) -> &'static str {
        match self.kind {
            Kind::Mersenne(_) => "the Mersenne Twister",
            Kind::File(..) => "the dice of a file",
            Kind::Manual => "dice that are typed",
        }
    }

    /// What they were seeded with, or the file they are read from.
    pub(crate) fn seed(&self) -> &str {
        &self.seed
    }

    /// The next two dice; `None` if they are typed.
    pub(crate) fn roll(&mut self) -> Option<(u8, u8)> {
        match &mut self.kind {
            Kind::Mersenne(generator) => Some((generator.die(), generator.die())),
            Kind::File(faces, next) => {
                let mut die = || {
                    let face = faces[*next % faces.len()];
                    *next += 1;
                    face
                };
                Some((die(), die()))
            }
            Kind::Manual => None,
        }
    }
}

/// gnubg seeds with a number of up to 32 bits directly, and with a longer one by an array of 624 words.
fn seeded(words: &[u32]) -> Mersenne {
    match words {
        [] => Mersenne::new(0),
        [only] => Mersenne::new(*only),
        longer => {
            let mut all = longer.to_vec();
            all.resize(624.max(longer.len()), 0);
            Mersenne::from_words(&all)
        }
    }
}

/// A decimal number as words of 32 bits, the lowest first, without zeros at the end.
fn words(decimal: &str) -> Option<Vec<u32>> {
    if !(1..=LONGEST).contains(&decimal.len()) || !decimal.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let mut words: Vec<u32> = Vec::new();
    for digit in decimal.bytes() {
        let mut carry = u64::from(digit - b'0');
        for word in &mut words {
            let next = u64::from(*word) * 10 + carry;
            *word = (next & 0xffff_ffff) as u32;
            carry = next >> 32;
        }
        if carry > 0 {
            words.push((carry & 0xffff_ffff) as u32);
        }
    }
    Some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls<const N: usize>(seed: &str) -> [(u8, u8); N] {
        let mut dice = Dice::mersenne(Some(seed)).unwrap();
        std::array::from_fn(|_| dice.roll().unwrap())
    }

    /// gnubg 1.07, `set seed 5` and `dicerolls 6`; the same with a seed of 30 digits.
    #[test]
    fn seeds_give_the_dice_of_gnubg() {
        assert_eq!(rolls("5"), [(2, 1), (6, 5), (2, 3), (6, 6), (3, 1), (4, 3)]);
        let long = rolls("123456789012345678901234567890");
        assert_eq!(long, [(6, 1), (4, 4), (3, 5), (3, 6), (5, 4), (4, 1)]);
    }

    #[test]
    fn seeds_are_numbers() {
        assert_eq!(words("4294967296"), Some(vec![0, 1]));
        assert_eq!(words("0"), Some(vec![]));
        for wrong in ["-1", "abc", "1x", ""] {
            assert!(Dice::mersenne(Some(wrong)).is_err(), "{wrong}");
        }
    }

    /// gnubg 1.07 reads `31 62 6 4 11 ...` in this order and skips everything else.
    #[test]
    fn a_file_has_dice_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("dice.txt");
        std::fs::write(&path, "31 62 6 4 11\n# c\n5 5 x 7").unwrap();
        let mut dice = Dice::file(&path).unwrap();
        let read: Vec<_> = (0..6).map(|_| dice.roll().unwrap()).collect();
        assert_eq!(read, [(3, 1), (6, 2), (6, 4), (1, 1), (5, 5), (3, 1)]);
    }
}
