//! An evaluator and files for the tests of this crate.

use std::sync::Arc;

use barpoint_equity::{Met, Outcome};
use barpoint_eval::{Evaluator, Fingerprint, Search};
use barpoint_record::MatchRecord;
use barpoint_rules::{Board, CHECKERS};
use barpoint_testkit::fixture;

/// Chances from the pip counts alone.
struct Pips;

impl Evaluator for Pips {
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]) {
        for (board, outcome) in positions.iter().zip(out) {
            let pips = |board: &Board| u16::try_from(board.pip_count()).map_or(0.0, f32::from);
            let lead = pips(&board.swapped()) - pips(board) + 4.0;
            outcome.win = match (board.on_roll()[0], board.opponent()[0]) {
                (CHECKERS, _) => 1.0,
                (_, CHECKERS) => 0.0,
                _ => 1.0 / (1.0 + (-lead / 20.0).exp()),
            };
        }
    }

    fn fingerprint(&self) -> Fingerprint {
        Fingerprint(0)
    }
}

/// A search with an evaluator that counts pips.
pub(crate) fn pip_search() -> Search {
    Search::new(Arc::new(Pips), Arc::new(Met::kazaross_xg2()), 1000)
}

/// A match analysed by gnubg 1.07.001; `None` where the fixtures are absent.
pub(crate) fn analysed_by_gnubg() -> Option<MatchRecord> {
    let path = fixture("fixtures/matches/generated/gnubg5.sgf")?;
    let bytes = std::fs::read(path).expect("a readable fixture");
    Some(
        barpoint_formats::import(&bytes)
            .expect("a file gnubg wrote")
            .record,
    )
}
