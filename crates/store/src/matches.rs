//! The matches of a library.

use barpoint_record::{Date, MatchRecord};
use barpoint_rules::BySide;
use rusqlite::{Connection, OptionalExtension, Row, params, params_from_iter};

use crate::{Library, MatchFilter, MatchId, StoreError, import, tables};

/// A match as lists show it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchRow {
    /// The match.
    pub id: MatchId,
    /// Names of the players; empty where there is none.
    pub players: BySide<String>,
    /// Points each had at the end.
    pub points: BySide<u32>,
    /// Points needed to win; 0 = money session.
    pub length: u16,
    /// Games.
    pub games: u32,
    /// Event.
    pub event: Option<String>,
    /// Round.
    pub round: Option<String>,
    /// Place.
    pub place: Option<String>,
    /// Date of play.
    pub played: Option<Date>,
    /// Decisions that count for the performance rating, all analysed.
    pub analysed: u32,
    /// Tags, by name.
    pub tags: Vec<String>,
}

const COLUMNS: &str = "m.id, m.length, m.games, m.event, m.round, m.place, m.played, m.analysed, \
    COALESCE((SELECT name FROM player JOIN seat ON player.id = seat.player WHERE match_id = m.id AND side = 0), ''), \
    COALESCE((SELECT name FROM player JOIN seat ON player.id = seat.player WHERE match_id = m.id AND side = 1), ''), \
    (SELECT points FROM seat WHERE match_id = m.id AND side = 0), \
    (SELECT points FROM seat WHERE match_id = m.id AND side = 1)";

impl Library {
    /// The matches that a filter means: by date, those without one last.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn matches(&self, filter: &MatchFilter) -> Result<Vec<MatchRow>, StoreError> {
        let (conditions, values) = filter.conditions();
        let sql = format!(
            "SELECT {COLUMNS} FROM matches m WHERE EXISTS \
            (SELECT 1 FROM seat s WHERE s.match_id = m.id{conditions}) ORDER BY m.played IS NULL, m.played, m.id"
        );
        let mut query = self.connection.prepare_cached(&sql)?;
        let rows = query.query_map(params_from_iter(values), match_row)?;
        let mut matches: Vec<MatchRow> = rows.collect::<Result<_, _>>()?;
        for row in &mut matches {
            row.tags = tags(&self.connection, row.id)?;
        }
        Ok(matches)
    }

    /// One match.
    ///
    /// # Errors
    /// If there is none.
    pub fn match_row(&self, id: MatchId) -> Result<MatchRow, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM matches m WHERE m.id = ?1");
        let mut query = self.connection.prepare_cached(&sql)?;
        let row = query.query_row([id.get()], match_row).optional()?;
        let mut row = row.ok_or(StoreError::NoMatch(id))?;
        row.tags = tags(&self.connection, id)?;
        Ok(row)
    }

    /// The whole record of a match, as it was when it was added.
    ///
    /// # Errors
    /// If there is none, or it is damaged.
    pub fn record(&self, id: MatchId) -> Result<MatchRecord, StoreError> {
        tables::record(&mut &self.connection, id)
    }

    /// Takes a match out. Its players stay.
    ///
    /// # Errors
    /// If there is none.
    pub fn remove(&mut self, id: MatchId) -> Result<(), StoreError> {
        let transaction = self.change()?;
        let decisions = tables::decisions(&mut &*transaction, id)?;
        import::clear(&transaction, id.get(), decisions)?;
        transaction.execute("DELETE FROM matches WHERE id = ?1", [id.get()])?;
        Ok(transaction.commit()?)
    }

    /// Puts a tag on a match.
    ///
    /// # Errors
    /// If there is no such match.
    pub fn tag(&mut self, id: MatchId, name: &str) -> Result<(), StoreError> {
        self.match_row(id)?;
        let sql = "INSERT OR IGNORE INTO tag (match_id, name) VALUES (?1, ?2)";
        self.connection
            .execute(sql, params![id.get(), name.trim()])?;
        Ok(())
    }

    /// Takes a tag off a match.
    ///
    /// # Errors
    /// If the library cannot be written.
    pub fn untag(&mut self, id: MatchId, name: &str) -> Result<(), StoreError> {
        let sql = "DELETE FROM tag WHERE match_id = ?1 AND name = ?2";
        self.connection
            .execute(sql, params![id.get(), name.trim()])?;
        Ok(())
    }
}

fn match_row(row: &Row<'_>) -> rusqlite::Result<MatchRow> {
    let played: Option<String> = row.get(6)?;
    Ok(MatchRow {
        id: MatchId::new(row.get(0)?),
        length: row.get(1)?,
        games: row.get(2)?,
        event: row.get(3)?,
        round: row.get(4)?,
        place: row.get(5)?,
        played: played.and_then(|date| date.parse().ok()),
        analysed: row.get(7)?,
        players: BySide::new(row.get(8)?, row.get(9)?),
        points: BySide::new(row.get(10)?, row.get(11)?),
        tags: Vec::new(),
    })
}

fn tags(connection: &Connection, id: MatchId) -> Result<Vec<String>, StoreError> {
    let mut query =
        connection.prepare_cached("SELECT name FROM tag WHERE match_id = ?1 ORDER BY name")?;
    let rows = query.query_map([id.get()], |row| row.get(0))?;
    Ok(rows.collect::<Result<_, _>>()?)
}
