//! Evaluators for tests.

use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_rules::{Board, CHECKERS};

use crate::{Evaluator, Fingerprint};

/// Chances from pips and blots, with a little noise that is a function of the board: arbitrary, but
/// varied and deterministic.
pub(crate) struct Toy;

impl Evaluator for Toy {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, outcome) in positions.iter().zip(out) {
            *outcome = over(board).unwrap_or_else(|| guess(board));
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(1)
    }
}

fn guess(board: &Board) -> Outcome {
    let lead = board.opponent_pip_count() as f32 - board.pip_count() as f32 + 4.0;
    let blots = |half: &[u8; 26]| {
        half[1..25]
            .iter()
            .map(|&n| f32::from(u8::from(n == 1)))
            .sum::<f32>()
    };
    let noise = (0..26).fold(0u32, |h, p| {
        h.wrapping_mul(31)
            .wrapping_add(u32::from(board.on_roll()[p]) * 7 + u32::from(board.opponent()[p]))
    });
    let x = lead / 25.0
        + (blots(board.opponent()) - blots(board.on_roll())) / 8.0
        + (noise % 97) as f32 / 400.0;
    let win = 1.0 / (1.0 + (-x).exp());
    Outcome {
        win,
        win_gammon: 0.3 * win * win,
        win_backgammon: 0.02 * win * win,
        lose_gammon: 0.3 * (1.0 - win) * (1.0 - win),
        lose_backgammon: 0.01 * (1.0 - win) * (1.0 - win),
    }
}

/// The result of a finished game (gammons, not backgammons).
fn over(board: &Board) -> Option<Outcome> {
    let gammon = |loser: &[u8; 26]| if loser[0] == 0 { 1.0 } else { 0.0 };
    if board.on_roll()[0] == CHECKERS {
        return Some(Outcome {
            win: 1.0,
            win_gammon: gammon(board.opponent()),
            ..Outcome::default()
        });
    }
    (board.opponent()[0] == CHECKERS).then(|| Outcome {
        lose_gammon: gammon(board.on_roll()),
        ..Outcome::default()
    })
}

/// Exact chances of bearoffs by one-sided distributions; the toy elsewhere.
pub(crate) struct Bearoff(pub(crate) Arc<OneSided>);

impl Evaluator for Bearoff {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, outcome) in positions.iter().zip(out) {
            *outcome = over(board)
                .or_else(|| self.0.board_outcome(board))
                .unwrap_or_else(|| guess(board));
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(2)
    }
}
