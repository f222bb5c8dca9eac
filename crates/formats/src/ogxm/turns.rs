//! Rolls, positions and cubes set by hand.

use barpoint_record::{Entry, Event, PlayedRoll};
use barpoint_rules::{Decision, Point, Roll};

use super::boards;
use super::plies::{Ply, action};
use super::replay::{Walk, cube_owner, seen_by};
use crate::WarningKind;
use crate::lenient::{self, Turn};

impl Walk<'_> {
    pub(super) fn roll(&mut self, ply: &Ply, roll: Roll, next: Option<&Ply>) {
        let side = ply.side();
        self.take_beaver();
        let board = self.replay.state().board_of(side);
        let moves: Vec<(Point, Point)> = ply
            .steps
            .iter()
            .filter_map(|&(from, pips)| {
                let from = boards::own(side, from)?;
                let to = Point::new(from.number().saturating_sub(pips))?;
                Some((from, to))
            })
            .collect();
        let event = match lenient::turn(&board, roll, &moves) {
            Turn::Legal { play, .. } => Event::Play(PlayedRoll { side, roll, play }),
            // Dice that nobody played before the game was given up or broken off.
            Turn::Illegal(_) if moves.is_empty() && next.is_none_or(gives_up) => {
                Event::Roll { side, roll }
            }
            Turn::Illegal(literal) => {
                let words: Vec<String> = moves
                    .iter()
                    .map(|(from, to)| format!("{}/{}", from.number(), to.number()))
                    .collect();
                let words = if words.is_empty() {
                    "no play".to_owned()
                } else {
                    words.join(" ")
                };
                self.warn(literal.warning(&words, roll));
                Event::IllegalPlay {
                    side,
                    roll,
                    steps: literal.steps.into(),
                    after: Some(Box::new(literal.after)),
                }
            }
        };
        self.push(Entry::new(event));
    }

    /// Who rolls after a beaver has taken it.
    fn take_beaver(&mut self) {
        let state = self.replay.state();
        if state.beavers().is_some_and(|beavers| beavers > 0)
            && let Decision::AnswerDouble(side) = state.decision()
        {
            self.push(Entry::new(Event::Take(side)));
        }
    }

    /// A position set by hand, or what an illegal play led to.
    pub(super) fn position(&mut self, ply: &Ply) {
        let Some(bytes) = &ply.board else {
            return;
        };
        let Some((first, second)) = ply.dice else {
            return self.set_position(bytes, ply.side());
        };
        let side = ply.side().other();
        self.take_beaver();
        let (Some(roll), Ok(white)) = (Roll::new(first, second), boards::read(bytes)) else {
            return self.ignore("dice and a position", format!("{first} {second}"));
        };
        if ply.is_illegal {
            self.warn(WarningKind::IllegalPosition {
                roll: roll.to_string(),
            });
        }
        self.push(Entry {
            low_die_first: first < second,
            ..Entry::new(Event::IllegalPlay {
                side,
                roll,
                steps: Box::default(),
                after: Some(Box::new(seen_by(side, white))),
            })
        });
    }

    /// A cube set by hand: what is new of it.
    pub(super) fn cube(&mut self, ply: &Ply) {
        let cube = self.replay.state().cube();
        let owner = cube_owner(ply.cube_owner);
        let value = ply.cube.unwrap_or(1);
        if value != cube.value() || owner == cube.owner() {
            self.push(Entry::new(Event::SetCubeValue(value)));
        }
        if owner != cube.owner() {
            self.push(Entry::new(Event::SetCubeOwner(owner)));
        }
    }
}

fn gives_up(ply: &Ply) -> bool {
    matches!(
        ply.action,
        action::RESIGN | action::RESIGN_MATCH | action::FORFEIT | action::SETTLE
    )
}
