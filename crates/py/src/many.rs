//! Many boards at once: arrays in, arrays out, all processors.

use barpoint_app::positions::evaluate_many;
use barpoint_engine::CANDIDATES;
use barpoint_equity::{CubeContext, Outcome};
use barpoint_eval::{CubeUse, SearchSettings};
use barpoint_rules::{Board, BoardError, Setup};
use numpy::{PyReadonlyArrayDyn, PyReadwriteArray2, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::board::by_points;
use crate::calls::threads;
use crate::fault::fault;
use crate::names::variation;
use crate::questions::{PyEngine, within};

/// How a row of an array holds a board.
#[derive(Clone, Copy)]
pub(crate) enum Row {
    /// Both sides' own points 1 to 24 and bar, the player on roll first.
    Points,
    /// The same with the checkers off before them.
    Places,
    /// 26 signed counts: [`Setup::signed`].
    Signed,
}

impl Row {
    /// What the shape of an array says.
    pub(crate) fn of(shape: &[usize]) -> PyResult<Self> {
        match shape {
            [_, 2, 25] => Ok(Self::Points),
            [_, 2, 26] => Ok(Self::Places),
            [_, 26] => Ok(Self::Signed),
            _ => Err(fault(format!(
                "expected an array of boards of the shape (n, 2, 25), (n, 2, 26) or (n, 26), found {shape:?}"
            ))),
        }
    }

    const fn len(self) -> usize {
        match self {
            Self::Points => 50,
            Self::Places => 52,
            Self::Signed => 26,
        }
    }

    /// The board number `index`.
    pub(crate) fn board(self, bytes: &[u8], index: usize) -> Result<Board, BoardError> {
        let row = &bytes[index * self.len()..][..self.len()];
        let setup: Setup = match self {
            Self::Points => by_points(&row[..25], &row[25..]),
            Self::Places => by_points(&row[1..26], &row[27..]),
            Self::Signed => {
                let mut points = [0; 26];
                for (point, byte) in points.iter_mut().zip(row) {
                    *point = byte.cast_signed();
                }
                Setup::signed(&points)?
            }
        };
        Board::try_from(setup)
    }
}

#[pymethods]
impl PyEngine {
    /// The static chances of boards, written into `out`.
    #[pyo3(signature = (boards, out, *, plies = 0, variation = "backgammon", threads = None))]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "arrays are borrowed for the time of the call"
    )]
    fn evaluate_many(
        &self,
        py: Python<'_>,
        boards: PyReadonlyArrayDyn<'_, u8>,
        mut out: PyReadwriteArray2<'_, f32>,
        plies: u8,
        variation: &str,
        threads: Option<u16>,
    ) -> PyResult<()> {
        let engine = self.of(self::variation(variation)?)?;
        let threads = self::threads(threads)?;
        let plies = within(plies)?;
        let row = Row::of(boards.shape())?;
        let bytes = boards.as_slice()?;
        let (found, rest) = out.as_slice_mut()?.as_chunks_mut::<5>();
        if !rest.is_empty() || found.len() != boards.shape()[0] {
            return Err(fault("expected an array for 5 chances of each board"));
        }
        let evaluate = |boards: &[Board], outcomes: &mut [Outcome]| {
            if plies == 0 {
                engine.search().evaluator().evaluate(boards, outcomes);
                return;
            }
            let settings = SearchSettings::new(plies, CubeUse::Cubeless, CANDIDATES);
            for (board, outcome) in boards.iter().zip(outcomes) {
                *outcome = engine.evaluate(board, CubeContext::MONEY, settings).outcome;
            }
        };
        let board = |index| row.board(bytes, index);
        let done = py.detach(|| evaluate_many(threads, board, evaluate, found));
        done.map_err(|(index, error)| fault(format!("board {index}: {error}")))
    }
}
