//! Games being played, each in a file of its own that is written whenever something happens.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

use barpoint_engine::table::Table;
use barpoint_wire::{GameEvent, GameRow, KeptGame, NewGame};

use crate::error::{ApiError, ServerError};
use crate::files;
use crate::token::{random_hex, random_seed};

/// Version of the files.
const VERSION: u32 = 1;

/// A game with its file.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) kept: KeptGame,
    pub(crate) table: Table,
}

impl Game {
    /// Puts a table that has gone on in the place of the one there is, on disk first: where it cannot be written,
    /// nothing has happened.
    pub(crate) fn go_on(&mut self, table: Table, folder: &Path) -> Result<(), ServerError> {
        let events = table.history();
        let kept = KeptGame {
            events: events
                .map(|(state, done)| GameEvent::of(&state, done))
                .collect(),
            revision: self.kept.revision + 1,
            changed: now(),
            ..self.kept.clone()
        };
        save(folder, &self.id, &kept)?;
        (self.kept, self.table) = (kept, table);
        Ok(())
    }
}

/// A game that only one request at a time looks at.
pub(crate) type Shared = Arc<Mutex<Game>>;

/// The games in a folder; a file is read when its game is first asked for.
pub(crate) struct Games {
    folder: PathBuf,
    open: Mutex<HashMap<String, Shared>>,
}

impl Games {
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

    /// Begins a game.
    pub(crate) fn begin(&self, new: NewGame) -> Result<Shared, ApiError> {
        let seed = random_seed()?;
        let setup = new.setup(seed).map_err(ApiError::bad)?;
        let now = now();
        let game = Game {
            id: random_hex()?[..12].to_owned(),
            kept: KeptGame {
                version: VERSION,
                setup: NewGame {
                    seed: Some(new.seed.unwrap_or(seed)),
                    ..new
                },
                events: Vec::new(),
                created: now,
                changed: now,
                revision: 0,
            },
            table: Table::new(setup),
        };
        save(&self.folder, &game.id, &game.kept)?;
        let id = game.id.clone();
        let shared = Arc::new(Mutex::new(game));
        self.open().insert(id, Arc::clone(&shared));
        Ok(shared)
    }

    /// The game of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        if let Some(shared) = self.open().get(id) {
            return Ok(Arc::clone(shared));
        }
        let game = read(&self.folder, id)?;
        let shared = Arc::new(Mutex::new(game));
        let mut open = self.open();
        Ok(Arc::clone(open.entry(id.to_owned()).or_insert(shared)))
    }

    /// All games that can be read, the last changed first.
    pub(crate) fn list(&self) -> Vec<GameRow> {
        let mut rows: Vec<GameRow> = files::names(&self.folder, ".json")
            .filter_map(|id| {
                let shared = self.get(&id).ok()?;
                let game = lock(&shared);
                Some(GameRow::of(&id, &game.kept, &game.table))
            })
            .collect();
        rows.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
        rows
    }

    /// Forgets a game for good.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        let path = path(&self.folder, id)?;
        self.open().remove(id);
        std::fs::remove_file(path).map_err(|_| ApiError::not_found("game"))
    }
}

/// A game for one request.
pub(crate) fn lock(shared: &Shared) -> MutexGuard<'_, Game> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Seconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

fn path(folder: &Path, id: &str) -> Result<PathBuf, ApiError> {
    files::of_id(folder, id, "json").ok_or_else(|| ApiError::not_found("game"))
}

fn save(folder: &Path, id: &str, kept: &KeptGame) -> Result<(), ServerError> {
    let path = folder.join(format!("{id}.json"));
    let bytes = serde_json::to_vec(kept).map_err(|error| ServerError::Write {
        path: path.clone(),
        source: error.into(),
    })?;
    files::write_whole(&path, &bytes)
}

fn read(folder: &Path, id: &str) -> Result<Game, ApiError> {
    let path = path(folder, id)?;
    let bytes = std::fs::read(&path).map_err(|_| ApiError::not_found("game"))?;
    let unusable = |error: &dyn std::fmt::Display| {
        ApiError::internal(format!("{} cannot be used: {error}", path.display()))
    };
    let kept: KeptGame = serde_json::from_slice(&bytes).map_err(|e| unusable(&e))?;
    if kept.version != VERSION {
        let found = kept.version;
        return Err(unusable(&format!(
            "expected version {VERSION}, found {found}"
        )));
    }
    let setup = kept.setup.setup(0).map_err(|e| unusable(&e))?;
    let log: Option<Vec<_>> = kept.events.iter().map(GameEvent::action).collect();
    let log = log.ok_or_else(|| unusable(&"an event is incomplete"))?;
    let table = Table::resume(setup, &log).map_err(|e| unusable(&e))?;
    Ok(Game {
        id: id.to_owned(),
        kept,
        table,
    })
}
