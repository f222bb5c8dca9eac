//! Dice that can be checked.

use barpoint_engine::table::{CommittedDice, DiceRecord as Record, DiceSeedError, RecordedRoll};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A request that the program commit itself to dice: an empty object.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct DicePledge {}

/// What the program commits itself to before a match or session.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DiceCommitment {
    /// The SHA-256 of `commit:` and the seed.
    pub commitment: String,
}

/// A roll of a match or session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DiceRoll {
    /// The dice; of an opening roll White's, then Black's, of a turn in any order.
    pub dice: [u8; 2],
    /// Whether it was for the first move.
    pub opening: bool,
}

/// The dice of a match or session with their secret, for anybody to check; also the file that the page saves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DiceRecord {
    /// Version of this form.
    pub version: u32,
    /// What was shown before it began: the SHA-256 of `commit:` and the seed.
    pub commitment: String,
    /// The secret, 64 hexadecimal digits.
    pub seed: String,
    /// Words of the opponent, chosen when the commitment was known; empty if there are none.
    pub words: String,
    /// All rolls in order.
    pub rolls: Vec<DiceRoll>,
}

/// Why a record cannot be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiceRecordError {
    /// Of another version.
    #[error("expected version {version} of a record of dice, found {0}", version = DiceRecord::VERSION)]
    Version(u32),
    /// The seed is none.
    #[error(transparent)]
    Seed(#[from] DiceSeedError),
}

impl DiceRecord {
    /// Version of the form.
    pub const VERSION: u32 = 1;

    /// The record.
    ///
    /// # Errors
    /// If it is of another version, or its seed is none.
    pub fn record(&self) -> Result<Record, DiceRecordError> {
        if self.version != Self::VERSION {
            return Err(DiceRecordError::Version(self.version));
        }
        let rolls = self.rolls.iter().map(|roll| {
            let [a, b] = roll.dice;
            if roll.opening {
                RecordedRoll::Opening(a, b)
            } else {
                RecordedRoll::Turn(a, b)
            }
        });
        Ok(Record {
            commitment: self.commitment.clone(),
            dice: CommittedDice {
                seed: self.seed.trim().parse()?,
                words: self.words.clone(),
            },
            rolls: rolls.collect(),
        })
    }
}

impl From<&Record> for DiceRecord {
    fn from(record: &Record) -> Self {
        let rolls = record.rolls.iter().map(|roll| match *roll {
            RecordedRoll::Opening(white, black) => DiceRoll {
                dice: [white, black],
                opening: true,
            },
            RecordedRoll::Turn(a, b) => DiceRoll {
                dice: [a, b],
                opening: false,
            },
        });
        Self {
            version: Self::VERSION,
            commitment: record.commitment.clone(),
            seed: record.dice.seed.to_string(),
            words: record.dice.words.clone(),
            rolls: rolls.collect(),
        }
    }
}
