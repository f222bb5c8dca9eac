//! Files of a fit, and what is wrong with them.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::Planned;

/// Why a fit cannot go on.
#[derive(Debug, thiserror::Error)]
pub enum FitError {
    /// A file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why.
        error: std::io::Error,
    },
    /// A file holds something else.
    #[error("{path}: {reason}")]
    Damaged {
        /// Which.
        path: PathBuf,
        /// What was expected.
        reason: String,
    },
    /// Another fit was begun here.
    #[error("{path}: expected {wanted:?}, found {found:?}: choose another folder")]
    OtherPlan {
        /// The plan's file.
        path: PathBuf,
        /// What is asked for.
        wanted: Planned,
        /// What was begun.
        found: Planned,
    },
    /// No memory.
    #[error("not enough memory for BKG's tables")]
    Memory,
}

pub(super) fn read(path: &Path) -> Result<String, FitError> {
    fs::read_to_string(path).map_err(|error| FitError::File {
        path: path.to_path_buf(),
        error,
    })
}

pub(super) fn write(path: &Path, text: &str) -> Result<(), FitError> {
    fs::write(path, text).map_err(|error| FitError::File {
        path: path.to_path_buf(),
        error,
    })
}

pub(super) fn json<T: for<'a> Deserialize<'a>>(path: &Path, text: &str) -> Result<T, FitError> {
    serde_json::from_str(text).map_err(|error| FitError::Damaged {
        path: path.to_path_buf(),
        reason: error.to_string(),
    })
}
