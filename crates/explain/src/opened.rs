//! The positions behind what is said, as states that any interface can open.

use barpoint_rules::{Board, MatchState, Roll, Side};

/// The game with another board, seen by the player who is then on roll, and with a roll to be played if one is given. `None` where
/// the game is over.
#[must_use]
pub fn opened(
    state: &MatchState,
    (player, board): (Side, &Board),
    roll: Option<Roll>,
) -> Option<MatchState> {
    let mut opened = *state;
    opened.set_position(player, *board).ok()?;
    if let Some(roll) = roll {
        opened.set_roll(roll).ok()?;
    }
    Some(opened)
}
