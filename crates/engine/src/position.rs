//! Positions as users name them: any ID.

use barpoint_rules::notation::{FindIdError, FoundId, IdStateError, find_first_id};
use barpoint_rules::{MatchRules, MatchState};

/// The longest match that match equity tables reach.
pub const MAX_LENGTH: u16 = 64;

/// Why a text names no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// No ID, or a damaged one.
    #[error(transparent)]
    Id(#[from] FindIdError),
    /// An ID that describes no state.
    #[error(transparent)]
    State(#[from] IdStateError),
    /// A match that is too long.
    #[error("expected a match to at most {MAX_LENGTH} points, found {found}")]
    Length {
        /// Its length.
        found: u16,
    },
}

impl PositionError {
    /// Whether nothing in the text is marked as an ID or has the parts of one; any single word may have been meant as one.
    #[must_use]
    pub const fn is_no_id(&self) -> bool {
        matches!(self, Self::Id(FindIdError::None | FindIdError::Position(_)))
    }
}

/// What a text names.
#[derive(Clone, Debug)]
pub struct NamedPosition {
    /// The state that the first ID describes.
    pub state: MatchState,
    /// How many such IDs the text holds.
    pub count: usize,
}

/// The state that the first ID in a text describes. A bare Position ID is a money game with a centred cube,
/// Black on roll.
///
/// # Errors
/// If there is no ID, or what it describes cannot be.
pub fn named(text: &str, rules: MatchRules) -> Result<NamedPosition, PositionError> {
    let FoundId { id, count } = find_first_id(text)?;
    let state = within_length(id.state(rules)?)?;
    Ok(NamedPosition { state, count })
}

/// The state alone.
///
/// # Errors
/// If there is no ID, or what it describes cannot be.
pub fn state_of_text(text: &str, rules: MatchRules) -> Result<MatchState, PositionError> {
    named(text, rules).map(|named| named.state)
}

/// What a text names; a Match ID alone describes the first position of a game at its score.
///
/// # Errors
/// If there is no ID, or what it describes cannot be.
pub fn named_or_start(text: &str, rules: MatchRules) -> Result<NamedPosition, PositionError> {
    match named(text, rules) {
        Err(PositionError::State(IdStateError::MatchIdAlone(id))) => {
            let state = id.state(rules.variation.start(), rules);
            let state = within_length(state.map_err(IdStateError::from)?)?;
            Ok(NamedPosition { state, count: 1 })
        }
        found => found,
    }
}

/// Refuses matches that are longer than match equity tables reach. An [`Engine`](crate::Engine) takes them all the same,
/// with both players moved up until neither needs more than [`MAX_LENGTH`] points.
///
/// # Errors
/// If the match is to more than [`MAX_LENGTH`] points.
pub const fn check_length(state: &MatchState) -> Result<(), PositionError> {
    match state.length() {
        found if found > MAX_LENGTH => Err(PositionError::Length { found }),
        _ => Ok(()),
    }
}

fn within_length(state: MatchState) -> Result<MatchState, PositionError> {
    check_length(&state).map(|()| state)
}
