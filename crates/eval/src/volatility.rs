//! How far the winning chance moves in two rolls.

use barpoint_equity::{CubeContext, JumpVolatility};
use barpoint_rules::{Board, Roll};

use crate::chooser::Chooser;
use crate::ply::{Reply, Scratch};
use crate::{CubeWorth, RollSet, Search, SearchSettings};

/// The cubeless winning chances of the player on roll two rolls later, over all 441 sequences, each played by
/// the plays that are best statically (M. Higgins, 2012, section 2).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct JumpStatistics {
    /// Their average; it differs from the static chance where evaluations are inconsistent.
    pub mean: f32,
    /// Their average distance from the average: the local jump volatility.
    pub expected_jump: JumpVolatility,
    /// Their standard deviation.
    pub std_dev: f32,
}

impl Search {
    /// The jumps of the winning chance from here to the next cube decision of the player on roll. The game
    /// is not over.
    #[must_use]
    pub fn jumps(
        &self,
        board: &Board,
        ctx: CubeContext,
        settings: SearchSettings,
    ) -> JumpStatistics {
        let [first, second] =
            [ctx, ctx.flipped()].map(|ctx| Chooser::new(ctx, settings, &self.met));
        let mut scratch = Scratch::default();
        let mut ends: Vec<(f64, f64)> = Vec::with_capacity(441);
        let played = self
            .expander
            .expand(board, &first, RollSet::All, &mut scratch);
        for (reply, (_, weight)) in played.iter().zip(Roll::weighted()) {
            let weight = f64::from(weight);
            let answered = next(reply).map(|board| {
                self.expander
                    .expand(&board, &second, RollSet::All, &mut scratch)
            });
            match answered {
                None => ends.push((weight * 36.0, f64::from(reply.outcome.win))),
                Some(answers) => {
                    let weighted = answers.iter().zip(Roll::weighted());
                    ends.extend(weighted.map(|(answer, (_, second))| {
                        (
                            weight * f64::from(second),
                            f64::from(answer.outcome.flipped().win),
                        )
                    }));
                }
            }
        }
        statistics(&ends)
    }
}

/// The board after a play, unless the game is over.
fn next(reply: &Reply) -> Option<Board> {
    match reply.worth {
        CubeWorth::Over => None,
        _ => reply.board.unpack(),
    }
}

/// Of chances with weights.
fn statistics(ends: &[(f64, f64)]) -> JumpStatistics {
    let total: f64 = ends.iter().map(|(weight, _)| weight).sum();
    let average = |of: &dyn Fn(f64) -> f64| {
        let sum: f64 = ends
            .iter()
            .map(|&(weight, chance)| weight * of(chance))
            .sum();
        sum / total
    };
    let mean = average(&|chance| chance);
    let expected = average(&|chance| (chance - mean).abs());
    JumpStatistics {
        mean: mean as f32,
        expected_jump: JumpVolatility::new(expected as f32).unwrap_or(JumpVolatility::NONE),
        std_dev: average(&|chance| (chance - mean).powi(2)).sqrt() as f32,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use barpoint_equity::Met;
    use barpoint_testkit::board;

    use super::*;
    use crate::nets;
    use crate::samples::bearoff;
    use crate::{ALL_CANDIDATES, CubeUse};

    fn jumps(own: &[(u8, u8)], theirs: &[(u8, u8)]) -> JumpStatistics {
        let board = board(own, theirs);
        let evaluator = Arc::new(nets::production(bearoff()).unwrap());
        let search = Search::new(evaluator, Arc::new(Met::kazaross_xg2()), 0);
        let settings = SearchSettings::new(0, CubeUse::Cubeless, ALL_CANDIDATES);
        search.jumps(&board, CubeContext::MONEY, settings)
    }

    fn close(found: f32, expected: f32) -> bool {
        (found - expected).abs() < 1e-5
    }

    /// One checker on the six point against one on the ace point: won at once with 27 of 36 rolls (pips of
    /// six and more, and doubles of twos and threes), else lost.
    #[test]
    fn a_last_roll_is_all_or_nothing() {
        let found = jumps(&[(6, 1)], &[(1, 1)]);
        let won = 27.0 / 36.0;
        assert!(close(found.mean, won), "{found:?}");
        assert!(
            close(found.expected_jump.get(), 2.0 * won * (1.0 - won)),
            "{found:?}"
        );
        assert!(
            close(found.std_dev, (won * (1.0_f32 - won)).sqrt()),
            "{found:?}"
        );
    }

    /// One checker on the six point against one there: who hits the 27 rolls first. After both have missed
    /// the player on roll, a roll of less than six pips nearer, wins with the roll that then decides.
    #[test]
    fn two_rolls_are_taken_together() {
        let found = jumps(&[(6, 1)], &[(6, 1)]);
        // Won at once: 27/36. Missed: lost at once with 27/36, else certainly won with the next roll
        // (at most three pips are left).
        let (hit, miss) = (27.0_f32 / 36.0, 9.0 / 36.0);
        let mean = hit + miss * miss;
        assert!((found.mean - mean).abs() < 0.003, "{found:?}");
        assert!(found.expected_jump.get() > 0.25, "{found:?}");
    }
}
