//! A library on a `PostgreSQL` server.

mod place;
mod schema;
mod select;
mod sql;

use std::io::Write;

use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use postgres::{Client, Transaction};
use rusqlite::types::Value;

use crate::change::Change;
use crate::sql::Sql;
use crate::{
    Collection, Imported, MatchId, PlayerId, Prepared, Selected, StoreError, Totals, players, rows,
    tables,
};

pub use place::ServerPlace;

/// A library in a database of a `PostgreSQL` server, in a schema of its own.
///
/// It holds matches, players and every decision. Searches by position, tags and study are for the library in a file.
/// Every call that changes something does so whole or not at all, and one of all programs that write waits for the other.
pub struct ServerLibrary {
    client: Client,
    place: String,
}

impl ServerLibrary {
    /// Connects to a library; makes an empty one where the database has none.
    ///
    /// # Errors
    /// If the server does not answer or lets nobody in, or if the library is one of a newer program.
    pub fn connect(place: &ServerPlace) -> Result<Self, StoreError> {
        let mut client = place.connect()?;
        schema::open(&mut client, place)?;
        Ok(Self {
            client,
            place: place.to_string(),
        })
    }

    /// A transaction in which something is changed, while no other program changes anything.
    fn change(&mut self) -> Result<Transaction<'_>, StoreError> {
        let mut transaction = self.client.transaction()?;
        transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&schema::LOCK])?;
        Ok(transaction)
    }
}

impl Collection for ServerLibrary {
    fn place(&self) -> String {
        self.place.clone()
    }

    fn totals(&mut self) -> Result<Totals, StoreError> {
        tables::totals(&mut self.client)
    }

    fn update(&mut self, one: &Prepared) -> Result<Imported, StoreError> {
        let mut transaction = self.change()?;
        let done = match Change::of_update(&mut transaction, one)? {
            Change::Keep(id) => return Ok(Imported::Known(id)),
            Change::Add => Imported::Added(insert(&mut transaction, one, None)?),
            Change::Replace(known) => {
                tables::clear(&mut transaction, known.id, &known.decisions)?;
                Imported::Improved(insert(&mut transaction, one, Some(known.id))?)
            }
        };
        transaction.commit()?;
        Ok(done)
    }

    fn player(&mut self, name: &str) -> Result<Option<PlayerId>, StoreError> {
        players::named(&mut self.client, name)
    }

    fn names(&mut self) -> Result<Vec<String>, StoreError> {
        players::names(&mut self.client)
    }

    fn seats(&mut self, player: PlayerId) -> Result<Vec<(MatchId, Side)>, StoreError> {
        tables::seats(&mut self.client, player)
    }

    fn record(&mut self, id: MatchId) -> Result<MatchRecord, StoreError> {
        tables::record(&mut self.client, id)
    }

    fn erase(&mut self, player: Option<PlayerId>) -> Result<usize, StoreError> {
        let mut transaction = self.change()?;
        let matches = tables::matches_of(&mut transaction, player)?;
        for id in &matches {
            let decisions = tables::decisions(&mut transaction, *id)?;
            tables::clear(&mut transaction, id.get(), &decisions)?;
            let taken = "DELETE FROM matches WHERE id = ?1";
            transaction.run(taken, &[id.get().into()])?;
        }
        transaction.commit()?;
        Ok(matches.len())
    }

    fn select(&mut self, rest: &str, most: usize) -> Result<Selected, StoreError> {
        select::select(&mut self.client, rest, most)
    }
}

/// Writes a match, under this id if there is one.
fn insert(
    transaction: &mut Transaction<'_>,
    one: &Prepared,
    id: Option<i64>,
) -> Result<MatchId, StoreError> {
    let first = tables::next_decision(transaction)?;
    let id = tables::insert(transaction, one, id, first)?;
    // All decisions travel at once, however far the server is.
    let copy = format!("COPY decision ({}) FROM STDIN", rows::COLUMNS);
    let mut writer = transaction.copy_in(&copy)?;
    for (number, decision) in (first..).zip(&one.decisions) {
        let cells = rows::values(number, id, decision).map(|value| cell(&value));
        writeln!(writer, "{}", cells.join("\t")).map_err(StoreError::Sending)?;
    }
    writer.finish()?;
    Ok(MatchId::new(id))
}

/// A value in the form that `COPY` reads: all are numbers but the ID of a position, which needs no escapes.
fn cell(value: &Value) -> String {
    match value {
        Value::Integer(number) => number.to_string(),
        Value::Real(number) => number.to_string(),
        Value::Text(text) => text.clone(),
        Value::Null | Value::Blob(_) => "\\N".to_owned(),
    }
}
