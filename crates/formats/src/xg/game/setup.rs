//! Positions and cubes set up by hand: whatever a record shows that the plays do not lead to.

use barpoint_record::{Entry, Event, Start};
use barpoint_rules::{Board, Cube, Side};

use super::OpenGame;
use crate::WarningKind;
use crate::xg::boards::{self, seen_by};

impl OpenGame {
    /// Puts the position of a record, seen by the first player, in place if the game is at another one. The text says
    /// what is odd about that.
    pub(in crate::xg) fn sync_board(
        &mut self,
        on_roll: Side,
        squares: &boards::Squares,
        edited: bool,
    ) -> Option<WarningKind> {
        if self.replay.state().game_result().is_some() {
            return None;
        }
        let Some(first) = boards::board(squares) else {
            return Some(WarningKind::Ignored {
                expected: "a position of at most 15 checkers a side",
                found: "another one".to_owned(),
            });
        };
        if self.replay.state().board_of(Side::White) == first {
            return None;
        }
        let expected_jump = edited || self.game.entries.is_empty();
        let error = self.set_up(on_roll, first).err();
        let jump = (!expected_jump).then(|| WarningKind::Contradiction {
            stated: "another position than the plays lead to, set up".to_owned(),
            computed: "the position after the play before".to_owned(),
        });
        error.or(jump)
    }

    fn set_up(&mut self, on_roll: Side, first: Board) -> Result<(), WarningKind> {
        let board = seen_by(on_roll, first);
        let pending = self.pending.take();
        let set = self.push(Entry::new(Event::SetPosition(Box::new(Start {
            on_roll,
            board,
        }))));
        self.pending = pending;
        set
    }

    /// Puts the cube of a record in place if it is another one.
    pub(in crate::xg) fn sync_cube(&mut self, number: i32) -> Option<WarningKind> {
        let state = self.replay.state();
        if state.game_result().is_some() {
            return None;
        }
        let now = state.cube();
        let Some(cube) = boards::cube(number, self.game.automatic_doubles) else {
            return Some(WarningKind::Ignored {
                expected: "a cube value",
                found: number.to_string(),
            });
        };
        if cube == now {
            return None;
        }
        let was_fresh = self.is_fresh();
        let error = self.set_cube(now, cube).err();
        let jump = (!was_fresh).then(|| WarningKind::Contradiction {
            stated: format!("a cube at {}", cube.value()),
            computed: format!("a cube at {}", now.value()),
        });
        error.or(jump)
    }

    fn set_cube(&mut self, now: Cube, cube: Cube) -> Result<(), WarningKind> {
        // A cube set by hand belongs to a position set by hand.
        if self.game.entries.is_empty() {
            let first = self.replay.state().board_of(Side::White);
            let on_roll = self.pending.as_ref().and_then(|p| p.side);
            self.set_up(on_roll.unwrap_or(Side::White), first)?;
        }
        let pending = self.pending.take();
        let mut set = Ok(());
        if cube.value() != now.value() {
            set = self.push(Entry::new(Event::SetCubeValue(cube.value())));
        }
        if cube.owner() != now.owner() {
            set = set.and(self.push(Entry::new(Event::SetCubeOwner(cube.owner()))));
        }
        self.pending = pending;
        set
    }
}
