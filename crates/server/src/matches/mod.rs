//! Matches under review in a folder.

mod analysis;
mod deeper;
mod error_rollouts;
mod files;
mod moves;
mod shown;

use std::path::{Path, PathBuf};

use barpoint_app::matches::review::same_course;
use barpoint_app::matches::{Incoming, MatchNote, Review};
use barpoint_engine::MatchRecord;
use barpoint_store::MovesHash;
use barpoint_wire::{KeptMatch, MatchRow};

use crate::error::ApiError;
use crate::folder::{self, Folder, lock, new_id, now};
use crate::options::Warn;

pub(crate) use analysis::{Analysis, strength_of};
pub(crate) use deeper::{SPELL, look_deeper};
pub(crate) use error_rollouts::Rollouts;
use files::Files;
use moves::ByMoves;

/// A match with its files.
pub(crate) struct Match {
    pub(crate) id: String,
    pub(crate) review: Review<Files>,
}

/// A match that one request at a time uses.
pub(crate) type Shared = folder::Shared<Match>;

/// The matches in a folder.
pub(crate) struct Matches {
    folder: Folder<Match>,
    by_moves: ByMoves,
}

impl Matches {
    pub(crate) fn new(folder: PathBuf, warn: &Warn) -> Self {
        Self {
            folder: Folder::new(folder, "match", warn),
            by_moves: ByMoves::default(),
        }
    }

    /// Reads a file of any known format.
    pub(crate) fn import(&self, bytes: &[u8], name: &str) -> Result<Shared, ApiError> {
        self.add(Incoming::read(bytes)?, name)
    }

    /// Adds a match that was played here.
    pub(crate) fn add_played(&self, record: MatchRecord, name: &str) -> Result<Shared, ApiError> {
        let incoming = Incoming {
            record,
            ..Incoming::default()
        };
        self.add(incoming, name)
    }

    /// Adds a match from one of several files.
    pub(crate) fn add(&self, incoming: Incoming, name: &str) -> Result<Shared, ApiError> {
        let id = new_id()?;
        let review = Review::start(self.files(&id), incoming, name, now())?;
        self.by_moves.added(&id, review.record());
        Ok(self.folder.add(&id.clone(), Match { id, review }))
    }

    /// The folder.
    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// A match in which the same happened as in a record.
    pub(crate) fn find_same(&self, record: &MatchRecord) -> Option<Shared> {
        let lengths = |record: &MatchRecord| -> Vec<usize> {
            let games = record.games.iter();
            games.map(|game| game.entries.len()).collect()
        };
        let wanted = lengths(record);
        let mut all = self.folder.ids().filter_map(|id| self.get(&id).ok());
        all.find(|shared| {
            let found = lock(shared);
            let found = found.review.record();
            lengths(found) == wanted && same_course(found, record)
        })
    }

    /// The matches with these moves, whatever else they hold.
    pub(crate) fn with_moves(&self, moves: &MovesHash) -> Vec<Shared> {
        let ids = self.by_moves.find(moves, || {
            let all = self
                .folder
                .ids()
                .filter_map(|id| Some((self.get(&id).ok()?, id)));
            all.map(|(shared, id)| (id, MovesHash::of(lock(&shared).review.record())))
        });
        ids.iter().filter_map(|id| self.get(id).ok()).collect()
    }

    fn files(&self, id: &str) -> Files {
        Files::new(self.folder.path(), id)
    }

    /// The match of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Shared, ApiError> {
        self.folder.get(id, || self.read(id))
    }

    fn read(&self, id: &str) -> Result<Match, ApiError> {
        let kept: KeptMatch = self
            .folder
            .note(id, MatchNote::VERSION, serde_json::from_value)?;
        Ok(Match {
            id: id.to_owned(),
            review: Review::open(self.files(id), kept.into())?,
        })
    }

    /// All readable matches, last imported first, those of one moment by name.
    pub(crate) fn list(&self) -> Vec<MatchRow> {
        let mut rows = self
            .folder
            .rows(|id| self.get(id), |_, found| Self::row(found));
        rows.sort_by(|a, b| {
            let newer = b.created.cmp(&a.created);
            newer.then_with(|| (&a.name, &a.id).cmp(&(&b.name, &b.id)))
        });
        rows
    }

    /// The row of a match in the list.
    pub(crate) fn row(found: &Match) -> MatchRow {
        let review = &found.review;
        MatchRow::of(&found.id, (review.note(), review.shown()), review.record())
    }

    /// Deletes a match.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        if let Some(known) = self.folder.delete(id)? {
            lock(&known).review.forget();
        }
        Ok(())
    }
}
