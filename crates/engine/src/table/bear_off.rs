//! Bearing off alone: the rest of a race needs dice, not thought.

use barpoint_bearoff::HomePosition;
use barpoint_rules::{Action, Decision, MatchState, Side};

use super::{Dice, Table, TableError, ToAct};
use crate::{Engine, Hint, Strength};

impl Table {
    /// What plays for a person who bears off alone.
    const BEARS_OFF: Strength = Strength::WORLD_CLASS;

    /// Whether [`Table::bear_off`] can be asked for: a person is to roll or to move, both sides have all
    /// their checkers home, and the program throws the dice or they lie there already.
    #[must_use]
    pub fn can_bear_off_alone(&self) -> bool {
        let dice = match self.state.decision() {
            Decision::Turn(_) => self.setup.dice != Dice::ByHand,
            Decision::Play(..) => true,
            _ => false,
        };
        dice && self.to_act() == ToAct::Human && all_home(&self.state)
    }

    /// Rolls, without doubling, and plays the best play for the person whose turn it is; the play with the
    /// state before it.
    ///
    /// # Errors
    /// If [`Table::can_bear_off_alone`] says no; nothing has happened then.
    pub fn bear_off(&mut self, engine: &Engine) -> Result<(MatchState, Action), TableError> {
        if !self.can_bear_off_alone() {
            return Err(TableError::NotBearingOff);
        }
        if matches!(self.state.decision(), Decision::Turn(_)) {
            self.roll(None)?;
        }
        let before = self.state;
        let play = match engine.hint(&before, &Self::BEARS_OFF).found {
            Hint::Plays(plays) => plays.first().map(|row| Action::Play(row.play)),
            _ => None,
        };
        let play = play.ok_or(TableError::NotBearingOff)?;
        self.apply(play)?;
        Ok((before, play))
    }
}

/// Whether all checkers of both sides are home; there is no contact then.
fn all_home(state: &MatchState) -> bool {
    let home = |side| HomePosition::of_half(state.board_of(side).on_roll()).is_some();
    Side::BOTH.into_iter().all(home)
}
