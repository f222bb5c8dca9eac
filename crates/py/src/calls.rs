//! Calls that take long: without the interpreter's lock, ended by Ctrl-C or by whoever is told how far they are.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use barpoint_app::{Threads, ThreadsError};
use pyo3::prelude::*;
use serde_json::value::Value;

use crate::fault::fault;

/// How often Python is asked whether to go on.
const EVERY: Duration = Duration::from_millis(100);

/// The number of threads asked for; all processors if none is.
pub(crate) fn threads(asked: Option<u16>) -> PyResult<usize> {
    let text = asked.unwrap_or_default().to_string();
    let threads: Result<Threads, ThreadsError> = text.parse();
    Ok(threads.map_err(fault)?.count())
}

/// JSON as Python's own values.
pub(crate) fn loads(py: Python<'_>, text: &str) -> PyResult<Py<PyAny>> {
    let json = py.import("json")?;
    json.call_method1("loads", (text,)).map(Bound::unbind)
}

/// What serialises, as Python's own values.
pub(crate) fn value(py: Python<'_>, written: serde_json::Result<String>) -> PyResult<Py<PyAny>> {
    loads(py, &written.map_err(fault)?)
}

/// Whether a long call goes on.
pub(crate) struct Going {
    told: Option<Py<PyAny>>,
    asked: Option<Instant>,
    every: Duration,
    error: Option<PyErr>,
}

impl Going {
    /// Tells `told`, if it is there; a call of it that returns `False` ends the job.
    pub(crate) fn new(told: Option<Py<PyAny>>) -> Self {
        Self {
            told,
            asked: None,
            every: EVERY,
            error: None,
        }
    }

    /// The same, asking no more often than every so many seconds.
    pub(crate) fn every(self, seconds: Option<f64>) -> PyResult<Self> {
        let every = match seconds.map(Duration::try_from_secs_f64) {
            None => self.every,
            Some(every) => every.map_err(fault)?,
        };
        Ok(Self { every, ..self })
    }

    /// Asks Python, unless it was asked a moment ago; `progress` makes what it is told.
    pub(crate) fn ask(
        &mut self,
        progress: impl FnOnce() -> serde_json::Result<Value>,
    ) -> ControlFlow<()> {
        if self.asked.is_some_and(|asked| asked.elapsed() < self.every) {
            return ControlFlow::Continue(());
        }
        self.asked = Some(Instant::now());
        let goes_on = Python::attach(|py| self.goes_on(py, progress));
        match goes_on {
            Ok(true) => ControlFlow::Continue(()),
            Ok(false) => ControlFlow::Break(()),
            Err(error) => {
                self.error = Some(error);
                ControlFlow::Break(())
            }
        }
    }

    fn goes_on(
        &self,
        py: Python<'_>,
        progress: impl FnOnce() -> serde_json::Result<Value>,
    ) -> PyResult<bool> {
        py.check_signals()?;
        let Some(told) = &self.told else {
            return Ok(true);
        };
        let progress = progress().map_err(fault)?;
        let answer = told.call1(py, (loads(py, &progress.to_string())?,))?;
        Ok(answer.is_none(py) || answer.is_truthy(py)?)
    }

    /// What Python raised meanwhile.
    pub(crate) fn end(self) -> PyResult<()> {
        self.error.map_or(Ok(()), Err)
    }
}
