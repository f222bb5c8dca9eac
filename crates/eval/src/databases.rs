//! What a two-sided bearoff database says, in the terms of evaluation.

use barpoint_bearoff::{TwoSidedEquities, TwoSidedFile};
use barpoint_equity::Outcome;
use barpoint_rules::{Board, CHECKERS};

use crate::{CubeWorth, MoneyEquities};

/// The equities of a board in a database that knows nothing of gammons: both sides have borne off a
/// checker.
pub(crate) fn exact(file: &TwoSidedFile, board: &Board) -> Option<TwoSidedEquities> {
    let left = |half: &[u8; 26]| half[1..].iter().sum::<u8>();
    if left(board.on_roll()).max(left(board.opponent())) >= CHECKERS {
        return None;
    }
    file.board(board)
}

/// Chances: wins and losses are all plain.
pub(crate) fn outcome(equities: &TwoSidedEquities) -> Outcome {
    Outcome {
        win: equities.win().clamp(0.0, 1.0),
        ..Outcome::default()
    }
}

/// The value with cube, if the database has it.
pub(crate) fn worth(equities: &TwoSidedEquities) -> Option<CubeWorth> {
    let cubeful = equities.cubeful?;
    Some(CubeWorth::Exact(MoneyEquities {
        owned: cubeful.owned,
        centred: cubeful.centred,
        centred_jacoby: cubeful.centred,
        opponents: cubeful.opponents,
        match_life: None,
    }))
}
