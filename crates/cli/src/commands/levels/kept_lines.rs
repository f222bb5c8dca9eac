//! What is done so far, a line of JSON each, in a file beside the figures, so that a measurement can resume after a kill.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use barpoint_app::files::{self, FileError};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::error::CliError;

/// A file that grows by lines; the first says what must match for them to count.
pub(super) struct KeptLines {
    path: PathBuf,
    file: Mutex<File>,
}

impl KeptLines {
    /// Opens or creates the file beside `save` and returns its lines that fit. A line truncated by a kill is dropped.
    ///
    /// # Errors
    /// If its first line is another than `header`: `expected` says what was expected and what is found instead.
    pub(super) fn open<H, L>(
        save: &Path,
        (header, expected): (&H, &str),
        fits: impl Fn(&L) -> bool,
    ) -> Result<(Self, Vec<L>), CliError>
    where
        H: PartialEq + Serialize + DeserializeOwned,
        L: Serialize + DeserializeOwned,
    {
        let path = path_beside(save);
        let mut lines: Vec<L> = Vec::new();
        if path.exists() {
            let text = files::text(&path, files::read_kept(&path)?)?;
            let mut kept = text.lines();
            let first = kept.next().map(serde_json::from_str::<H>);
            if !first.is_some_and(|found| found.is_ok_and(|found| found == *header)) {
                let reason = format!("expected {expected}; remove it to start over");
                return Err(CliError::File { path, reason });
            }
            lines.extend(kept.filter_map(|line| serde_json::from_str(line).ok()));
            lines.retain(fits);
        }
        // Rewritten, so that new lines do not run into a truncated one.
        let mut text = line(header)?;
        for kept in &lines {
            text.push_str(&line(kept)?);
        }
        files::write_whole(&path, text.as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|source| FileError::Write {
            path: path.clone(),
            source,
        })?;
        let file = Mutex::new(file);
        Ok((Self { path, file }, lines))
    }

    /// Adds a line.
    pub(super) fn add(&self, added: &impl Serialize) -> Result<(), CliError> {
        let text = line(added)?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.write_all(text.as_bytes());
        Ok(written.map_err(|source| FileError::Write {
            path: self.path.clone(),
            source,
        })?)
    }

    /// Removes the file beside `save`; if that fails it does no harm.
    pub(super) fn remove(save: &Path) {
        let _ = std::fs::remove_file(path_beside(save));
    }
}

/// Where it is.
pub(super) fn path_beside(save: &Path) -> PathBuf {
    let mut name = save.file_name().unwrap_or_default().to_owned();
    name.push(".partial");
    save.with_file_name(name)
}

fn line(value: &impl Serialize) -> Result<String, CliError> {
    let mut text = serde_json::to_string(value).map_err(std::io::Error::from)?;
    text.push('\n');
    Ok(text)
}
