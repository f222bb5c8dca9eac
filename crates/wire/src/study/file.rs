//! Cards as a plain file: everything, to be read back without loss.

use std::time::Duration;

use barpoint_app::study::{CardFileError, Kept};
use barpoint_equity::Equity;
use barpoint_formats::{compact_json, import};
use barpoint_store::{CardRow, NewCard, Review};
use barpoint_study::{Card, Memory};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{GradeGiven, QuestionName};

/// Cards as a plain file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CardFile {
    /// `barpoint cards`.
    pub format: String,
    /// Version of the file: 1.
    pub version: u32,
    /// The cards.
    pub cards: Vec<KeptCard>,
}

/// A card as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptCard {
    /// What it asks.
    pub question: QuestionName,
    /// The match up to the decision, which is its last entry, as barpoint's JSON.
    pub record: Value,
    /// Where the decision comes from, in words.
    #[serde(default)]
    pub source: String,
    /// What the user wrote about it.
    #[serde(default)]
    pub note: String,
    /// When it was made, in seconds since 1970.
    pub created: u64,
    /// Whether it is left out for now.
    #[serde(default)]
    pub suspended: bool,
    /// What FSRS remembers; `null` until the first answer.
    #[serde(default)]
    pub memory: Option<KeptMemory>,
    /// The answers, in order.
    #[serde(default)]
    pub answers: Vec<KeptAnswer>,
}

/// What FSRS remembers of a card.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptMemory {
    /// Stability in days.
    pub stability: f32,
    /// Difficulty, 1 to 10.
    pub difficulty: f32,
    /// When it was last answered.
    pub last: u64,
    /// When it is asked again.
    pub due: u64,
}

/// An answer as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptAnswer {
    /// When it was given.
    pub answered: u64,
    /// The play, or the word for a cube action.
    pub answer: String,
    /// What it gave up.
    pub loss: f32,
    /// How well it was known.
    pub grade: GradeGiven,
    /// How long it took, in milliseconds.
    pub took_ms: u64,
}

impl CardFile {
    const FORMAT: &str = "barpoint cards";
    const VERSION: u32 = 1;

    /// The file with these cards.
    ///
    /// # Errors
    /// If a record cannot be written as JSON.
    pub fn of(cards: &[Kept]) -> Result<Self, CardFileError> {
        let cards = cards.iter().map(KeptCard::of);
        Ok(Self {
            format: Self::FORMAT.to_owned(),
            version: Self::VERSION,
            cards: cards.collect::<Result<_, _>>()?,
        })
    }

    /// The file itself.
    ///
    /// # Errors
    /// If it cannot be written as JSON.
    pub fn bytes(&self) -> Result<Vec<u8>, CardFileError> {
        serde_json::to_vec(self).map_err(CardFileError::damaged)
    }

    /// The cards of a file.
    ///
    /// # Errors
    /// If it is no such file, or a card cannot be.
    pub fn read(bytes: &[u8]) -> Result<Vec<NewCard>, CardFileError> {
        let file: Self = serde_json::from_slice(bytes).map_err(CardFileError::foreign)?;
        if file.format != Self::FORMAT || file.version != Self::VERSION {
            let found = format!("{} version {}", file.format, file.version);
            return Err(CardFileError::Foreign(found));
        }
        let cards = (1..).zip(&file.cards);
        cards
            .map(|(number, card)| card.card().map_err(|error| error.of_card(number)))
            .collect()
    }
}

impl KeptCard {
    fn of(kept: &Kept) -> Result<Self, CardFileError> {
        let CardRow { card, memory, .. } = &kept.row;
        let json = compact_json(card.record()).map_err(CardFileError::damaged)?;
        Ok(Self {
            question: card.question().into(),
            record: serde_json::from_slice(&json).map_err(CardFileError::damaged)?,
            source: kept.row.source.clone(),
            note: kept.row.note.clone(),
            created: kept.row.created,
            suspended: kept.row.suspended,
            memory: memory.map(|memory| KeptMemory {
                stability: memory.stability,
                difficulty: memory.difficulty,
                last: memory.last,
                due: memory.due,
            }),
            answers: kept.answers.iter().map(KeptAnswer::from).collect(),
        })
    }

    fn card(&self) -> Result<NewCard, CardFileError> {
        let record = import(self.record.to_string().as_bytes()).map_err(CardFileError::damaged)?;
        let card = Card::read(record.record, self.question.into());
        let memory = self.memory.map(|memory| Memory {
            stability: memory.stability,
            difficulty: memory.difficulty,
            last: memory.last,
            due: memory.due,
        });
        Ok(NewCard {
            card: card.map_err(CardFileError::damaged)?,
            source: self.source.clone(),
            note: self.note.clone(),
            created: self.created,
            suspended: self.suspended,
            memory,
            reviews: self.answers.iter().map(Review::from).collect(),
        })
    }
}

impl From<&Review> for KeptAnswer {
    fn from(review: &Review) -> Self {
        Self {
            answered: review.answered,
            answer: review.answer.clone(),
            loss: review.loss.get(),
            grade: review.grade.into(),
            took_ms: u64::try_from(review.took.as_millis()).unwrap_or(u64::MAX),
        }
    }
}

impl From<&KeptAnswer> for Review {
    fn from(kept: &KeptAnswer) -> Self {
        Self {
            answered: kept.answered,
            answer: kept.answer.clone(),
            loss: Equity(kept.loss),
            grade: kept.grade.into(),
            took: Duration::from_millis(kept.took_ms),
        }
    }
}
