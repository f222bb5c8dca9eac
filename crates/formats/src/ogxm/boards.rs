//! Boards and points, absolute in the file, by each player's own numbers in records.

use barpoint_rules::{Board, BoardError, Point, Setup, Side, Variation};

/// The place of a point, or of the bar, that a side counts as `own`.
pub(super) const fn place(side: Side, own: u8) -> u8 {
    match side {
        Side::White => 25 - own,
        Side::Black => own,
    }
}

/// The point that a side counts at a place.
pub(super) const fn own(side: Side, place: u8) -> Option<Point> {
    match side {
        Side::White if place <= 25 => Point::new(25 - place),
        Side::White => None,
        Side::Black => Point::new(place),
    }
}

/// The board that White sees.
pub(super) fn read(bytes: &[u8; 26]) -> Result<Board, BoardError> {
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (place, &byte) in bytes.iter().enumerate() {
        let count = byte.cast_signed();
        if count > 0 {
            setup.on_roll[25 - place] = count.unsigned_abs();
        } else {
            setup.opponent[place] = count.unsigned_abs();
        }
    }
    // Checkers on the other player's bar are on no place at all, which the count of checkers then shows.
    let misplaced = setup.on_roll[0] > 0 || setup.opponent[0] > 0;
    if misplaced {
        return Err(BoardError::Point { found: 0 });
    }
    Board::try_from(setup)
}

/// A board that `side` sees, as bytes.
pub(super) fn write(board: &Board, side: Side) -> [u8; 26] {
    let (white, black) = match side {
        Side::White => (board.on_roll(), board.opponent()),
        Side::Black => (board.opponent(), board.on_roll()),
    };
    let mut bytes = [0_u8; 26];
    for place in 0..26_usize {
        if place < 25 && white[25 - place] > 0 {
            bytes[place] = white[25 - place];
        } else if place > 0 && black[place] > 0 {
            bytes[place] = black[place].wrapping_neg();
        }
    }
    bytes
}

/// The game with this number, and the start of its games where that is not the usual one of the game.
pub(super) fn variation(number: u32) -> Option<(Variation, Option<Board>)> {
    match number {
        0 => Some((Variation::Standard, None)),
        1 => Some((Variation::Nackgammon, None)),
        2 => Some((Variation::Hypergammon3, None)),
        3 => Some((
            Variation::Standard,
            Board::with_checkers(&[(24, 15)], &[(24, 15)]).ok(),
        )),
        _ => None,
    }
}

/// The number of a game with such a start; `None` if the format does not know it.
pub(super) fn variation_number(variation: Variation, start: Option<Board>) -> Option<u32> {
    (0..4).find(|&number| self::variation(number) == Some((variation, start)))
}
