//! Turns as they are stored.

use barpoint_record::Event;
use barpoint_rules::{Cube, CubeOwner, Decision, Roll, Side, Step};

use super::game::{Writer, cannot};
use super::out::Fields;
use crate::ExportError;
use crate::ogxm::boards;
use crate::ogxm::plies::{self, action};

impl Writer<'_> {
    pub(super) fn ply(&mut self, action: u8, side: Side, extras: Option<&Fields>) {
        let seat = u8::from(side == Side::Black) << 6;
        let more = u8::from(extras.is_some()) << 7;
        self.plies.bytes.push(action | seat | more);
        if let Some(extras) = extras {
            self.plies.bytes.extend(extras.record());
        }
        self.count += 1;
    }

    pub(super) fn dice(&mut self, side: Side, roll: Roll, steps: &[Step]) {
        self.ply(plies::action_of(roll), side, None);
        let most = if roll.is_double() { 4 } else { 2 };
        let steps = &steps[..steps.len().min(most)];
        self.plies
            .bytes
            .extend(steps.iter().map(|step| self::step(side, *step)));
        if steps.len() < most {
            self.plies.bytes.push(0);
        }
    }

    pub(super) fn illegal(&mut self, side: Side, roll: Roll, low_first: bool, board: [u8; 26]) {
        let dice = if low_first {
            [roll.low(), roll.high()]
        } else {
            [roll.high(), roll.low()]
        };
        let mut extras = Fields::default();
        extras.add(0, |out| out.bytes.extend(dice));
        extras.flag(3);
        extras.add(6, |out| out.bytes.extend(board));
        self.ply(action::SET_POSITION, side.other(), Some(&extras));
    }

    pub(super) fn double(&mut self, side: Side) -> Result<(), ExportError> {
        let state = self.replay.state();
        let action = match (state.decision(), state.beavers()) {
            (Decision::AnswerDouble(answers), Some(beavers)) if answers == side => match beavers {
                0 => action::BEAVER,
                1 => action::RACCOON,
                _ => return Err(cannot("more doubles in a row than a raccoon")),
            },
            _ => {
                self.turn(side);
                action::DOUBLE
            }
        };
        self.ply(action, side, None);
        Ok(())
    }

    /// The position at the start, where the next turn says whose it is; else as a turn.
    pub(super) fn position(&mut self, index: usize, on_roll: Side, board: [u8; 26]) {
        let next = self.game.entries[index + 1..]
            .iter()
            .find_map(|e| e.event.side());
        let opening = self.replay.state().rules().starting_board();
        let is_opening = board == boards::write(&opening, Side::White);
        if index == 0 && next == Some(on_roll) && !is_opening && self.board.is_none() {
            self.board = Some(board);
        } else {
            self.set(on_roll, board);
        }
    }

    pub(super) fn set(&mut self, on_roll: Side, board: [u8; 26]) {
        let mut extras = Fields::default();
        extras.add(6, |out| out.bytes.extend(board));
        self.ply(action::SET_POSITION, on_roll, Some(&extras));
    }

    /// The cube at the start, or as a turn once the last of what sets it stands here.
    pub(super) fn cube(&mut self, index: usize, event: &Event) {
        let now = self.replay.state().cube();
        let (value, owner) = match event {
            Event::SetCubeValue(value) => (*value, now.owner()),
            Event::SetCubeOwner(owner) => (now.value(), *owner),
            _ => return,
        };
        let seat = |owner| match owner {
            CubeOwner::Centred => None,
            CubeOwner::Owned(Side::White) => Some(0),
            CubeOwner::Owned(Side::Black) => Some(1),
        };
        if self.places.iter().all(Option::is_none) {
            let start = Cube::default().value() << self.game.automatic_doubles.min(30);
            self.cube = (value / start > 1).then_some(value / start);
            self.owner = seat(owner);
            return;
        }
        let next = self.game.entries.get(index + 1).map(|entry| &entry.event);
        if matches!(
            (event, next),
            (Event::SetCubeValue(_), Some(Event::SetCubeOwner(_)))
        ) {
            return;
        }
        let mut extras = Fields::default();
        extras.add(2, |out| out.varint(value));
        if let Some(owner) = seat(owner) {
            extras.add(8, |out| out.varint(owner));
        }
        let on_roll = self.replay.state().on_roll();
        self.ply(action::SET_CUBE, on_roll, Some(&extras));
    }
}

/// A step as a byte.
pub(super) fn step(side: Side, step: Step) -> u8 {
    let pips = step.from.number().saturating_sub(step.to.number());
    pips.min(6) << 5 | boards::place(side, step.from.number())
}
