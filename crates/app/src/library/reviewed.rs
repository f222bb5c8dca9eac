//! Matches under review, ready to be added.

use barpoint_engine::MatchRecord;
use barpoint_equity::Met;
use barpoint_store::{Decision, DecisionKind, Prepared, StoreError};

use crate::matches::HandMark;

/// Prepares a match under review, as it is shown, with the marks that a person set; `None` if nobody moved in it. `usual` is the match
/// equity table where the record names none.
///
/// # Errors
/// If the record cannot be written.
pub fn reviewed(
    record: &MatchRecord,
    marks: &[HandMark],
    usual: &Met,
) -> Result<Option<Prepared>, StoreError> {
    let by_hand = |decision: &Decision| {
        let mark = marks.iter().find(|mark| mark.at == decision.at);
        mark.is_some_and(|mark| match decision.kind {
            DecisionKind::NoDouble => mark.cube_mark.is_some(),
            _ => mark.mark.is_some(),
        })
    };
    let prepared = Prepared::of(record, usual)?;
    Ok(prepared.map(|prepared| prepared.marked_by_hand(by_hand)))
}
