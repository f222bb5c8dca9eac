//! Cards read from the library for files, and why a file of cards cannot be read.

use barpoint_store::{CardRow, Library, Phase, Review};

use super::StudyError;

/// A card with its answers.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// The card.
    pub row: CardRow,
    /// Its answers, in order.
    pub answers: Vec<Review>,
}

/// Why a file of cards cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CardFileError {
    /// It is something else.
    #[error("expected cards saved by barpoint or an Anki package of them, found {0}")]
    Foreign(String),
    /// A card cannot be written or read.
    #[error("{0}")]
    Damaged(String),
    /// A card of a file cannot be read.
    #[error("card {number}: {problem}")]
    Card {
        /// Its number, from 1.
        number: usize,
        /// Why.
        problem: String,
    },
    /// The package cannot be packed or unpacked.
    #[error("the Anki package cannot be used: {0}")]
    Package(String),
}

impl CardFileError {
    /// The file is something else.
    pub fn foreign(error: impl std::fmt::Display) -> Self {
        Self::Foreign(format!("another file ({error})"))
    }

    /// A card cannot be written or read.
    pub fn damaged(error: impl std::fmt::Display) -> Self {
        Self::Damaged(error.to_string())
    }

    /// The same, with the number of the card.
    #[must_use]
    pub fn of_card(self, number: usize) -> Self {
        Self::Card {
            number,
            problem: self.to_string(),
        }
    }
}

/// The cards of a theme, or all, with their answers.
///
/// # Errors
/// If the cards cannot be read.
pub fn kept_cards(library: &Library, phase: Option<Phase>) -> Result<Vec<Kept>, StudyError> {
    let ids = library.cards(phase)?.into_iter();
    let kept = ids.map(|id| {
        Ok(Kept {
            row: library.card(id)?,
            answers: library.answers(id)?,
        })
    });
    kept.collect()
}
