//! Who won a game.

use barpoint_record::GameResult;
use barpoint_rules::{BySide, MatchState, Side};

use crate::WarningKind;

/// What a file says of the end of a game.
pub(super) struct Known {
    /// Who won.
    pub(super) winner: Option<Side>,
    /// How much.
    pub(super) points: Option<u32>,
    /// The score before the game.
    pub(super) before: BySide<u16>,
    /// The score after it.
    pub(super) after: Option<BySide<u16>>,
}

impl Known {
    /// The result by the rules, else by the points the file states, else by the change of the score; with what contradicts
    /// it.
    pub(super) fn settle(&self, end: &MatchState) -> (Option<GameResult>, Option<WarningKind>) {
        let gain = |side: Side| {
            self.after
                .map_or(0, |a| a[side].saturating_sub(self.before[side]))
        };
        let winner = self.winner.or_else(|| {
            let mut won = Side::BOTH.into_iter().filter(|&side| gain(side) > 0);
            won.next().filter(|_| won.next().is_none())
        });
        if let Some(result) = end.game_result() {
            let agrees = self.points.is_none_or(|points| points == result.points)
                && winner.is_none_or(|winner| winner == result.winner);
            let odd = (!agrees).then(|| {
                let points = self.points.unwrap_or(result.points);
                WarningKind::Contradiction {
                    stated: format!("{} wins {points}", winner.unwrap_or(result.winner)),
                    computed: format!("{} wins {}", result.winner, result.points),
                }
            });
            let result = GameResult {
                winner: result.winner,
                points: result.points,
                resigned: false,
            };
            return (Some(result), odd);
        }
        let result = winner.and_then(|winner| {
            let scored = Some(u32::from(gain(winner))).filter(|&points| points > 0);
            Some(GameResult {
                winner,
                points: self.points.or(scored)?,
                resigned: true,
            })
        });
        (result, None)
    }
}
