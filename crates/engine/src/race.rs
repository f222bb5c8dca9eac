//! A race by the rules of thumb, beside what the engine says.

use barpoint_equity::{Outcome, RaceCount};
use barpoint_rules::MatchState;

use crate::{Answer, CubeHint, Endings, Engine, NoDecision, Strength};

/// A race in every count.
#[derive(Clone, Debug, PartialEq)]
pub struct RaceStudy {
    /// Pips of the player on roll, then of the opponent.
    pub pips: [u32; 2],
    /// Effective pip counts in the same order, of sides with all checkers home.
    pub effective_pips: [Option<f32>; 2],
    /// What each rule of thumb says.
    pub counts: [RaceCount; 7],
    /// The engine's chances, for the player on roll before the roll.
    pub chances: Outcome,
    /// Its cube decision.
    pub cube: Result<CubeHint, NoDecision>,
}

/// Why there are no race counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NoRace {
    /// Checkers still have to pass each other.
    #[error("expected a race, found a position with contact")]
    Contact,
    /// A side has borne off everything.
    #[error("expected a race, found a game that is over")]
    Over,
}

impl Engine {
    /// What the rules of thumb and the engine say of a race, before the roll.
    ///
    /// # Errors
    /// If it is no race.
    pub fn race(
        &self,
        state: &MatchState,
        strength: &Strength,
        endings: &Endings,
    ) -> Result<Answer<RaceStudy>, NoRace> {
        let board = state.board();
        if board.has_contact() {
            return Err(NoRace::Contact);
        }
        let counts = RaceCount::all(board).ok_or(NoRace::Over)?;
        let basis = self.basis(state, strength);
        let effective = endings.effective_pips(state);
        let player = state.on_roll();
        let found = RaceStudy {
            pips: [board.pip_count(), board.opponent_pip_count()],
            effective_pips: [player, player.other()].map(|side| effective[side]),
            counts,
            chances: self
                .evaluate(board, basis.context, basis.strength.search)
                .outcome,
            cube: self.cube_of(state, &basis.strength),
        };
        Ok(Answer { basis, found })
    }
}
