//! Rollouts whose trials are played in slices, by other processes or machines.

use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::Engines;
use barpoint_app::rollout::{Checkpoint, Rollout};
use barpoint_engine::{Engine, RolloutTask};
use barpoint_rules::notation::Xgid;
use barpoint_wire::{PositionRef, RolloutReport, RolloutRequest};
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use serde_json::{Value, json};

use crate::calls::{threads, value};
use crate::fault::fault;
use crate::position::PyPosition;
use crate::questions::PyEngine;

/// What a request in the JSON of the board's rollouts asks for at a position.
pub(crate) fn task(engines: &Engines, position: &PyPosition, how: &str) -> PyResult<RolloutTask> {
    let mut asked: Value = serde_json::from_str(how).map_err(fault)?;
    asked["position"] = json!(PositionRef {
        id: Xgid::of(&position.0).to_string(),
        variation: position.0.rules().variation.into(),
        dice: None,
    });
    let request: RolloutRequest = serde_json::from_value(asked).map_err(fault)?;
    let task = request.task().map_err(fault)?;
    match request.program().map_err(fault)? {
        Some(edition) => Ok(task.played_by(engines.bkg(edition).map_err(fault)?)),
        None => Ok(task),
    }
}

/// A rollout and the trials played of it so far. A slice of trials is a pure function of the question, the nets and their numbers, so
/// the result has the same bits whoever played them.
#[pyclass(name = "SharedRollout", module = "barpoint._barpoint")]
pub(crate) struct SharedRollout(Box<Held>);

struct Held {
    engine: Arc<Engine>,
    rollout: Rollout,
    checkpoint: Checkpoint,
}

#[pymethods]
impl PyEngine {
    /// A rollout to be shared; `checkpoint` is a file with its trials, which the command line reads and writes too.
    #[pyo3(signature = (position, how, *, checkpoint = None))]
    fn share_rollout(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        how: &str,
        checkpoint: Option<PathBuf>,
    ) -> PyResult<SharedRollout> {
        let engine = self.of(position.0.rules().variation)?;
        let task = task(&self.engines, position, how)?;
        py.detach(move || {
            let mut rollout = Rollout::new(&engine, task).map_err(fault)?;
            let checkpoint =
                Checkpoint::open(checkpoint.as_deref(), &mut rollout).map_err(fault)?;
            Ok(SharedRollout(Box::new(Held {
                engine,
                rollout,
                checkpoint,
            })))
        })
    }
}

#[pymethods]
impl SharedRollout {
    /// Identifies question, settings and nets: a slice played by others has the same or does not belong here.
    #[getter]
    fn fingerprint(&self) -> String {
        format!("{:016x}", self.0.rollout.fingerprint())
    }

    /// All trials that are asked for.
    #[getter]
    fn trials(&self) -> u32 {
        self.0.rollout.task().trials
    }

    /// Plays the trials from `first` to before `last` and returns them; what this rollout holds stays as it is.
    #[pyo3(signature = (first, last, *, threads = 1))]
    fn slice<'py>(
        &self,
        py: Python<'py>,
        first: u32,
        last: u32,
        threads: u16,
    ) -> PyResult<Bound<'py, PyBytes>> {
        let trials = first..last.min(self.trials());
        if trials.is_empty() {
            let all = self.trials();
            return Err(fault(format!(
                "expected trials from 0 to {all}, found {first} to {last}"
            )));
        }
        let threads = self::threads(Some(threads))?;
        let Held {
            engine, rollout, ..
        } = &*self.0;
        let played = py.detach(|| rollout.slice(engine, trials, threads));
        Ok(PyBytes::new(py, &played.map_err(fault)?))
    }

    /// Adds the trials of a slice.
    fn add(&mut self, slice: &[u8]) -> PyResult<()> {
        let trials = self.0.rollout.read(slice).map_err(fault)?;
        self.0.rollout.merge(&trials).map_err(fault)
    }

    /// Whether it is finished, the number of trials without gaps, the number wanted as far as is known, and the report.
    fn standing(&mut self, py: Python<'_>) -> PyResult<(bool, u32, u32, Py<PyAny>)> {
        let Held {
            engine, rollout, ..
        } = &mut *self.0;
        let found = rollout.standing(engine).map_err(fault)?;
        let report = RolloutReport::from(&rollout.report(engine, found.findings));
        let report = value(py, serde_json::to_string(&report))?;
        Ok((found.finished, found.complete, found.wanted, report))
    }

    /// How it converges, as an SVG.
    fn drawing(&self, py: Python<'_>) -> String {
        let Held {
            engine, rollout, ..
        } = &*self.0;
        py.detach(|| rollout.drawing(engine))
    }

    /// The trials that are still wanted, as far as is known, in ranges of at most `size`.
    fn missing(&self, size: u32) -> PyResult<Vec<(u32, u32)>> {
        let Held {
            engine, rollout, ..
        } = &*self.0;
        let found = rollout.missing(engine, size.max(1)).map_err(fault)?;
        Ok(found
            .into_iter()
            .map(|range| (range.start, range.end))
            .collect())
    }

    /// The trials as they are kept in files.
    fn to_bytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.0.rollout.to_bytes())
    }

    /// Writes the checkpoint; only if it was last written some time ago unless `now` is set.
    #[pyo3(signature = (*, now = false))]
    fn save(&mut self, now: bool) -> PyResult<()> {
        let Held {
            rollout,
            checkpoint,
            ..
        } = &mut *self.0;
        let trials = rollout.trials().clone();
        let saved = if now {
            checkpoint.save(rollout, &trials)
        } else {
            checkpoint.save_sometimes(rollout, &trials)
        };
        saved.map_err(fault)
    }
}
