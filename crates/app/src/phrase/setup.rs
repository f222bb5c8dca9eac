//! What is wrong with positions set up by hand, settings, and words typed into a search.

use barpoint_record::{DateError, SkillThresholds, SkillThresholdsError};
use barpoint_rules::{BoardError, SetupError};
use barpoint_store::PatternError;

use super::Phrase;

/// Why checkers are on no board.
#[must_use]
pub fn of_board_error(error: BoardError) -> Option<Phrase> {
    match error {
        BoardError::TooManyCheckers { found } => Some(too_many(15, found)),
        BoardError::SharedPoint { point } => {
            Some(Phrase::new("setup-shared").with("point", u32::from(point)))
        }
        _ => None,
    }
}

/// Why a position cannot occur in the game.
#[must_use]
pub fn of_setup_error(error: SetupError) -> Option<Phrase> {
    let id = match error {
        SetupError::TooManyCheckers { allowed, found } => {
            return Some(too_many(allowed.into(), found.into()));
        }
        SetupError::MatchOver { length, found } => {
            let phrase = Phrase::new("setup-match-over").with("length", length);
            return Some(phrase.with("found", found));
        }
        SetupError::GameDecided => "setup-decided",
        SetupError::Deadlock => "setup-deadlock",
        SetupError::Cube(_) => "setup-cube",
        SetupError::Crawford => "setup-crawford",
        SetupError::Double(_) => "setup-double",
        _ => return None,
    };
    Some(Phrase::new(id))
}

fn too_many(allowed: u32, found: u32) -> Phrase {
    let phrase = Phrase::new("setup-too-many").with("allowed", allowed);
    phrase.with("found", found)
}

/// Why losses are no thresholds of marks.
#[must_use]
pub fn of_thresholds_error(_: &SkillThresholdsError) -> Phrase {
    Phrase::new("thresholds").with("most", SkillThresholds::MOST.to_string().as_str())
}

/// Why a word says nothing of a board.
#[must_use]
pub fn of_pattern_error(error: &PatternError) -> Phrase {
    Phrase::new("pattern-word").with("found", &error.found)
}

/// Why a text is no date.
#[must_use]
pub fn of_date_error(error: &DateError) -> Phrase {
    Phrase::new("date").with("found", &error.found)
}
