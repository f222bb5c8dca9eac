//! The evaluator of the bootstrap: one raw-input net for every position that is not decided or in
//! the bearoff database.

use std::cell::RefCell;
use std::sync::Arc;

use barpoint_bearoff::OneSided;
use barpoint_equity::Outcome;
use barpoint_eval::{Class, Evaluator, Fingerprint};
use barpoint_nn::Network;
use barpoint_rules::{Board, CHECKERS};

use super::table_net::TableNet;
use crate::targets::clamped;

thread_local! {
    /// Shared and per-candidate hidden sums.
    static SUMS: RefCell<(Vec<f32>, Vec<f32>)> = const { RefCell::new((Vec::new(), Vec::new())) };
}

/// A net while it is being trained, with the bearoff database.
pub(crate) struct RawEvaluator {
    net: TableNet,
    bearoff: Arc<OneSided>,
}

impl RawEvaluator {
    pub(crate) fn new(network: &Network, bearoff: Arc<OneSided>) -> Self {
        Self {
            net: TableNet::new(network),
            bearoff,
        }
    }

    /// The value where no net is needed.
    fn exact(&self, board: &Board) -> Option<Outcome> {
        match Class::of(board) {
            Class::Over => Some(decided(board)),
            Class::Bearoff => self.bearoff.board_outcome(board),
            Class::Race | Class::Contact => None,
        }
    }

    fn net_outcome(&self, board: &Board, sums: &[f32]) -> Outcome {
        let mut outcome = Outcome::from_array(self.net.outputs(sums));
        if board.on_roll()[0] > 0 {
            (outcome.lose_gammon, outcome.lose_backgammon) = (0.0, 0.0);
        }
        if board.opponent()[0] > 0 {
            (outcome.win_gammon, outcome.win_backgammon) = (0.0, 0.0);
        }
        clamped(outcome)
    }
}

/// The result of a finished game, from the side on roll.
fn decided(board: &Board) -> Outcome {
    if board.on_roll()[0] == CHECKERS {
        return decided(&board.swapped()).flipped();
    }
    let own = board.on_roll();
    let gammon = f32::from(own[0] == 0);
    let left_behind = own[19..].iter().any(|&n| n > 0);
    Outcome {
        lose_gammon: gammon,
        lose_backgammon: if left_behind { gammon } else { 0.0 },
        ..Outcome::default()
    }
}

impl Evaluator for RawEvaluator {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        assert_eq!(positions.len(), out.len());
        SUMS.with_borrow_mut(|(sums, _)| {
            for (board, out) in positions.iter().zip(out) {
                *out = self.exact(board).unwrap_or_else(|| {
                    self.net.sums(board, sums);
                    self.net_outcome(board, sums)
                });
            }
        });
    }

    fn evaluate_plays(&self, before: &Board, after: &[Board], out: &mut [Outcome]) {
        assert_eq!(after.len(), out.len());
        let base = before.swapped();
        SUMS.with_borrow_mut(|(shared, sums)| {
            self.net.sums(&base, shared);
            for (board, out) in after.iter().zip(out) {
                let next = board.swapped();
                let outcome = self.exact(&next).unwrap_or_else(|| {
                    sums.clear();
                    sums.extend_from_slice(shared);
                    self.net.shift(&base, &next, sums);
                    self.net_outcome(&next, sums)
                });
                *out = outcome.flipped();
            }
        });
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use barpoint_rules::Setup;

    #[test]
    fn finished_games_count_what_is_left() {
        let lost = |points: &[(usize, u8)]| {
            let (mut on_roll, opponent) = ([0; 26], [0; 26]);
            for &(point, n) in points {
                on_roll[point] = n;
            }
            decided(&Board::try_from(Setup { on_roll, opponent }).unwrap()).to_array()
        };
        assert_eq!(lost(&[(6, 14)]), [0.0; 5]);
        assert_eq!(lost(&[(18, 15)]), [0.0, 0.0, 0.0, 1.0, 0.0]);
        assert_eq!(lost(&[(6, 14), (19, 1)]), [0.0, 0.0, 0.0, 1.0, 1.0]);
        assert_eq!(lost(&[(6, 14), (25, 1)]), [0.0, 0.0, 0.0, 1.0, 1.0]);
        assert_eq!(lost(&[(6, 13), (25, 1)]), [0.0; 5]);
    }
}
