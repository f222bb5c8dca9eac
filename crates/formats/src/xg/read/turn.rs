//! Move records: a roll and what was played.

use barpoint_record::Entry;
use barpoint_rules::Roll;

use super::Reader;
use crate::WarningKind;
use crate::xg::boards::squares;
use crate::xg::bytes::Fields;
use crate::xg::game::OpenGame;
use crate::xg::{analysis, play};

impl Reader<'_> {
    pub(super) fn play(&mut self, game: &mut OpenGame, fields: Fields<'_>) {
        let Some(side) = self.side(fields.i32(64)) else {
            return;
        };
        let dice = [fields.i32(100), fields.i32(104)].map(|die| u8::try_from(die).unwrap_or(0));
        let Some(roll) = Roll::new(dice[0], dice[1]) else {
            let expected = "two dice";
            let found = format!("{} and {}", fields.i32(100), fields.i32(104));
            self.warn(WarningKind::Ignored { expected, found });
            return;
        };
        let jump = game.sync_board(side, &squares(fields, 9), fields.flag(2528));
        self.warn_if(jump);
        let board = game.replay.state().board_of(side);
        let played = play::read(fields, side, roll, &board);
        self.warn_if(played.odd);
        let after = played.after.as_ref();
        let mut opinions = analysis::checker(fields, &board, roll, after, &self.rollouts);
        opinions.extend(analysis::luck(fields));
        self.figures.play(side, fields);
        let entry = Entry {
            low_die_first: dice[0] < dice[1],
            opinions,
            comment: self.comments.take(fields.i32(2524)),
            ..Entry::new(played.event)
        };
        let pushed = game.push(entry);
        self.warn_if(pushed.err());
    }
}
