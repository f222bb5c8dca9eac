//! Positions: a board with cube, score, dice and whose turn it is.

use barpoint_app::position::{Reading, read};
use barpoint_rules::notation::{GnubgId, MatchId, Ogid, Xgid};
use barpoint_rules::{Action, Crawford, CubeOwner, Decision, MatchRules, MatchState, WinKind};
use pyo3::prelude::*;

use crate::board::{PyBoard, roll};
use crate::fault::fault;
use crate::names::{self, name, side};

/// A game at one moment; in a box as [`PyBoard`] is.
#[pyclass(name = "Position", module = "barpoint", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyPosition(pub(crate) Box<MatchState>);

impl From<MatchState> for PyPosition {
    fn from(state: MatchState) -> Self {
        Self(Box::new(state))
    }
}

impl PyPosition {
    fn after(&self, action: Action) -> PyResult<Self> {
        let mut state = *self.0;
        state.apply(action).map_err(fault)?;
        Ok(state.into())
    }
}

#[pymethods]
impl PyPosition {
    #[new]
    #[pyo3(signature = (text, *, variation = "backgammon", jacoby = true, dice = None))]
    fn new(text: &str, variation: &str, jacoby: bool, dice: Option<(u8, u8)>) -> PyResult<Self> {
        let reading = Reading {
            variation: names::variation(variation)?,
            jacoby,
            roll: dice.map(roll).transpose()?,
        };
        let found = read(text, &reading).map_err(fault)?;
        Ok(found.state.into())
    }

    #[staticmethod]
    #[pyo3(signature = (length = 0, *, variation = "backgammon", jacoby = true))]
    fn start(length: u16, variation: &str, jacoby: bool) -> PyResult<Self> {
        let rules = MatchRules {
            variation: names::variation(variation)?,
            jacoby,
            ..MatchRules::default()
        };
        Ok(MatchState::new(length, rules).into())
    }

    #[getter]
    fn board(&self) -> PyBoard {
        (*self.0.board()).into()
    }

    #[getter]
    fn xgid(&self) -> String {
        Xgid::of(&self.0).to_string()
    }

    #[getter]
    fn gnubg_id(&self) -> String {
        GnubgId::of(&self.0).to_string()
    }

    #[getter]
    fn position_id(&self) -> String {
        self.0.board().to_string()
    }

    #[getter]
    fn match_id(&self) -> String {
        MatchId::of(&self.0).to_string()
    }

    #[getter]
    fn ogid(&self) -> Option<String> {
        Ogid::of(&self.0).map(|id| id.to_string())
    }

    #[getter]
    fn on_roll(&self) -> &'static str {
        name(self.0.on_roll())
    }

    #[getter]
    fn decides(&self) -> Option<&'static str> {
        self.0.decision().side().map(name)
    }

    #[getter]
    fn decision(&self) -> &'static str {
        match self.0.decision() {
            Decision::OpeningRoll => "opening_roll",
            Decision::Turn(_) => "turn",
            Decision::Play(..) => "play",
            Decision::AnswerDouble(_) => "answer_double",
            Decision::AnswerResignation(..) => "answer_resignation",
            Decision::NextGame => "next_game",
            Decision::Nothing => "nothing",
        }
    }

    #[getter]
    fn dice(&self) -> Option<(u8, u8)> {
        self.0.roll().map(|roll| (roll.high(), roll.low()))
    }

    #[getter]
    fn cube(&self) -> (u32, Option<&'static str>) {
        let cube = self.0.cube();
        let owner = match cube.owner() {
            CubeOwner::Centred => None,
            CubeOwner::Owned(side) => Some(name(side)),
        };
        (cube.value(), owner)
    }

    #[getter]
    fn score(&self) -> (u16, u16) {
        let score = self.0.score();
        (score.white, score.black)
    }

    #[getter]
    fn length(&self) -> u16 {
        self.0.length()
    }

    #[getter]
    fn crawford(&self) -> &'static str {
        match self.0.crawford() {
            Crawford::Pre => "before",
            Crawford::Now => "now",
            Crawford::Post => "after",
        }
    }

    #[getter]
    fn variation(&self) -> &'static str {
        self.0.rules().variation.name()
    }

    #[getter]
    fn may_double(&self) -> bool {
        self.0.may_double()
    }

    #[getter]
    fn result(&self) -> Option<(&'static str, u32)> {
        let result = self.0.game_result()?;
        Some((name(result.winner), result.points))
    }

    #[getter]
    fn match_winner(&self) -> Option<&'static str> {
        self.0.match_winner().map(name)
    }

    fn opening_roll(&self, white: u8, black: u8) -> PyResult<Self> {
        self.after(Action::OpeningRoll { white, black })
    }

    fn roll(&self, die: u8, other: u8) -> PyResult<Self> {
        self.after(Action::Roll(roll((die, other))?))
    }

    fn play(&self, text: &str) -> PyResult<Self> {
        let play = self.0.parse_play(text).map_err(fault)?;
        self.after(Action::Play(play))
    }

    fn double(&self) -> PyResult<Self> {
        self.after(Action::Double)
    }

    fn beaver(&self) -> PyResult<Self> {
        self.after(Action::Beaver)
    }

    fn take(&self) -> PyResult<Self> {
        self.after(Action::Take)
    }

    #[pyo3(name = "pass_")]
    fn pass(&self) -> PyResult<Self> {
        self.after(Action::Pass)
    }

    #[pyo3(signature = (points = 1, *, by = None))]
    fn resign(&self, points: u8, by: Option<&str>) -> PyResult<Self> {
        let kind = WinKind::from_multiplier(points)
            .ok_or_else(|| fault(format!("expected 1, 2 or 3, found {points}")))?;
        let side = by.map_or_else(|| Ok(self.0.on_roll()), side)?;
        self.after(Action::Resign { side, kind })
    }

    fn accept_resignation(&self) -> PyResult<Self> {
        self.after(Action::AcceptResignation)
    }

    fn decline_resignation(&self) -> PyResult<Self> {
        self.after(Action::DeclineResignation)
    }

    fn next_game(&self) -> PyResult<Self> {
        self.after(Action::NextGame)
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.xgid())
    }

    /// What was pickled.
    #[staticmethod]
    fn _restored(xgid: &str, variation: &str) -> PyResult<Self> {
        Self::new(xgid, variation, true, None)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String, String))> {
        let restored = slf.get_type().getattr("_restored")?;
        let position = slf.get();
        Ok((restored, (position.xgid(), position.variation().to_owned())))
    }
}
