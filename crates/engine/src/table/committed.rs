//! Dice that can be checked: the program commits itself to a seed before a match and reveals it afterwards.
//!
//! The seed is 256 random bits, written as 64 hexadecimal digits. The commitment is the SHA-256 of `commit:SEED`. Roll `n`,
//! counted from 0 over the whole match or session, follows from the SHA-256 of `roll:SEED:n:WORDS`, where the words are chosen by the
//! opponent after the commitment is known, so that the program cannot have picked a seed that favours it: of the 32 bytes the
//! first two below 252 give the dice, each its remainder by 6 plus 1. docs/dice.md says the same with a program to check it.

use std::fmt;
use std::str::FromStr;

use barpoint_rules::Action;
use sha2::{Digest, Sha256};

use super::{Dice, Table};

/// A secret from which dice follow. `Debug` does not show it.
#[derive(Clone, PartialEq, Eq)]
pub struct DiceSeed([u8; 32]);

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a seed of 64 hexadecimal digits, found something else")]
pub struct DiceSeedError;

/// Dice that the program has committed itself to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommittedDice {
    /// The secret.
    pub seed: DiceSeed,
    /// Words of the opponent, chosen when the commitment was known; empty if there are none.
    pub words: String,
}

/// A roll of a match or session.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordedRoll {
    /// For the first move: White's die, then Black's; tied ones count too.
    Opening(u8, u8),
    /// Of a turn, in any order.
    Turn(u8, u8),
}

/// What the dice of a match or session were, to be checked by anybody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DiceRecord {
    /// What was shown before it began.
    pub commitment: String,
    /// The dice.
    pub dice: CommittedDice,
    /// All rolls in order.
    pub rolls: Vec<RecordedRoll>,
}

/// Why dice are not those that the program committed itself to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceFault {
    /// The seed is another.
    #[error("the commitment is not that of the seed")]
    Commitment,
    /// A roll is another.
    #[error("roll {number} is {a} and {b} by the seed, and another in the record", a = expected.0, b = expected.1)]
    Roll {
        /// Which, from 1.
        number: usize,
        /// The dice that follow from the seed.
        expected: (u8, u8),
    },
}

impl DiceSeed {
    /// A seed of these bytes, which should come from a source that nobody can predict.
    #[must_use]
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A number for another purpose than dice, which says nothing of them.
    #[must_use]
    pub fn number(&self, purpose: &str) -> u64 {
        let digest = Sha256::digest(format!("{purpose}:{self}"));
        digest
            .iter()
            .take(8)
            .fold(0, |number, &byte| number << 8 | u64::from(byte))
    }

    /// What may be shown before the seed is revealed.
    #[must_use]
    pub fn commitment(&self) -> String {
        hex(&Sha256::digest(format!("commit:{self}")))
    }
}

impl CommittedDice {
    /// The dice of a roll, counted from 0.
    #[must_use]
    pub fn roll(&self, number: u64) -> (u8, u8) {
        /// The largest multiple of 6 that a byte can hold: below it all remainders are equally likely.
        const END: u8 = 252;
        let Self { seed, words } = self;
        let mut digest = Sha256::digest(format!("roll:{seed}:{number}:{words}"));
        loop {
            let mut fair = digest.iter().filter(|&&byte| byte < END);
            if let (Some(a), Some(b)) = (fair.next(), fair.next()) {
                return (a % 6 + 1, b % 6 + 1);
            }
            // One time in 10^54.
            digest = Sha256::digest(digest);
        }
    }
}

impl RecordedRoll {
    /// The roll of an action, if it is one.
    #[must_use]
    pub const fn of(action: &Action) -> Option<Self> {
        match *action {
            Action::OpeningRoll { white, black } => Some(Self::Opening(white, black)),
            Action::Roll(roll) => Some(Self::Turn(roll.high(), roll.low())),
            _ => None,
        }
    }

    fn is(self, (a, b): (u8, u8)) -> bool {
        match self {
            Self::Opening(white, black) => (white, black) == (a, b),
            Self::Turn(one, other) => (one, other) == (a, b) || (one, other) == (b, a),
        }
    }
}

impl DiceRecord {
    /// Checks the commitment and every roll.
    ///
    /// # Errors
    /// The first that is not as the seed says.
    pub fn check(&self) -> Result<(), DiceFault> {
        let commitment = self.commitment.trim().to_ascii_lowercase();
        if self.dice.seed.commitment() != commitment {
            return Err(DiceFault::Commitment);
        }
        for (number, roll) in (1_usize..).zip(&self.rolls) {
            let expected = self.dice.roll(number as u64 - 1);
            if !roll.is(expected) {
                return Err(DiceFault::Roll { number, expected });
            }
        }
        Ok(())
    }
}

impl Table {
    /// All rolls so far.
    #[must_use]
    pub fn rolls(&self) -> Vec<RecordedRoll> {
        self.log.iter().filter_map(RecordedRoll::of).collect()
    }

    /// What its dice were, with their secret; `None` if the program has not committed itself to any.
    #[must_use]
    pub fn dice_record(&self) -> Option<DiceRecord> {
        let Dice::Committed(dice) = &self.setup.dice else {
            return None;
        };
        Some(DiceRecord {
            commitment: dice.seed.commitment(),
            dice: dice.clone(),
            rolls: self.rolls(),
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for DiceSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl fmt::Debug for DiceSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DiceSeed(committed to by {})", self.commitment())
    }
}

impl FromStr for DiceSeed {
    type Err = DiceSeedError;

    fn from_str(text: &str) -> Result<Self, DiceSeedError> {
        let digits = text.as_bytes();
        if digits.len() != 64 || !digits.iter().all(u8::is_ascii_hexdigit) {
            return Err(DiceSeedError);
        }
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let pair = std::str::from_utf8(pair).map_err(|_| DiceSeedError)?;
            *byte = u8::from_str_radix(pair, 16).map_err(|_| DiceSeedError)?;
        }
        Ok(Self(bytes))
    }
}

#[cfg(test)]
mod tests {
    use barpoint_rules::Roll;

    use super::*;

    fn dice(words: &str) -> CommittedDice {
        CommittedDice {
            seed: "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
                .parse()
                .unwrap(),
            words: words.to_owned(),
        }
    }

    /// By Python's hashlib, with the program of docs/dice.md.
    #[test]
    fn commitment_and_rolls_are_those_of_another_program() {
        let seed = dice("").seed;
        assert_eq!(
            seed.commitment(),
            "70dab4d879013c7c092ae12efd26e1bd6636bf159b7ea465988b5330fafa2c1a"
        );
        let rolls = |words| (0..8).map(|n| dice(words).roll(n)).collect::<Vec<_>>();
        assert_eq!(
            rolls(""),
            [
                (5, 5),
                (1, 3),
                (6, 6),
                (2, 5),
                (1, 4),
                (6, 4),
                (5, 4),
                (3, 5)
            ]
        );
        assert_eq!(
            rolls("Ωmega 3"),
            [
                (5, 1),
                (4, 6),
                (6, 4),
                (1, 4),
                (5, 2),
                (2, 1),
                (4, 3),
                (5, 5)
            ]
        );
    }

    /// Chi-squared with 35 degrees of freedom stays below 66.6 in 99.9 % of the cases.
    #[test]
    fn all_pairs_come_equally_often() {
        let mut counts = [0_u32; 36];
        for number in 0..36_000 {
            let (a, b) = dice("even").roll(number);
            counts[usize::from((a - 1) * 6 + b - 1)] += 1;
        }
        let deviations = counts.map(|n| (f64::from(n) - 1000.0).powi(2) / 1000.0);
        assert!(deviations.iter().sum::<f64>() < 66.6, "{counts:?}");
    }

    #[test]
    fn a_seed_is_read_back_and_not_shown_by_debug() {
        let seed = dice("").seed;
        assert_eq!(seed.to_string().parse(), Ok(seed.clone()));
        assert!(!format!("{seed:?}").contains(&seed.to_string()));
        for text in ["", "00", &"g".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<DiceSeed>(), Err(DiceSeedError));
        }
    }

    #[test]
    fn a_record_is_checked_roll_by_roll() {
        let dice = dice("mine");
        let turn = |n| {
            let (a, b) = dice.roll(n);
            RecordedRoll::of(&Action::Roll(Roll::new(a, b).unwrap())).unwrap()
        };
        let (white, black) = dice.roll(0);
        let record = DiceRecord {
            commitment: dice.seed.commitment().to_uppercase(),
            rolls: vec![RecordedRoll::Opening(white, black), turn(1), turn(2)],
            dice,
        };
        assert_eq!(record.check(), Ok(()));
        let mut other = record.clone();
        other.rolls.swap(1, 2);
        assert!(matches!(
            other.check(),
            Err(DiceFault::Roll { number: 2, .. })
        ));
        let mut other = record.clone();
        other.rolls[0] = RecordedRoll::Opening(black, white);
        assert_eq!(other.check().is_ok(), white == black);
        let mut other = record.clone();
        other.dice.words.clear();
        assert!(matches!(other.check(), Err(DiceFault::Roll { .. })));
        let mut other = record;
        other.dice.seed = DiceSeed::new([7; 32]);
        assert_eq!(other.check(), Err(DiceFault::Commitment));
    }
}
