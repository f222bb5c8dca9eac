//! Where what is made of matches is written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::MatchName;
use crate::files::{self, FileError};
use crate::sources::Source;

/// Why matches cannot be written there.
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

/// The files that a call reads: none that it writes may replace one of them.
#[derive(Clone, Debug)]
pub struct Inputs {
    /// Without links on the way.
    real: BTreeSet<PathBuf>,
}

impl Inputs {
    /// The files of these sources.
    #[must_use]
    pub fn of(sources: &[Source]) -> Self {
        let real = sources
            .iter()
            .flat_map(|source| std::fs::canonicalize(source.path()));
        Self {
            real: real.collect(),
        }
    }

    /// Refuses to write over one of them.
    ///
    /// # Errors
    /// If the target is one.
    pub fn check_apart(&self, target: &Path) -> Result<(), SaveError> {
        let found = std::fs::canonicalize(target);
        if found.is_ok_and(|found| self.real.contains(&found)) {
            return Err(SaveError::Input(target.to_path_buf()));
        }
        Ok(())
    }
}

/// The files made of matches: one named, or in a folder named some under the names of the sources.
#[derive(Clone, Debug)]
pub struct Targets {
    /// The file for the first match of each source, by the path of the source.
    first: BTreeMap<PathBuf, PathBuf>,
    inputs: Inputs,
    in_folder: bool,
}

impl Targets {
    /// Files at `to`, or in it if it is a folder, with this ending. What would lose something is refused before any work is done.
    ///
    /// # Errors
    /// If a file that is read would be overwritten, two matches would be written to one file, or there is no such folder.
    pub fn new(to: &Path, sources: &[Source], ending: &str) -> Result<Self, SaveError> {
        if sources.len() > 1 && !to.is_dir() {
            return Err(SaveError::NoFolder(to.to_path_buf()));
        }
        let in_folder = to.is_dir();
        let inputs = Inputs::of(sources);
        let mut first = BTreeMap::new();
        let mut taken = BTreeSet::new();
        for (source, target) in sources.iter().zip(targets_of(to, sources, ending)) {
            let folder = target
                .parent()
                .filter(|folder| !folder.as_os_str().is_empty());
            if !in_folder && folder.is_some_and(|folder| !folder.is_dir()) {
                return Err(SaveError::Nowhere(target));
            }
            inputs.check_apart(&target)?;
            if !taken.insert(target.clone()) {
                return Err(SaveError::Twice(target));
            }
            first.insert(source.path().to_path_buf(), target);
        }
        Ok(Self {
            first,
            inputs,
            in_folder,
        })
    }

    /// The file for a match: the first of its source has the name of the source, those behind it a number.
    ///
    /// # Errors
    /// If a file that is read has the numbered name, or another match is written there.
    pub fn of(&self, name: &MatchName) -> Result<PathBuf, SaveError> {
        let target = self.first.get(&name.path).unwrap_or(&name.path);
        if name.number == 1 {
            return Ok(target.clone());
        }
        let mut file = target.file_stem().unwrap_or_default().to_owned();
        file.push(format!("-{}", name.number));
        if let Some(ending) = target.extension() {
            file.push(".");
            file.push(ending);
        }
        let numbered = target.with_file_name(file);
        self.inputs.check_apart(&numbered)?;
        if self.first.values().any(|first| *first == numbered) {
            return Err(SaveError::Twice(numbered));
        }
        Ok(numbered)
    }

    /// The files that are read.
    #[must_use]
    pub const fn inputs(&self) -> &Inputs {
        &self.inputs
    }

    /// All files for first matches.
    pub(super) fn firsts(&self) -> impl Iterator<Item = &Path> {
        self.first.values().map(PathBuf::as_path)
    }

    /// Makes the folder of a file, where a folder was named to hold them all.
    ///
    /// # Errors
    /// If that cannot be.
    pub fn make_folder(&self, target: &Path) -> Result<(), FileError> {
        match target.parent().filter(|_| self.in_folder) {
            Some(folder) => files::make_folder(folder),
            None => Ok(()),
        }
    }
}

/// The file for the first match of each source: the one named, or in the folder named one under the name of the source, in the
/// folders below which it was found.
fn targets_of(to: &Path, sources: &[Source], ending: &str) -> Vec<PathBuf> {
    if !to.is_dir() {
        return vec![to.to_path_buf(); sources.len()];
    }
    // Only the last ending goes: `cup.01.mat` and `cup.02.mat` are two matches.
    let short = |source: &Source| source.below().with_extension("");
    let mut count = BTreeMap::new();
    for source in sources {
        *count.entry(short(source)).or_insert(0) += 1;
    }
    let target = |source: &Source| {
        let short = short(source);
        // `a.mat` and `a.xg` are two matches, too.
        let is_alone = count.get(&short) == Some(&1);
        let mut name = if is_alone {
            short
        } else {
            source.below().to_path_buf()
        }
        .into_os_string();
        name.push(format!(".{ending}"));
        to.join(name)
    };
    sources.iter().map(target).collect()
}
