//! Games in progress, each in its own file, which is rewritten whenever something happens.

use std::path::{Path, PathBuf};

use barpoint_app::games::{Done, Game as Play};
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
    pub(crate) setup: NewGame,
    pub(crate) play: Play,
}

/// A game that one request at a time uses.
pub(crate) type Shared = folder::Shared<Game>;

/// The games in a folder.
pub(crate) struct Games(Folder<Game>);

impl Game {
    pub(crate) const fn table(&self) -> &Table {
        self.play.table()
    }

    /// Takes over an action, on disk first: if it cannot be written, nothing has changed.
    pub(crate) fn take_over(
        &mut self,
        done: Done,
        folder: &Path,
    ) -> Result<Option<GameEvent>, ServerError> {
        write(folder, &self.id, &self.setup, &done.game)?;
        self.play = done.game;
        let event = done
            .event
            .map(|(before, action)| GameEvent::of(&before, action));
        Ok(event)
    }

    pub(crate) fn row(&self) -> GameRow {
        GameRow::of(&self.id, self.play.stamp(), self.table())
    }
}

fn write(folder: &Path, id: &str, setup: &NewGame, play: &Play) -> Result<(), ServerError> {
    let kept = KeptGame::of(VERSION, setup, play.table(), play.stamp());
    write_note(folder, id, serde_json::to_vec(&kept))
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
        let play = Play::begin(new.setup(seed).map_err(ApiError::bad)?, now());
        let id = new_id()?;
        let setup = NewGame {
            seed: Some(new.seed.unwrap_or(seed)),
            ..new
        };
        write(self.folder(), &id, &setup, &play)?;
        Ok(self.0.add(&id.clone(), Game { id, setup, play }))
    }

    /// The game of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        self.0.get(id, || self.read(id))
    }

    fn read(&self, id: &str) -> Result<Game, ApiError> {
        let kept: KeptGame = self.0.note(id, VERSION, serde_json::from_value)?;
        let unusable = |error: &dyn std::fmt::Display| self.0.unusable(id, error);
        let setup = kept.setup.setup(0).map_err(|e| unusable(&e))?;
        let log = kept.actions();
        let log = log.ok_or_else(|| unusable(&"an event is incomplete"))?;
        let play = Play::resume(setup, &log, kept.stamp()).map_err(|e| unusable(&e))?;
        Ok(Game {
            id: id.to_owned(),
            setup: kept.setup,
            play,
        })
    }

    /// All readable games, last changed first.
    pub(crate) fn list(&self) -> Vec<GameRow> {
        let mut rows = self.0.rows(|id| self.get(id), |_, game| game.row());
        rows.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
        rows
    }

    /// Deletes a game.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        self.0.delete(id).map(drop)
    }
}
