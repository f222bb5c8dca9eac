//! Where games begin and end.

use barpoint_rules::BySide;

use super::Reader;
use crate::WarningKind;
use crate::xg::bytes::Fields;
use crate::xg::game::OpenGame;
use crate::xg::warning;

impl Reader<'_> {
    pub(super) fn game_header(&mut self, fields: Fields<'_>) {
        self.leave_game();
        let (mut game, odd) = OpenGame::new(&self.record, fields, self.offset);
        self.warn_if(odd);
        if let Some(before) = self.record.games.last()
            && let Some(result) = before.result
        {
            let mut score = before.score.map(u32::from);
            score[result.winner] += result.points;
            let stated = game.game.score.map(u32::from);
            if stated != score {
                let words = |s: BySide<u32>| format!("a score of {}-{}", s.white, s.black);
                self.warn(WarningKind::Contradiction {
                    stated: words(stated),
                    computed: words(score),
                });
            }
        }
        let header = self.comments.take(fields.i32(56));
        let footer = self.comments.take(fields.i32(60));
        game.comments(header, footer);
        self.left = self.left.saturating_sub(size_of_val(&game.game));
        self.game = Some(game);
    }

    pub(super) fn game_footer(&mut self, fields: Fields<'_>) {
        let Some(game) = self.game.take() else {
            return;
        };
        let (game, odd) = game.close(fields);
        self.warn_if(odd);
        self.record.games.push(game);
    }

    /// Ends a game that has no footer.
    pub(super) fn leave_game(&mut self) {
        if let Some(game) = self.game.take() {
            let (offset, (game, odd)) = (game.offset, game.leave());
            if let Some(kind) = odd {
                self.warnings.push(warning(offset, kind));
            }
            self.record.games.push(game);
        }
    }
}
