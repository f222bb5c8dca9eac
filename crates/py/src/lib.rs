//! The compiled half of the Python package `barpoint`; `python/barpoint` is its face.
//!
//! Values cross as they are (boards, positions), as arrays without copies, or as the JSON that all interfaces give. No
//! rule of the game and no evaluation is here. Long calls release the interpreter's lock.

mod bearoffs;
mod board;
mod calls;
mod choices;
mod fault;
mod games;
mod jobs;
mod judged;
mod levels;
mod many;
mod matches;
mod names;
mod pictures;
mod position;
mod questions;
mod shared;
mod shell;
mod tables;
mod turns;
mod values;

use pyo3::prelude::*;

use crate::bearoffs::{BearoffPlan, SharedBearoff};
use crate::board::{PyBoard, PyPlay};
use crate::games::Games;
use crate::judged::Judge;
use crate::matches::PyMatch;
use crate::position::PyPosition;
use crate::questions::PyEngine;
use crate::shared::SharedRollout;
use crate::shell::PyShell;

/// Python aligns what it holds to 16 bytes; boards need 32, so that classes hold them in boxes.
const ALIGNED: usize = 16;
const _: () = assert!(align_of::<PyBoard>() <= ALIGNED && align_of::<PyPlay>() <= ALIGNED);
const _: () = assert!(align_of::<PyPosition>() <= ALIGNED && align_of::<PyEngine>() <= ALIGNED);
const _: () = assert!(align_of::<PyMatch>() <= ALIGNED && align_of::<PyShell>() <= ALIGNED);
const _: () = assert!(align_of::<Games>() <= ALIGNED && align_of::<SharedRollout>() <= ALIGNED);
const _: () = assert!(align_of::<Judge>() <= ALIGNED && align_of::<SharedBearoff>() <= ALIGNED);

/// The compiled half of barpoint.
#[pymodule]
fn _barpoint(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add_class::<PyBoard>()?;
    module.add_class::<PyPlay>()?;
    module.add_class::<PyPosition>()?;
    module.add_class::<PyEngine>()?;
    module.add_class::<PyMatch>()?;
    module.add_class::<PyShell>()?;
    module.add_class::<Games>()?;
    module.add_class::<SharedRollout>()?;
    module.add_class::<Judge>()?;
    module.add_class::<BearoffPlan>()?;
    module.add_class::<SharedBearoff>()?;
    module.add_function(wrap_pyfunction!(tables::met, module)?)?;
    module.add_function(wrap_pyfunction!(tables::formats, module)?)?;
    module.add_function(wrap_pyfunction!(tables::levels, module)?)?;
    Ok(())
}
