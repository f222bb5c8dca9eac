//! The shell, for what speaks gnubg's command language.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use barpoint_app::{EngineSettings, Engines, Folders, Silent};
use barpoint_engine::Strength;
use barpoint_eval::{CubeUse, SearchSettings};
use barpoint_shell::{Flow, Shell};
use pyo3::prelude::*;

use crate::fault::fault;
use crate::matches::PyMatch;
use crate::position::PyPosition;
use crate::questions::PyEngine;
use crate::values::{FilterRow, filter_rows};

/// A shell: one game or match, and the settings.
#[pyclass(name = "Shell", module = "barpoint._barpoint", frozen)]
pub(crate) struct PyShell {
    shell: Mutex<Box<Shell>>,
    engines: Arc<Engines>,
}

impl PyShell {
    fn locked(&self) -> MutexGuard<'_, Box<Shell>> {
        self.shell.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What of a search gnubg's evaluation context has: plies, cubeful, pruned, the deviation of the noise.
type Context = (u8, bool, bool, f32);

fn context(search: &SearchSettings) -> Context {
    let cubeful = search.cube == CubeUse::Cubeful;
    let pruned = search.candidates < u8::MAX;
    (search.plies, cubeful, pruned, search.noise.deviation)
}

#[pymethods]
impl PyShell {
    #[new]
    fn new(user: String) -> Self {
        let settings = EngineSettings {
            level: Strength::WORLD_CLASS,
            ..EngineSettings::default()
        };
        let engines = Engines::new(Folders::from_environment(), settings, Arc::new(Silent));
        let engines = Arc::new(engines);
        Self {
            shell: Mutex::new(Box::new(Shell::new(Arc::clone(&engines), user))),
            engines,
        }
    }

    /// The engine that the shell asks.
    fn engine(&self) -> PyEngine {
        PyEngine {
            engines: Arc::clone(&self.engines),
        }
    }

    /// Does what a line says. Returns what it says in return, and whether the shell goes on.
    fn line(&self, py: Python<'_>, line: &str) -> PyResult<(String, bool)> {
        let mut said = Vec::new();
        let flow = py.detach(|| self.locked().line(line, &mut said));
        let flow = flow.map_err(fault)?;
        let said = String::from_utf8_lossy(&said).into_owned();
        Ok((said, flow == Flow::Continue))
    }

    /// All settings as a file of commands.
    fn settings(&self) -> String {
        self.locked().settings_text()
    }

    /// Where the game stands.
    fn position(&self) -> Option<PyPosition> {
        self.locked().shown().map(PyPosition::from)
    }

    /// The record of the match.
    fn record(&self) -> Option<PyMatch> {
        let record = self.locked().record()?;
        Some(PyMatch::of(record, PathBuf::new()))
    }

    /// The game and the entry of the record that are looked at, from 0.
    fn place(&self) -> Option<(usize, usize)> {
        let place = self.locked().place()?;
        Some((place.game, place.entry))
    }

    /// The next dice of the generator.
    fn roll(&self) -> PyResult<(u8, u8)> {
        let roll = self.locked().roll();
        roll.ok_or_else(|| fault("the dice are rolled by hand: expected a generator (set rng)"))
    }

    /// How hints are searched: checker plays, and cube decisions.
    fn contexts(&self) -> (Context, Context) {
        let [checker, cube] = self.locked().hints();
        (context(&checker.search), context(&cube.search))
    }

    /// The move filter of hints.
    fn filter(&self) -> Vec<FilterRow> {
        let [checker, _] = self.locked().hints();
        filter_rows(&checker.filter)
    }
}
