//! A roll and what was played with it.

use barpoint_record::{Entry, Event, PlayedRoll};
use barpoint_rules::notation::{literal_steps, read_play};
use barpoint_rules::{Decision, PlayList, Point, Roll, Side};

use super::super::cell::Moves;
use super::GameReader;
use crate::error::shorten;
use crate::{WarningKind, lenient, snowie};

impl GameReader<'_> {
    pub(super) fn roll(&mut self, side: Side, roll: Roll, low_die_first: bool, moves: &Moves<'_>) {
        self.answer_pending_beaver();
        if let Decision::Turn(on_roll) = self.outcome.replay.state().decision()
            && on_roll != side
        {
            self.ignore(
                "the other player's turn",
                "dice out of turn, played all the same",
            );
        }
        let event = match *moves {
            Moves::None => self.no_moves(side, roll),
            Moves::NotPlayed => Event::Roll { side, roll },
            Moves::Resigned => {
                self.outcome.resigned = Some(side);
                Event::Roll { side, roll }
            }
            Moves::Text(text) => self.moves(side, roll, text),
            Moves::Position(text) => self.position(side, roll, text),
        };
        // An unreadable part is at least kept as text.
        let unread = matches!(&event, Event::IllegalPlay { after: None, .. });
        let comment = match *moves {
            Moves::Text(text) | Moves::Position(text) if unread => Some(text.to_owned()),
            _ => None,
        };
        let unplayed = matches!(&event, Event::IllegalPlay { .. } if *moves == Moves::None);
        let entries = self.game.entries.len();
        self.push(Entry {
            low_die_first,
            comment,
            ..Entry::new(event)
        });
        if unplayed && self.game.entries.len() > entries {
            self.unplayed = Some(self.line);
        }
    }

    /// Dice without moves: a dance; the only play, if there is one; else nothing was moved.
    fn no_moves(&self, side: Side, roll: Roll) -> Event {
        let board = self.outcome.replay.state().board_of(side);
        let mut plays = PlayList::new();
        plays.generate_with(&board, roll, self.record.rules.point_limit);
        match plays.plays() {
            [] => played(side, roll, barpoint_rules::Play::DANCE),
            &[play] => played(side, roll, play),
            _ => Event::IllegalPlay {
                side,
                roll,
                steps: Box::default(),
                after: Some(Box::new(board)),
            },
        }
    }

    fn moves(&mut self, side: Side, roll: Roll, text: &str) -> Event {
        let board = self.outcome.replay.state().board_of(side);
        if let Ok(play) = read_play(text, &board, roll, self.record.rules.point_limit) {
            return played(side, roll, play);
        }
        let Ok(steps) = literal_steps(text, &board) else {
            let (play, roll_text) = (shorten(text), roll.to_string());
            self.warn(WarningKind::ImpossiblePlay {
                play,
                roll: roll_text,
            });
            return unreadable(side, roll);
        };
        let moves: Vec<(Point, Point)> = steps.iter().map(|step| (step.from, step.to)).collect();
        let literal = lenient::play_literally(&board, &moves);
        self.warn(literal.warning(text, roll));
        Event::IllegalPlay {
            side,
            roll,
            steps: literal.steps.into(),
            after: Some(Box::new(literal.after)),
        }
    }

    /// A position record in place of a play that was not legal.
    fn position(&mut self, side: Side, roll: Roll, text: &str) -> Event {
        let after = snowie::read(text, &self.record.players).map(|placement| {
            if placement.on_roll == side {
                placement.board
            } else {
                placement.board.swapped()
            }
        });
        let kind = match after {
            Some(_) => WarningKind::IllegalPosition {
                roll: roll.to_string(),
            },
            None => WarningKind::ImpossiblePlay {
                play: shorten(text),
                roll: roll.to_string(),
            },
        };
        self.warn(kind);
        Event::IllegalPlay {
            side,
            roll,
            steps: Box::default(),
            after: after.map(Box::new),
        }
    }

    /// A roll after a beaver means that the doubler accepted it.
    fn answer_pending_beaver(&mut self) {
        let state = self.outcome.replay.state();
        if state.beavers().is_some_and(|n| n > 0)
            && let Decision::AnswerDouble(side) = state.decision()
        {
            self.act(Event::Take(side));
        }
    }
}

/// Something was played, but it is unknown what.
fn unreadable(side: Side, roll: Roll) -> Event {
    Event::IllegalPlay {
        side,
        roll,
        steps: Box::default(),
        after: None,
    }
}

fn played(side: Side, roll: Roll, play: barpoint_rules::Play) -> Event {
    Event::Play(PlayedRoll { side, roll, play })
}
