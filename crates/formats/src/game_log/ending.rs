//! How a game ends: what its moves, its last lines and the next score say.

use barpoint_record::{GameRecord, GameResult};
use barpoint_rules::{BySide, Side};

use super::{MatchLog, OpenGame};
use crate::WarningKind;

/// Who won, and how many points, where that is told.
type Stated = (Side, Option<u32>);

/// What a file says about the end of a game.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Ending {
    /// Who won how much.
    stated: Option<Stated>,
    /// Who resigned.
    resigned: Option<Side>,
}

impl Ending {
    /// Whether the winner is known.
    pub(super) const fn is_known(&self) -> bool {
        self.stated.is_some()
    }
}

impl MatchLog {
    /// The file says who won, and with `points` how much.
    pub(crate) fn wins(&mut self, side: Side, points: Option<u32>) {
        match &mut self.open {
            Some(open) if open.ending.stated.is_none() => {
                open.ending.stated = Some((side, points.filter(|&points| points > 0)));
            }
            Some(_) => {}
            None => self.ignore("the beginning of a game", "a result"),
        }
    }

    /// The file says who resigned.
    pub(crate) fn resigns(&mut self, side: Side) {
        match &mut self.open {
            Some(open) => open.ending.resigned = Some(side),
            None => self.ignore("the beginning of a game", "a resignation"),
        }
    }

    /// Whether a game has been won in this match.
    pub(crate) fn has_result(&self) -> bool {
        self.is_over() || self.record.games.iter().any(|game| game.result.is_some())
    }

    /// The score before the game being read, and what is known of its result.
    pub(crate) fn standing(&self) -> Option<(BySide<u16>, Option<Stated>)> {
        let open = self.open.as_ref()?;
        let result = open.replay.state().game_result();
        let by_rules = result.map(|result| (result.winner, Some(result.points)));
        Some((open.game.score, by_rules.or(open.ending.stated)))
    }

    /// Ends the game being read; `next` is the score after it, where the file gives one.
    pub(crate) fn close(&mut self, next: Option<BySide<u16>>) {
        let Some(mut open) = self.open.take() else {
            return;
        };
        if let Some(comment) = self.comment.take()
            && let Some(last) = open.game.entries.last_mut()
        {
            super::actions::add(&mut last.comment, &comment);
        }
        open.game.result = self.result(&open, next);
        if let Some(result) = open.game.result {
            self.compare(&open, result, next);
        }
        if !open.game.entries.is_empty() || open.game.result.is_some() {
            open.game.entries.shrink_to_fit();
            self.record.games.push(open.game);
        }
    }

    /// By the rules; else as stated, else by the change of the score, else by a resignation.
    fn result(&mut self, open: &OpenGame, next: Option<BySide<u16>>) -> Option<GameResult> {
        let state = open.replay.state();
        let cube = state.cube().value();
        let scored = next.and_then(|next| gain(open.game.score, next));
        let resigned = |(winner, points)| GameResult {
            winner,
            points,
            resigned: true,
        };
        let stated = open.ending.stated.map(|(winner, points)| {
            let scored = scored
                .filter(|&(side, _)| side == winner)
                .map(|(_, points)| points);
            // The line may count only the points that were still needed.
            let whole = points
                .filter(|_| scored.is_none() || scored != points)
                .map(|points| points.div_ceil(cube).clamp(1, 3) * cube);
            resigned((winner, whole.or(scored).unwrap_or(cube)))
        });
        let by_rules = state.game_result().map(GameResult::from);
        let Some(computed) = by_rules else {
            let resigner = open.ending.resigned.map(|side| (side.other(), cube));
            return stated.or_else(|| scored.or(resigner).map(resigned));
        };
        let points = open.ending.stated.and_then(|(_, points)| points);
        let told = points.or(scored.map(|(_, points)| points));
        let winner = stated.map(|s| s.winner).or(scored.map(|(side, _)| side));
        if let Some(points) = told.filter(|_| winner == Some(computed.winner))
            && self.jacoby_was_off(&open.game, computed, points)
        {
            self.record.rules.jacoby = false;
            return Some(GameResult { points, ..computed });
        }
        Some(computed)
    }

    /// Whether a gammon counted that the Jacoby rule would not have let count, and nothing else tells of that rule.
    fn jacoby_was_off(&self, game: &GameRecord, computed: GameResult, points: u32) -> bool {
        let bare = game
            .entries
            .iter()
            .all(|entry| entry.event.roll().is_some());
        let rules = &self.record.rules;
        self.record.length == 0
            && rules.jacoby
            && !self.jacoby_known
            && bare
            && (2..=3).any(|kind| points == kind * computed.points)
    }

    /// Says where the file contradicts a result.
    fn compare(&mut self, open: &OpenGame, result: GameResult, next: Option<BySide<u16>>) {
        let length = u32::from(self.record.length);
        let needed = length.saturating_sub(open.game.score[result.winner].into());
        let agrees = |winner: Side, points: Option<u32>| {
            let capped = length > 0 && points == Some(needed) && needed < result.points;
            winner == result.winner
                && (points.is_none_or(|points| points == result.points) || capped)
        };
        let computed = format!("{} wins {}", self.name(result.winner), result.points);
        if let Some((winner, points)) = open.ending.stated
            && !agrees(winner, points)
        {
            let points = points.map_or_else(String::new, |points| format!(" {points}"));
            let stated = format!("{} wins{points}", self.name(winner));
            let computed = computed.clone();
            self.warn(WarningKind::Contradiction { stated, computed });
        }
        let Some(next) = next else {
            return;
        };
        if !gain(open.game.score, next).is_some_and(|(winner, points)| agrees(winner, Some(points)))
        {
            let stated = format!("the score is {} : {} then", next.white, next.black);
            self.warn(WarningKind::Contradiction { stated, computed });
        }
    }

    /// A player's name, or the side's.
    fn name(&self, side: Side) -> String {
        let name = &self.record.players[side].name;
        if name.is_empty() {
            side.to_string()
        } else {
            name.clone()
        }
    }
}

/// The one side whose score rose, and by how much.
fn gain(before: BySide<u16>, after: BySide<u16>) -> Option<(Side, u32)> {
    let rise = |side: Side| after[side].checked_sub(before[side]);
    match (rise(Side::White)?, rise(Side::Black)?) {
        (0, points @ 1..) => Some((Side::Black, points.into())),
        (points @ 1.., 0) => Some((Side::White, points.into())),
        _ => None,
    }
}
