//! The cards of study.

mod answers;
mod decks;
mod rows;
mod write;

pub use answers::{Answered, Review};
pub use decks::DeckRow;
pub use rows::CardRow;
pub use write::{AddedCard, NewCard};
