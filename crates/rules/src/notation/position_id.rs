//! GNU Backgammon's Position ID: a board in 14 characters.
//!
//! For the opponent, then the player on roll: for own points 1 to 24, then the bar, as many 1-bits
//! as there are checkers, then a 0-bit; 80 bits, least significant bit of each byte first, as
//! unpadded base64 (GNU Backgammon manual, "A technical description of the Position ID").

use super::base64::{self, Base64Error};
use crate::{Board, BoardError, Setup};

const BYTES: usize = 10;

/// Why a text is not a Position ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionIdError {
    /// Not base64 of the right length.
    #[error("not a Position ID: {0}")]
    Text(#[from] Base64Error),
    /// More checkers than 80 bits can separate.
    #[error("not a Position ID: expected at most 30 checkers, found more")]
    Overflow,
    /// Bits after the last place.
    #[error("not a Position ID: expected zeros after the last checker, found more bits")]
    TrailingBits,
    /// The position it describes cannot be.
    #[error("the Position ID describes an impossible position: {0}")]
    Board(#[from] BoardError),
}

impl std::fmt::Display for Board {
    /// The Position ID.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&position_id(self))
    }
}

impl std::str::FromStr for Board {
    type Err = PositionIdError;

    /// Reads a Position ID; the board is seen by the player on roll.
    fn from_str(text: &str) -> Result<Self, PositionIdError> {
        parse_position_id(text)
    }
}

/// The Position ID of a board, seen by the player on roll.
#[must_use]
pub fn position_id(board: &Board) -> String {
    let mut bytes = [0; BYTES];
    let mut index = 0;
    for half in [board.opponent(), board.on_roll()] {
        for &checkers in &half[1..] {
            for _ in 0..checkers {
                base64::set_bit(&mut bytes, index);
                index += 1;
            }
            index += 1;
        }
    }
    base64::encode(&bytes)
}

/// Reads a Position ID; the board is seen by the player on roll.
pub fn parse_position_id(text: &str) -> Result<Board, PositionIdError> {
    board_of_key(&base64::decode(text)?)
}

/// The board of a position key: the bytes of a Position ID before they are written as text.
pub fn board_of_key(bytes: &[u8; BYTES]) -> Result<Board, PositionIdError> {
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    let mut index = 0;
    for half in [&mut setup.opponent, &mut setup.on_roll] {
        for checkers in &mut half[1..] {
            while base64::bit(bytes, index).ok_or(PositionIdError::Overflow)? {
                *checkers += 1;
                index += 1;
            }
            index += 1;
        }
    }
    if (index..BYTES * 8).any(|i| base64::bit(bytes, i) == Some(true)) {
        return Err(PositionIdError::TrailingBits);
    }
    Ok(Board::try_from(setup)?)
}

#[cfg(test)]
pub(super) mod tests;
