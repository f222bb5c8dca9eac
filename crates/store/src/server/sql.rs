//! The statements of all libraries on a server.

use std::error::Error;

use postgres::types::private::BytesMut;
use postgres::types::{FromSql, IsNull, ToSql, Type, to_sql_checked};
use postgres::{Client, Row, Transaction};
use rusqlite::types::Value;

use crate::StoreError;
use crate::sql::{Found, Sql};

/// A value of a statement, or of a row.
#[derive(Debug)]
struct Cell(Value);

impl ToSql for Cell {
    fn to_sql(
        &self,
        kind: &Type,
        out: &mut BytesMut,
    ) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        match &self.0 {
            Value::Null => Ok(IsNull::Yes),
            Value::Integer(number) => number.to_sql(kind, out),
            Value::Real(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Blob(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::INT8, Type::FLOAT8, Type::TEXT, Type::BYTEA].contains(kind)
    }

    to_sql_checked!();
}

impl<'a> FromSql<'a> for Cell {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(match *kind {
            Type::INT8 => Value::Integer(i64::from_sql(kind, raw)?),
            Type::FLOAT8 => Value::Real(f64::from_sql(kind, raw)?),
            Type::BYTEA => Value::Blob(raw.to_vec()),
            _ => Value::Text(String::from_sql(kind, raw)?),
        }))
    }

    fn from_sql_null(_: &Type) -> Result<Self, Box<dyn Error + Sync + Send>> {
        Ok(Self(Value::Null))
    }

    fn accepts(kind: &Type) -> bool {
        <Self as ToSql>::accepts(kind)
    }
}

/// A row as the common statements read it.
fn found(row: &Row) -> Result<Found, StoreError> {
    let cells = (0..row.len()).map(|column| Ok(row.try_get::<_, Cell>(column)?.0));
    Ok(Found::new(cells.collect::<Result<_, StoreError>>()?))
}

macro_rules! sql_of {
    ($kind:ty) => {
        impl Sql for $kind {
            fn rows(&mut self, sql: &str, values: &[Value]) -> Result<Vec<Found>, StoreError> {
                let cells: Vec<Cell> = values.iter().cloned().map(Cell).collect();
                let cells: Vec<&(dyn ToSql + Sync)> = cells.iter().map(|cell| cell as _).collect();
                let rows = self.query(&sql.replace('?', "$"), &cells)?;
                rows.iter().map(found).collect()
            }
        }
    };
}
sql_of!(Client);
sql_of!(Transaction<'_>);
