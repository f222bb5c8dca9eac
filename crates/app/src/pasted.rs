//! Recognises a pasted or dropped text as a position or a match.

use barpoint_engine::position::{NamedPosition, PositionError, named_or_start};
use barpoint_formats::{ImportError, ImportErrorKind, Imported};
use barpoint_rules::{MatchRules, Variation};

use crate::matches::has_decisions;

/// What a text holds.
#[derive(Debug)]
pub enum Pasted {
    /// A position; the first, if the text names several.
    Position(Box<NamedPosition>),
    /// A match.
    Match(Box<Imported>),
}

/// Why a text holds neither.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum PastedError {
    /// A faulty ID, or none at all.
    #[error(transparent)]
    Position(PositionError),
    /// A match file with faults.
    #[error(transparent)]
    Match(ImportError),
    /// A file of another program.
    #[error("{0}")]
    Foreign(ImportError),
}

/// What a text holds. A Match ID alone means the first position of a game at that score; a text with many positions
/// may be a match.
///
/// # Errors
/// If it holds neither.
pub fn recognise(text: &str, variation: Variation) -> Result<Pasted, PastedError> {
    let rules = MatchRules {
        variation,
        ..MatchRules::default()
    };
    match (
        named_or_start(text, rules),
        barpoint_formats::import(text.as_bytes()),
    ) {
        (Ok(named), Ok(imported)) if named.count > 1 && has_decisions(&imported.record) => {
            Ok(Pasted::Match(Box::new(imported)))
        }
        (Ok(named), _) => Ok(Pasted::Position(Box::new(named))),
        (Err(_), Ok(imported)) => Ok(Pasted::Match(Box::new(imported))),
        (Err(unnamed), Err(unread)) => Err(why_neither(unnamed, unread)),
    }
}

fn why_neither(unnamed: PositionError, unread: ImportError) -> PastedError {
    match unread.kind {
        ImportErrorKind::Unsupported { .. } if unnamed.is_no_id() => PastedError::Foreign(unread),
        ImportErrorKind::Unsupported { .. } | ImportErrorKind::UnknownFormat { .. } => {
            PastedError::Position(unnamed)
        }
        // As a list of IDs it is refused with the beginning of the reason only.
        _ if !unnamed.is_no_id() && unread.format == "ids" => PastedError::Position(unnamed),
        _ => PastedError::Match(unread),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_impossible_position_is_refused_with_the_whole_reason() {
        let id = "XGID=-----------------------BA-:0:0:1:31:0:0:3:0:10";
        let refused = recognise(id, Variation::Standard).unwrap_err().to_string();
        let reason = "expected a game still to be played, found a side with no checkers left";
        assert!(refused.ends_with(reason), "{refused}");
        assert!(!refused.contains('"'), "{refused}");
    }
}
