//! The statements that are the same for tables in a file and on a server.

use std::ops::Range;

use barpoint_record::MatchRecord;
use barpoint_rules::Side;
use rusqlite::types::Value;

use crate::change::Known;
use crate::codes::Coded;
use crate::sql::{Found, Sql};
use crate::{MatchId, MovesHash, PlayerId, Prepared, StoreError, Totals, packed, players};

/// The number of the next decision.
pub(crate) fn next_decision(sql: &mut dyn Sql) -> Result<usize, StoreError> {
    let next = "SELECT COALESCE(MAX(first_decision + decisions), 0) FROM matches";
    sql.first(next, &[])?.map_or(Ok(0), |row| row.get(0))
}

/// How much there is.
pub(crate) fn totals(sql: &mut dyn Sql) -> Result<Totals, StoreError> {
    let count = "SELECT (SELECT COUNT(*) FROM matches), (SELECT COUNT(*) FROM player), \
        (SELECT CAST(COALESCE(SUM(decisions), 0) AS BIGINT) FROM matches)";
    let none = Totals {
        matches: 0,
        players: 0,
        decisions: 0,
    };
    sql.first(count, &[])?.map_or(Ok(none), |row| {
        Ok(Totals {
            matches: row.get(0)?,
            players: row.get(1)?,
            decisions: row.get(2)?,
        })
    })
}

/// The match with these moves.
pub(crate) fn known(sql: &mut dyn Sql, moves: &MovesHash) -> Result<Option<Known>, StoreError> {
    let find = "SELECT id, comments, first_decision, decisions FROM matches WHERE moves = ?1";
    let found = sql.first(find, &[Value::Blob(moves.bytes().to_vec())])?;
    let known = found.map(|row| {
        let (first, count): (usize, usize) = (row.get(2)?, row.get(3)?);
        Ok(Known {
            id: row.get(0)?,
            comments: row.get(1)?,
            decisions: first..first + count,
        })
    });
    known.transpose()
}

/// The decisions among these whose marks a person set.
pub(crate) fn marked_by_hand(
    sql: &mut dyn Sql,
    decisions: &Range<usize>,
) -> Result<Vec<usize>, StoreError> {
    let find = "SELECT id FROM decision WHERE id >= ?1 AND id < ?2 AND by_hand <> 0 ORDER BY id";
    let rows = sql.rows(find, &bounds(decisions))?;
    rows.iter().map(|row| row.get(0)).collect()
}

/// The record of a match as it is stored.
pub(crate) fn packed_record(sql: &mut dyn Sql, id: MatchId) -> Result<Vec<u8>, StoreError> {
    let find = "SELECT json FROM record WHERE match_id = ?1";
    let found = sql.first(find, &[id.get().into()])?;
    found.ok_or(StoreError::NoMatch(id))?.get(0)
}

/// The record of a match.
pub(crate) fn record(sql: &mut dyn Sql, id: MatchId) -> Result<MatchRecord, StoreError> {
    let packed = packed_record(sql, id)?;
    packed::unpack(&packed).map_err(|source| StoreError::Damaged { id, source })
}

/// The seats of a player, by date, those without one last.
pub(crate) fn seats(
    sql: &mut dyn Sql,
    player: PlayerId,
) -> Result<Vec<(MatchId, Side)>, StoreError> {
    let find = "SELECT m.id, s.side FROM matches m JOIN seat s ON s.match_id = m.id WHERE s.player = ?1 \
        ORDER BY m.played IS NULL, m.played, m.id, s.side";
    let rows = sql.rows(find, &[player.get().into()])?;
    let seat = |row: &Found| {
        let side = Side::of_code(row.get(1)?).unwrap_or(Side::White);
        Ok((MatchId::new(row.get(0)?), side))
    };
    rows.iter().map(seat).collect()
}

/// The matches of a player, or all.
pub(crate) fn matches_of(
    sql: &mut dyn Sql,
    player: Option<PlayerId>,
) -> Result<Vec<MatchId>, StoreError> {
    let rows = match player {
        None => sql.rows("SELECT id FROM matches ORDER BY id", &[])?,
        Some(player) => {
            let find = "SELECT DISTINCT match_id FROM seat WHERE player = ?1 ORDER BY match_id";
            sql.rows(find, &[player.get().into()])?
        }
    };
    let id = |row: &Found| Ok(MatchId::new(row.get(0)?));
    rows.iter().map(id).collect()
}

/// The decisions of a match.
pub(crate) fn decisions(sql: &mut dyn Sql, id: MatchId) -> Result<Range<usize>, StoreError> {
    let find = "SELECT first_decision, decisions FROM matches WHERE id = ?1";
    let found = sql.first(find, &[id.get().into()])?;
    let row = found.ok_or(StoreError::NoMatch(id))?;
    let (first, count): (usize, usize) = (row.get(0)?, row.get(1)?);
    Ok(first..first + count)
}

/// Writes a match with its seats and its record, under this id if there is one, and leaves its decisions to the caller.
pub(crate) fn insert(
    sql: &mut dyn Sql,
    one: &Prepared,
    id: Option<i64>,
    first_decision: usize,
) -> Result<i64, StoreError> {
    let id = match_row(sql, one, id, first_decision)?;
    for side in Side::BOTH {
        let player = players::resolve(sql, &one.players[side])?;
        let write =
            "INSERT INTO seat (match_id, side, player, points, luck) VALUES (?1, ?2, ?3, ?4, ?5)";
        let values = [
            id.into(),
            side.code().into(),
            player.into(),
            one.points[side].into(),
            one.luck(side).into(),
        ];
        sql.run(write, &values)?;
    }
    let write = "INSERT INTO record (match_id, json) VALUES (?1, ?2)";
    sql.run(write, &[id.into(), one.packed.clone().into()])?;
    Ok(id)
}

fn match_row(
    sql: &mut dyn Sql,
    one: &Prepared,
    id: Option<i64>,
    first_decision: usize,
) -> Result<i64, StoreError> {
    let info = &one.info;
    let mut values: Vec<Value> = vec![
        Value::Blob(one.moves.bytes().to_vec()),
        i64::from(one.length).into(),
        whole(one.games),
        info.event.clone().into(),
        info.round.clone().into(),
        info.place.clone().into(),
        info.date.map(|date| date.to_string()).into(),
        whole(one.analysed()),
        whole(one.comments),
        whole(first_decision),
        whole(one.decisions.len()),
    ];
    let Some(id) = id else {
        let write = "INSERT INTO matches (moves, length, games, event, round, place, played, analysed, comments, first_decision, \
            decisions) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) RETURNING id";
        return sql.first(write, &values)?.map_or(Ok(0), |row| row.get(0));
    };
    let write = "UPDATE matches SET moves = ?1, length = ?2, games = ?3, event = ?4, round = ?5, place = ?6, played = ?7, \
        analysed = ?8, comments = ?9, first_decision = ?10, decisions = ?11 WHERE id = ?12";
    values.push(id.into());
    sql.run(write, &values)?;
    Ok(id)
}

/// Takes out what hangs on a match.
pub(crate) fn clear(
    sql: &mut dyn Sql,
    id: i64,
    decisions: &Range<usize>,
) -> Result<(), StoreError> {
    let taken = "DELETE FROM decision WHERE id >= ?1 AND id < ?2";
    sql.run(taken, &bounds(decisions))?;
    sql.run("DELETE FROM seat WHERE match_id = ?1", &[id.into()])?;
    sql.run("DELETE FROM record WHERE match_id = ?1", &[id.into()])
}

fn bounds(decisions: &Range<usize>) -> [Value; 2] {
    [whole(decisions.start), whole(decisions.end)]
}

fn whole(number: usize) -> Value {
    Value::Integer(i64::try_from(number).unwrap_or(i64::MAX))
}
