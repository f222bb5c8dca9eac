//! Match files into a library.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_formats::Warning;
use barpoint_rules::BySide;
use barpoint_store::{Imported, Library, Prepared, StoreError};
use rayon::prelude::*;

use super::LibraryError;
use crate::matches::{self, MatchError, MatchName};
use crate::phrase::{Phrase, of_import_error, of_length_error, of_source_error};
use crate::sources::{ArchiveError, Source, SourceError, Unpacking};

/// Files read and written at once: what is lost when the program is killed, and read again.
const BATCH: usize = 64;

/// What became of a file.
#[derive(Debug)]
pub struct ImportedSource {
    /// The file.
    pub path: PathBuf,
    /// Its matches; none in a file that came with a folder, pattern or archive and is no match file.
    pub matches: Result<Vec<ImportedMatch>, ImportFailure>,
}

/// What became of a match in a file.
#[derive(Debug)]
pub struct ImportedMatch {
    /// Which match.
    pub name: MatchName,
    /// The names of its players.
    pub players: BySide<String>,
    /// What became of it.
    pub outcome: Outcome,
    /// What is odd about the file.
    pub warnings: Vec<Warning>,
}

/// What became of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is in the library.
    Stored(Imported),
    /// Nobody moves in it: a position alone.
    NoMoves,
}

/// Why a file could not be added.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ImportFailure {
    /// It cannot be read.
    #[error(transparent)]
    Read(#[from] SourceError),
    /// It holds no match, or a damaged one.
    #[error(transparent)]
    Match(#[from] MatchError),
    /// A match cannot be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ImportFailure {
    /// Why, as a code; `None` where there is none.
    #[must_use]
    pub fn phrase(&self) -> Option<Phrase> {
        match self {
            Self::Match(MatchError::Import { source, .. }) => of_import_error(source),
            Self::Match(MatchError::Length { source, .. }) => Some(of_length_error(*source)),
            Self::Read(error) => Some(of_source_error(error)),
            _ => None,
        }
    }
}

/// A match read and, unless nobody moves in it, ready to be stored.
struct Ready {
    name: MatchName,
    players: BySide<String>,
    /// Taken when it is stored.
    prepared: Option<Prepared>,
    has_moves: bool,
    warnings: Vec<Warning>,
}

/// Adds the matches of files to a library, on all processors of the thread pool this is called in, some files at a time.
/// `usual` is the match equity table of matches that name none. `on_done` is called with the files that are safely stored; when it
/// breaks, the job ends.
///
/// # Errors
/// If the library cannot be written. Files that cannot be read are reported to `on_done`.
pub fn import(
    library: &mut Library,
    sources: &[Source],
    usual: &Met,
    on_done: &mut dyn FnMut(Vec<ImportedSource>) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, LibraryError> {
    let mut store = |prepared: &[Prepared]| Ok(library.import(prepared)?);
    for sources in sources.chunks(BATCH) {
        let read = |source: &Source| {
            let read = source.read().map_err(ImportFailure::from);
            let ready =
                read.and_then(|bytes| ready(source.path(), &bytes, source.is_named(), usual));
            (source.path().to_path_buf(), ready)
        };
        let read = sources.par_iter().map(read).collect();
        if on_done(stored(read, &mut store)?).is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Stores matches in a library, which is held only while they are written.
pub type Store<'a> = dyn FnMut(&[Prepared]) -> Result<Vec<Imported>, LibraryError> + 'a;

/// Adds everything in the bytes of a file of this name, which may be those of a ZIP archive, some files at a time. `is_named` says
/// whether the user meant this very file, which must hold a match then, and not a folder with it. The rest is as in [`import`].
///
/// # Errors
/// If the library cannot be written. What cannot be read is reported to `on_done`.
pub fn import_bytes(
    (path, bytes, is_named): (&Path, &[u8], bool),
    usual: &Met,
    store: &mut Store<'_>,
    on_done: &mut dyn FnMut(Vec<ImportedSource>) -> ControlFlow<()>,
) -> Result<ControlFlow<()>, LibraryError> {
    let failed = |error: ArchiveError| ImportFailure::from(SourceError::from(error));
    let members = match Unpacking::of(path, bytes) {
        Ok(Some(members)) => members,
        Ok(None) => {
            let read = vec![(path.to_path_buf(), ready(path, bytes, is_named, usual))];
            return Ok(on_done(stored(read, store)?));
        }
        Err(error) => {
            let read = vec![(path.to_path_buf(), Err(failed(error)))];
            return Ok(on_done(stored(read, store)?));
        }
    };
    let mut members = members.peekable();
    while members.peek().is_some() {
        let some = members.by_ref().take(BATCH);
        let read = some.map(|(path, bytes)| {
            let ready = bytes
                .map_err(failed)
                .and_then(|bytes| ready(&path, &bytes, false, usual));
            (path, ready)
        });
        if on_done(stored(read.collect(), store)?).is_break() {
            return Ok(ControlFlow::Break(()));
        }
    }
    Ok(ControlFlow::Continue(()))
}

/// Files read, with what they hold.
type Read = Vec<(PathBuf, Result<Vec<Ready>, ImportFailure>)>;

/// Stores what was read.
fn stored(mut read: Read, store: &mut Store<'_>) -> Result<Vec<ImportedSource>, LibraryError> {
    let matches = read.iter_mut().flat_map(|(_, read)| read).flatten();
    let prepared: Vec<Prepared> = matches.filter_map(|one| one.prepared.take()).collect();
    let mut stored = store(&prepared)?.into_iter();
    let mut done = |one: Ready| {
        let stored = if one.has_moves { stored.next() } else { None };
        ImportedMatch {
            name: one.name,
            players: one.players,
            outcome: stored.map_or(Outcome::NoMoves, Outcome::Stored),
            warnings: one.warnings,
        }
    };
    let done = read.into_iter().map(|(path, read)| ImportedSource {
        path,
        matches: read.map(|matches| matches.into_iter().map(&mut done).collect()),
    });
    Ok(done.collect())
}

/// The matches in the bytes of a file, ready to be stored.
fn ready(
    path: &Path,
    bytes: &[u8],
    is_named: bool,
    usual: &Met,
) -> Result<Vec<Ready>, ImportFailure> {
    let found = matches::import_file(path, bytes, is_named)?;
    let ready = found.into_iter().flatten().map(|(name, imported)| {
        let record: &MatchRecord = &imported.record;
        let prepared = Prepared::of(record, usual)?;
        Ok(Ready {
            name,
            players: BySide::from_fn(|side| record.players[side].name.clone()),
            has_moves: prepared.is_some(),
            prepared,
            warnings: imported.warnings,
        })
    });
    ready.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::EngineSettings;
    use crate::library;
    use crate::sources::gather;

    /// The matches that come with the project.
    fn samples() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../../samples")
    }

    fn outcomes(library: &mut Library, named: &[PathBuf]) -> Vec<Result<Vec<Outcome>, String>> {
        let sources = gather(named).unwrap().sources;
        let mut outcomes = Vec::new();
        let usual = EngineSettings::default().met;
        let ended = import(library, &sources, &usual, &mut |done| {
            outcomes.extend(done.into_iter().map(|source| match source.matches {
                Ok(matches) => Ok(matches.iter().map(|one| one.outcome).collect()),
                Err(error) => Err(error.to_string()),
            }));
            ControlFlow::Continue(())
        });
        assert!(ended.unwrap().is_continue());
        outcomes
    }

    #[test]
    fn files_are_added_once_and_a_bad_one_stops_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut library = library::open(&folder.path().join("new/library.sqlite")).unwrap();
        let bad = folder.path().join("bad.mat");
        std::fs::write(&bad, "no match").unwrap();
        let good = samples().join("clara-ivar-7pt.mat");
        let found = outcomes(&mut library, &[bad, good.clone(), good]);
        let [Err(error), Ok(first), Ok(again)] = &found[..] else {
            panic!("{found:?}");
        };
        assert!(error.contains("bad.mat"), "{error}");
        let [Outcome::Stored(Imported::Added(id))] = first[..] else {
            panic!("{first:?}");
        };
        assert_eq!(again[..], [Outcome::Stored(Imported::Known(id))]);
        assert_eq!(library.totals().unwrap().matches, 1);
        let error = library::player(&library, "clar").unwrap_err().to_string();
        assert!(
            error.ends_with("found \"clar\"; did you mean Clara?"),
            "{error}"
        );
    }

    #[test]
    fn what_is_no_match_in_a_folder_is_passed_over() {
        let folder = tempfile::tempdir().unwrap();
        let mut library = library::open(&folder.path().join("library.sqlite")).unwrap();
        let matches = folder.path().join("matches");
        std::fs::create_dir(&matches).unwrap();
        std::fs::write(matches.join("notes.txt"), "Dear diary").unwrap();
        std::fs::write(matches.join("start.txt"), "4HPwATDgc/ABMA\n").unwrap();
        let found = outcomes(&mut library, &[matches]);
        assert_eq!(found, [Ok(Vec::new()), Ok(vec![Outcome::NoMoves])]);
        assert_eq!(library.totals().unwrap().matches, 0);
    }
}
