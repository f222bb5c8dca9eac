//! The tables on a server, and how those of older programs are brought up to date.

use postgres::Client;

use super::ServerPlace;
use crate::StoreError;

/// What brings the tables from each version to the next, from none on. Only ever extended.
const MIGRATIONS: &[&str] = &[include_str!("../schema/postgres-v1.sql")];

/// Held by whoever changes something: "bkgm".
pub(super) const LOCK: i64 = 0x626b_676d;

/// Makes the library's tables those that statements mean, and brings them up to date.
pub(super) fn open(client: &mut Client, place: &ServerPlace) -> Result<(), StoreError> {
    // What a finished call wrote survives a crash, whatever the server does for others.
    client.batch_execute(
        "SET client_min_messages TO warning; SET synchronous_commit TO on; SET search_path TO barpoint, pg_temp",
    )?;
    if version(client)? == Some(known()) {
        return Ok(());
    }
    let mut transaction = client.transaction()?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK])?;
    // Another program may have been first.
    let found = version(&mut transaction)?.unwrap_or(0);
    if found > known() {
        return Err(StoreError::NewerServer {
            place: place.to_string(),
            found,
            known: known(),
        });
    }
    transaction.batch_execute(
        "CREATE SCHEMA IF NOT EXISTS barpoint; CREATE TABLE IF NOT EXISTS version (number BIGINT NOT NULL)",
    )?;
    for step in MIGRATIONS.iter().skip(usize::try_from(found).unwrap_or(0)) {
        transaction.batch_execute(step)?;
    }
    transaction.batch_execute("DELETE FROM version")?;
    transaction.execute("INSERT INTO version (number) VALUES ($1)", &[&known()])?;
    Ok(transaction.commit()?)
}

fn known() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// The version of the tables; `None` where there are none.
fn version(client: &mut impl postgres::GenericClient) -> Result<Option<i64>, StoreError> {
    let exists = "SELECT to_regclass('barpoint.version') IS NOT NULL";
    if !client.query_one(exists, &[])?.get::<_, bool>(0) {
        return Ok(None);
    }
    let found = client.query_opt("SELECT number FROM barpoint.version", &[])?;
    Ok(found.map(|row| row.get(0)))
}
