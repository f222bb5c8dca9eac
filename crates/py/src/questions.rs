//! The engine, and questions about one position.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_app::bearoff::{Stored, stored};
use barpoint_app::databases::OfferPolicy;
use barpoint_app::position::{
    MAP_SIZE, Question, cube, evaluate, hint, race, resignations, scores, temperature,
};
use barpoint_app::{EngineSettings, Engines, Folders, Silent, met};
use barpoint_engine::{Engine, Level, Strength, StrengthChoice};
use barpoint_rules::{MatchState, Variation};
use barpoint_wire::{
    BearoffReport, CubeReport, EvaluationReport, HintReport, HypergammonReport, RaceReport,
    ResignationsReport, ScoreMap, TemperatureMap,
};
use pyo3::prelude::*;
use serde_json::Value;

use crate::calls::{Going, value};
use crate::fault::fault;
use crate::position::PyPosition;

/// The engine with its nets, bearoff databases and match equity table.
#[pyclass(name = "Engine", module = "barpoint._barpoint", frozen)]
pub(crate) struct PyEngine {
    pub(crate) engines: Arc<Engines>,
}

impl PyEngine {
    /// The engine of a game.
    pub(crate) fn of(&self, variation: Variation) -> PyResult<Arc<Engine>> {
        self.engines.of(variation).map_err(fault)
    }

    /// The strength asked for.
    pub(crate) fn strength(&self, level: Option<&str>, plies: Option<u8>) -> PyResult<Strength> {
        let level = level.map(Strength::named).transpose();
        self.strength_of(level.map_err(fault)?, plies)
    }

    /// The strength asked for where choices are compared.
    pub(crate) fn deciding(&self, level: Option<&str>, plies: Option<u8>) -> PyResult<Strength> {
        let level = level.map(Strength::choosing).transpose();
        self.strength_of(level.map_err(fault)?, plies)
    }

    pub(crate) fn strength_of(
        &self,
        level: Option<Strength>,
        plies: Option<u8>,
    ) -> PyResult<Strength> {
        let choice = StrengthChoice {
            level,
            plies: plies.map(within).transpose()?,
            ..StrengthChoice::default()
        };
        Ok(self.engines.strength(&choice))
    }

    fn question(
        &self,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<(Arc<Engine>, Question)> {
        self.question_at(position, self.by_any(level, plies, Level::strength)?)
    }

    fn question_at(
        &self,
        position: &PyPosition,
        strength: Strength,
    ) -> PyResult<(Arc<Engine>, Question)> {
        let state: MatchState = *position.0;
        Ok((
            self.engines
                .at(state.rules().variation, &strength)
                .map_err(fault)?,
            Question { state, strength },
        ))
    }
}

/// A number of plies that can be looked ahead.
pub(crate) fn within(plies: u8) -> PyResult<u8> {
    use barpoint_eval::MAX_PLIES;
    if plies <= MAX_PLIES {
        return Ok(plies);
    }
    Err(fault(format!(
        "expected at most {MAX_PLIES} plies, found {plies}"
    )))
}

/// Runs a question without the interpreter's lock; Ctrl-C ends it.
fn asked<A: Send>(
    py: Python<'_>,
    ask: impl FnOnce(&mut dyn FnMut() -> ControlFlow<()>) -> A + Send,
) -> PyResult<A> {
    let (answer, going) = py.detach(|| {
        let mut going = Going::new(None);
        let answer = ask(&mut || going.ask(|| Ok(Value::Null)));
        (answer, going)
    });
    going.end()?;
    Ok(answer)
}

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (*, met = None, data = None))]
    fn new(py: Python<'_>, met: Option<&str>, data: Option<PathBuf>) -> PyResult<Self> {
        let mut settings = EngineSettings::default();
        if let Some(name) = met {
            settings.met = met::find(name).map_err(fault)?;
        }
        let mut folders = Folders::from_environment();
        if data.is_some() {
            folders.data = data;
        }
        py.detach(|| {
            Ok(Self {
                engines: Arc::new(Engines::new(folders, settings, Arc::new(Silent))),
            })
        })
    }

    #[getter]
    fn nets(&self, py: Python<'_>) -> PyResult<String> {
        let engine = py.detach(|| self.of(Variation::Standard))?;
        Ok(engine.fingerprint().to_string())
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn hint(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question_at(position, self.deciding(level, plies)?)?;
        let answer = asked(py, |go_on| hint(&engine, &question, go_on))?;
        value(py, serde_json::to_string(&HintReport::from(&answer)))
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn evaluate(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = asked(py, |go_on| evaluate(&engine, &question, go_on))?;
        value(py, serde_json::to_string(&EvaluationReport::from(&answer)))
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn cube(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = py.detach(|| cube(&engine, &question, None));
        value(py, serde_json::to_string(&CubeReport::from(&answer)))
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn temperature(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = asked(py, |go_on| temperature(&engine, &question, go_on))?;
        value(py, serde_json::to_string(&TemperatureMap::from(&answer)))
    }

    #[pyo3(signature = (position, *, size = MAP_SIZE, level = None, plies = None))]
    fn scores(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        size: u8,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = asked(py, |go_on| scores(&engine, &question, size, go_on))?;
        value(py, serde_json::to_string(&ScoreMap::from(&answer)))
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn race(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = py.detach(|| race(&engine, &self.engines.endings(), &question));
        let answer = answer.map_err(fault)?;
        value(py, serde_json::to_string(&RaceReport::from(&answer)))
    }

    #[pyo3(signature = (position, *, level = None, plies = None))]
    fn resignations(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: Option<&str>,
        plies: Option<u8>,
    ) -> PyResult<Py<PyAny>> {
        let (engine, question) = self.question(position, level, plies)?;
        let answer = py.detach(|| resignations(&engine, &question, None, None));
        let answer = answer.map_err(fault)?;
        value(
            py,
            serde_json::to_string(&ResignationsReport::from(&answer)),
        )
    }

    fn bearoff(&self, py: Python<'_>, position: &PyPosition) -> PyResult<Py<PyAny>> {
        let found = py.detach(|| stored(&self.engines, &position.0, OfferPolicy::Never));
        value(
            py,
            match found.map_err(fault)? {
                Stored::Race(race) => serde_json::to_string(&BearoffReport::from(&race)),
                Stored::Hypergammon(found) => {
                    serde_json::to_string(&HypergammonReport::from(&found))
                }
            },
        )
    }
}
