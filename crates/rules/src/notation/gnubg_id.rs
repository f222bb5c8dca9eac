//! GNU Backgammon's ID of a whole state: `PositionID:MatchID`.

use super::{MatchId, MatchIdError, PositionIdError, parse_position_id, position_id};
use crate::{Board, MatchRules, MatchState};

/// A position and the match around it.
///
/// ```
/// use barpoint_rules::notation::GnubgId;
/// use barpoint_rules::{Crawford, MatchRules};
///
/// let id: GnubgId = "4HPwATDgc/ABMA:8ImqACAAIAAE".parse()?;
/// let state = id.state(MatchRules::default())?;
/// assert_eq!((state.length(), state.crawford()), (5, Crawford::Now));
/// assert_eq!(GnubgId::of(&state).to_string(), "4HPwATDgc/ABMA:8ImqACAAIAAE");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GnubgId {
    /// The board, seen by the player on roll.
    pub board: Board,
    /// Cube, score and what is expected.
    pub match_id: MatchId,
}

/// Why a text is not a GNUBG ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum GnubgIdError {
    /// No colon between the two IDs.
    #[error("not a GNUBG ID: expected a Position ID and a Match ID with a colon between them")]
    NoColon,
    /// Nothing after the colon.
    #[error(
        "the Match ID after the colon is missing: expected 12 characters there, found none (a Position ID without the colon is a money game)"
    )]
    NoMatchId,
    /// The first part is bad.
    #[error(transparent)]
    Position(#[from] PositionIdError),
    /// The second part is bad.
    #[error(transparent)]
    Match(#[from] MatchIdError),
}

impl GnubgId {
    /// The ID of a state.
    #[must_use]
    pub fn of(state: &MatchState) -> Self {
        Self {
            board: *state.board(),
            match_id: MatchId::of(state),
        }
    }

    /// The state it describes, under these rules where the ID names none ([`MatchId::state`]).
    ///
    /// # Errors
    /// If no game can be in such a state.
    pub fn state(&self, rules: MatchRules) -> Result<MatchState, MatchIdError> {
        self.match_id.state(self.board, rules)
    }
}

impl std::fmt::Display for GnubgId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", position_id(&self.board), self.match_id)
    }
}

impl std::str::FromStr for GnubgId {
    type Err = GnubgIdError;

    fn from_str(text: &str) -> Result<Self, GnubgIdError> {
        let (position, game) = text.split_once(':').ok_or(GnubgIdError::NoColon)?;
        let board = parse_position_id(position)?;
        if game.is_empty() {
            return Err(GnubgIdError::NoMatchId);
        }
        Ok(Self {
            board,
            match_id: game.parse()?,
        })
    }
}
