//! Saving analysed matches as SGF, so that nothing is lost by it.

use std::path::{Path, PathBuf};

use barpoint_engine::MatchRecord;
use barpoint_formats::sgf;

use super::{MatchError, convert};
use crate::files;

/// Why analysed matches cannot be saved there.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SaveError {
    /// Several matches in one file.
    #[error("expected an existing folder, because there are several matches, found {0}")]
    NoFolder(PathBuf),
    /// No place for the file.
    #[error("{0} is in no existing folder")]
    Nowhere(PathBuf),
    /// A match file that is read.
    #[error("this would overwrite the match file {0}")]
    Input(PathBuf),
    /// Two matches.
    #[error("this would write two matches to {0}")]
    Twice(PathBuf),
}

/// Where analysed matches are saved.
#[derive(Clone, Debug)]
pub struct Saving {
    to: PathBuf,
}

/// Where a match was saved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Saved {
    /// In the file meant for it.
    Whole(PathBuf),
    /// Beside that file, which is unchanged, because the analysis is not complete.
    InPart(PathBuf),
}

impl Saving {
    /// Saving in a file, or in a folder under the names of the match files. Anything that would lose data is refused before
    /// any work is done.
    ///
    /// # Errors
    /// If a match would overwrite one of those read, or two would be written to one file, or there is no such folder.
    pub fn new(to: &Path, inputs: &[PathBuf]) -> Result<Self, SaveError> {
        if inputs.len() > 1 && !to.is_dir() {
            return Err(SaveError::NoFolder(to.to_path_buf()));
        }
        let saving = Self {
            to: to.to_path_buf(),
        };
        let real: Vec<PathBuf> = inputs.iter().flat_map(std::fs::canonicalize).collect();
        let mut targets = Vec::new();
        for input in inputs {
            let target = saving.target(input);
            let folder = target.parent();
            let mut folder = folder.filter(|folder| !folder.as_os_str().is_empty());
            if folder.take_if(|folder| !folder.is_dir()).is_some() {
                return Err(SaveError::Nowhere(target));
            }
            for written in [&target, &in_part(&target)] {
                if std::fs::canonicalize(written).is_ok_and(|found| real.contains(&found)) {
                    return Err(SaveError::Input(written.clone()));
                }
            }
            if targets.contains(&target) {
                return Err(SaveError::Twice(target));
            }
            targets.push(target);
        }
        Ok(saving)
    }

    /// Checks that the match of a file can be saved, before the work on it.
    ///
    /// # Errors
    /// If it cannot.
    pub fn check(&self, input: &Path) -> Result<(), MatchError> {
        Ok(files::check_writable(&self.target(input))?)
    }

    /// The file for a match: the one named, or in the folder named one under the name of the match file.
    fn target(&self, input: &Path) -> PathBuf {
        if !self.to.is_dir() {
            return self.to.clone();
        }
        // Only the last ending is removed: `cup.01.mat` and `cup.02.mat` are two matches.
        let mut name = input.file_stem().unwrap_or_default().to_owned();
        name.push(".sgf");
        self.to.join(name)
    }

    /// Saves the match of a file. An analysis that is not complete never replaces a file that may hold a complete one.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn save(
        &self,
        record: &MatchRecord,
        input: &Path,
        is_complete: bool,
    ) -> Result<Saved, MatchError> {
        let target = self.target(input);
        let saved = if is_complete {
            Saved::Whole(target)
        } else {
            Saved::InPart(in_part(&target))
        };
        let (Saved::Whole(path) | Saved::InPart(path)) = &saved;
        convert::write(record, path, &sgf::Sgf)?;
        Ok(saved)
    }
}

/// The file beside another for an analysis that is not complete: `m.part.sgf` for `m.sgf`.
fn in_part(target: &Path) -> PathBuf {
    let is_file = !target.exists() || target.is_file();
    if !is_file {
        // A device or pipe holds nothing that could be lost.
        return target.to_path_buf();
    }
    let mut name = target.file_stem().unwrap_or_default().to_owned();
    name.push(".part.sgf");
    target.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use barpoint_record::GameRecord;

    use super::*;

    fn record() -> MatchRecord {
        MatchRecord {
            games: vec![GameRecord::default()],
            ..MatchRecord::default()
        }
    }

    #[test]
    fn an_analysis_in_part_leaves_the_file_alone() {
        let folder = tempfile::tempdir().unwrap();
        let [input, target] = ["m.mat", "out.sgf"].map(|name| folder.path().join(name));
        std::fs::write(&target, "complete").unwrap();
        let saving = Saving::new(&target, std::slice::from_ref(&input)).unwrap();
        let beside = folder.path().join("out.part.sgf");
        let saved = saving.save(&record(), &input, false).unwrap();
        assert_eq!(saved, Saved::InPart(beside.clone()));
        assert_eq!(std::fs::read(&target).unwrap(), b"complete");
        assert!(std::fs::read(beside).unwrap().starts_with(b"(;FF[4]"));
        let saved = saving.save(&record(), &input, true).unwrap();
        assert_eq!(saved, Saved::Whole(target.clone()));
        assert!(std::fs::read(target).unwrap().starts_with(b"(;FF[4]"));
    }

    #[test]
    fn nothing_read_is_overwritten_by_either_file() {
        let folder = tempfile::tempdir().unwrap();
        let input = folder.path().join("out.part.sgf");
        std::fs::write(&input, "").unwrap();
        let error =
            Saving::new(&folder.path().join("out.sgf"), std::slice::from_ref(&input)).unwrap_err();
        assert_eq!(error, SaveError::Input(input));
    }
}
