//! Queries in SQL.

use postgres::{Client, SimpleQueryMessage};

use crate::select::with_gnubgs;
use crate::{Selected, StoreError};

/// Carries out `SELECT` and the rest of a query in a transaction that may only read.
pub(super) fn select(client: &mut Client, rest: &str, most: usize) -> Result<Selected, StoreError> {
    let sql = with_gnubgs("barpoint", "encode(m.moves, 'hex')", rest);
    // Several statements cannot be prepared, so that none can end the transaction.
    let statement = client.prepare(&sql)?;
    let columns = statement.columns().iter();
    let columns = columns.map(|column| column.name().to_owned()).collect();
    let mut transaction = client.build_transaction().read_only(true).start()?;
    let mut rows = Vec::new();
    for message in transaction.simple_query(&sql)? {
        if let SimpleQueryMessage::Row(row) = message
            && rows.len() < most
        {
            let cells = (0..row.len()).map(|column| row.get(column).unwrap_or_default().to_owned());
            rows.push(cells.collect());
        }
    }
    Ok(Selected { columns, rows })
}
