//! What a library in a file and one on a server have in common.

use barpoint_record::MatchRecord;
use barpoint_rules::Side;

use crate::{
    Imported, Library, MatchId, PlayerId, Prepared, Selected, StoreError, Totals, players, tables,
};

/// A library, wherever it is: its matches and who played them.
pub trait Collection {
    /// Where it is, in words for people.
    fn place(&self) -> String;

    /// How much it holds.
    ///
    /// # Errors
    /// If it cannot be read.
    fn totals(&mut self) -> Result<Totals, StoreError>;

    /// Adds a match as it is now, as [`Library::update`] does.
    ///
    /// # Errors
    /// If it cannot be written; it is as before then.
    fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError>;

    /// The player of this name, as [`Library::player`] finds one.
    ///
    /// # Errors
    /// If it cannot be read.
    fn player(&mut self, name: &str) -> Result<Option<PlayerId>, StoreError>;

    /// The names of all who have played a match, in order.
    ///
    /// # Errors
    /// If it cannot be read.
    fn names(&mut self) -> Result<Vec<String>, StoreError>;

    /// The matches of a player with the side of the player in each, by date.
    ///
    /// # Errors
    /// If it cannot be read.
    fn seats(&mut self, player: PlayerId) -> Result<Vec<(MatchId, Side)>, StoreError>;

    /// The whole record of a match.
    ///
    /// # Errors
    /// If there is none, or it is damaged.
    fn record(&mut self, id: MatchId) -> Result<MatchRecord, StoreError>;

    /// Takes out the matches of a player, or all, and says how many. The players stay.
    ///
    /// # Errors
    /// If it cannot be written.
    fn erase(&mut self, player: Option<PlayerId>) -> Result<usize, StoreError>;

    /// Carries out `SELECT` and the rest of a query, as [`Library::select`] does.
    ///
    /// # Errors
    /// If it is no query that reads.
    fn select(&mut self, rest: &str, most: usize) -> Result<Selected, StoreError>;
}

impl Collection for Library {
    fn place(&self) -> String {
        self.path().display().to_string()
    }

    fn totals(&mut self) -> Result<Totals, StoreError> {
        Library::totals(self)
    }

    fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        Library::update(self, one)
    }

    fn player(&mut self, name: &str) -> Result<Option<PlayerId>, StoreError> {
        Library::player(self, name)
    }

    fn names(&mut self) -> Result<Vec<String>, StoreError> {
        players::names(&mut &self.connection)
    }

    fn seats(&mut self, player: PlayerId) -> Result<Vec<(MatchId, Side)>, StoreError> {
        tables::seats(&mut &self.connection, player)
    }

    fn record(&mut self, id: MatchId) -> Result<MatchRecord, StoreError> {
        Library::record(self, id)
    }

    fn erase(&mut self, player: Option<PlayerId>) -> Result<usize, StoreError> {
        let matches = tables::matches_of(&mut &self.connection, player)?;
        for id in &matches {
            self.remove(*id)?;
        }
        Ok(matches.len())
    }

    fn select(&mut self, rest: &str, most: usize) -> Result<Selected, StoreError> {
        Library::select(self, rest, most)
    }
}
