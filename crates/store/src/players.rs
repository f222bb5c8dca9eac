//! Players and the spellings of their names.

use std::collections::{BTreeMap, BTreeSet};

use rusqlite::{Connection, OptionalExtension, params};

use crate::sql::Sql;
use crate::{Library, PlayerId, StoreError, plain, scan};

/// A player of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerRow {
    /// The player.
    pub id: PlayerId,
    /// The name shown.
    pub name: String,
    /// The spellings that mean this player, in small letters.
    pub aliases: Vec<String>,
    /// Matches played.
    pub matches: u64,
    /// The player's decisions in them.
    pub decisions: u64,
}

/// A name without case and surplus blanks.
fn key(name: &str) -> String {
    let words: Vec<String> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ")
}

/// The player of this name, who may be new; `None` for an empty name.
pub(crate) fn resolve(sql: &mut dyn Sql, name: &str) -> Result<Option<i64>, StoreError> {
    let key = key(name);
    if key.is_empty() {
        return Ok(None);
    }
    if let Some(known) = find(sql, &key)? {
        return Ok(Some(known));
    }
    let insert = "INSERT INTO player (name) VALUES (?1) RETURNING id";
    let inserted = sql.first(insert, &[name.trim().to_owned().into()])?;
    let id: i64 = inserted.map_or(Ok(0), |row| row.get(0))?;
    let insert = "INSERT INTO alias (key, player) VALUES (?1, ?2)";
    sql.run(insert, &[key.into(), id.into()])?;
    Ok(Some(id))
}

fn find(sql: &mut dyn Sql, key: &str) -> Result<Option<i64>, StoreError> {
    let find = "SELECT player FROM alias WHERE key = ?1";
    let found = sql.first(find, &[key.to_owned().into()])?;
    found.map(|row| row.get(0)).transpose()
}

/// The player of this name on a server, who is looked for as in [`Library::player`].
pub(crate) fn named(sql: &mut dyn Sql, name: &str) -> Result<Option<PlayerId>, StoreError> {
    if let Some(known) = find(sql, &key(name))? {
        return Ok(Some(PlayerId::new(known)));
    }
    let plain_name = plain(name);
    let mut found = BTreeSet::new();
    for row in sql.rows("SELECT key, player FROM alias", &[])? {
        let key: String = row.get(0)?;
        if plain(&key) == plain_name {
            found.insert(row.get::<i64>(1)?);
        }
    }
    match found.first() {
        Some(&only) if found.len() == 1 => Ok(Some(PlayerId::new(only))),
        _ => Ok(None),
    }
}

/// The names of those who have played a match.
pub(crate) fn names(sql: &mut dyn Sql) -> Result<Vec<String>, StoreError> {
    let find =
        "SELECT id, name FROM player WHERE EXISTS (SELECT 1 FROM seat WHERE player = player.id)";
    let rows = sql.rows(find, &[])?;
    let named = rows.iter().map(|row| {
        let (id, name): (i64, String) = (row.get(0)?, row.get(1)?);
        Ok(((name.to_ascii_lowercase(), id), name))
    });
    let named: BTreeMap<_, _> = named.collect::<Result<_, StoreError>>()?;
    Ok(named.into_values().collect())
}

fn exists(connection: &Connection, id: PlayerId) -> Result<(), StoreError> {
    let sql = "SELECT 1 FROM player WHERE id = ?1";
    let found = connection
        .query_row(sql, [id.get()], |_| Ok(()))
        .optional()?;
    found.ok_or(StoreError::NoPlayer(id))
}

impl Library {
    /// The player of this name, in any spelling known. Where none is spelled so, accents do not count: `jose` is José, unless
    /// there is a Josè as well.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn player(&self, name: &str) -> Result<Option<PlayerId>, StoreError> {
        if let Some(known) = find(&mut &self.connection, &key(name))? {
            return Ok(Some(PlayerId::new(known)));
        }
        let sql = "SELECT DISTINCT player FROM alias WHERE plain(key) = ?1 LIMIT 2";
        let mut query = self.connection.prepare_cached(sql)?;
        let found = query.query_map([plain(name)], |row| row.get(0))?;
        let found: Vec<i64> = found.collect::<Result<_, _>>()?;
        match found[..] {
            [only] => Ok(Some(PlayerId::new(only))),
            _ => Ok(None),
        }
    }

    /// The name shown of a player.
    ///
    /// # Errors
    /// If there is no such player.
    pub fn player_name(&self, id: PlayerId) -> Result<String, StoreError> {
        let sql = "SELECT name FROM player WHERE id = ?1";
        let mut query = self.connection.prepare_cached(sql)?;
        let found = query.query_row([id.get()], |row| row.get(0)).optional()?;
        found.ok_or(StoreError::NoPlayer(id))
    }

    /// All players, by name.
    ///
    /// # Errors
    /// If the library cannot be read.
    pub fn players(&self) -> Result<Vec<PlayerRow>, StoreError> {
        let sql = "SELECT id, name, (SELECT COUNT(*) FROM seat WHERE player = id) AS matches FROM player \
            WHERE matches > 0 ORDER BY name COLLATE NOCASE, id";
        let mut query = self.connection.prepare_cached(sql)?;
        let rows = query.query_map([], |row| {
            Ok(PlayerRow {
                id: PlayerId::new(row.get(0)?),
                name: row.get(1)?,
                aliases: Vec::new(),
                matches: row.get(2)?,
                decisions: 0,
            })
        })?;
        let mut players: Vec<PlayerRow> = rows.collect::<Result<_, _>>()?;
        let decisions = scan::decisions_by_player(&self.connection)?;
        let sql = "SELECT key FROM alias WHERE player = ?1 ORDER BY key";
        let mut query = self.connection.prepare_cached(sql)?;
        for player in &mut players {
            player.decisions = decisions.get(&player.id.get()).copied().unwrap_or(0);
            let keys = query.query_map([player.id.get()], |row| row.get(0))?;
            player.aliases = keys.collect::<Result<_, _>>()?;
        }
        Ok(players)
    }

    /// Gives a player another name; the old spellings still lead there.
    ///
    /// # Errors
    /// If there is no such player, the name is empty, or that of another player.
    pub fn rename(&mut self, id: PlayerId, name: &str) -> Result<(), StoreError> {
        let key = key(name);
        if key.is_empty() {
            return Err(StoreError::NoName);
        }
        let transaction = self.change()?;
        exists(&transaction, id)?;
        if find(&mut &*transaction, &key)?.is_some_and(|known| known != id.get()) {
            let name = name.to_owned();
            return Err(StoreError::NameTaken { name });
        }
        let sql = "INSERT OR IGNORE INTO alias (key, player) VALUES (?1, ?2)";
        transaction.execute(sql, params![key, id.get()])?;
        let sql = "UPDATE player SET name = ?2 WHERE id = ?1";
        transaction.execute(sql, params![id.get(), name.trim()])?;
        Ok(transaction.commit()?)
    }

    /// Makes one player of two: the matches and spellings of `from` become those of `into`.
    ///
    /// # Errors
    /// If there is no such player, or the two have played each other.
    pub fn merge(&mut self, from: PlayerId, into: PlayerId) -> Result<(), StoreError> {
        let transaction = self.change()?;
        exists(&transaction, from)?;
        exists(&transaction, into)?;
        if from == into {
            return Ok(());
        }
        let both = params![from.get(), into.get()];
        let sql = "SELECT 1 FROM seat a JOIN seat b ON a.match_id = b.match_id WHERE a.player = ?1 AND b.player = ?2 LIMIT 1";
        let met = transaction.query_row(sql, both, |_| Ok(())).optional()?;
        if met.is_some() {
            return Err(StoreError::Opponents);
        }
        transaction.execute("UPDATE seat SET player = ?2 WHERE player = ?1", both)?;
        transaction.execute("UPDATE alias SET player = ?2 WHERE player = ?1", both)?;
        transaction.execute("DELETE FROM player WHERE id = ?1", [from.get()])?;
        Ok(transaction.commit()?)
    }
}
