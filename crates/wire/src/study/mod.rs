//! Study: decks, cards, answers.

mod card;
mod names;
mod requests;
mod verdict;

pub use card::{CardView, CardsAdded, DeckView, NextCard, StudyView};
pub use names::{GradeGiven, PhaseName, QuestionName};
pub use requests::{
    CardAnswerName, CardEdit, CardRequest, CardsRequest, GivenAnswer, NextQuery, StudyRequestError,
};
pub use verdict::{CardVerdict, StudyUndone};
