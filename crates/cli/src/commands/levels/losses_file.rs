//! What levels have lost on rolled-out decisions so far, saved in a file so that a measurement can resume after a kill.

use std::fmt::Write as _;
use std::path::Path;

use barpoint_lab::judge::Record;
use barpoint_wire::SettingsInfo;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::kept_lines::KeptLines;
use crate::error::CliError;

/// What must match for losses to count together: the first line of the file.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    /// The fingerprint of the search.
    search: String,
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
    lines: KeptLines,
    /// For each level and decision.
    known: Vec<Vec<Option<Vec<f64>>>>,
}

impl LossesFile {
    /// Opens or creates the file beside `save` and reads its losses.
    pub(super) fn open(
        save: &Path,
        search: &str,
        records: &[Record],
        levels: Vec<(String, SettingsInfo)>,
    ) -> Result<Self, CliError> {
        let mut known = vec![vec![None; records.len()]; levels.len()];
        let header = Header {
            search: search.to_owned(),
            decisions: hash(records),
            levels,
        };
        let expected =
            "losses of the same measurement, found other nets, rules, levels or decisions";
        let fits = |line: &LossLine| line.level < known.len() && line.decision < records.len();
        let (lines, found) = KeptLines::open(save, (&header, expected), fits)?;
        for LossLine {
            level,
            decision,
            lost,
        } in found
        {
            known[level][decision] = Some(lost);
        }
        Ok(Self { lines, known })
    }

    /// What a level has lost on each decision; `None` where it has not decided yet.
    pub(super) fn known(&self, level: usize) -> &[Option<Vec<f64>>] {
        &self.known[level]
    }

    /// Adds what a level loses on a decision.
    pub(super) fn add(&self, level: usize, decision: usize, lost: &[f64]) -> Result<(), CliError> {
        self.lines.add(&LossLine {
            level,
            decision,
            lost: lost.to_vec(),
        })
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

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

    use barpoint_engine::Strength;
    use barpoint_lab::judge::parse;

    use super::super::kept_lines::path_beside;
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
        let open = |hold| LossesFile::open(&save, "search", &record(hold), levels());
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
