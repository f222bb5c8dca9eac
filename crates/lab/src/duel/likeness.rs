//! Opponents who err as people do, as contestants.

use barpoint_eval::{CubeUse, Search};
use barpoint_human::Person;
use barpoint_rules::Board;

use super::{Contestant, CubeState, DuelError, Turn};

/// A person of some strength, who does the same in the same position in all games of a duel.
#[derive(Clone, Copy)]
pub struct Likeness<'a> {
    /// What shows the person what plays are worth.
    pub search: &'a Search,
    /// The person.
    pub person: &'a Person,
    /// Whether the cube is in play.
    pub cube: CubeUse,
}

impl Contestant for Likeness<'_> {
    fn choose(&mut self, turn: &Turn<'_>) -> Result<usize, DuelError> {
        let position = (turn.board, turn.context);
        let cube = CubeUse::when(turn.has_cube(self.cube == CubeUse::Cubeful));
        let chosen = self.person.play(self.search, position, turn.roll, cube);
        chosen
            .and_then(|row| turn.plays.find(&row.after))
            .ok_or_else(|| DuelError::Illegal(format!("no play found for {}", turn.roll)))
    }

    fn doubles(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.person.doubles(self.search, board, cube.context()))
    }

    fn takes(&mut self, board: &Board, cube: CubeState) -> Result<bool, DuelError> {
        Ok(self.person.takes(self.search, board, cube.context()))
    }
}
