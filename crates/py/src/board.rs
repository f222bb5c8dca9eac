//! Boards and plays.

use barpoint_rules::notation::display_play;
use barpoint_rules::{Board, PlayList, Roll, Setup, Variation};
use pyo3::prelude::*;

use crate::fault::fault;

// In a box, because Python does not align what it holds as boards need it.
/// Where the checkers are, seen by the player on roll; the opening position if no Position ID is given.
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

    /// From both sides' own points 1 to 24 and bar, 25 counts each.
    #[staticmethod]
    fn of_sides(on_roll: [u8; 25], opponent: [u8; 25]) -> PyResult<Self> {
        let board = Board::try_from(by_points(&on_roll, &opponent));
        board.map(Board::into).map_err(fault)
    }

    /// From 26 signed counts: the opponent's bar, the points of the player on roll, that player's bar.
    #[staticmethod]
    fn of_points(points: [i8; 26]) -> PyResult<Self> {
        if points[0] > 0 || points[25] < 0 {
            return Err(fault(
                "expected the opponent's bar (0 or less) first and the bar of the player on roll (0 or more) last",
            ));
        }
        let board = Setup::signed(&points).and_then(Board::try_from);
        board.map(Board::into).map_err(fault)
    }

    /// GNU Backgammon's Position ID.
    #[getter]
    fn position_id(&self) -> String {
        self.0.to_string()
    }

    /// Checkers of the player on roll: off, own points 1 to 24, bar.
    #[getter]
    fn on_roll(&self) -> Vec<u32> {
        self.0.on_roll().iter().copied().map(u32::from).collect()
    }

    /// Checkers of the opponent: off, the opponent's own points 1 to 24, bar.
    #[getter]
    fn opponent(&self) -> Vec<u32> {
        self.0.opponent().iter().copied().map(u32::from).collect()
    }

    /// 26 signed counts, as `of_points` takes them.
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

    /// The pip count of the player on roll.
    #[getter]
    fn pips(&self) -> u32 {
        self.0.pip_count()
    }

    /// The opponent's pip count.
    #[getter]
    fn opponent_pips(&self) -> u32 {
        self.0.opponent_pip_count()
    }

    /// Whether no checker has to pass one of the opponent's any more.
    #[getter]
    fn is_race(&self) -> bool {
        !self.0.has_contact()
    }

    /// The same board with the other player on roll.
    fn swapped(&self) -> Self {
        self.0.swapped().into()
    }

    /// The legal plays of a roll, each leading to another board; none if the player cannot move.
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

    /// The board after a play, still seen by the player who moved.
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
