//! Matches under review, each kept as an SGF file with a note beside it.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use barpoint_engine::review::{adopt, forget_analysis, open_decisions, progress};
use barpoint_engine::{Engine, EntryIndex, MatchRecord, Strength};
use barpoint_wire::{KeptMatch, MatchRow};

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::games::now;
use crate::jobs::Work;
use crate::token::random_hex;

/// Version of the notes.
const VERSION: u32 = 1;
/// Longest name of a file that is remembered.
const LONGEST_NAME: usize = 200;

/// A match with its files.
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) kept: KeptMatch,
    pub(crate) record: MatchRecord,
}

/// A match that only one request at a time looks at.
pub(crate) type Shared = Arc<Mutex<Match>>;

/// The matches in a folder.
pub(crate) struct Matches {
    folder: PathBuf,
    open: Mutex<HashMap<String, Shared>>,
}

impl Match {
    /// Writes record and note.
    pub(crate) fn save(&self, folder: &Path) -> Result<(), ServerError> {
        let failed = |path: &Path, message: String| ServerError::Write {
            path: path.to_path_buf(),
            source: std::io::Error::other(message),
        };
        let path = folder.join(format!("{}.sgf", self.id));
        let bytes = export(&self.record, "sgf").map_err(|error| failed(&path, error))?;
        files::write_whole(&path, &bytes)?;
        let path = folder.join(format!("{}.json", self.id));
        let note = serde_json::to_vec(&self.kept).map_err(|e| failed(&path, e.to_string()))?;
        files::write_whole(&path, &note)
    }
}

/// A record in a format.
pub(crate) fn export(record: &MatchRecord, format: &str) -> Result<Vec<u8>, String> {
    let format = barpoint_formats::by_name(format)
        .ok_or_else(|| format!("there is no format called {format:?}"))?;
    format.export(record).map_err(|error| error.to_string())
}

impl Matches {
    pub(crate) fn new(folder: PathBuf) -> Self {
        Self {
            folder,
            open: Mutex::new(HashMap::new()),
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        &self.folder
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
        let added = Match {
            id: random_hex()?[..12].to_owned(),
            kept: KeptMatch {
                version: VERSION,
                name: name.chars().take(LONGEST_NAME).collect(),
                warnings,
                created: now(),
                level: None,
            },
            record,
        };
        added.save(&self.folder)?;
        let id = added.id.clone();
        let shared = Arc::new(Mutex::new(added));
        self.open().insert(id, Arc::clone(&shared));
        Ok(shared)
    }

    /// The match of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        if let Some(shared) = self.open().get(id) {
            return Ok(Arc::clone(shared));
        }
        let shared = Arc::new(Mutex::new(read(&self.folder, id)?));
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
        self.open().remove(id);
        std::fs::remove_file(&note).map_err(|_| missing())?;
        // Without its note the record is not found any more; that it stays would only waste room.
        let _ = std::fs::remove_file(note.with_extension("sgf"));
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

fn read(folder: &Path, id: &str) -> Result<Match, ApiError> {
    let note = files::of_id(folder, id, "json").ok_or_else(missing)?;
    let text = std::fs::read(&note).map_err(|_| missing())?;
    let unusable = |error: &dyn std::fmt::Display| {
        ApiError::internal(format!("{} cannot be used: {error}", note.display()))
    };
    let kept: KeptMatch = serde_json::from_slice(&text).map_err(|e| unusable(&e))?;
    if kept.version != VERSION {
        let found = kept.version;
        return Err(unusable(&format!(
            "expected version {VERSION}, found {found}"
        )));
    }
    let bytes = std::fs::read(note.with_extension("sgf")).map_err(|e| unusable(&e))?;
    let imported = barpoint_formats::import(&bytes).map_err(|e| unusable(&e))?;
    Ok(Match {
        id: id.to_owned(),
        kept,
        record: imported.record,
    })
}

/// The analysis of a match.
pub(crate) struct Analysis {
    shared: Shared,
    folder: PathBuf,
    engine: Arc<Engine>,
    strength: Strength,
    first: EntryIndex,
    threads: usize,
    done: usize,
    total: usize,
    saved: Instant,
}

impl Analysis {
    /// Decisions of one part for each thread.
    const PART: usize = 4;
    /// Time between two writes.
    const EVERY: Duration = Duration::from_secs(3);

    /// Of a match at a level, from the entry looked at on. What was analysed at another level is forgotten.
    pub(crate) fn new(
        shared: Shared,
        folder: &Path,
        engine: Arc<Engine>,
        (level, strength): (&str, Strength),
        first: EntryIndex,
        threads: usize,
    ) -> Self {
        let state = {
            let mut found = lock(&shared);
            if found.kept.level.as_deref() != Some(level) {
                forget_analysis(&mut found.record);
                found.kept.level = Some(level.to_owned());
            }
            progress(&found.record)
        };
        Self {
            shared,
            folder: folder.to_path_buf(),
            engine,
            strength,
            first,
            threads,
            done: state.done,
            total: state.total,
            saved: Instant::now(),
        }
    }
}

impl Work for Analysis {
    fn progress(&self) -> (usize, usize) {
        (self.done, self.total)
    }

    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, String> {
        let mut copy = lock(&self.shared).record.clone();
        let mut places = open_decisions(&copy, self.first);
        let more = places.len() > Self::PART * self.threads;
        places.truncate(Self::PART * self.threads);
        let done = self.engine.analyse_some(
            &mut copy,
            &places,
            &self.strength,
            self.threads,
            &mut |_| {
                if go_on() {
                    std::ops::ControlFlow::Continue(())
                } else {
                    std::ops::ControlFlow::Break(())
                }
            },
        );
        {
            let mut found = lock(&self.shared);
            adopt(&mut found.record, &copy, &places);
            self.done = progress(&found.record).done;
        }
        if self.saved.elapsed() > Self::EVERY {
            self.keep()?;
        }
        Ok(more && done.done == places.len())
    }

    fn keep(&mut self) -> Result<(), String> {
        self.saved = Instant::now();
        let saved = lock(&self.shared).save(&self.folder);
        saved.map_err(|error| error.to_string())
    }
}
