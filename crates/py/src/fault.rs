//! Errors as exceptions with fields.

use std::fmt::Display;
use std::path::Path;

use barpoint_app::files::FileError;
use barpoint_app::matches::MatchError;
use barpoint_formats::{ImportError, Place};
use pyo3::prelude::*;
use pyo3::types::PyDict;

/// `barpoint.BarpointError` with this message.
pub(crate) fn fault(error: impl Display) -> PyErr {
    raise(&error.to_string(), None, None)
}

/// The same, of a file.
pub(crate) fn of_match(error: &MatchError) -> PyErr {
    match error {
        MatchError::Import { path, source } => of_import(path, source),
        MatchError::File(source) => of_file(source),
        other => fault(other),
    }
}

/// A file that cannot be read or written.
pub(crate) fn of_file(error: &FileError) -> PyErr {
    let path = match error {
        FileError::Read { path, .. } | FileError::Write { path, .. } => Some(path.as_path()),
        _ => None,
    };
    raise(&error.to_string(), path, None)
}

/// What is wrong with a file, and where.
pub(crate) fn of_import(path: &Path, error: &ImportError) -> PyErr {
    let line = match error.place {
        Place::Line(line) => Some(line),
        Place::Byte(_) | Place::Turn { .. } => None,
    };
    let message = format!("{}: {error}", path.display());
    raise(&message, Some(path), line)
}

fn raise(message: &str, file: Option<&Path>, line: Option<u32>) -> PyErr {
    Python::attach(|py| {
        let made = || -> PyResult<Bound<'_, PyAny>> {
            let fields = PyDict::new(py);
            fields.set_item("file", file.map(|path| path.display().to_string()))?;
            fields.set_item("line", line)?;
            let class = py.import("barpoint.errors")?.getattr("BarpointError")?;
            class.call((message,), Some(&fields))
        };
        made().map_or_else(|error| error, PyErr::from_value)
    })
}
