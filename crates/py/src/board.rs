//! Boards and plays.

use barpoint_rules::notation::display_play;
use barpoint_rules::{Board, PlayList, Roll, Setup, Variation};
use pyo3::prelude::*;

use crate::fault::fault;

/// Where the checkers are, seen by the player on roll. In a box, because Python does not align what it holds as boards need it.
#[pyclass(name = "Board", module = "barpoint", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyBoard(pub(crate) Box<Board>);

impl From<Board> for PyBoard {
    fn from(board: Board) -> Self {
        Self(Box::new(board))
    }
}

/// A legal play of a roll.
#[pyclass(name = "Play", module = "barpoint", frozen)]
pub(crate) struct PyPlay {
    /// The play as it is written, such as `8/5 6/5`.
    #[pyo3(get)]
    text: String,
    /// Its steps: from, to, and whether a blot is hit; 25 is the bar, 0 off.
    #[pyo3(get)]
    steps: Vec<(u8, u8, bool)>,
    /// The board after it, still seen by the player who moved.
    #[pyo3(get)]
    after: PyBoard,
}

#[pymethods]
impl PyPlay {
    fn __repr__(&self) -> String {
        format!("Play({:?})", self.text)
    }

    fn __str__(&self) -> &str {
        &self.text
    }
}

/// A roll of two dice.
pub(crate) fn roll(dice: (u8, u8)) -> PyResult<Roll> {
    let (a, b) = dice;
    Roll::new(a, b)
        .ok_or_else(|| fault(format!("expected two dice from 1 to 6, found {a} and {b}")))
}

/// The board of 26 signed counts: index 0 is the opponent's bar, 1 to 24 the points of the player on roll, 25 that
/// player's bar; the opponent's checkers are negative.
pub(crate) fn signed(points: &[i8; 26]) -> Setup {
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    for (place, &count) in points.iter().enumerate() {
        if count > 0 {
            setup.on_roll[place] = count.unsigned_abs();
        } else {
            setup.opponent[25 - place] = count.unsigned_abs();
        }
    }
    // A checker of the player on roll on the opponent's bar, or the other way round, is nowhere.
    setup
}

/// The board of both sides' counts as gnubg orders them: 24 own points, then the bar.
pub(crate) fn by_points(on_roll: &[u8], opponent: &[u8]) -> Setup {
    let mut setup = Setup {
        on_roll: [0; 26],
        opponent: [0; 26],
    };
    setup.on_roll[1..].copy_from_slice(on_roll);
    setup.opponent[1..].copy_from_slice(opponent);
    setup
}

#[pymethods]
impl PyBoard {
    #[new]
    #[pyo3(signature = (id = None))]
    fn new(id: Option<&str>) -> PyResult<Self> {
        match id {
            None => Ok(Variation::Standard.start().into()),
            Some(id) => id.parse().map(Board::into).map_err(fault),
        }
    }

    #[staticmethod]
    fn of_sides(on_roll: [u8; 25], opponent: [u8; 25]) -> PyResult<Self> {
        let board = Board::try_from(by_points(&on_roll, &opponent));
        board.map(Board::into).map_err(fault)
    }

    #[staticmethod]
    fn of_points(points: [i8; 26]) -> PyResult<Self> {
        if points[0] > 0 || points[25] < 0 {
            return Err(fault(
                "expected the opponent's bar (0 or less) first and the bar of the player on roll (0 or more) last",
            ));
        }
        let board = Board::try_from(signed(&points));
        board.map(Board::into).map_err(fault)
    }

    #[getter]
    fn position_id(&self) -> String {
        self.0.to_string()
    }

    #[getter]
    fn on_roll(&self) -> Vec<u32> {
        self.0.on_roll().iter().copied().map(u32::from).collect()
    }

    #[getter]
    fn opponent(&self) -> Vec<u32> {
        self.0.opponent().iter().copied().map(u32::from).collect()
    }

    #[getter]
    fn points(&self) -> Vec<i16> {
        let (own, theirs) = (self.0.on_roll(), self.0.opponent());
        let own = |place: usize| if place == 0 { 0 } else { i16::from(own[place]) };
        let theirs = |place: usize| {
            if place == 25 {
                0
            } else {
                i16::from(theirs[25 - place])
            }
        };
        (0..26).map(|place| own(place) - theirs(place)).collect()
    }

    #[getter]
    fn pips(&self) -> u32 {
        self.0.pip_count()
    }

    #[getter]
    fn opponent_pips(&self) -> u32 {
        self.0.opponent_pip_count()
    }

    #[getter]
    fn is_race(&self) -> bool {
        !self.0.has_contact()
    }

    fn swapped(&self) -> Self {
        self.0.swapped().into()
    }

    fn plays(&self, die: u8, other: u8) -> PyResult<Vec<PyPlay>> {
        let mut list = PlayList::new();
        list.generate(&self.0, roll((die, other))?);
        let found = list.plays().iter().zip(list.boards());
        let plays = found.map(|(play, after)| PyPlay {
            text: display_play(play),
            steps: play
                .steps()
                .iter()
                .map(|step| (step.from.number(), step.to.number(), step.hit))
                .collect(),
            after: (*after).into(),
        });
        Ok(plays.collect())
    }

    fn play(&self, text: &str, die: u8, other: u8) -> PyResult<Self> {
        let roll = roll((die, other))?;
        let play = self.0.parse_play(text, roll).map_err(fault)?;
        let after = self.0.after(&play);
        after
            .map(Board::into)
            .ok_or_else(|| fault(format!("expected a legal play, found {text:?}")))
    }

    fn __repr__(&self) -> String {
        format!("Board({:?})", self.position_id())
    }

    fn __str__(&self) -> String {
        self.position_id()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (String,)) {
        (slf.get_type().into_any(), (slf.get().position_id(),))
    }
}
