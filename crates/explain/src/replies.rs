//! What the opponent's next roll can do at once, by the legal plays of all 36 throws.

use barpoint_rules::{Board, PlayList, Roll};

use crate::RollSet;

/// What the opponent's rolls can do after a play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replies {
    /// Those with which a checker can be hit.
    pub hits: RollSet,
    /// Those with which two checkers or more can be hit.
    pub double_hits: RollSet,
    /// Those with which nothing can enter from the bar.
    pub dances: RollSet,
}

impl Replies {
    /// Of a position, seen by the opponent, who rolls next.
    #[must_use]
    pub fn of(next: &Board) -> Self {
        let mut found = Self::default();
        let mut list = PlayList::new();
        let on_bar = |board: &Board| board.opponent()[25];
        let before = on_bar(next);
        for (roll, _) in Roll::weighted() {
            list.generate(next, roll);
            let most = list.boards().iter().map(on_bar).max().unwrap_or(before);
            if most > before {
                found.hits.insert(roll);
            }
            if most > before + 1 {
                found.double_hits.insert(roll);
            }
            if list.is_empty() && next.on_roll()[25] > 0 {
                found.dances.insert(roll);
            }
        }
        found
    }
}
