//! The index of decisions: which of them have which feature, and what each lost.

use std::collections::BTreeMap;
use std::ops::Range;

use rusqlite::{Connection, OptionalExtension, params};

use crate::chunk::{CHUNK, Chunk, parts};
use crate::feature::Feature;
use crate::{Decision, StoreError};

/// What is added to the index in one transaction.
#[derive(Default)]
pub(crate) struct Additions {
    features: BTreeMap<(usize, i64), Chunk>,
    losses: BTreeMap<usize, Vec<(usize, f32)>>,
}

impl Additions {
    /// Adds a decision with this id.
    pub(crate) fn add(&mut self, id: usize, decision: &Decision) {
        let (chunk, place) = (id / CHUNK, id % CHUNK);
        Feature::each(decision, |feature| {
            let key = (chunk, feature.code());
            let set = self.features.entry(key).or_insert(Chunk::EMPTY);
            set.insert(place);
        });
        if let Some(loss) = decision.loss {
            let losses = self.losses.entry(chunk).or_default();
            losses.push((place, loss.get()));
        }
    }

    /// Writes everything added.
    pub(crate) fn write(self, connection: &Connection) -> Result<(), StoreError> {
        let sql = "INSERT OR REPLACE INTO feature (chunk, feature, bits) VALUES (?1, ?2, ?3)";
        let mut write = connection.prepare_cached(sql)?;
        for ((chunk, feature), added) in self.features {
            let all = read(connection, chunk, feature)?.or(&added);
            write.execute(params![chunk, feature, all.to_bytes()])?;
        }
        for (chunk, added) in self.losses {
            change_losses(connection, chunk, added)?;
        }
        Ok(())
    }
}

/// The decisions of a chunk that have the feature with this number.
pub(crate) fn read(
    connection: &Connection,
    chunk: usize,
    feature: i64,
) -> Result<Chunk, StoreError> {
    let sql = "SELECT bits FROM feature WHERE chunk = ?1 AND feature = ?2";
    let mut query = connection.prepare_cached(sql)?;
    let bytes = |row: &rusqlite::Row<'_>| Ok(Chunk::of_bytes(row.get_ref(0)?.as_blob()?));
    let found = query.query_row(params![chunk, feature], bytes).optional()?;
    Ok(found.unwrap_or(Chunk::EMPTY))
}

/// The decisions of a chunk that have each of a group of features, by the numbers within the group.
pub(crate) fn read_group(
    connection: &Connection,
    chunk: usize,
    (first, end): (i64, i64),
) -> Result<Vec<(u32, Chunk)>, StoreError> {
    let sql = "SELECT feature - ?2, bits FROM feature WHERE chunk = ?1 AND feature >= ?2 AND feature < ?3";
    let mut query = connection.prepare_cached(sql)?;
    let rows = query.query_map(params![chunk, first, end], |row| {
        Ok((row.get(0)?, Chunk::of_bytes(row.get_ref(1)?.as_blob()?)))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// What the decisions of a chunk lost, place by place; NaN where unknown.
pub(crate) struct Losses(Vec<u8>);

impl Losses {
    /// Reads those of a chunk.
    pub(crate) fn read(connection: &Connection, chunk: usize) -> Result<Self, StoreError> {
        let mut query = connection.prepare_cached("SELECT losses FROM loss WHERE chunk = ?1")?;
        let found: Option<Vec<u8>> = query.query_row([chunk], |row| row.get(0)).optional()?;
        let unknown = || f32::NAN.to_le_bytes().repeat(CHUNK);
        let known = found.filter(|bytes| bytes.len() == 4 * CHUNK);
        Ok(Self(known.unwrap_or_else(unknown)))
    }

    /// What the decision at a place lost.
    pub(crate) fn at(&self, place: usize) -> Option<f32> {
        let (losses, _) = self.0.as_chunks::<4>();
        let loss = f32::from_le_bytes(*losses.get(place)?);
        (!loss.is_nan()).then_some(loss)
    }
}

fn change_losses(
    connection: &Connection,
    chunk: usize,
    changes: impl IntoIterator<Item = (usize, f32)>,
) -> Result<(), StoreError> {
    let Losses(mut bytes) = Losses::read(connection, chunk)?;
    let (losses, _) = bytes.as_chunks_mut::<4>();
    for (place, loss) in changes {
        losses[place] = loss.to_le_bytes();
    }
    let sql = "INSERT OR REPLACE INTO loss (chunk, losses) VALUES (?1, ?2)";
    connection
        .prepare_cached(sql)?
        .execute(params![chunk, bytes])?;
    Ok(())
}

/// Takes decisions out of the index.
pub(crate) fn remove(connection: &Connection, ids: Range<usize>) -> Result<(), StoreError> {
    for (chunk, places) in parts(ids) {
        for (feature, bits) in read_group(connection, chunk, (0, i64::MAX))? {
            let mut left = bits.clone();
            left.remove_all(&places);
            if left.is_empty() {
                let sql = "DELETE FROM feature WHERE chunk = ?1 AND feature = ?2";
                connection
                    .prepare_cached(sql)?
                    .execute(params![chunk, feature])?;
            } else if left != bits {
                let sql = "UPDATE feature SET bits = ?3 WHERE chunk = ?1 AND feature = ?2";
                let bits = left.to_bytes();
                connection
                    .prepare_cached(sql)?
                    .execute(params![chunk, feature, bits])?;
            }
        }
        change_losses(connection, chunk, places.map(|place| (place, f32::NAN)))?;
    }
    Ok(())
}
