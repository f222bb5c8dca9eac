//! What happens in a game: each makes another position.

use barpoint_rules::{Action, WinKind};
use pyo3::prelude::*;

use crate::board::roll;
use crate::fault::fault;
use crate::names::side;
use crate::position::PyPosition;

impl PyPosition {
    fn after(&self, action: Action) -> PyResult<Self> {
        let mut state = *self.0;
        state.apply(action).map_err(fault)?;
        Ok(state.into())
    }
}

#[pymethods]
impl PyPosition {
    /// After the opening roll, one die of each player; after equal dice the players roll again.
    fn opening_roll(&self, white: u8, black: u8) -> PyResult<Self> {
        self.after(Action::OpeningRoll { white, black })
    }

    /// After this roll of the player on roll.
    fn roll(&self, die: u8, other: u8) -> PyResult<Self> {
        self.after(Action::Roll(roll((die, other))?))
    }

    /// After a play, as it is written.
    fn play(&self, text: &str) -> PyResult<Self> {
        let play = self.0.parse_play(text).map_err(fault)?;
        self.after(Action::Play(play))
    }

    /// After a double.
    fn double(&self) -> PyResult<Self> {
        self.after(Action::Double)
    }

    /// After a beaver.
    fn beaver(&self) -> PyResult<Self> {
        self.after(Action::Beaver)
    }

    /// After a take.
    fn take(&self) -> PyResult<Self> {
        self.after(Action::Take)
    }

    /// After a pass.
    #[pyo3(name = "pass_")]
    fn pass(&self) -> PyResult<Self> {
        self.after(Action::Pass)
    }

    /// After an offer to resign so many times the cube, by the player on roll unless `by` names one.
    #[pyo3(signature = (points = 1, *, by = None))]
    fn resign(&self, points: u8, by: Option<&str>) -> PyResult<Self> {
        let kind = WinKind::from_multiplier(points)
            .ok_or_else(|| fault(format!("expected 1, 2 or 3, found {points}")))?;
        let side = by.map_or_else(|| Ok(self.0.on_roll()), side)?;
        self.after(Action::Resign { side, kind })
    }

    /// After the resignation has been accepted.
    fn accept_resignation(&self) -> PyResult<Self> {
        self.after(Action::AcceptResignation)
    }

    /// After the resignation has been declined.
    fn decline_resignation(&self) -> PyResult<Self> {
        self.after(Action::DeclineResignation)
    }

    /// Before the opening roll of the next game.
    fn next_game(&self) -> PyResult<Self> {
        self.after(Action::NextGame)
    }
}
