//! What levels have lost on rolled-out decisions so far, saved in a file so that a measurement can resume after a kill.

use std::fmt::Write as _;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use barpoint_app::files::{self, FileError};
use barpoint_lab::judge::Record;
use barpoint_wire::SettingsInfo;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::progress_file::{line, path_beside};
use crate::error::CliError;

/// What must match for losses to count together: the first line of the file.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    nets: String,
    /// A hash of the decisions.
    decisions: String,
    levels: Vec<(String, SettingsInfo)>,
}

/// What a level lost on a decision: every following line.
#[derive(Serialize, Deserialize)]
struct LossLine {
    level: usize,
    decision: usize,
    lost: Vec<f64>,
}

/// A file that grows by one line a decision.
pub(super) struct LossesFile {
    path: PathBuf,
    file: Mutex<File>,
    /// For each level and decision.
    known: Vec<Vec<Option<Vec<f64>>>>,
}

impl LossesFile {
    /// Opens or creates the file beside `save` and reads its losses. A line truncated by a kill is dropped.
    pub(super) fn open(
        save: &Path,
        nets: &str,
        records: &[Record],
        levels: Vec<(String, SettingsInfo)>,
    ) -> Result<Self, CliError> {
        let path = path_beside(save);
        let mut known = vec![vec![None; records.len()]; levels.len()];
        let header = Header {
            nets: nets.to_owned(),
            decisions: hash(records),
            levels,
        };
        let lines = if path.exists() {
            read(&path, &header)?
        } else {
            Vec::new()
        };
        // Rewritten, so that new lines do not run into a truncated one.
        let mut text = line(&header)?;
        for found in lines {
            let place = known.get_mut(found.level);
            if let Some(place) = place.and_then(|level| level.get_mut(found.decision)) {
                text.push_str(&line(&found)?);
                *place = Some(found.lost);
            }
        }
        files::write_whole(&path, text.as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path);
        let file = file.map_err(|source| FileError::Write {
            path: path.clone(),
            source,
        })?;
        let file = Mutex::new(file);
        Ok(Self { path, file, known })
    }

    /// What a level has lost on each decision; `None` where it has not decided yet.
    pub(super) fn known(&self, level: usize) -> &[Option<Vec<f64>>] {
        &self.known[level]
    }

    /// Adds what a level loses on a decision.
    pub(super) fn add(&self, level: usize, decision: usize, lost: &[f64]) -> Result<(), CliError> {
        let text = line(&LossLine {
            level,
            decision,
            lost: lost.to_vec(),
        })?;
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.write_all(text.as_bytes());
        Ok(written.map_err(|source| FileError::Write {
            path: self.path.clone(),
            source,
        })?)
    }
}

/// What tells these decisions from others.
fn hash(records: &[Record]) -> String {
    let mut text = String::new();
    for record in records {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{record:?}");
    }
    let hash = Sha256::digest(text.as_bytes());
    hash[..8].iter().map(|byte| format!("{byte:02x}")).collect()
}

fn read(path: &Path, header: &Header) -> Result<Vec<LossLine>, CliError> {
    let text = files::text(path, files::read_kept(path)?)?;
    let mut lines = text.lines();
    let found: Option<Header> = lines
        .next()
        .and_then(|line| serde_json::from_str(line).ok());
    if found.as_ref() != Some(header) {
        return Err(CliError::File {
            path: path.to_path_buf(),
            reason:
                "expected losses of the same measurement, found other nets, levels or decisions; \
                     remove it to start over"
                    .to_owned(),
        });
    }
    Ok(lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect())
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use barpoint_engine::Strength;
    use barpoint_lab::judge::parse;

    use super::*;

    #[test]
    fn losses_are_known_again_and_those_of_other_decisions_refused() {
        let folder = tempfile::tempdir().unwrap();
        let save = folder.path().join("levels.json");
        let record = |hold: f64| {
            let line = format!("{{\"id\":\"4HPwATDgc/ABMA\",\"nd\":{hold},\"dt\":-0.2}}\n");
            parse(&line.repeat(2)).unwrap()
        };
        let levels = || {
            let named = |(name, strength): (&str, Strength)| (name.to_owned(), (&strength).into());
            Strength::levels().map(named).collect()
        };
        let open = |hold| LossesFile::open(&save, "nets", &record(hold), levels());
        let lost = vec![0.1, 1.0 / 3.0];
        open(0.1).unwrap().add(2, 1, &lost).unwrap();
        // A kill in the middle of a line.
        let partial = path_beside(&save);
        let text = std::fs::read_to_string(&partial).unwrap();
        std::fs::write(&partial, text + "{\"level\":3,\"deci").unwrap();
        let again = open(0.1).unwrap();
        assert_eq!(again.known(2), [None, Some(lost.clone())]);
        assert_eq!(again.known(3), [None, None]);
        again.add(3, 0, &[]).unwrap();
        let text = std::fs::read_to_string(&partial).unwrap();
        assert_eq!(text.lines().count(), 3, "{text}");
        let error = open(0.2).err().unwrap().to_string();
        assert!(error.contains("expected losses of the same measurement"));
    }
}
