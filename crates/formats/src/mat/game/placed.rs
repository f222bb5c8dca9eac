//! Positions set up by hand, as gnubg writes them into Snowie's match text: a row without number and dice.

use barpoint_record::{Entry, Event, Player, Start};
use barpoint_rules::{BySide, Cube};

use super::GameReader;
use crate::snowie;

/// What stands before a position in a row without number.
const BEFORE: &str = "Illegal play (";

/// The cube of a position set up by hand, if the line is one.
pub(in crate::mat) fn placed_cube(line: &str, players: &BySide<Player>) -> Option<Cube> {
    let rest = line.trim().strip_prefix(BEFORE)?;
    snowie::read_with_cube(rest.strip_suffix(')').unwrap_or(rest), players)?.1
}

impl GameReader<'_> {
    /// Whether the line is `Illegal play (…)`, which is then read.
    pub(super) fn placed(&mut self, line: &str) -> bool {
        let Some(rest) = line.trim().strip_prefix(BEFORE) else {
            return false;
        };
        let record = rest.strip_suffix(')').unwrap_or(rest);
        let players = &self.record.players;
        let Some((placement, cube)) = snowie::read_with_cube(record, players) else {
            self.ignore("a position of forty fields", rest);
            return true;
        };
        let (on_roll, board) = (placement.on_roll, placement.board);
        self.push(Entry::new(Event::SetPosition(Box::new(Start {
            on_roll,
            board,
        }))));
        let before = self.outcome.replay.state().cube();
        if let Some(cube) = cube {
            if cube.value() != before.value() {
                self.push(Entry::new(Event::SetCubeValue(cube.value())));
            }
            if cube.owner() != before.owner() {
                self.push(Entry::new(Event::SetCubeOwner(cube.owner())));
            }
        }
        true
    }
}
