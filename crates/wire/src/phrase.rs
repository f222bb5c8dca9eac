//! What is said as a code with arguments, beside the English text.

use std::collections::BTreeMap;

use barpoint_app::phrase;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum PhraseField {
    /// A number.
    Number(u64),
    /// A text that is the same in all languages, or a code.
    Text(String),
}

/// What the English text beside it says, as a code with arguments, for programs that speak other languages. There may be codes that
/// a program does not know yet: the text is always there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Phrase {
    /// The code.
    pub id: String,
    /// Its arguments by name.
    pub fields: BTreeMap<String, PhraseField>,
}

impl From<phrase::Phrase> for Phrase {
    fn from(phrase: phrase::Phrase) -> Self {
        let field = |field| match field {
            phrase::PhraseField::Number(number) => PhraseField::Number(number),
            phrase::PhraseField::Text(text) => PhraseField::Text(text),
        };
        let fields = phrase.fields.into_iter();
        Self {
            id: phrase.id,
            fields: fields.map(|(name, value)| (name, field(value))).collect(),
        }
    }
}

impl From<Phrase> for phrase::Phrase {
    fn from(phrase: Phrase) -> Self {
        let field = |field| match field {
            PhraseField::Number(number) => phrase::PhraseField::Number(number),
            PhraseField::Text(text) => phrase::PhraseField::Text(text),
        };
        let fields = phrase.fields.into_iter();
        Self {
            id: phrase.id,
            fields: fields.map(|(name, value)| (name, field(value))).collect(),
        }
    }
}
