//! Walking the index.

use std::collections::HashMap;

use barpoint_rules::Side;
use rusqlite::{Connection, params_from_iter};

use crate::chunk::{CHUNK, Chunk, Chunks, parts};
use crate::codes::Coded;
use crate::feature::Feature;
use crate::query::Condition;
use crate::{MatchFilter, StoreError, index};

/// The decisions of the players that a filter means.
pub(crate) struct Universe {
    white: Chunks,
    black: Chunks,
    /// The seats, by the first decision of their match.
    pub(crate) seats: Vec<SeatRow>,
}

/// A seat with the decisions of its match.
pub(crate) struct SeatRow {
    pub(crate) match_id: i64,
    pub(crate) side: Side,
    pub(crate) first: usize,
    pub(crate) count: usize,
}

impl Universe {
    /// Reads the seats that a filter means.
    pub(crate) fn read(connection: &Connection, filter: &MatchFilter) -> Result<Self, StoreError> {
        let (conditions, values) = filter.conditions();
        let sql = format!(
            "SELECT m.id, s.side, m.first_decision, m.decisions FROM matches m JOIN seat s ON s.match_id = m.id \
            WHERE m.decisions > 0{conditions} ORDER BY m.first_decision"
        );
        let mut query = connection.prepare_cached(&sql)?;
        let rows = query.query_map(params_from_iter(values), |row| {
            Ok(SeatRow {
                match_id: row.get(0)?,
                side: Side::of_code(row.get(1)?).unwrap_or(Side::White),
                first: row.get(2)?,
                count: row.get(3)?,
            })
        })?;
        let mut universe = Self {
            white: Chunks::default(),
            black: Chunks::default(),
            seats: rows.collect::<Result<_, _>>()?,
        };
        for seat in &universe.seats {
            let ids = seat.first..seat.first + seat.count;
            match seat.side {
                Side::White => universe.white.insert_all(ids),
                Side::Black => universe.black.insert_all(ids),
            }
        }
        Ok(universe)
    }

    /// Calls `each` with the decisions of every chunk that meet the conditions; chunks without one are passed over.
    pub(crate) fn scan(
        &self,
        connection: &Connection,
        conditions: &[Condition],
        mut each: impl FnMut(usize, Chunk) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        for chunk in 0..self.white.len().max(self.black.len()) {
            let (white, black) = (self.white.get(chunk), self.black.get(chunk));
            let mut left = if white == black {
                white
            } else {
                let of = |side| index::read(connection, chunk, Feature::Side(side).code());
                let white = white.and(&of(Side::White)?);
                white.or(&black.and(&of(Side::Black)?))
            };
            for condition in conditions {
                if left.is_empty() {
                    break;
                }
                let mut any = Chunk::EMPTY;
                for &feature in &condition.any {
                    any = any.or(&index::read(connection, chunk, feature)?);
                }
                left = if condition.is_wanted {
                    left.and(&any)
                } else {
                    left.and_not(&any)
                };
            }
            if !left.is_empty() {
                each(chunk, left)?;
            }
        }
        Ok(())
    }
}

/// How many decisions each player has made.
pub(crate) fn decisions_by_player(
    connection: &Connection,
) -> Result<HashMap<i64, u64>, StoreError> {
    let sql = "SELECT s.player, s.side, m.first_decision, m.decisions FROM matches m JOIN seat s ON s.match_id = m.id \
        WHERE s.player IS NOT NULL ORDER BY m.first_decision";
    let mut query = connection.prepare_cached(sql)?;
    let mut rows = query.query([])?;
    let mut counts = HashMap::new();
    let mut open = (usize::MAX, [Chunk::EMPTY, Chunk::EMPTY]);
    while let Some(row) = rows.next()? {
        let side = Side::of_code(row.get(1)?).unwrap_or(Side::White);
        let (first, count): (usize, usize) = (row.get(2)?, row.get(3)?);
        for (chunk, places) in parts(first..first + count) {
            if open.0 != chunk {
                let of = |side| index::read(connection, chunk, Feature::Side(side).code());
                open = (chunk, [of(Side::White)?, of(Side::Black)?]);
            }
            let mut of_match = Chunk::EMPTY;
            of_match.insert_all(places);
            let own = of_match.and(&open.1[usize::from(side == Side::Black)]);
            *counts.entry(row.get(0)?).or_default() += u64::from(own.count());
        }
    }
    Ok(counts)
}

/// The id of the decision at a place of a chunk.
pub(crate) const fn id_of(chunk: usize, place: usize) -> usize {
    chunk * CHUNK + place
}
