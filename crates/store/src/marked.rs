//! Which decisions of a chunk have a mark that is asked for.

use barpoint_equity::Equity;
use rusqlite::Connection;

use crate::chunk::Chunk;
use crate::feature::Feature;
use crate::{Query, StoreError, index};

/// The marks that a query asks for, in one chunk.
pub(crate) struct Marked<'a> {
    query: &'a Query,
    /// Decisions whose record has one of the marks.
    recorded: Chunk,
    /// Decisions whose marks were set by a person.
    by_hand: Chunk,
}

impl<'a> Marked<'a> {
    /// Reads what the losses do not tell; `None` if any mark will do.
    pub(crate) fn read(
        connection: &Connection,
        chunk: usize,
        query: &'a Query,
    ) -> Result<Option<Self>, StoreError> {
        if query.marks.is_empty() {
            return Ok(None);
        }
        let mut recorded = Chunk::EMPTY;
        for &mark in &query.marks {
            recorded = recorded.or(&index::read(connection, chunk, Feature::Mark(mark).code())?);
        }
        Ok(Some(Self {
            query,
            recorded,
            by_hand: index::read(connection, chunk, Feature::ByHand.code())?,
        }))
    }

    /// Whether the decision at a place, which lost this much, has one of the marks: as `Decision::mark_by` tells it.
    pub(crate) fn has(&self, place: usize, loss: Option<f32>) -> bool {
        match loss {
            Some(loss) if !self.by_hand.contains(place) => {
                let mark = self.query.thresholds.mark(Equity(loss));
                mark.is_some_and(|mark| self.query.marks.contains(&mark))
            }
            _ => self.recorded.contains(place),
        }
    }
}
