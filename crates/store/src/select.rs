//! Queries in SQL.

use rusqlite::types::ValueRef;

use crate::{Library, StoreError};

/// What a query in SQL found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Selected {
    /// The names of its columns.
    pub columns: Vec<String>,
    /// Its rows, as text; null is empty.
    pub rows: Vec<Vec<String>>,
}

/// A query beside which gnubg's tables of players and matches can be asked, as far as the library knows what they hold; its own tables
/// are in a schema, and `checksum` is how the hash of moves is written there.
pub(crate) fn with_gnubgs(schema: &str, checksum: &str, rest: &str) -> String {
    format!(
        "WITH player AS (SELECT id AS player_id, name, '' AS notes FROM {schema}.player), \
        session AS (SELECT m.id AS session_id, {checksum} AS checksum, \
        (SELECT player FROM seat WHERE match_id = m.id AND side = 0) AS player_id0, \
        (SELECT player FROM seat WHERE match_id = m.id AND side = 1) AS player_id1, \
        m.length AS length, m.played AS date, m.event AS event, m.round AS round, m.place AS place FROM matches m) \
        SELECT {rest}"
    )
}

impl Library {
    /// Carries out `SELECT` and the rest of a query, for at most this many rows. Nothing is changed. Beside the library's own
    /// tables there are `player` and `session` with gnubg's columns.
    ///
    /// # Errors
    /// If it is no query that reads.
    pub fn select(&self, rest: &str, most: usize) -> Result<Selected, StoreError> {
        let sql = with_gnubgs("main", "lower(hex(m.moves))", rest);
        let mut query = self.connection.prepare(&sql)?;
        if !query.readonly() {
            return Err(StoreError::Writes);
        }
        let columns: Vec<String> = query.column_names().map(str::to_owned).collect();
        let mut found = query.query([])?;
        let mut rows = Vec::new();
        while rows.len() < most
            && let Some(row) = found.next()?
        {
            let cells = (0..columns.len()).map(|index| row.get_ref(index).map(text));
            rows.push(cells.collect::<Result<_, _>>()?);
        }
        Ok(Selected { columns, rows })
    }
}

fn text(value: ValueRef<'_>) -> String {
    match value {
        ValueRef::Null => String::new(),
        ValueRef::Integer(number) => number.to_string(),
        ValueRef::Real(number) => number.to_string(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned(),
        ValueRef::Blob(bytes) => format!("{} bytes", bytes.len()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queries_read_and_change_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let library = Library::open(&folder.path().join("library.sqlite")).unwrap();
        let found = library.select("count(*), 'a' AS b, NULL FROM session", 10);
        let found = found.unwrap();
        assert_eq!(found.columns[1], "b");
        assert_eq!(found.rows, [["0", "a", ""]]);
        let found = library.select("name FROM player", 10).unwrap();
        assert_eq!((found.columns.len(), found.rows.len()), (1, 0));
        assert!(library.select("bogus", 10).is_err());
        let several = library.select("1; DELETE FROM player", 10);
        assert!(several.is_err() || several.unwrap().rows.len() == 1);
    }
}
