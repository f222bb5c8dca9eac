//! What can follow from a board, and what the engine would play.

use std::convert::Infallible;
use std::ops::ControlFlow;

use barpoint_app::positions::ask_each;
use barpoint_equity::CubeContext;
use barpoint_rules::{Board, PlayList, Roll};
use numpy::{PyArray1, PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pyo3::prelude::*;

use crate::board::{PyBoard, roll};
use crate::calls::threads;
use crate::fault::fault;
use crate::games::push;
use crate::many::Row;
use crate::names::variation;
use crate::questions::PyEngine;

type Bytes<'py> = Bound<'py, PyArray1<u8>>;
type Numbers<'py> = Bound<'py, PyArray1<u32>>;
type Expanded<'py> = (Vec<((u8, u8), f64, usize)>, Bytes<'py>);

#[pymethods]
impl PyBoard {
    /// All that can follow: for each of the 21 rolls its chance and the number of boards after its plays; then these boards,
    /// roll by roll, still seen by the mover.
    fn expand<'py>(&self, py: Python<'py>) -> Expanded<'py> {
        let mut plays = PlayList::new();
        let (mut rolls, mut bytes) = (Vec::new(), Vec::new());
        for (roll, weight) in Roll::weighted() {
            plays.generate(&self.0, roll);
            if plays.is_empty() {
                push(&mut bytes, &self.0);
            }
            for board in plays.boards() {
                push(&mut bytes, board);
            }
            let dice = (roll.high(), roll.low());
            rolls.push((dice, f64::from(weight) / 36.0, plays.len().max(1)));
        }
        (rolls, PyArray1::from_vec(py, bytes))
    }
}

#[pymethods]
impl PyEngine {
    /// The best play of each roll at a strength, by its number among the legal plays.
    #[pyo3(signature = (boards, dice, *, level = None, plies = None, variation = "backgammon", threads = None))]
    #[expect(
        clippy::needless_pass_by_value,
        clippy::too_many_arguments,
        reason = "arrays are borrowed for the time of the call; the rest are keywords with a default"
    )]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        boards: PyReadonlyArrayDyn<'_, u8>,
        dice: PyReadonlyArrayDyn<'_, u8>,
        level: Option<&str>,
        plies: Option<u8>,
        variation: &str,
        threads: Option<u16>,
    ) -> PyResult<Numbers<'py>> {
        let engine = self.of(self::variation(variation)?)?;
        let strength = self.strength(level, plies)?;
        let threads = self::threads(threads)?;
        let row = Row::of(boards.shape())?;
        let (bytes, dice) = (boards.as_slice()?, dice.as_slice()?);
        let mut asked = Vec::new();
        for (index, pair) in dice.chunks_exact(2).enumerate().take(boards.shape()[0]) {
            let board = row.board(bytes, index);
            let board = board.map_err(|error| fault(format!("board {index}: {error}")))?;
            asked.push((board, roll((pair[0], pair[1]))?));
        }
        let best = |(board, roll): &(Board, Roll)| {
            let go_on = &mut |_| ControlFlow::Continue(());
            let ranked = engine.plays(board, *roll, CubeContext::MONEY, &strength, go_on);
            let mut plays = PlayList::new();
            plays.generate(board, *roll);
            let found = ranked.first().and_then(|best| plays.find(&best.after));
            u32::try_from(found.unwrap_or_default()).unwrap_or_default()
        };
        let mut found = Vec::with_capacity(asked.len());
        py.detach(|| {
            ask_each(&asked, threads, best, |number| {
                found.push(number);
                ControlFlow::<Infallible>::Continue(())
            })
        });
        Ok(PyArray1::from_vec(py, found))
    }
}
