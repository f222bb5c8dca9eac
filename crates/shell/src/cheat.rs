//! Dice that are chosen among all rolls by what they are worth: `set cheat`.

use std::ops::ControlFlow;

use barpoint_engine::Strength;

use crate::shell::{Refusal, Shell};

impl Shell {
    /// The roll that the settings choose for the player on roll; `None` where dice are random.
    pub(crate) fn chosen_roll(&mut self) -> Result<Option<(u8, u8)>, Refusal> {
        let cheat = &self.session.settings.cheat;
        if !cheat.on {
            return Ok(None);
        }
        let state = self.game()?.state;
        let place = usize::from(self.session.settings.cheat.places[state.on_roll()]);
        let go_on = &mut || ControlFlow::Continue(());
        let map = self
            .engine()?
            .temperature_map(&state, &Strength::EXPERT, go_on);
        let mut rolls = map.found.rolls;
        rolls.sort_by(|one, other| other.equity.get().total_cmp(&one.equity.get()));
        let chosen = rolls.get(place.saturating_sub(1));
        Ok(chosen.map(|worth| (worth.roll.high(), worth.roll.low())))
    }
}
