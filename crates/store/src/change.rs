//! What becomes of a match that is to be added: whether it is there, and which record is the better.

use std::ops::Range;

use crate::prepared::opinions;
use crate::sql::Sql;
use crate::thoroughness::Thoroughness;
use crate::{MatchId, Prepared, StoreError, packed, tables};

/// What is to be done.
pub(crate) enum Change {
    /// The match is new.
    Add,
    /// It is there and gets the new record.
    Replace(Known),
    /// It is there, and nothing changes.
    Keep(MatchId),
}

/// A match that is there already.
pub(crate) struct Known {
    pub(crate) id: i64,
    pub(crate) comments: usize,
    pub(crate) decisions: Range<usize>,
}

impl Change {
    /// Of a match that is added if that adds anything.
    pub(crate) fn of_import(sql: &mut dyn Sql, one: &Prepared) -> Result<Self, StoreError> {
        Ok(match tables::known(sql, &one.moves)? {
            None => Self::Add,
            Some(known) if improves(sql, one, &known)? => Self::Replace(known),
            Some(known) => Self::Keep(MatchId::new(known.id)),
        })
    }

    /// Of a match as it is now.
    pub(crate) fn of_update(sql: &mut dyn Sql, one: &Prepared) -> Result<Self, StoreError> {
        let Some(known) = tables::known(sql, &one.moves)? else {
            return Ok(Self::Add);
        };
        let stored = tables::packed_record(sql, MatchId::new(known.id))?;
        // A record that is damaged has nothing to lose.
        let loses = packed::unpack(&stored).is_ok_and(|before| {
            one.thoroughness < Thoroughness::of(&before) || one.opinions < opinions(&before)
        });
        if loses || one.comments < known.comments || is_there(sql, one, &known, &stored)? {
            return Ok(Self::Keep(MatchId::new(known.id)));
        }
        Ok(Self::Replace(known))
    }
}

/// Whether a record is better than the one that is there.
fn improves(sql: &mut dyn Sql, one: &Prepared, known: &Known) -> Result<bool, StoreError> {
    if one.comments < known.comments || one.thoroughness.analysed == 0 {
        return Ok(false);
    }
    let stored = tables::packed_record(sql, MatchId::new(known.id))?;
    if stored == one.packed {
        return Ok(false);
    }
    // A record that is damaged has nothing to lose.
    Ok(packed::unpack(&stored).map_or(true, |before| {
        let known = Thoroughness::of(&before);
        let keeps_opinions = opinions(&before) <= one.opinions;
        one.thoroughness.analysed > known.analysed || one.thoroughness > known && keeps_opinions
    }))
}

/// Whether replacing this match by a record would change nothing.
fn is_there(
    sql: &mut dyn Sql,
    one: &Prepared,
    known: &Known,
    stored: &[u8],
) -> Result<bool, StoreError> {
    if stored != one.packed {
        return Ok(false);
    }
    // The marks set by a person may be others.
    let by_hand = (known.decisions.start..).zip(&one.decisions);
    let by_hand = by_hand.filter(|(_, decision)| decision.by_hand);
    let by_hand: Vec<usize> = by_hand.map(|(id, _)| id).collect();
    Ok(tables::marked_by_hand(sql, &known.decisions)? == by_hand)
}
