//! Writing down what happens.

use barpoint_rules::{Action, Crawford, MatchState};

use crate::{Entry, Event, GameRecord, MatchRecord};

impl GameRecord {
    /// A game about to begin in this state.
    #[must_use]
    pub fn begun(state: &MatchState) -> Self {
        Self {
            score: state.score(),
            crawford: state.crawford() == Crawford::Now,
            ..Self::default()
        }
    }
}

impl MatchRecord {
    /// Writes down what was done in one state and led to the other. The record has the game that it was done in, if one had
    /// begun, as its last.
    ///
    /// Rolls are written down with their play; one that is not played yet, by [`MatchRecord::note_open_roll`].
    pub fn note(&mut self, before: &MatchState, action: Action, after: &MatchState) {
        if action == Action::NextGame {
            self.games.push(GameRecord::begun(after));
        }
        let Some(game) = self.games.last_mut() else {
            return;
        };
        if let Action::OpeningRoll { .. } = action {
            game.automatic_doubles = after.automatic_doubles();
        }
        let event = Event::of(before, action);
        game.entries.extend(event.map(Entry::new));
        if let Some(result) = after.game_result() {
            game.result = Some(result.into());
        }
    }

    /// Writes down the roll of this state, if it is not played yet.
    pub fn note_open_roll(&mut self, state: &MatchState) {
        let Some(game) = self.games.last_mut() else {
            return;
        };
        if let (Some(roll), None) = (state.roll(), game.result) {
            let side = state.on_roll();
            game.entries.push(Entry::new(Event::Roll { side, roll }));
        }
    }
}
