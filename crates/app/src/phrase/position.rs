//! Why a text names no position, and why a position cannot be rolled out.

use std::error::Error;

use barpoint_engine::position::PositionError;
use barpoint_rollout::PlanError;
use barpoint_rules::notation::{FindIdError, IdStateError};
use barpoint_rules::{BoardError, SetupError};

use super::{Phrase, of_board_error, of_length_error, of_setup_error};
use crate::matches::LengthError;
use crate::rollout::RolloutError;

/// Why a text names no position.
#[must_use]
pub fn of_position_error(error: &PositionError) -> Phrase {
    match error {
        PositionError::Length { found } => of_length_error(LengthError { found: *found }),
        PositionError::Id(FindIdError::None) => Phrase::new("no-id"),
        PositionError::State(IdStateError::MatchIdAlone(_)) => Phrase::new("match-id-alone"),
        PositionError::State(IdStateError::Position(setup)) => {
            of_setup_error(*setup).unwrap_or_else(|| damaged(error))
        }
        _ => of_cause(error).unwrap_or_else(|| damaged(error)),
    }
}

fn damaged(error: &PositionError) -> Phrase {
    Phrase::new("id-damaged").with("reason", &error.to_string())
}

/// What is wrong with the position that an ID describes.
fn of_cause(error: &PositionError) -> Option<Phrase> {
    let mut next: Option<&(dyn Error + 'static)> = error.source();
    while let Some(cause) = next {
        if let Some(setup) = cause.downcast_ref::<SetupError>() {
            return of_setup_error(*setup);
        }
        if let Some(board) = cause.downcast_ref::<BoardError>() {
            return of_board_error(*board);
        }
        next = cause.source();
    }
    None
}

/// Why there is nothing to roll out.
#[must_use]
pub fn of_rollout_error(error: &RolloutError) -> Option<Phrase> {
    Some(match error {
        RolloutError::Decision(_) => Phrase::new("rollout-no-decision"),
        RolloutError::NoRoll => Phrase::new("rollout-no-roll"),
        RolloutError::Rolled => Phrase::new("rollout-rolled"),
        RolloutError::Play { .. } => Phrase::new("illegal-play"),
        RolloutError::Twice { number } => Phrase::new("rollout-twice").with("number", *number),
        RolloutError::Plan(PlanError::Over) => Phrase::new("setup-decided"),
        RolloutError::Plan(PlanError::Deadlock) => Phrase::new("setup-deadlock"),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use barpoint_engine::position::named;
    use barpoint_rules::MatchRules;

    use super::*;

    fn refused(text: &str) -> Phrase {
        of_position_error(&named(text, MatchRules::default()).unwrap_err())
    }

    #[test]
    fn an_impossible_position_is_refused_for_what_is_wrong_with_it() {
        let decided = refused("XGID=-----------------------BA-:0:0:1:31:0:0:3:0:10");
        assert_eq!(decided, Phrase::new("setup-decided"));
        let crowded = refused("XGID=-P--------------------p---:0:0:1:31:0:0:3:0:10");
        assert_eq!(crowded.id, "setup-too-many");
    }

    #[test]
    fn texts_without_an_id_and_broken_ids_are_told_apart() {
        assert_eq!(refused("a game of backgammon").id, "no-id");
        assert_eq!(refused("cAkLAAAAAAAA").id, "match-id-alone");
        assert_eq!(refused("XGID=----").id, "id-damaged");
    }
}
