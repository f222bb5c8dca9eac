//! Which matches of the board have the same moves.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use barpoint_engine::MatchRecord;
use barpoint_store::MovesHash;

/// Names of matches by their moves, which never change. All matches are read when it is first asked.
#[derive(Default)]
pub(super) struct ByMoves(Mutex<Option<HashMap<MovesHash, Vec<String>>>>);

impl ByMoves {
    /// The matches with these moves; some may have been deleted since. `all` lists every match with its moves.
    pub(super) fn find<I: Iterator<Item = (String, Option<MovesHash>)>>(
        &self,
        moves: &MovesHash,
        all: impl FnOnce() -> I,
    ) -> Vec<String> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let known = known.get_or_insert_with(|| {
            let mut by_moves: HashMap<_, Vec<String>> = HashMap::new();
            for (id, moves) in all() {
                if let Some(moves) = moves {
                    by_moves.entry(moves).or_default().push(id);
                }
            }
            by_moves
        });
        known.get(moves).cloned().unwrap_or_default()
    }

    /// A match is new.
    pub(super) fn added(&self, id: &str, record: &MatchRecord) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let moves = known.as_ref().and_then(|_| MovesHash::of(record));
        if let (Some(known), Some(moves)) = (&mut *known, moves) {
            known.entry(moves).or_default().push(id.to_owned());
        }
    }
}
