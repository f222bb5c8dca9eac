//! Study: decks, cards, answers.

mod card;
mod drill;
mod file;
mod files;
mod names;
mod opening;
mod requests;
mod verdict;

pub use card::{CardView, CardsAdded, DeckView, NextCard, StudyView};
pub use drill::{DrillName, DrillQuery, DrillView};
pub use file::{CardFile, KeptAnswer, KeptCard, KeptMemory};
pub use files::{CardExportQuery, CardForm, CardsImported, read_card_file};
pub use names::{GradeGiven, PhaseName, QuestionName};
pub use opening::{
    OpeningAnswer, OpeningQuery, OpeningShown, OpeningTraining, OpeningTrainingName, OpeningVerdict,
};
pub use requests::{
    CardAnswerName, CardEdit, CardRequest, CardsEdit, CardsRequest, GivenAnswer, NextQuery,
    ProblemsQuery, StudyRequestError,
};
pub use verdict::{CardVerdict, StudyUndone};
