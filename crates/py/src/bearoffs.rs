//! Bearoff databases built in bands by other processes or machines.

use std::path::PathBuf;

use barpoint_app::databases::{Place, SharedJob};
use barpoint_bearoff::{Form, Gammons, MAX_CHECKERS, OneSidedPlan};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::json;

use crate::calls::Going;
use crate::fault::fault;

/// A one-sided database by its options, which cross to workers as they are.
#[pyclass(name = "BearoffPlan", module = "barpoint._barpoint", frozen)]
pub(crate) struct BearoffPlan(OneSidedPlan);

#[pymethods]
impl BearoffPlan {
    #[new]
    #[pyo3(signature = (points, checkers = MAX_CHECKERS, *, form = "compressed", gammons = true))]
    fn new(points: u8, checkers: u8, form: &str, gammons: bool) -> PyResult<Self> {
        let plan = OneSidedPlan::with_checkers(points, checkers);
        let mut plan = plan.ok_or_else(|| fault("expected 1 to 18 points and 1 to 15 checkers"))?;
        plan.form = match form {
            "compressed" => Form::Compressed,
            "uncompressed" => Form::Uncompressed,
            "normal" => Form::Normal,
            other => {
                return Err(fault(format!(
                    "expected compressed, uncompressed or normal, found {other:?}"
                )));
            }
        };
        if !gammons && plan.form != Form::Normal {
            plan.gammons = Gammons::Leave;
        }
        Ok(Self(plan))
    }

    /// Positions of the database.
    #[getter]
    fn positions(&self) -> u64 {
        self.0.positions()
    }

    /// The positions with so many checkers left, all but the first `known` ones, as `SharedBearoff.add` takes them; working
    /// tables that find no memory lie in `folder`.
    #[expect(clippy::needless_pass_by_value, reason = "as Python gives paths")]
    fn band<'py>(
        &self,
        py: Python<'py>,
        checkers: u8,
        known: u64,
        folder: PathBuf,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let rows = py.detach(|| self.0.band(checkers, known, &folder));
        Ok(PyBytes::new(py, &rows.map_err(fault)?))
    }
}

/// A database being built: its file is locked, its checkpoint is that of the command line.
#[pyclass(name = "SharedBearoff", module = "barpoint._barpoint")]
pub(crate) struct SharedBearoff(Option<Box<SharedJob>>);

#[pymethods]
impl SharedBearoff {
    #[new]
    #[expect(clippy::needless_pass_by_value, reason = "as Python gives paths")]
    fn new(py: Python<'_>, plan: &BearoffPlan, path: PathBuf) -> PyResult<Self> {
        let job = py.detach(|| SharedJob::prepare(plan.0, &Place::File(&path)));
        Ok(Self(Some(Box::new(job.map_err(fault)?))))
    }

    /// The bands that are not there whole: checkers left, positions that are there, positions in all; the longest first.
    fn missing(&self) -> PyResult<Vec<(u8, u64, u64)>> {
        let job = self.0.as_ref().ok_or_else(ended)?;
        let bands = job.missing().into_iter();
        Ok(bands
            .map(|band| (band.checkers, band.known, band.positions))
            .collect())
    }

    /// Adds the rest of a band.
    fn add(&mut self, py: Python<'_>, checkers: u8, rows: &[u8]) -> PyResult<()> {
        let job = self.0.as_mut().ok_or_else(ended)?;
        py.detach(|| job.add(checkers, rows)).map_err(fault)
    }

    /// Computes what is missing, writes the file and gives its length; `on_progress` is told how many positions are done.
    #[pyo3(signature = (*, on_progress = None))]
    fn finish(&mut self, py: Python<'_>, on_progress: Option<Py<PyAny>>) -> PyResult<u64> {
        let job = self.0.take().ok_or_else(ended)?;
        let (built, going) = py.detach(|| {
            let going = std::sync::Mutex::new(Going::new(on_progress));
            let built = job.finish(&|progress| {
                let mut going = going
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner);
                going.ask(|| Ok(json!({ "done": progress.done, "total": progress.total })))
            });
            (built, going.into_inner())
        });
        going
            .unwrap_or_else(std::sync::PoisonError::into_inner)
            .end()?;
        Ok(built.map_err(fault)?.bytes)
    }

    /// Unlocks the file; what has been added stays in the checkpoint.
    fn close(&mut self) {
        self.0 = None;
    }
}

fn ended() -> PyErr {
    fault("expected a build under way, found one that has ended")
}
