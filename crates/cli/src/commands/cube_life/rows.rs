//! The file of positions rolled out so far.
//!
//! A line of JSON that says how they are rolled out, then one for each position, in any order. A line cut off by the end of the
//! program is made again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use barpoint_eval::Fingerprint;
use barpoint_lab::cube_life::{LifeRollouts, LifeRow};
use serde::{Deserialize, Serialize};

use crate::error::CliError;

/// How the rows of a file are made.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
struct Made {
    seed: u32,
    trials: u32,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    jacoby: bool,
    judge: String,
    nets: String,
}

/// Rows by their number.
pub(super) struct RowFile {
    path: PathBuf,
    kept: Mutex<(BTreeMap<u32, LifeRow>, File)>,
}

impl RowFile {
    /// A file with rows made in this way, or a new one.
    pub(super) fn open(
        path: &Path,
        how: LifeRollouts,
        nets: Fingerprint,
    ) -> Result<Self, CliError> {
        let unusable = |reason: String| CliError::File {
            path: path.to_owned(),
            reason,
        };
        let opened = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let mut file = opened.map_err(|error| unusable(error.to_string()))?;
        let mut text = String::new();
        file.read_to_string(&mut text)
            .map_err(|error| unusable(error.to_string()))?;
        let made = Made {
            seed: how.seed,
            trials: how.trials,
            jacoby: how.jacoby,
            judge: how.model.to_string(),
            nets: nets.to_string(),
        };
        let whole = text.rfind('\n').map_or(0, |end| end + 1);
        let rows = rows(&text[..whole], &made).map_err(unusable)?;
        file.set_len(whole as u64)
            .map_err(|error| unusable(error.to_string()))?;
        let found = Self {
            path: path.to_owned(),
            kept: Mutex::new((rows, file)),
        };
        if whole == 0 {
            found.write(&made)?;
        }
        Ok(found)
    }

    /// The numbers below `positions` that have no row.
    pub(super) fn missing(&self, positions: u32) -> Vec<u32> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        (0..positions)
            .filter(|number| !kept.0.contains_key(number))
            .collect()
    }

    /// The rows with numbers below `positions`, in their order.
    pub(super) fn rows(&self, positions: u32) -> Vec<LifeRow> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let rows = kept.0.range(..positions);
        rows.map(|(_, row)| row.clone()).collect()
    }

    /// Keeps a row.
    pub(super) fn add(&self, row: LifeRow) -> Result<(), CliError> {
        self.write(&row)?;
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.0.insert(row.number, row);
        Ok(())
    }

    fn write(&self, line: &impl Serialize) -> Result<(), CliError> {
        let mut text = serde_json::to_vec(line).map_err(std::io::Error::from)?;
        text.push(b'\n');
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        kept.1.write_all(&text).map_err(|error| CliError::File {
            path: self.path.clone(),
            reason: error.to_string(),
        })
    }
}

/// The rows of a file, or why it cannot be used.
fn rows(text: &str, made: &Made) -> Result<BTreeMap<u32, LifeRow>, String> {
    let mut lines = (1..).zip(text.lines());
    if let Some((_, first)) = lines.next()
        && serde_json::from_str::<Made>(first).ok().as_ref() != Some(made)
    {
        return Err(format!(
            "expected positions of seed {}{} rolled out with {} trials by {} and nets {}, found {first:?}",
            made.seed,
            if made.jacoby {
                " under the Jacoby rule"
            } else {
                ""
            },
            made.trials,
            made.judge,
            made.nets
        ));
    }
    let mut rows = BTreeMap::new();
    for (number, line) in lines {
        let row: LifeRow = serde_json::from_str(line)
            .map_err(|_| format!("line {number}: expected a position rolled out"))?;
        rows.insert(row.number, row);
    }
    Ok(rows)
}
