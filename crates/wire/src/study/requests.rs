//! Requests about cards.

use barpoint_app::study::CardAnswer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{PhaseName, QuestionName};
use crate::{SideName, StepInfo};

/// A card to be made of a decision of a match on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardRequest {
    /// The match.
    pub match_id: String,
    /// The game, from 0.
    pub game: usize,
    /// The entry, from 0.
    pub entry: usize,
    /// What it asks; if absent, of a turn the cube action if that cost more than the play.
    #[serde(default)]
    pub question: Option<QuestionName>,
}

/// Cards to be made of all errors in a match on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsRequest {
    /// The match.
    pub match_id: String,
    /// Whose errors; if absent, both players'.
    #[serde(default)]
    pub side: Option<SideName>,
    /// The smallest error; EMG in matches.
    pub at_least: f32,
}

/// Which card is asked for.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams,
)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct NextQuery {
    /// Of this theme; if absent, of all.
    #[serde(default)]
    pub phase: Option<PhaseName>,
    /// Whether new cards beyond the limit of the day are wanted.
    #[serde(default)]
    pub more: bool,
}

/// The problems of a set: cards in the order in which they were made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub struct ProblemsQuery {
    /// Of this theme; if absent, of all.
    #[serde(default)]
    pub phase: Option<PhaseName>,
    /// How many come before the first.
    #[serde(default)]
    pub skip: usize,
    /// How many there are at most, up to 50.
    pub most: usize,
}

/// An answer to a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GivenAnswer {
    /// The answer.
    pub answer: CardAnswerName,
    /// How long it took, in milliseconds.
    pub took_ms: u64,
}

/// What a player does.
// Kinds without fields have braces: without them serde would let any name pass there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum CardAnswerName {
    /// Plays the roll.
    Play {
        /// The steps, in order.
        steps: Vec<StepInfo>,
    },
    /// Rolls without doubling.
    NoDouble {},
    /// Doubles.
    Double {},
    /// Takes.
    Take {},
    /// Passes.
    Pass {},
}

/// Changes to a card; what is absent stays.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardEdit {
    /// What the user writes about it.
    #[serde(default)]
    pub note: Option<String>,
    /// Whether it is left out for now.
    #[serde(default)]
    pub suspended: Option<bool>,
}

/// A change to all cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CardsEdit {
    /// Whether they are left out for now.
    pub suspended: bool,
}

/// Why a request cannot be understood.
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum StudyRequestError {
    /// Steps outside the board, or too many.
    #[error("expected up to four steps between 25 (bar) and 0 (off), found others")]
    Steps,
    /// A size that no error has.
    #[error("expected an error of 0 to 3 points, found {0}")]
    Size(f32),
}

impl CardAnswerName {
    /// The answer.
    ///
    /// # Errors
    /// If the steps are none.
    pub fn answer(&self) -> Result<CardAnswer, StudyRequestError> {
        Ok(match self {
            Self::Play { steps } => {
                CardAnswer::Play(StepInfo::play(steps).ok_or(StudyRequestError::Steps)?)
            }
            Self::NoDouble {} => CardAnswer::NoDouble,
            Self::Double {} => CardAnswer::Double,
            Self::Take {} => CardAnswer::Take,
            Self::Pass {} => CardAnswer::Pass,
        })
    }
}

impl CardsRequest {
    /// The smallest error.
    ///
    /// # Errors
    /// If no error is of such a size.
    pub fn at_least(&self) -> Result<f32, StudyRequestError> {
        let size = self.at_least;
        let possible = (0.0..=3.0).contains(&size);
        possible
            .then_some(size)
            .ok_or(StudyRequestError::Size(size))
    }
}
