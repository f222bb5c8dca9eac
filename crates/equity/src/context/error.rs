//! Why a cube and a score do not go together.

use barpoint_rules::CubeError;

/// Why a cube and a score do not make a [`CubeContext`](crate::CubeContext).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ContextError {
    /// No such cube.
    #[error(transparent)]
    Cube(#[from] CubeError),
    /// A match that is over.
    #[error(
        "expected a match in which both players need at least 1 point, found {away} and {opponent_away}"
    )]
    MatchOver {
        /// Points the player on roll needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
    },
    /// A score that is only reached in the Crawford game or after it.
    #[error(
        "expected the Crawford game or one after it where a player needs 1 point, found one before it at {away} and {opponent_away}"
    )]
    PreCrawford {
        /// Points the player on roll needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
    },
    /// A score that is only reached before the Crawford game.
    #[error(
        "expected a game after the Crawford game only where a player needs 1 point, found {away} and {opponent_away}"
    )]
    PostCrawford {
        /// Points the player on roll needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
    },
    /// A Crawford game in which neither player is 1-away, or both are.
    #[error(
        "expected a Crawford game only where exactly one player needs 1 point, found {away} and {opponent_away}"
    )]
    Crawford {
        /// Points the player on roll needs.
        away: u8,
        /// Points the opponent needs.
        opponent_away: u8,
    },
}
