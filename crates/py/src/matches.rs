//! Records of matches: read from any format, written, told in HTML.

use std::path::{Path, PathBuf};

use barpoint_app::EngineSettings;
use barpoint_app::files;
use barpoint_app::matches::{
    self, Language, ReportForm, ReportMatch, ReportSettings, Scheme, Selection, StyleSheet,
    exported, format_for,
};
use barpoint_draw::{Paper, THEMES};
use barpoint_formats::{ImportError, Imported, compact_json};
use barpoint_record::{MatchRecord, Replay, shown, situation};
use pyo3::prelude::*;
use pyo3::types::PyBytes;

use crate::calls::loads;
use crate::fault::{fault, of_file, of_import, of_match};
use crate::position::PyPosition;

/// The record of a match or of a money session.
#[pyclass(name = "Match", module = "barpoint", frozen)]
pub(crate) struct PyMatch {
    pub(crate) record: Box<MatchRecord>,
    /// The file it was read from; empty if there is none.
    #[pyo3(get)]
    pub(crate) file: PathBuf,
    /// What was odd about the file, one line each.
    #[pyo3(get)]
    warnings: Vec<String>,
}

impl PyMatch {
    /// A record that comes from no file.
    pub(crate) fn of(record: MatchRecord, file: PathBuf) -> Self {
        Self {
            record: Box::new(record),
            file,
            warnings: Vec::new(),
        }
    }

    fn read_from(imported: Imported, file: &Path) -> Self {
        Self {
            record: Box::new(imported.record),
            file: file.to_path_buf(),
            warnings: imported.warnings.iter().map(ToString::to_string).collect(),
        }
    }

    fn name(&self) -> PathBuf {
        if self.file.as_os_str().is_empty() {
            PathBuf::from("match")
        } else {
            self.file.clone()
        }
    }
}

#[pymethods]
impl PyMatch {
    /// All matches of a file.
    #[staticmethod]
    #[expect(clippy::needless_pass_by_value, reason = "as Python gives paths")]
    fn read_all(py: Python<'_>, path: PathBuf) -> PyResult<Vec<Self>> {
        let all = py.detach(|| matches::import_all(&path, &files::read(&path)?));
        let all = all.map_err(|error| of_match(&error))?;
        let all = all.into_iter();
        Ok(all
            .map(|(_, imported)| Self::read_from(imported, &path))
            .collect())
    }

    /// All matches of what a file holds.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, bytes: &[u8]) -> PyResult<Vec<Self>> {
        let all: Result<_, ImportError> = py.detach(|| barpoint_formats::import_all(bytes));
        let all = all.map_err(|error| of_import(Path::new("bytes"), &error))?;
        let all = all.into_iter();
        Ok(all
            .map(|imported| Self::read_from(imported, Path::new("")))
            .collect())
    }

    #[getter]
    fn players(&self) -> (&str, &str) {
        let players = &self.record.players;
        (&players.white.name, &players.black.name)
    }

    #[getter]
    fn length(&self) -> u16 {
        self.record.length
    }

    fn __len__(&self) -> usize {
        self.record.games.len()
    }

    /// The game as it stands at an entry, with its dice; game and entry count from 1.
    fn position(&self, game: usize, entry: usize) -> PyResult<PyPosition> {
        let none = || {
            fault(format!(
                "expected an entry of the record, found game {game}, entry {entry}"
            ))
        };
        let at = |number: usize| number.checked_sub(1).ok_or_else(none);
        let record = self.record.games.get(at(game)?).ok_or_else(none)?;
        let entry = at(entry)?;
        let event = &record.entries.get(entry).ok_or_else(none)?.event;
        let mut replay = Replay::new(&self.record, record).map_err(fault)?;
        for before in &record.entries[..entry] {
            replay.advance(&before.event).map_err(fault)?;
        }
        Ok(shown(situation(*replay.state(), event), event).into())
    }

    /// The whole record as the JSON of `convert --to json`.
    fn to_dict(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        let bytes = compact_json(&self.record).map_err(fault)?;
        loads(py, &String::from_utf8_lossy(&bytes))
    }

    #[pyo3(signature = (format = "sgf"))]
    fn to_bytes<'py>(&self, py: Python<'py>, format: &str) -> PyResult<Bound<'py, PyBytes>> {
        let written = matches::export(&self.record, format);
        let written =
            written.ok_or_else(|| fault(format!("expected a format, found {format:?}")))?;
        Ok(PyBytes::new(py, &written.map_err(fault)?))
    }

    #[pyo3(signature = (path, *, format = None))]
    #[expect(clippy::needless_pass_by_value, reason = "as Python gives paths")]
    fn write(&self, path: PathBuf, format: Option<&str>) -> PyResult<()> {
        let format = format_for(&path, format).map_err(|error| of_match(&error))?;
        let bytes = exported(&self.record, &path, format).map_err(|error| of_match(&error))?;
        files::write_whole(&path, &bytes).map_err(|error| of_file(&error))
    }

    /// What of the record a format cannot hold.
    fn losses(&self, format: &str) -> PyResult<Vec<&'static str>> {
        let found = barpoint_formats::by_name(format);
        let found = found.ok_or_else(|| fault(format!("expected a format, found {format:?}")))?;
        Ok(found.losses(&self.record))
    }

    /// The match as a report: its files with their names.
    #[pyo3(signature = (form = "html", *, dark = None, language = "en"))]
    fn report<'py>(
        &self,
        py: Python<'py>,
        form: &str,
        dark: Option<bool>,
        language: &str,
    ) -> PyResult<Vec<(String, Bound<'py, PyBytes>)>> {
        let usual = EngineSettings::default();
        let form: ReportForm = form.parse().map_err(fault)?;
        let language: Language = language.parse().map_err(fault)?;
        let settings = ReportSettings {
            met: None,
            usual: &usual.met,
            marks: &usual.marks,
            form,
            selection: &Selection::default(),
            scheme: match dark {
                None => Scheme::System,
                Some(false) => Scheme::Light,
                Some(true) => Scheme::Dark,
            },
            paper: Paper::default(),
            theme: &THEMES[0],
            style: StyleSheet::Head,
            language,
        };
        let shown = ReportMatch {
            record: &self.record,
            analysis: None,
        };
        let name = self.name().with_extension(form.ending());
        let name = name.file_name().unwrap_or_default().to_string_lossy();
        let files = matches::report(&[shown], &name, &settings);
        let files = files.map_err(fault)?.into_iter();
        Ok(files
            .map(|file| (file.name, PyBytes::new(py, &file.bytes)))
            .collect())
    }

    /// The winning chances and the luck through the match, as an SVG.
    fn course(&self, py: Python<'_>) -> String {
        py.detach(|| matches::course(&self.record))
    }

    fn __repr__(&self) -> String {
        let (white, black) = self.players();
        let (length, games) = (self.length(), self.record.games.len());
        format!("<Match {white:?} vs {black:?}, length {length}, {games} games>")
    }
}
