//! Matches under review: the moves as an SGF file, each analysis as another, a note beside them.
//!
//! Files are written whole, in an order that loses nothing if the program is killed between two of them.

mod analysis;
mod layers;
mod records;
mod shown;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use barpoint_app::matches::review::{forget_analysis, replace_analysis};
use barpoint_app::matches::{DetachedLayers, check_length, detach_layers, missing_met, recount};
use barpoint_engine::{EntryIndex, MatchRecord};
use barpoint_wire::{EntryEdit, EntryEditError, HandMark, KeptMatch, MatchRow};

use crate::error::{ApiError, ServerError};
use crate::folder::{self, Folder, lock, new_id, now, write_note};

pub(crate) use analysis::Analysis;
pub(crate) use records::export;
use records::{read_record, write_record};

/// Version of the notes. Those of version 1 have the only analysis in the file of the match itself.
const VERSION: u32 = 2;
/// Longest file name that is stored.
const LONGEST_NAME: usize = 200;

/// A match with its files.
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) kept: KeptMatch,
    /// As shown: the current analysis, the comments, the marks set by hand.
    pub(crate) record: MatchRecord,
    folder: PathBuf,
    /// Without analysis, but with the comments.
    base: MatchRecord,
    /// The analyses read or made so far, by file.
    loaded: BTreeMap<u32, MatchRecord>,
    /// The file of the analysis that a job last worked on.
    worked_on: Option<u32>,
    /// Whether it was deleted: nothing is written any more.
    forgotten: bool,
}

/// A match that one request at a time uses.
pub(crate) type Shared = folder::Shared<Match>;

/// The matches in a folder.
pub(crate) struct Matches(Folder<Match>);

impl Match {
    fn of(folder: &Path, id: String, kept: KeptMatch, mut record: MatchRecord) -> Self {
        let shown = record.clone();
        forget_analysis(&mut record);
        Self {
            id,
            kept,
            record: shown,
            folder: folder.to_path_buf(),
            base: record,
            loaded: BTreeMap::new(),
            worked_on: None,
            forgotten: false,
        }
    }

    /// Writes the files of a newly imported match.
    fn write_new(&self) -> Result<(), ServerError> {
        self.write_base(&self.base)?;
        self.write_layers()?;
        self.write_note(&self.kept)
    }

    /// Converts files of version 1 to the current form. Their analysis leaves the match's own file last.
    fn settle(&mut self) -> Result<(), ServerError> {
        if self.kept.version == VERSION {
            return Ok(());
        }
        self.write_layers()?;
        let mut kept = self.kept.clone();
        kept.version = VERSION;
        self.write_note(&kept)?;
        self.kept = kept;
        self.write_base(&self.base)
    }

    fn write_note(&self, kept: &KeptMatch) -> Result<(), ServerError> {
        write_note(&self.folder, &self.id, serde_json::to_vec(kept))
    }

    fn write_base(&self, base: &MatchRecord) -> Result<(), ServerError> {
        write_record(&self.folder.join(format!("{}.sgf", self.id)), base)
    }

    /// Changes the note, on disk first.
    fn change(&mut self, change: impl FnOnce(&mut KeptMatch)) -> Result<(), ApiError> {
        if self.forgotten {
            return Err(missing());
        }
        self.settle()?;
        let mut kept = self.kept.clone();
        change(&mut kept);
        self.write_note(&kept)?;
        self.kept = kept;
        self.compose()
    }

    /// Changes a comment or marks; if that cannot be written, nothing has changed.
    pub(crate) fn edit(&mut self, at: EntryIndex, edit: &EntryEdit) -> Result<(), ApiError> {
        let (mut base, mut marks) = (self.base.clone(), self.kept.marks.clone());
        edit.apply(&mut base, &mut marks, at)
            .map_err(|error| match error {
                EntryEditError::Place => ApiError::not_found("entry"),
                error => ApiError::bad(error),
            })?;
        if self.forgotten {
            return Err(missing());
        }
        if base != self.base {
            self.settle()?;
            self.write_base(&base)?;
            self.base = base;
        }
        self.change(|kept| kept.marks = marks)
    }

    /// Assembles the current record.
    fn compose(&mut self) -> Result<(), ApiError> {
        let mut record = self.base.clone();
        if let Some(file) = self.current().map(|layer| layer.file) {
            replace_analysis(&mut record, self.layer(file)?);
        }
        if !self.kept.marks.is_empty() {
            HandMark::put(&self.kept.marks, &mut record);
            recount(&mut record);
        }
        self.record = record;
        Ok(())
    }
}

impl Matches {
    pub(crate) fn new(folder: PathBuf) -> Self {
        Self(Folder::new(folder, "match"))
    }

    /// Reads a file of any known format.
    pub(crate) fn import(&self, bytes: &[u8], name: &str) -> Result<Shared, ApiError> {
        let imported = barpoint_formats::import(bytes)?;
        check_length(&imported.record).map_err(ApiError::bad)?;
        let warnings = imported.warnings.iter().map(ToString::to_string);
        let mut record = imported.record;
        let layers = detach_layers(&mut record);
        let warnings = warnings.chain(missing_met(&record));
        let warnings = warnings.collect();
        self.add_with(record, name, warnings, layers)
    }

    /// Adds a match.
    pub(crate) fn add(
        &self,
        record: MatchRecord,
        name: &str,
        warnings: Vec<String>,
    ) -> Result<Shared, ApiError> {
        self.add_with(record, name, warnings, DetachedLayers::default())
    }

    /// Adds a match with the further analyses in its file.
    fn add_with(
        &self,
        record: MatchRecord,
        name: &str,
        warnings: Vec<String>,
        layers: DetachedLayers,
    ) -> Result<Shared, ApiError> {
        let id = new_id()?;
        let name = name.chars().take(LONGEST_NAME).collect();
        let kept = KeptMatch::new(VERSION, name, warnings, now());
        let mut added = Match::of(self.0.path(), id.clone(), kept, record);
        let note = layers.note.as_deref();
        let begun = note.is_some_and(|note| added.begin_with_saved(note, layers.records));
        if !begun {
            added.begin_with_analysis(None);
            if note.is_some() {
                let warning = "the other analyses in the file cannot be read";
                added.kept.warnings.push(warning.to_owned());
            }
        }
        added.write_new()?;
        Ok(self.0.add(&id, added))
    }

    /// The match of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        self.0.get(id, || self.read(id))
    }

    fn read(&self, id: &str) -> Result<Match, ApiError> {
        let kept: KeptMatch = self.0.note(id, VERSION, serde_json::from_value)?;
        let record = read_record(&self.0.path().join(format!("{id}.sgf")))?;
        let mut found = Match::of(self.0.path(), id.to_owned(), kept, record);
        if found.kept.version == 1 {
            let level = found.kept.level.take();
            found.begin_with_analysis(level);
        }
        found.compose()?;
        Ok(found)
    }

    /// All readable matches, last imported first.
    pub(crate) fn list(&self) -> Vec<MatchRow> {
        let mut rows = self.0.rows(
            |id| self.get(id),
            |id, found| MatchRow::of(id, &found.kept, &found.record),
        );
        rows.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
        rows
    }

    /// Deletes a match.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        if let Some(known) = self.0.delete(id)? {
            lock(&known).forgotten = true;
        }
        Ok(())
    }
}

fn missing() -> ApiError {
    ApiError::not_found("match")
}
