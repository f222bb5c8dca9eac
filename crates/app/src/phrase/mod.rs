//! What the program says, as a code with its arguments: interfaces that speak other languages choose their own words for it.
//!
//! - [`Phrase`]: a code and its arguments; [`Said`]: the English text with it.
//! - [`of_warning`], [`of_import_error`], [`of_library_error`], …: the phrases of what other crates say in English; `None` where there
//!   is the English text alone.

mod counted;
mod cube_answers;
mod cube_market;
mod cube_reasons;
mod disk;
mod files;
mod library;
mod position;
mod reasons;
mod setup;
mod titles;

use std::collections::BTreeMap;

pub use cube_reasons::of_cube;
pub use disk::{
    of_archive_error, of_card_file_error, of_file_error, of_job_error, of_source_error,
};
pub use files::{of_import_error, of_length_error, of_warning};
pub use library::{of_card_error, of_library_error, of_review_error, of_study_error};
pub use position::{of_position_error, of_rollout_error};
pub use reasons::of_remark;
pub use setup::{
    of_board_error, of_date_error, of_pattern_error, of_setup_error, of_thresholds_error,
};
pub use titles::{game_title, job_title, rollout_job_title};

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhraseField {
    /// A number.
    Number(u64),
    /// A text that is the same in all languages, or a code.
    Text(String),
}

/// What is said, as a code with arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The code: small words joined by `-`.
    pub id: String,
    /// Its arguments by name.
    pub fields: BTreeMap<String, PhraseField>,
}

impl Phrase {
    /// A phrase without arguments.
    #[must_use]
    pub fn new(id: &str) -> Self {
        Self {
            id: id.to_owned(),
            fields: BTreeMap::new(),
        }
    }

    /// The phrase with one argument more.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<PhraseField>) -> Self {
        self.fields.insert(name.to_owned(), value.into());
        self
    }
}

/// An English text, and what it says as a code where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The text.
    pub text: String,
    /// The code.
    pub phrase: Option<Phrase>,
}

impl Said {
    /// A text with its code.
    #[must_use]
    pub fn new(text: impl std::fmt::Display, phrase: Option<Phrase>) -> Self {
        Self {
            text: text.to_string(),
            phrase,
        }
    }

    /// A text without a code.
    #[must_use]
    pub fn text(text: impl std::fmt::Display) -> Self {
        Self::new(text, None)
    }
}

impl From<&str> for PhraseField {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<&String> for PhraseField {
    fn from(text: &String) -> Self {
        Self::Text(text.clone())
    }
}

impl From<u64> for PhraseField {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for PhraseField {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<u16> for PhraseField {
    fn from(number: u16) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for PhraseField {
    fn from(number: usize) -> Self {
        Self::Number(u64::try_from(number).unwrap_or(u64::MAX))
    }
}
