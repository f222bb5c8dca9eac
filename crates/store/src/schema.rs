//! The tables of a library, and how those of older programs are brought up to date.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::functions::FunctionFlags;
use rusqlite::{Connection, ErrorCode, TransactionBehavior};

use crate::{StoreError, plain};

/// Marks the file as a library of matches: "bkgm".
const APPLICATION: u32 = 0x626b_676d;

/// What brings the tables from each version to the next, from an empty file on. Only ever extended.
const MIGRATIONS: &[&str] = &[
    include_str!("schema/v1.sql"),
    include_str!("schema/v2.sql"),
    include_str!("schema/v3.sql"),
];

/// How long one program waits for another that is writing.
const PATIENCE: Duration = Duration::from_secs(30);

/// Memory for pages, in KiB.
const CACHE: i64 = 64 << 10;

/// Opens a library and brings its tables up to date.
pub(crate) fn open(path: &Path) -> Result<Connection, StoreError> {
    let mut connection = Connection::open(path)?;
    connection.busy_timeout(PATIENCE)?;
    if version(&connection, path)? < known() {
        migrate(&mut connection, path)?;
    }
    // What a finished call wrote survives a crash of the program and of the machine.
    keep_log(&connection)?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -CACHE)?;
    connection.set_prepared_statement_cache_capacity(64);
    let flags = FunctionFlags::SQLITE_UTF8 | FunctionFlags::SQLITE_DETERMINISTIC;
    connection.create_scalar_function("plain", 1, flags, |call| {
        let text = call.get_raw(0).as_str_or_null()?;
        Ok(text.map(plain))
    })?;
    Ok(connection)
}

fn known() -> u32 {
    u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX)
}

/// The version of the tables; 0 of an empty file.
fn version(connection: &Connection, path: &Path) -> Result<u32, StoreError> {
    let number =
        |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get::<_, u32>(0));
    let found = number("user_version")?;
    let objects = "SELECT COUNT(*) FROM sqlite_schema";
    let objects: u32 = connection.query_row(objects, [], |row| row.get(0))?;
    let is_empty = found == 0 && objects == 0;
    if !is_empty && number("application_id")? != APPLICATION {
        let path = path.to_path_buf();
        return Err(StoreError::Foreign { path });
    }
    if found > known() {
        return Err(StoreError::Newer {
            path: path.to_path_buf(),
            found,
            known: known(),
        });
    }
    Ok(found)
}

/// Makes `SQLite` write to a log beside the file. It tells programs that do so at the same moment at once that the file is busy,
/// without the patience it has otherwise: each tries again.
fn keep_log(connection: &Connection) -> Result<(), StoreError> {
    let begun = Instant::now();
    loop {
        match connection.pragma_update(None, "journal_mode", "wal") {
            Err(error)
                if error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy)
                    && begun.elapsed() < PATIENCE =>
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            done => return Ok(done?),
        }
    }
}

/// Runs the missing steps, all or none. Another program may have been first.
fn migrate(connection: &mut Connection, path: &Path) -> Result<(), StoreError> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = usize::try_from(version(&transaction, path)?).unwrap_or(usize::MAX);
    for step in MIGRATIONS.iter().skip(found) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known())?;
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_empty_file_becomes_a_library_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.sqlite");
        for _ in 0..2 {
            let connection = open(&path).unwrap();
            assert_eq!(version(&connection, &path).unwrap(), known());
        }
    }

    #[test]
    fn a_library_of_the_first_version_gets_the_new_tables_and_keeps_its_matches() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.sqlite");
        let old = Connection::open(&path).unwrap();
        old.execute_batch(MIGRATIONS[0]).unwrap();
        old.pragma_update(None, "application_id", APPLICATION)
            .unwrap();
        old.pragma_update(None, "user_version", 1).unwrap();
        old.execute_batch("INSERT INTO player (name) VALUES ('Clara')")
            .unwrap();
        drop(old);
        let connection = open(&path).unwrap();
        let count = |table: &str| -> u32 {
            let sql = format!("SELECT COUNT(*) FROM {table}");
            connection.query_row(&sql, [], |row| row.get(0)).unwrap()
        };
        assert_eq!(["player", "card", "review"].map(count), [1, 0, 0]);
        assert_eq!(version(&connection, &path).unwrap(), known());
    }

    #[test]
    fn programs_that_start_together_make_one_library() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("library.sqlite");
        std::thread::scope(|scope| {
            let threads: Vec<_> = (0..8)
                .map(|_| scope.spawn(|| open(&path).map(drop)))
                .collect();
            for thread in threads {
                thread.join().unwrap().unwrap();
            }
        });
    }

    #[test]
    fn other_databases_and_newer_libraries_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("other.sqlite");
        let other = Connection::open(&path).unwrap();
        other
            .execute_batch("CREATE TABLE songs (title TEXT)")
            .unwrap();
        assert!(matches!(open(&path), Err(StoreError::Foreign { .. })));
        let path = folder.path().join("newer.sqlite");
        let newer = open(&path).unwrap();
        newer.pragma_update(None, "user_version", 99).unwrap();
        let error = open(&path).unwrap_err().to_string();
        assert!(
            error.ends_with("found 99: it was written by a newer barpoint"),
            "{error}"
        );
        let path = folder.path().join("text.sqlite");
        std::fs::write(
            &path,
            "a text that is no database, longer than a header of one hundred bytes".repeat(9),
        )
        .unwrap();
        assert!(matches!(open(&path), Err(StoreError::Sqlite(_))));
    }
}
