//! A roll and what was played with it.

use barpoint_record::{Entry, Event, PlayedRoll};
use barpoint_rules::notation::{literal_steps, read_play};
use barpoint_rules::{Board, Decision, Play, PlayList, Point, Roll, Side};

use super::{AFTER_THE_END, MatchLog};
use crate::error::shorten;
use crate::{WarningKind, lenient};

/// Two dice as a file gives them, in its order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Dice {
    /// The roll.
    pub(crate) roll: Roll,
    /// Whether the smaller die comes first.
    pub(crate) low_first: bool,
}

impl Dice {
    /// From two digits.
    pub(crate) fn new(first: u8, second: u8) -> Option<Self> {
        let die = |digit: u8| digit.checked_sub(b'0');
        let (first, second) = (die(first)?, die(second)?);
        Some(Self {
            roll: Roll::new(first, second)?,
            low_first: first < second,
        })
    }

    /// The two digits that a text begins with, and what follows them.
    pub(crate) fn leading(text: &str) -> Option<(Self, &str)> {
        let &[first, second, ..] = text.as_bytes() else {
            return None;
        };
        Some((Self::new(first, second)?, &text[2..]))
    }
}

impl MatchLog {
    /// A roll and the moves made with it; an empty text says that there were none.
    pub(crate) fn play(&mut self, side: Side, dice: Dice, moves: &str) {
        if self.is_over() {
            self.ignore(AFTER_THE_END, moves);
            return;
        }
        self.prepare(side);
        let Some(board) = self.board_of(side) else {
            self.ignore("the beginning of a game", moves);
            return;
        };
        let event = self.event(side, dice.roll, moves, &board);
        // An unreadable part is at least kept as text.
        let unread = matches!(&event, Event::IllegalPlay { after: None, .. });
        self.push(Entry {
            low_die_first: dice.low_first,
            comment: unread.then(|| moves.to_owned()),
            ..Entry::new(event)
        });
    }

    /// A roll without a play, the last of its game.
    pub(crate) fn unplayed(&mut self, side: Side, dice: Dice) {
        self.prepare(side);
        self.push(Entry {
            low_die_first: dice.low_first,
            ..Entry::new(Event::Roll {
                side,
                roll: dice.roll,
            })
        });
    }

    /// Nothing was played with these dice: a dance, the end of the game (`over`), or a slip.
    pub(crate) fn end_roll(&mut self, rolled: Option<(Side, Dice)>, over: bool) {
        match rolled {
            Some((side, dice)) if over && !self.dances(side, dice.roll) => {
                self.unplayed(side, dice);
            }
            Some((side, dice)) => self.play(side, dice, ""),
            None => {}
        }
    }

    /// Whether this roll leaves the side nothing to play.
    pub(crate) fn dances(&self, side: Side, roll: Roll) -> bool {
        self.board_of(side)
            .is_some_and(|board| self.legal(&board, roll).is_empty())
    }

    fn board_of(&self, side: Side) -> Option<Board> {
        self.open
            .as_ref()
            .map(|open| open.replay.state().board_of(side))
    }

    fn legal(&self, board: &Board, roll: Roll) -> PlayList {
        let mut plays = PlayList::new();
        plays.generate_with(board, roll, self.record.rules.point_limit);
        plays
    }

    /// Before a roll a double is answered, and the other side has moved.
    fn prepare(&mut self, side: Side) {
        let Some(open) = self.open.as_ref().filter(|open| !open.cut) else {
            return;
        };
        let state = open.replay.state();
        match state.decision() {
            Decision::AnswerDouble(answering) => {
                let beaver = state.beavers().is_some_and(|beavers| beavers > 0);
                if !(self.takes_implied || beaver) {
                    self.warn(WarningKind::Supplied {
                        missing: "answer to the double",
                        taken: "a take".to_owned(),
                    });
                }
                self.act(Event::Take(answering));
            }
            Decision::Turn(on_roll) if on_roll != side => {
                self.ignore(
                    "the other player's turn",
                    "dice out of turn, played all the same",
                );
            }
            _ => {}
        }
    }

    fn event(&mut self, side: Side, roll: Roll, moves: &str, board: &Board) -> Event {
        if moves.trim().is_empty() {
            return self.no_moves(side, roll, board);
        }
        if let Ok(play) = read_play(moves, board, roll, self.record.rules.point_limit) {
            return played(side, roll, play);
        }
        let Ok(steps) = literal_steps(moves, board) else {
            self.warn(WarningKind::ImpossiblePlay {
                play: shorten(moves),
                roll: roll.to_string(),
            });
            return Event::IllegalPlay {
                side,
                roll,
                steps: Box::default(),
                after: None,
            };
        };
        let pairs: Vec<(Point, Point)> = steps.iter().map(|step| (step.from, step.to)).collect();
        let literal = lenient::play_literally(board, &pairs);
        self.warn(literal.warning(moves, roll));
        Event::IllegalPlay {
            side,
            roll,
            steps: literal.steps.into(),
            after: Some(Box::new(literal.after)),
        }
    }

    /// Dice without moves: a dance, or a slip.
    fn no_moves(&mut self, side: Side, roll: Roll, board: &Board) -> Event {
        if self.legal(board, roll).is_empty() {
            return played(side, roll, Play::DANCE);
        }
        self.warn(WarningKind::IllegalPlay {
            play: "no play".to_owned(),
            roll: roll.to_string(),
        });
        Event::IllegalPlay {
            side,
            roll,
            steps: Box::default(),
            after: Some(Box::new(*board)),
        }
    }
}

const fn played(side: Side, roll: Roll, play: Play) -> Event {
    Event::Play(PlayedRoll { side, roll, play })
}
