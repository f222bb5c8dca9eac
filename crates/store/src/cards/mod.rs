//! The cards of study.

mod anki;
mod anki_words;
mod answers;
mod decks;
mod follow;
mod rows;
mod write;

pub use anki::{AnkiCards, AnkiNote, anki_cards, anki_collection};
pub use answers::{Answered, Review};
pub use decks::DeckRow;
pub(crate) use follow::follow;
pub use rows::CardRow;
pub use write::{AddedCard, NewCard};
