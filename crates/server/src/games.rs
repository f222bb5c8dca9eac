//! Games in progress, each in its own file, which is rewritten whenever something happens.

use std::path::{Path, PathBuf};

use barpoint_app::games::{Done, Game as Play};
use barpoint_engine::table::{DiceSeed, Table};
use barpoint_wire::{GameEvent, GameRow, KeptGame, NewGame};

use crate::error::{ApiError, ServerError};
use crate::folder::{self, Folder, new_id, now, write_note};
use crate::options::Warn;
use crate::pledges::{Pledges, random_dice};

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
pub(crate) struct Games {
    folder: Folder<Game>,
    pledges: Pledges,
}

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
        GameRow::of(&self.id, &self.play)
    }
}

fn write(folder: &Path, id: &str, setup: &NewGame, play: &Play) -> Result<(), ServerError> {
    let kept = KeptGame::of(VERSION, setup, play);
    write_note(folder, id, serde_json::to_vec(&kept))
}

impl Games {
    pub(crate) fn new(folder: PathBuf, warn: &Warn) -> Self {
        Self {
            folder: Folder::new(folder, "game", warn),
            pledges: Pledges::default(),
        }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Commits itself to the dice of a game that may be begun.
    pub(crate) fn pledge(&self) -> Result<String, ApiError> {
        self.pledges.make()
    }

    /// Starts a game.
    pub(crate) fn begin(&self, new: NewGame) -> Result<Shared, ApiError> {
        // A game that cannot be uses up no dice.
        new.setup(Some(DiceSeed::new([0; 32])))?;
        let secret = match &new.commitment {
            _ if !new.commits() => None,
            None => Some(random_dice()?),
            Some(commitment) => Some(self.pledges.redeem(commitment)?),
        };
        let commitment = secret.as_ref().map(DiceSeed::commitment);
        let play = Play::begin(new.setup(secret)?, now());
        let id = new_id()?;
        let setup = NewGame { commitment, ..new };
        write(self.folder(), &id, &setup, &play)?;
        Ok(self.folder.add(&id.clone(), Game { id, setup, play }))
    }

    /// The game of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        self.folder.get(id, || self.read(id))
    }

    fn read(&self, id: &str) -> Result<Game, ApiError> {
        let kept: KeptGame = self.folder.note(id, VERSION, serde_json::from_value)?;
        let unusable = |error: &dyn std::fmt::Display| self.folder.unusable(id, error);
        let secret = kept.secret.as_deref().map(str::parse).transpose();
        let secret = secret.map_err(|e| unusable(&e))?;
        let setup = kept.setup.setup(secret).map_err(|e| unusable(&e))?;
        let log = kept.actions();
        let log = log.ok_or_else(|| unusable(&"an event is incomplete"))?;
        let play = Play::resume(setup, &log, kept.stamp()).map_err(|e| unusable(&e))?;
        Ok(Game {
            id: id.to_owned(),
            setup: kept.setup,
            play: play.ended_if(kept.ended),
        })
    }

    /// All readable games, last changed first.
    pub(crate) fn list(&self) -> Vec<GameRow> {
        let mut rows = self.folder.rows(|id| self.get(id), |_, game| game.row());
        rows.sort_by(|a, b| (b.changed, &b.id).cmp(&(a.changed, &a.id)));
        rows
    }

    /// Deletes a game.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        self.folder.delete(id).map(drop)
    }
}
