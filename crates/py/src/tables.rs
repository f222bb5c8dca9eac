//! Tables: match equities, formats, levels.

use barpoint_app::met as mets;
use barpoint_formats::FORMATS;
use barpoint_wire::{FormatAbilities, LevelsReport, MetReport, RolledOutLevels};
use pyo3::prelude::*;

use crate::calls::{loads, value};
use crate::fault::fault;

/// The longest match of a table.
const LONGEST: u8 = 64;

#[pyfunction]
#[pyo3(signature = (name = "kazaross-xg2", length = 25))]
pub(crate) fn met(py: Python<'_>, name: &str, length: u8) -> PyResult<Py<PyAny>> {
    if !(1..=LONGEST).contains(&length) {
        return Err(fault(format!(
            "expected a length from 1 to {LONGEST}, found {length}"
        )));
    }
    let table = mets::find(name).map_err(fault)?;
    value(
        py,
        serde_json::to_string(&MetReport::of(&table, length, false)),
    )
}

#[pyfunction]
pub(crate) fn formats(py: Python<'_>) -> PyResult<Py<PyAny>> {
    let all: Vec<_> = FORMATS
        .iter()
        .map(|format| FormatAbilities::of(*format))
        .collect();
    value(py, serde_json::to_string(&all))
}

/// The levels of play as they were measured: over games, and where choices were rolled out.
#[pyfunction]
pub(crate) fn levels(py: Python<'_>) -> PyResult<(Py<PyAny>, Py<PyAny>)> {
    let games: Result<LevelsReport, _> = serde_json::from_str(barpoint_nets::LEVELS);
    games.map_err(fault)?;
    let rolled_out: Result<RolledOutLevels, _> =
        serde_json::from_str(barpoint_nets::ROLLED_OUT_LEVELS);
    rolled_out.map_err(fault)?;
    Ok((
        loads(py, barpoint_nets::LEVELS)?,
        loads(py, barpoint_nets::ROLLED_OUT_LEVELS)?,
    ))
}
