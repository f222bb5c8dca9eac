//! Positions: a board with cube, score, dice and whose turn it is.

use barpoint_app::position::{Reading, read};
use barpoint_rules::notation::{GnubgId, MatchId, Ogid, Xgid};
use barpoint_rules::{Crawford, CubeOwner, Decision, MatchRules, MatchState};
use pyo3::prelude::*;

use crate::board::{PyBoard, roll};
use crate::fault::fault;
use crate::names::{self, name};

// In a box as `PyBoard` is.
/// A game at one moment: board, cube, score, dice, and who decides. It does not change; what happens makes another one.
#[pyclass(name = "Position", module = "barpoint", frozen, eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyPosition(pub(crate) Box<MatchState>);

impl From<MatchState> for PyPosition {
    fn from(state: MatchState) -> Self {
        Self(Box::new(state))
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

    /// The start of a match, or of a money session for 0.
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

    /// The board, seen by the player on roll.
    #[getter]
    fn board(&self) -> PyBoard {
        (*self.0.board()).into()
    }

    /// The position as an XGID.
    #[getter]
    fn xgid(&self) -> String {
        Xgid::of(&self.0).to_string()
    }

    /// Position ID and Match ID.
    #[getter]
    fn gnubg_id(&self) -> String {
        GnubgId::of(&self.0).to_string()
    }

    /// GNU Backgammon's Position ID.
    #[getter]
    fn position_id(&self) -> String {
        self.0.board().to_string()
    }

    /// GNU Backgammon's Match ID.
    #[getter]
    fn match_id(&self) -> String {
        MatchId::of(&self.0).to_string()
    }

    /// The position as an OGID; `None` if none can say it.
    #[getter]
    fn ogid(&self) -> Option<String> {
        Ogid::of(&self.0).map(|id| id.to_string())
    }

    /// `white` (named first) or `black`.
    #[getter]
    fn on_roll(&self) -> &'static str {
        name(self.0.on_roll())
    }

    /// Who has to decide; `None` if nobody has.
    #[getter]
    fn decides(&self) -> Option<&'static str> {
        self.0.decision().side().map(name)
    }

    /// What is to be decided: `opening_roll`, `turn`, `play`, `answer_double`, `answer_resignation`, `next_game` or
    /// `nothing`.
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

    /// The roll to be played, larger die first.
    #[getter]
    fn dice(&self) -> Option<(u8, u8)> {
        self.0.roll().map(|roll| (roll.high(), roll.low()))
    }

    /// Its value and its owner; `None` in the middle.
    #[getter]
    fn cube(&self) -> (u32, Option<&'static str>) {
        let cube = self.0.cube();
        let owner = match cube.owner() {
            CubeOwner::Centred => None,
            CubeOwner::Owned(side) => Some(name(side)),
        };
        (cube.value(), owner)
    }

    /// Points of White and of Black.
    #[getter]
    fn score(&self) -> (u16, u16) {
        let score = self.0.score();
        (score.white, score.black)
    }

    /// Points the match is played to; 0 in a money session.
    #[getter]
    fn length(&self) -> u16 {
        self.0.length()
    }

    /// `before`, `now` or `after` the Crawford game.
    #[getter]
    fn crawford(&self) -> &'static str {
        match self.0.crawford() {
            Crawford::Pre => "before",
            Crawford::Now => "now",
            Crawford::Post => "after",
        }
    }

    /// The game played.
    #[getter]
    fn variation(&self) -> &'static str {
        self.0.rules().variation.name()
    }

    /// Whether the player on roll may double.
    #[getter]
    fn may_double(&self) -> bool {
        self.0.may_double()
    }

    /// Winner and points of a game that is over.
    #[getter]
    fn result(&self) -> Option<(&'static str, u32)> {
        let result = self.0.game_result()?;
        Some((name(result.winner), result.points))
    }

    /// Who has won the match; `None` while it goes on.
    #[getter]
    fn match_winner(&self) -> Option<&'static str> {
        self.0.match_winner().map(name)
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
