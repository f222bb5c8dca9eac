//! Games in progress, each in its own file, which is rewritten whenever something happens.

use std::path::{Path, PathBuf};

use barpoint_engine::table::Table;
use barpoint_wire::{GameEvent, GameRow, KeptGame, NewGame};

use crate::error::{ApiError, ServerError};
use crate::folder::{self, Folder, new_id, now, write_note};
use crate::token::random_seed;

/// Version of the files.
const VERSION: u32 = 1;

/// A game with its file.
pub(crate) struct Game {
    pub(crate) id: String,
    pub(crate) kept: KeptGame,
    pub(crate) table: Table,
}

/// A game that one request at a time uses.
pub(crate) type Shared = folder::Shared<Game>;

/// The games in a folder.
pub(crate) struct Games(Folder<Game>);

impl Game {
    /// Replaces the table by a newer one, on disk first: if it cannot be written, nothing has happened.
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
        write_note(folder, &self.id, serde_json::to_vec(&kept))?;
        (self.kept, self.table) = (kept, table);
        Ok(())
    }
}

impl Games {
    pub(crate) fn new(folder: PathBuf) -> Self {
        Self(Folder::new(folder, "game"))
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Starts a game.
    pub(crate) fn begin(&self, new: NewGame) -> Result<Shared, ApiError> {
        let seed = random_seed()?;
        let setup = new.setup(seed).map_err(ApiError::bad)?;
        let now = now();
        let id = new_id()?;
        let kept = KeptGame {
            version: VERSION,
            setup: NewGame {
                seed: Some(new.seed.unwrap_or(seed)),
                ..new
            },
            events: Vec::new(),
            created: now,
            changed: now,
            revision: 0,
        };
        write_note(self.folder(), &id, serde_json::to_vec(&kept))?;
        let table = Table::new(setup);
        Ok(self.0.add(&id.clone(), Game { id, kept, table }))
    }

    /// The game of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        self.0.get(id, || self.read(id))
    }

    fn read(&self, id: &str) -> Result<Game, ApiError> {
        let kept: KeptGame = self.0.note(id, VERSION, serde_json::from_value)?;
        let unusable = |error: &dyn std::fmt::Display| self.0.unusable(id, error);
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

    /// All readable games, last changed first.
    pub(crate) fn list(&self) -> Vec<GameRow> {
        let mut rows = self.0.rows(
            |id| self.get(id),
            |id, game| GameRow::of(id, &game.kept, &game.table),
        );
        rows.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
        rows
    }

    /// Deletes a game.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        self.0.delete(id).map(drop)
    }
}
