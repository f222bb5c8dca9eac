//! What every position evaluator offers.

use barpoint_equity::Outcome;
use barpoint_rules::{Board, CHECKERS};

use crate::{Class, CubeWorth, Regime, Utility};

/// Content hash of everything a result depends on: weights and tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub u64);

impl std::fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A static (0-ply) cubeless evaluator. Pure and thread-safe: same input, same bits out,
/// whatever the batch size or base position.
pub trait Evaluator: Send + Sync {
    /// Writes `out[i]` for `positions[i]`, each from the side on roll there.
    ///
    /// # Panics
    /// If the slices differ in length.
    fn evaluate(&self, positions: &[Board], out: &mut [Outcome]);

    /// Evaluates the boards after the candidate plays of one roll. `before` and `after[i]` are seen by
    /// the mover (who is still the `on_roll` half); `out[i]` is from the mover's view too.
    /// Must give the same bits as [`Evaluator::evaluate`] of the swapped boards, flipped.
    ///
    /// # Panics
    /// If `after` and `out` differ in length.
    fn evaluate_plays(&self, before: &Board, after: &[Board], out: &mut [Outcome]) {
        let _ = before;
        let swapped: Vec<Board> = after.iter().map(Board::swapped).collect();
        self.evaluate(&swapped, out);
        for outcome in out {
            *outcome = outcome.flipped();
        }
    }

    /// Writes a cheap estimate of the mover's cubeless equity after each candidate play, gammons
    /// weighed by `utility` (seen by the mover). Only good for choosing which candidates to evaluate
    /// in full. Pure like the rest.
    ///
    /// # Panics
    /// If `after` and `scores` differ in length.
    fn quick_scores(&self, before: &Board, after: &[Board], utility: &Utility, scores: &mut [f32]) {
        let mut out = vec![Outcome::default(); after.len()];
        self.evaluate_plays(before, after, &mut out);
        for (score, outcome) in scores.iter_mut().zip(&out) {
            *score = utility.equity(outcome).get();
        }
    }

    /// Whether all plays from a board have exact values at hand, so that none should be ruled out by its quick score.
    /// Pure like the rest.
    fn knows_all_plays(&self, before: &Board) -> bool {
        let _ = before;
        false
    }

    /// Inputs to the cubeful value of a position, seen by the player on roll. Pure like the rest.
    fn worth(&self, board: &Board) -> CubeWorth {
        CubeWorth::by_class(board)
    }

    /// Where the value of a position comes from.
    fn regime(&self, board: &Board) -> Regime {
        match Class::of(board) {
            Class::Over => Regime::Rules,
            _ => Regime::Net,
        }
    }

    /// How many checkers each side plays with; gammons depend on it.
    fn checkers(&self) -> u8 {
        CHECKERS
    }

    /// Whether it solves the game: no noise is then added, whatever the level of play.
    fn is_exact(&self) -> bool {
        false
    }

    /// Content hash of weights and tables, stored with every saved result.
    fn fingerprint(&self) -> Fingerprint;

    /// The fingerprint that it would have without databases: what its strength was measured with.
    fn bare_fingerprint(&self) -> Fingerprint {
        self.fingerprint()
    }
}
