//! A game being read, record by record.

use barpoint_record::{
    Clock, Entry, Event, GameRecord, GameResult, MatchRecord, Opinion, Replay, Start,
};
use barpoint_rules::{BySide, Side};

use super::boards;
use super::bytes::Fields;
use super::comments::add;
use crate::WarningKind;

mod setup;

/// What is known of the turn that the next move record plays.
#[derive(Default)]
pub(super) struct Pending {
    pub(super) opinions: Vec<Opinion>,
    pub(super) comment: Option<String>,
    pub(super) clock: Option<Clock>,
    /// Who is on roll.
    pub(super) side: Option<Side>,
}

impl Pending {
    fn into_entry(self, entry: &mut Entry) {
        entry.opinions.splice(0..0, self.opinions);
        let later = entry.comment.take();
        entry.comment = self.comment;
        add(&mut entry.comment, later);
        entry.clock = entry.clock.take().or(self.clock.map(Box::new));
    }
}

/// A game whose end is not read yet.
pub(super) struct OpenGame {
    pub(super) game: GameRecord,
    pub(super) replay: Replay,
    pub(super) pending: Option<Pending>,
    /// What to say about the game in the end.
    footer_comment: Option<String>,
    in_progress: bool,
    /// Where its header is.
    pub(super) offset: u64,
}

impl OpenGame {
    /// A game by its header; what is odd about it comes back, too.
    pub(super) fn new(
        record: &MatchRecord,
        fields: Fields<'_>,
        offset: u64,
    ) -> (Self, Option<WarningKind>) {
        let score = |at| u16::try_from(fields.i32(at)).unwrap_or(0);
        let game = GameRecord {
            score: BySide::new(score(12), score(16)),
            crawford: fields.flag(20) && record.length > 0,
            automatic_doubles: u8::try_from(fields.i32(64)).unwrap_or(0).min(15),
            ..GameRecord::default()
        };
        let (replay, odd) = match Replay::new(record, &game) {
            Ok(replay) => (replay, None),
            Err(error) => {
                let expected = "a score the rules allow";
                let found = error.to_string();
                let kind = WarningKind::Ignored { expected, found };
                (Replay::at_start(record), Some(kind))
            }
        };
        let open = Self {
            game,
            replay,
            pending: None,
            footer_comment: None,
            in_progress: fields.flag(52),
            offset,
        };
        (open, odd)
    }

    pub(super) fn comments(&mut self, header: Option<String>, footer: Option<String>) {
        if header.is_some() {
            let pending = self.pending.get_or_insert_default();
            pending.comment = header;
        }
        self.footer_comment = footer;
    }

    /// Adds an entry, with what was said of the turn before; what the rules make impossible is left out.
    pub(super) fn push(&mut self, mut entry: Entry) -> Result<(), WarningKind> {
        match self.replay.advance(&entry.event) {
            Ok(()) => {
                if let Some(pending) = self.pending.take() {
                    pending.into_entry(&mut entry);
                }
                self.game.entries.push(entry);
                Ok(())
            }
            Err(error) => Err(WarningKind::Ignored {
                expected: "an action the rules allow",
                found: error.to_string(),
            }),
        }
    }

    /// Whether nothing but set-ups has happened.
    pub(super) fn is_fresh(&self) -> bool {
        let is_setup = |entry: &Entry| is_setup(&entry.event);
        self.game.entries.iter().all(is_setup)
    }

    /// The game after its footer.
    pub(super) fn close(mut self, fields: Fields<'_>) -> (GameRecord, Option<WarningKind>) {
        let winner = boards::side(fields.i32(24));
        let points = u32::try_from(fields.i32(28)).unwrap_or(0);
        let termination = fields.i32(32);
        let stated = winner.filter(|_| points > 0).map(|winner| GameResult {
            winner,
            points,
            // Settled games (from 1000 on) end by agreement, as resigned ones do.
            resigned: termination >= 100,
        });
        let played = self.replay.state().game_result().map(GameResult::from);
        let odd = match (stated, played) {
            (Some(stated), Some(played)) => {
                let same = (stated.winner, stated.points) == (played.winner, played.points);
                (!same).then(|| WarningKind::Contradiction {
                    stated: result_text(stated),
                    computed: result_text(played),
                })
            }
            (None, None) => Some(WarningKind::Ignored {
                expected: "a winner and points",
                found: "a game without result".to_owned(),
            }),
            _ => None,
        };
        self.game.result = stated.or(played);
        self.finish();
        (self.game, odd)
    }

    /// The game without a footer: a position, or a game that is not over.
    pub(super) fn leave(mut self) -> (GameRecord, Option<WarningKind>) {
        let played = self.replay.state().game_result().map(GameResult::from);
        let unfinished = played.is_none() && !self.in_progress && !self.is_position();
        self.game.result = played;
        if self.is_position() {
            self.begin_with_position();
        }
        self.finish();
        let expected = "the end of the game";
        let odd = unfinished.then_some(WarningKind::Truncated { expected });
        (self.game, odd)
    }

    /// Whether nothing was played: set-ups, then perhaps a roll or a double.
    fn is_position(&self) -> bool {
        let set = self
            .game
            .entries
            .iter()
            .take_while(|e| is_setup(&e.event))
            .count();
        match &self.game.entries[set..] {
            [] => true,
            [entry] => matches!(entry.event, Event::Roll { .. } | Event::Double(_)),
            _ => false,
        }
    }

    fn begin_with_position(&mut self) {
        let set = |entry: &Entry| matches!(entry.event, Event::SetPosition(_));
        if self.game.entries.first().is_some_and(set) {
            return;
        }
        let side = self.game.entries.first().and_then(|e| e.event.side());
        let side = side.or(self.pending.as_ref().and_then(|p| p.side));
        let on_roll = side.unwrap_or(Side::White);
        // Nothing was set up, so the game is still at its start, which both sides see alike.
        let board = self.replay.state().board_of(on_roll);
        let start = Entry::new(Event::SetPosition(Box::new(Start { on_roll, board })));
        self.game.entries.insert(0, start);
    }

    /// What was said of a turn that never came goes to a position; of a game only the comment is kept.
    fn finish(&mut self) {
        let is_position = self.is_fresh();
        let Some(last) = self.game.entries.last_mut() else {
            return;
        };
        if let Some(pending) = self.pending.take() {
            add(&mut last.comment, pending.comment);
            if is_position {
                last.opinions.extend(pending.opinions);
                last.clock = last.clock.take().or(pending.clock.map(Box::new));
            }
        }
        add(&mut last.comment, self.footer_comment.take());
    }
}

/// The clock of a cube record: seconds left, of the player at the bottom first.
pub(super) fn clock(fields: Fields<'_>, timed: bool) -> Option<Clock> {
    let left = [fields.i32(304), fields.i32(308)].map(|s| i64::from(s) * 1000);
    (timed || left != [0, 0]).then(|| Clock {
        since_start: None,
        left: BySide::new(Some(left[0]), Some(left[1])),
    })
}

const fn is_setup(event: &Event) -> bool {
    matches!(
        event,
        Event::SetPosition(_) | Event::SetCubeValue(_) | Event::SetCubeOwner(_)
    )
}

fn result_text(result: GameResult) -> String {
    let winner = match result.winner {
        Side::White => "the first player",
        Side::Black => "the second player",
    };
    let plural = if result.points == 1 { "" } else { "s" };
    format!("{winner} wins {} point{plural}", result.points)
}
