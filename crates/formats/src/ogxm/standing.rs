//! The score, which the file leaves to follow from the games.

use barpoint_record::{GameRecord, MatchRecord};
use barpoint_rules::{BySide, Side};

use super::game::Game;
use super::header::Header;

/// The score as it follows from the games, each winner gaining no more than what the match still needs.
pub(super) struct Standing {
    score: BySide<u32>,
    crawford_is_over: bool,
}

impl Standing {
    pub(super) fn new(header: &Header, record: &MatchRecord) -> Self {
        Self {
            score: header.score,
            crawford_is_over: header.crawford_was_before || !record.rules.crawford,
        }
    }

    pub(super) fn start(&mut self, record: &MatchRecord, game: &Game) -> GameRecord {
        let one_away =
            |side: &Side| record.length > 0 && self.score[*side] + 1 == u32::from(record.length);
        let one_away = Side::BOTH.iter().filter(|side| one_away(side)).count();
        let crawford = !self.crawford_is_over && one_away == 1;
        self.crawford_is_over |= one_away > 0;
        GameRecord {
            score: self
                .score
                .map(|points| u16::try_from(points).unwrap_or(u16::MAX)),
            crawford,
            automatic_doubles: u8::try_from(game.automatic_doubles.min(30)).unwrap_or(0),
            ..GameRecord::default()
        }
    }

    pub(super) fn add(&mut self, record: &MatchRecord, game: &GameRecord) {
        let Some(result) = game.result else {
            return;
        };
        let score = &mut self.score[result.winner];
        let needed = match record.length {
            0 => u32::MAX,
            length => u32::from(length).saturating_sub(*score),
        };
        *score = score.saturating_add(result.points.min(needed));
    }
}
