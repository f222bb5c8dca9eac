//! The dice of a shell: gnubg's generators, a file, or whoever types.

mod generator;
mod isaac;
mod seed;
mod squares;

use std::path::Path;

use barpoint_app::files::{self, FileError};

use generator::Generator;
pub(crate) use seed::{check_seed, unknown_seed};
use squares::{Squares, SquaresError};

/// The generators that need nothing but a seed, by the word that sets them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Mersenne,
    Isaac,
    Md5,
}

/// Where dice come from.
#[derive(Clone)]
enum Source {
    Generator(Generator),
    /// The digits from 1 to 6 of a file, over and over, and the next to be read.
    File(Vec<u8>, usize),
    Manual,
}

/// Dice and what they were seeded with.
#[derive(Clone)]
pub(crate) struct Dice {
    source: Source,
    seed: String,
    /// Rolls since they were seeded.
    rolled: u64,
}

/// Why there are no dice.
#[derive(Debug, thiserror::Error)]
pub(crate) enum DiceError {
    #[error("expected a whole number of at most {0} digits as a seed, found {1}")]
    Seed(usize, String),
    #[error(transparent)]
    Squares(#[from] SquaresError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{0}: expected dice, digits from 1 to 6, found none")]
    NoDice(String),
    #[error("dice {0} have no seed: `set rng' chooses a generator")]
    NoSeed(&'static str),
}

/// What the modulus of the squares is made of.
pub(crate) enum Modulus<'a> {
    Usual,
    Given(&'a str),
    Factors([&'a str; 2]),
}

impl Dice {
    /// gnubg's usual generator, with a seed that nobody knows before.
    pub(crate) fn new() -> Self {
        Self::seeded(Source::Generator(Generator::mersenne(&[0])), "0")
            .reseeded(None)
            .unwrap_or_else(|_| Self::manual())
    }

    fn seeded(source: Source, seed: &str) -> Self {
        Self {
            source,
            seed: seed.to_owned(),
            rolled: 0,
        }
    }

    /// A generator with this seed, or one that nobody knows.
    pub(crate) fn of(kind: Kind, seed: Option<&str>) -> Result<Self, DiceError> {
        let seed = seed.map_or_else(unknown_seed, str::to_owned);
        let words = seed::words(&seed)?;
        let generator = match kind {
            Kind::Mersenne => Generator::mersenne(&words),
            Kind::Isaac => Generator::isaac(&words),
            Kind::Md5 => Generator::md5(&words),
        };
        Ok(Self::seeded(Source::Generator(generator), &seed))
    }

    /// Squares, with this seed or one that nobody knows.
    pub(crate) fn squares(modulus: &Modulus<'_>, seed: Option<&str>) -> Result<Self, DiceError> {
        let seed = seed.map_or_else(unknown_seed, str::to_owned);
        let modulus = match modulus {
            Modulus::Usual => squares::modulus(None)?,
            Modulus::Given(text) => squares::modulus(Some(text))?,
            Modulus::Factors(factors) => squares::product(*factors)?,
        };
        let squares = Squares::new(modulus, &check_seed(&seed)?)?;
        Ok(Self::seeded(
            Source::Generator(Generator::Squares(squares)),
            &seed,
        ))
    }

    /// The same generator with another seed.
    pub(crate) fn reseeded(&self, seed: Option<&str>) -> Result<Self, DiceError> {
        let kind = match &self.source {
            Source::Generator(Generator::Mersenne(_)) => Kind::Mersenne,
            Source::Generator(Generator::Isaac(_)) => Kind::Isaac,
            Source::Generator(Generator::Md5(_)) => Kind::Md5,
            Source::Generator(Generator::Squares(squares)) => {
                let modulus = squares.modulus().to_string();
                return Self::squares(&Modulus::Given(&modulus), seed);
            }
            Source::File(..) => return Err(DiceError::NoSeed("of a file")),
            Source::Manual => return Err(DiceError::NoSeed("that are typed")),
        };
        Self::of(kind, seed)
    }

    /// The dice of a file: its digits from 1 to 6.
    pub(crate) fn file(path: &Path) -> Result<Self, DiceError> {
        let bytes = files::read(path)?;
        let faces = bytes.iter().filter(|byte| (b'1'..=b'6').contains(byte));
        let faces: Vec<u8> = faces.map(|byte| byte - b'0').collect();
        if faces.is_empty() {
            return Err(DiceError::NoDice(path.display().to_string()));
        }
        let name = path.display().to_string();
        Ok(Self::seeded(Source::File(faces, 0), &name))
    }

    /// Dice that are typed.
    pub(crate) fn manual() -> Self {
        Self::seeded(Source::Manual, "")
    }

    /// The word that sets them.
    pub(crate) const fn word(&self) -> &'static str {
        match &self.source {
            Source::Generator(Generator::Mersenne(_)) => "mersenne",
            Source::Generator(Generator::Isaac(_)) => "isaac",
            Source::Generator(Generator::Md5(_)) => "md5",
            Source::Generator(Generator::Squares(_)) => "bbs",
            Source::File(..) => "file",
            Source::Manual => "manual",
        }
    }

    /// What the dice are, in words.
    pub(crate) const fn name(&self) -> &'static str {
        match &self.source {
            Source::Generator(Generator::Mersenne(_)) => "the Mersenne Twister",
            Source::Generator(Generator::Isaac(_)) => "ISAAC",
            Source::Generator(Generator::Md5(_)) => "MD5",
            Source::Generator(Generator::Squares(_)) => "Blum, Blum and Shub's squares",
            Source::File(..) => "the dice of a file",
            Source::Manual => "dice that are typed",
        }
    }

    /// What they were seeded with, or the file they are read from.
    pub(crate) fn seed(&self) -> &str {
        &self.seed
    }

    /// Rolls since they were seeded.
    pub(crate) const fn rolled(&self) -> u64 {
        self.rolled
    }

    /// The next two dice; `None` if they are typed.
    pub(crate) fn roll(&mut self) -> Option<(u8, u8)> {
        let dice = match &mut self.source {
            Source::Generator(generator) => generator.roll(),
            Source::File(faces, next) => {
                let mut die = || {
                    let face = faces[*next % faces.len()];
                    *next += 1;
                    face
                };
                (die(), die())
            }
            Source::Manual => return None,
        };
        self.rolled += 1;
        Some(dice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rolls(dice: Result<Dice, DiceError>, expected: &str) {
        let mut dice = dice.unwrap();
        for roll in expected.split(' ') {
            let (first, second) = dice.roll().unwrap();
            assert_eq!(format!("{first}{second}"), roll, "{expected}");
        }
    }

    /// gnubg 1.07.001: `set rng mersenne SEED`, `dicerolls`, and so on.
    #[test]
    fn seeds_give_the_dice_of_gnubg() {
        let long = Some("123456789012345678901234567890");
        let above = Some("4294967296");
        let mersenne = |seed| Dice::of(Kind::Mersenne, seed);
        rolls(mersenne(Some("5")), "21 65 23 66 31 43 53 43 26 25 14 55");
        rolls(mersenne(long), "61 44 35 36 54 41");
        rolls(mersenne(Some("0")), "44 56 46");
        let isaac = |seed| Dice::of(Kind::Isaac, seed);
        rolls(isaac(Some("5")), "63 63 54 11 33 42");
        rolls(isaac(Some("4294967295")), "16 34 44 32");
        rolls(isaac(above), "55 62 65 66");
        rolls(isaac(long), "62 24 45 11");
        rolls(isaac(Some("0")), "42 43 35");
        let md5 = |seed| Dice::of(Kind::Md5, seed);
        rolls(md5(Some("5")), "42 63 14 15 21 13");
        rolls(md5(Some("4294967295")), "42 43 62 42");
        rolls(md5(above), "43 62 42 66");
        rolls(md5(long), "55 44 26 44");
    }

    #[test]
    fn squares_give_the_dice_of_gnubg() {
        let long = Some("123456789012345678901234567890");
        let usual = |seed| Dice::squares(&Modulus::Usual, seed);
        rolls(usual(Some("5")), "66 46 64 46 21 64");
        rolls(usual(long), "56 16 63 64");
        let given = Dice::squares(&Modulus::Given("1000730021"), Some("5")).unwrap();
        rolls(given.reseeded(Some("5")), "65 21 65 61");
        rolls(given.reseeded(long), "63 62 11 15");
        let factors = Modulus::Factors(["31643", "31627"]);
        rolls(Dice::squares(&factors, Some("5")), "66 44 31 35");
    }

    /// gnubg 1.07 reads `31 62 6 4 11 ...` in this order and skips everything else.
    #[test]
    fn a_file_has_dice_without_end() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("dice.txt");
        std::fs::write(&path, "31 62 6 4 11\n# c\n5 5 x 7").unwrap();
        rolls(Dice::file(&path), "31 62 64 11 55 31");
    }
}
