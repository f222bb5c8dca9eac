//! The players in each other's place.

use barpoint_record::ReplayError;
use barpoint_rules::{BySide, CubeOwner, MatchState, SetupError};

use super::Playing;

impl Playing {
    /// Puts the players in each other's place, in all games and where the match stands.
    pub(crate) fn swap_players(&mut self) -> Result<(), ReplayError> {
        let end = self.end_state();
        let mut swapped = self.clone();
        swapped.record.swap_players();
        let end = match swapped_state(&end)? {
            Some(state) => state,
            // The game is over, and its end is in the record.
            None => Self::of(swapped.record.clone())?.state,
        };
        swapped.refresh(end)?;
        *self = swapped;
        Ok(())
    }
}

/// The state with the players in each other's place; `None` if the game is over.
fn swapped_state(state: &MatchState) -> Result<Option<MatchState>, SetupError> {
    let Some(mut snapshot) = state.snapshot() else {
        return Ok(None);
    };
    let BySide { white, black } = snapshot.score;
    snapshot.score = BySide::new(black, white);
    snapshot.on_roll = snapshot.on_roll.other();
    if let CubeOwner::Owned(side) = snapshot.cube.owner() {
        snapshot.cube = snapshot.cube.owned_by(CubeOwner::Owned(side.other()));
    }
    snapshot.resignation = snapshot
        .resignation
        .map(|(side, kind)| (side.other(), kind));
    let mut swapped = MatchState::from_snapshot(&snapshot)?;
    swapped.set_games_played(state.games_played());
    Ok(Some(swapped))
}
