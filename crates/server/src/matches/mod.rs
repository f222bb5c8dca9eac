//! Matches under review: what was played as an SGF file, each analysis as another, a note beside them.
//!
//! Files are written whole and in an order that loses nothing when the program is killed between two of them.

mod analysis;
mod layers;

use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use barpoint_engine::review::forget_analysis;
use barpoint_engine::{EntryIndex, MatchRecord};
use barpoint_wire::{EntryEdit, EntryEditError, HandMark, KeptMatch, MatchRow};

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::games::now;
use crate::token::random_hex;

pub(crate) use analysis::Analysis;

/// Version of the notes. Those of version 1 have the only analysis in the file of the match itself.
const VERSION: u32 = 2;
/// Longest name of a file that is remembered.
const LONGEST_NAME: usize = 200;

/// A match with its files.
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) kept: KeptMatch,
    /// As it is shown: the current analysis, the comments, the marks set by hand.
    pub(crate) record: MatchRecord,
    folder: PathBuf,
    /// Without analysis, with the comments.
    base: MatchRecord,
    /// The analyses that have been read or made, by their files.
    loaded: BTreeMap<u32, MatchRecord>,
    /// The file of the analysis that a job last worked on.
    worked_on: Option<u32>,
    /// Whether it was forgotten: nothing is written any more.
    forgotten: bool,
}

/// A match that only one request at a time looks at.
pub(crate) type Shared = Arc<Mutex<Match>>;

/// The matches in a folder.
pub(crate) struct Matches {
    folder: PathBuf,
    open: Mutex<HashMap<String, Shared>>,
}

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

    /// Of its files.
    fn open(folder: &Path, id: &str) -> Result<Self, ApiError> {
        let note = files::of_id(folder, id, "json").ok_or_else(missing)?;
        let text = std::fs::read(&note).map_err(|_| missing())?;
        let kept: KeptMatch = serde_json::from_slice(&text).map_err(|e| unusable(&note, &e))?;
        if !(1..=VERSION).contains(&kept.version) {
            let found = kept.version;
            let error = format!("expected version 1 to {VERSION}, found {found}");
            return Err(unusable(&note, &error));
        }
        let record = read_record(&note.with_extension("sgf"))?;
        let mut found = Self::of(folder, id.to_owned(), kept, record);
        if found.kept.version == 1 {
            let level = found.kept.level.take();
            found.begin_with_analysis(level);
        }
        found.compose()?;
        Ok(found)
    }

    /// Writes the files of a match that just came.
    fn write_new(&self) -> Result<(), ServerError> {
        self.write_base(&self.base)?;
        self.write_layers()?;
        self.write_note(&self.kept)
    }

    /// Brings files of version 1 into the present form. Their analysis leaves the match's own file last.
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
        let path = self.folder.join(format!("{}.json", self.id));
        let note = serde_json::to_vec(kept).map_err(|error| ServerError::Write {
            path: path.clone(),
            source: error.into(),
        })?;
        files::write_whole(&path, &note)
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

    /// Changes a comment or marks; where that cannot be written, nothing has changed.
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

    /// Puts together what is shown.
    fn compose(&mut self) -> Result<(), ApiError> {
        let mut record = self.base.clone();
        if let Some(file) = self.current().map(|layer| layer.file) {
            barpoint_engine::review::lay_over(&mut record, self.layer(file)?);
        }
        HandMark::put(&self.kept.marks, &mut record);
        self.record = record;
        Ok(())
    }
}

/// A record in a format.
pub(crate) fn export(record: &MatchRecord, format: &str) -> Result<Vec<u8>, String> {
    let format = barpoint_formats::by_name(format)
        .ok_or_else(|| format!("there is no format called {format:?}"))?;
    format.export(record).map_err(|error| error.to_string())
}

fn write_record(path: &Path, record: &MatchRecord) -> Result<(), ServerError> {
    let bytes = export(record, "sgf").map_err(|error| ServerError::Write {
        path: path.to_path_buf(),
        source: std::io::Error::other(error),
    })?;
    files::write_whole(path, &bytes)
}

fn read_record(path: &Path) -> Result<MatchRecord, ApiError> {
    let bytes = std::fs::read(path).map_err(|e| unusable(path, &e))?;
    let imported = barpoint_formats::import(&bytes).map_err(|e| unusable(path, &e))?;
    Ok(imported.record)
}

fn unusable(path: &Path, error: &dyn std::fmt::Display) -> ApiError {
    ApiError::internal(format!("{} cannot be used: {error}", path.display()))
}

impl Matches {
    pub(crate) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            open: Mutex::new(HashMap::new()),
        }
    }

    fn open(&self) -> MutexGuard<'_, HashMap<String, Shared>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads a file of any known format.
    pub(crate) fn import(&self, bytes: &[u8], name: &str) -> Result<Shared, ApiError> {
        let imported = barpoint_formats::import(bytes).map_err(ApiError::bad)?;
        let longest = barpoint_engine::position::MAX_LENGTH;
        if imported.record.length > longest {
            let found = imported.record.length;
            return Err(ApiError::bad(format!(
                "expected a match to at most {longest} points, found {found}"
            )));
        }
        let warnings = imported.warnings.iter().map(ToString::to_string);
        self.add(imported.record, name, warnings.collect())
    }

    /// Adds a match.
    pub(crate) fn add(
        &self,
        record: MatchRecord,
        name: &str,
        warnings: Vec<String>,
    ) -> Result<Shared, ApiError> {
        let id = random_hex()?[..12].to_owned();
        let name = name.chars().take(LONGEST_NAME).collect();
        let kept = KeptMatch::new(VERSION, name, warnings, now());
        let mut added = Match::of(&self.folder, id.clone(), kept, record);
        added.begin_with_analysis(None);
        added.write_new()?;
        let shared = Arc::new(Mutex::new(added));
        self.open().insert(id, Arc::clone(&shared));
        Ok(shared)
    }

    /// The match of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        if let Some(shared) = self.open().get(id) {
            return Ok(Arc::clone(shared));
        }
        let shared = Arc::new(Mutex::new(Match::open(&self.folder, id)?));
        let mut open = self.open();
        Ok(Arc::clone(open.entry(id.to_owned()).or_insert(shared)))
    }

    /// All matches that can be read, the last that came first.
    pub(crate) fn list(&self) -> Vec<MatchRow> {
        let mut rows: Vec<MatchRow> = files::names(&self.folder, ".json")
            .filter_map(|id| {
                let shared = self.get(&id).ok()?;
                let found = lock(&shared);
                Some(MatchRow::of(&id, &found.kept, &found.record))
            })
            .collect();
        rows.sort_by(|a, b| (b.created, &b.id).cmp(&(a.created, &a.id)));
        rows
    }

    /// Forgets a match for good.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        let note = files::of_id(&self.folder, id, "json").ok_or_else(missing)?;
        let open = self.open().remove(id);
        std::fs::remove_file(&note).map_err(|_| missing())?;
        if let Some(shared) = open {
            lock(&shared).forgotten = true;
        }
        // Without the note nobody finds the records any more; that they stay would only waste room.
        let _ = std::fs::remove_file(note.with_extension("sgf"));
        let layers = files::names(&self.folder, ".sgf");
        for name in layers.filter(|name| name.starts_with(&format!("{id}-"))) {
            let _ = std::fs::remove_file(self.folder.join(format!("{name}.sgf")));
        }
        Ok(())
    }
}

fn missing() -> ApiError {
    ApiError::not_found("match")
}

/// A match for one request.
pub(crate) fn lock(shared: &Shared) -> MutexGuard<'_, Match> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
