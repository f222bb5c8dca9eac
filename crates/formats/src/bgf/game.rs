//! One game: its events replayed one after the other.

use barpoint_record::{Entry, Event, GameRecord, MatchRecord, PlayedRoll, Replay, Start};
use barpoint_rules::{BySide, CubeOwner, Decision, Play, PlayList, Roll, Side};

use super::data::{Game, Initial};
use super::event::{self, Kind};
use super::{opinion, result, start};
use crate::lenient::{self, Turn};
use crate::warning::Warning;
use crate::{WarningKind, text};

/// Reads the events of a game into its record.
pub(super) struct Reader<'a> {
    record: &'a MatchRecord,
    game: GameRecord,
    replay: Replay,
    number: u32,
    turn: u32,
    analyst: usize,
    winner: Option<Side>,
    resigned: bool,
    warnings: &'a mut Vec<Warning>,
}

impl<'a> Reader<'a> {
    /// At the start of game `number`.
    pub(super) fn new(
        record: &'a MatchRecord,
        game: GameRecord,
        number: u32,
        analyst: usize,
        warnings: &'a mut Vec<Warning>,
    ) -> Self {
        // Only a score out of the ordinary can be refused; the moves matter more.
        let replay = Replay::new(record, &game).unwrap_or_else(|_| Replay::at_start(record));
        Self {
            record,
            game,
            replay,
            number,
            turn: 0,
            analyst,
            winner: None,
            resigned: false,
            warnings,
        }
    }

    fn warn(&mut self, kind: WarningKind) {
        self.warnings
            .push(Warning::turn(self.number, self.turn, kind));
    }

    fn ignore(&mut self, expected: &'static str, found: String) {
        self.warn(WarningKind::Ignored { expected, found });
    }

    /// Reads the game; `after` is the score after it, where the file has one.
    pub(super) fn read(&mut self, file: &Game, after: Option<BySide<u16>>) -> GameRecord {
        self.set_up(&file.initial, start::first_side(file));
        for (index, event) in file.events.iter().enumerate() {
            self.turn = u32::try_from(index + 1).unwrap_or(u32::MAX);
            let last = matches!(
                file.events.get(index + 1).and_then(event::Event::kind),
                Some(Kind::Wins | Kind::Resigns)
            );
            self.event(event, last);
        }
        self.turn = 0;
        self.comments(file);
        let known = result::Known {
            winner: self.winner,
            points: file.won.whole::<u32>().filter(|&points| points > 0),
            before: self.game.score,
            after,
        };
        let (result, odd) = known.settle(self.replay.state());
        self.game.result = result;
        if let Some(odd) = odd {
            self.warn(odd);
        }
        std::mem::take(&mut self.game)
    }

    /// A start other than the usual one.
    fn set_up(&mut self, initial: &Initial, first: Side) {
        let points: Vec<i8> = initial
            .points
            .0
            .iter()
            .map(|n| n.whole().unwrap_or(0))
            .collect();
        if let Some(board) = start::board(&points) {
            let board = if first == Side::White {
                board
            } else {
                board.swapped()
            };
            if board != self.record.rules.starting_board() {
                self.push(Entry::new(Event::SetPosition(Box::new(Start {
                    on_roll: first,
                    board,
                }))));
            }
        } else if !points.is_empty() {
            self.ignore("a start that is a position", format!("{points:?}"));
        }
        if let Some(value) = initial.cube.whole::<u32>().filter(|&value| value > 1) {
            self.push(Entry::new(Event::SetCubeValue(value)));
        }
        let owner = match initial.cube_owner.whole::<i8>() {
            Some(-1) => Side::White,
            Some(1) => Side::Black,
            _ => return,
        };
        self.push(Entry::new(Event::SetCubeOwner(CubeOwner::Owned(owner))));
    }

    fn event(&mut self, file: &event::Event, last: bool) {
        let (Some(side), Some(kind)) = (file.side(), file.kind()) else {
            return self.ignore("a player and dice, or a known event", file.code());
        };
        let happened = match kind {
            Kind::Wins => {
                self.winner = self.winner.or(Some(side));
                return;
            }
            Kind::Resigns => {
                self.resigned = true;
                self.winner = Some(side.other());
                return;
            }
            Kind::Double => Event::Double(side),
            Kind::Take => Event::Take(side),
            Kind::Pass => Event::Pass(side),
            Kind::Play(roll) => self.play(side, roll, file),
            Kind::Roll(roll) => self.unplayed(side, roll, last),
        };
        if matches!(kind, Kind::Play(_) | Kind::Roll(_)) {
            self.answer_pending_beaver();
        }
        let state = *self.replay.state();
        let opinions = opinion::of(file, kind, &state, &happened, self.analyst);
        let entry = Entry {
            comment: file.comment.owned(),
            opinions,
            ..Entry::new(happened)
        };
        self.push(entry);
    }

    /// Adds an entry; one that the rules make impossible is left out with a warning.
    fn push(&mut self, entry: Entry) {
        match self.replay.advance(&entry.event) {
            Ok(()) => self.game.entries.push(entry),
            Err(error) => self.ignore("an action the rules allow", error.to_string()),
        }
    }

    fn play(&mut self, side: Side, roll: Roll, file: &event::Event) -> Event {
        let board = self.replay.state().board_of(side);
        let moves = file.moves();
        match lenient::turn(&board, roll, &moves) {
            Turn::Legal { play, .. } => Event::Play(PlayedRoll { side, roll, play }),
            Turn::Illegal(literal) => {
                let words = moves
                    .iter()
                    .map(|(from, to)| format!("{}/{}", from.number(), to.number()))
                    .collect::<Vec<_>>()
                    .join(" ");
                self.warn(literal.warning(&words, roll));
                Event::IllegalPlay {
                    side,
                    roll,
                    steps: literal.steps.into(),
                    after: Some(Box::new(literal.after)),
                }
            }
        }
    }

    /// Dice without a play: a dance, or the game ended; anything else was a slip.
    fn unplayed(&mut self, side: Side, roll: Roll, last: bool) -> Event {
        let board = self.replay.state().board_of(side);
        let mut plays = PlayList::new();
        plays.generate(&board, roll);
        if plays.is_empty() {
            return Event::Play(PlayedRoll {
                side,
                roll,
                play: Play::DANCE,
            });
        }
        if last {
            return Event::Roll { side, roll };
        }
        self.warn(WarningKind::IllegalPlay {
            play: "no play".to_owned(),
            roll: roll.to_string(),
        });
        Event::IllegalPlay {
            side,
            roll,
            steps: Box::default(),
            after: Some(Box::new(board)),
        }
    }

    /// A roll after a beaver means that the doubler accepted it.
    fn answer_pending_beaver(&mut self) {
        let state = self.replay.state();
        if state.beavers().is_some_and(|n| n > 0)
            && let Decision::AnswerDouble(side) = state.decision()
        {
            self.push(Entry::new(Event::Take(side)));
        }
    }

    /// Comments on the game, and ends that a record words no other way, go to its last entry.
    fn comments(&mut self, file: &Game) {
        let mut all: Vec<&str> = file.comments.0.iter().filter_map(|c| c.filled()).collect();
        if file.on_time.is_set() {
            all.push("Lost on time.");
        } else if file.forfeited.is_set() {
            all.push("Forfeited.");
        }
        let Some(last) = self.game.entries.last_mut() else {
            return;
        };
        for comment in all {
            text::add_comment(&mut last.comment, comment);
        }
    }
}
