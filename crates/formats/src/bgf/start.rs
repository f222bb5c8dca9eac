//! How games start.

use barpoint_rules::{Board, Setup, Side};

use super::data::Game;
use super::event::Event;

/// Who is on roll first.
pub(super) fn first_side(file: &Game) -> Side {
    let first = file.events.iter().find_map(Event::side);
    first.unwrap_or(Side::White)
}

/// The board White sees. Places 1 to 24 as red counts them, positive for green, then the checkers on green's and on
/// red's bar; all zeros where there is none.
pub(super) fn board(points: &[i8]) -> Option<Board> {
    if points.iter().all(|&n| n == 0) {
        return None;
    }
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (index, &count) in points.iter().take(24).enumerate() {
        let number = count.unsigned_abs();
        if count > 0 {
            setup.on_roll[24 - index] = number;
        } else {
            setup.opponent[index + 1] = number;
        }
    }
    setup.on_roll[25] = points.get(24)?.unsigned_abs();
    setup.opponent[25] = points.get(25)?.unsigned_abs();
    Board::try_from(setup).ok()
}
