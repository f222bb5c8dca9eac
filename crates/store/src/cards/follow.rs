//! Cards follow the matches they were made of.

use std::collections::HashMap;

use barpoint_study::{Card, places};
use rusqlite::{Connection, params};

use super::rows::{COLUMNS, read};
use crate::{Prepared, StoreError, packed};

/// Gives the cards of a match that is being written the analyses in it that are deeper than theirs.
pub(crate) fn follow(connection: &Connection, one: &Prepared) -> Result<(), StoreError> {
    if one.analysed() == 0 {
        return Ok(());
    }
    let mut query = connection.prepare_cached("SELECT key, id FROM card")?;
    let known = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let known: HashMap<String, i64> = known.collect::<Result<_, _>>()?;
    if known.is_empty() {
        return Ok(());
    }
    let Ok(record) = packed::unpack(&one.packed) else {
        return Ok(());
    };
    for place in places(&record) {
        let Some(&id) = known.get(&place.key) else {
            continue;
        };
        if let Ok(card) = Card::of(&record, place.game, place.entry, place.question) {
            deepen(connection, id, &card)?;
        }
    }
    Ok(())
}

/// Replaces the analysis of a card by a deeper one of the same decision.
fn deepen(connection: &Connection, id: i64, card: &Card) -> Result<(), StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM card WHERE id = ?1");
    let stored = connection.prepare_cached(&sql)?.query_row([id], read)?;
    // A damaged card says so when it is asked.
    let Ok(stored) = stored else {
        return Ok(());
    };
    if !stored.card.is_of_same_game(card) || stored.card.depth() >= card.depth() {
        return Ok(());
    }
    let sql = "UPDATE card SET record = ?2 WHERE id = ?1";
    connection
        .prepare_cached(sql)?
        .execute(params![id, packed::pack(card.record())?])?;
    Ok(())
}
