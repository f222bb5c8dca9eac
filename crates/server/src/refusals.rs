//! Requests that ask for what cannot be, as answers: games, positions and rollouts.

use barpoint_app::PastedError;
use barpoint_app::matches::LengthError;
use barpoint_app::phrase::{
    Phrase, of_import_error, of_length_error, of_position_error, of_rollout_error, of_setup_error,
};
use barpoint_app::position::NoExplanation;
use barpoint_app::rollout::RolloutError;
use barpoint_engine::LevelError;
use barpoint_wire::{
    NewGame, NewGameError, PlaysQuestionError, QuestionError, RolloutRequestError,
    StudyRequestError, TableActionError,
};

use crate::error::ApiError;

/// Why no game can begin, or no position stand, like this.
fn of_new_game_error(error: &NewGameError) -> Option<Phrase> {
    Some(match error {
        NewGameError::Length { found } => of_length_error(LengthError { found: *found }),
        NewGameError::Name { .. } => Phrase::new("name-length").with("most", NewGame::MOST_NAME),
        NewGameError::Words { .. } => Phrase::new("words-length").with("most", NewGame::MOST_WORDS),
        NewGameError::Position(error) => of_position_error(error),
        NewGameError::Setup(error) => return of_setup_error(*error),
        _ => return None,
    })
}

impl From<NewGameError> for ApiError {
    fn from(error: NewGameError) -> Self {
        let phrase = of_new_game_error(&error);
        Self::bad(error).with(phrase)
    }
}

impl From<RolloutRequestError> for ApiError {
    fn from(error: RolloutRequestError) -> Self {
        match error {
            RolloutRequestError::Position(error) => error.into(),
            error @ RolloutRequestError::Player(_) => Self::bad(error),
            error @ RolloutRequestError::Steps { .. } => Self::bad(error).called("illegal-play"),
        }
    }
}

impl From<RolloutError> for ApiError {
    fn from(error: RolloutError) -> Self {
        let phrase = of_rollout_error(&error);
        Self::bad(error).with(phrase)
    }
}

impl From<LevelError> for ApiError {
    fn from(error: LevelError) -> Self {
        Self::bad(error)
    }
}

impl From<QuestionError> for ApiError {
    fn from(error: QuestionError) -> Self {
        match error {
            QuestionError::Position(error) => error.into(),
            error => Self::bad(error),
        }
    }
}

impl From<PlaysQuestionError> for ApiError {
    fn from(error: PlaysQuestionError) -> Self {
        let id = match error {
            PlaysQuestionError::NoRoll => "rollout-no-roll",
            PlaysQuestionError::Play { .. } => "illegal-play",
        };
        Self::bad(error).called(id)
    }
}

impl From<NoExplanation> for ApiError {
    fn from(error: NoExplanation) -> Self {
        match error {
            NoExplanation::NoRoll => Self::bad(error).called("rollout-no-roll"),
            error => Self::bad(error),
        }
    }
}

impl From<TableActionError> for ApiError {
    fn from(error: TableActionError) -> Self {
        match error {
            TableActionError::Steps => Self::bad(error).called("illegal-play"),
            error @ TableActionError::Resignation(_) => Self::bad(error),
        }
    }
}

impl From<StudyRequestError> for ApiError {
    fn from(error: StudyRequestError) -> Self {
        match error {
            StudyRequestError::Steps => Self::bad(error).called("illegal-play"),
            error @ StudyRequestError::Size(_) => Self::bad(error),
        }
    }
}

impl From<PastedError> for ApiError {
    fn from(error: PastedError) -> Self {
        let phrase = match &error {
            PastedError::Position(error) => Some(of_position_error(error)),
            PastedError::Match(error) | PastedError::Foreign(error) => of_import_error(error),
            _ => None,
        };
        let answer = match error {
            PastedError::Foreign(_) => Self::unread(error),
            error => Self::bad(error),
        };
        answer.with(phrase)
    }
}
