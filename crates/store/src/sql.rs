//! What the tables in a file and those on a server are asked by.

use rusqlite::types::{FromSql, Value};
use rusqlite::{Connection, params_from_iter};

use crate::StoreError;

/// A connection to tables, wherever they are. Statements are those of both kinds of databases, with `?1`, `?2` for their values.
pub(crate) trait Sql {
    /// The rows that a statement finds.
    fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Found>, StoreError>;

    /// Carries out a statement that finds nothing.
    fn run(&mut self, sql: &str, values: &[Value]) -> Result<(), StoreError> {
        self.rows(sql, values).map(drop)
    }

    /// The first row that a statement finds.
    fn first(&mut self, sql: &str, values: &[Value]) -> Result<Option<Found>, StoreError> {
        Ok(self.rows(sql, values)?.into_iter().next())
    }
}

/// A row that was found.
pub(crate) struct Found(Vec<Value>);

impl Found {
    pub(crate) const fn new(cells: Vec<Value>) -> Self {
        Self(cells)
    }

    /// The value in a column.
    pub(crate) fn get<T: FromSql>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).unwrap_or(&Value::Null);
        let wrong =
            |error| rusqlite::Error::FromSqlConversionFailure(column, value.data_type(), error);
        T::column_result(value.into()).map_err(|error| wrong(Box::new(error)).into())
    }
}

impl Sql for &Connection {
    fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Found>, StoreError> {
        let mut query = self.prepare_cached(sql)?;
        let columns = query.column_count();
        let cells = |row: &rusqlite::Row<'_>| (0..columns).map(|column| row.get(column)).collect();
        let rows = query.query_map(params_from_iter(values), cells)?;
        let rows = rows.map(|row| row.map(Found));
        Ok(rows.collect::<Result<_, _>>()?)
    }
}
