//! What follows from where a match stands.

use super::MatchState;
use crate::{CubeOwner, Decision, Side};

impl MatchState {
    /// Who has won the match; `None` while it lasts and in a money session.
    #[must_use]
    pub fn match_winner(&self) -> Option<Side> {
        Side::BOTH
            .into_iter()
            .find(|&side| self.away(side) == Some(0))
    }

    /// Whether the player on roll may double now.
    #[must_use]
    pub fn may_double(&self) -> bool {
        matches!(self.decision(), Decision::Turn(_)) && self.check_double().is_ok()
    }

    /// Whether the player who answers a double may beaver (raccoon, …).
    #[must_use]
    pub fn may_beaver(&self) -> bool {
        matches!(self.decision(), Decision::AnswerDouble(_)) && self.check_beaver().is_ok()
    }

    /// Whether turning the cube could gain this side nothing: the game at the present cube would
    /// already win it the match. The rules allow the double all the same.
    #[must_use]
    pub fn cube_is_dead_for(&self, side: Side) -> bool {
        self.away(side)
            .is_some_and(|away| u32::from(away) <= self.cube.value())
    }

    /// Whether gammons and backgammons count as the cube stands: not under the Jacoby rule of money
    /// sessions while the cube is centred.
    #[must_use]
    pub fn gammons_count(&self) -> bool {
        !(self.is_money() && self.rules.jacoby && self.cube.owner() == CubeOwner::Centred)
    }

    /// How many sides need one point for the match.
    pub(super) fn sides_one_away(&self) -> usize {
        Side::BOTH
            .into_iter()
            .filter(|&side| self.away(side) == Some(1))
            .count()
    }
}
