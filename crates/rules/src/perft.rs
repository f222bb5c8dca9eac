//! Counting plays, to check move generators against each other.
//!
//! The name is chess programmers' ("performance test"): how many leaves has the tree of all plays?

use crate::{Board, CHECKERS, PlayList, Roll};

/// How many plays each of the 21 rolls has, in the order of [`Roll::weighted`]; 0 where the player cannot move.
///
/// ```
/// use barpoint_rules::{Roll, Variation, perft::plays_by_roll};
///
/// let most = plays_by_roll(&Variation::Standard.start()).max_by_key(|&(_, plays)| plays);
/// assert_eq!(most, Roll::new(2, 2).map(|twos| (twos, 75)));
/// ```
pub fn plays_by_roll(board: &Board) -> impl Iterator<Item = (Roll, usize)> {
    let board = *board;
    let mut list = PlayList::new();
    Roll::weighted().map(move |(roll, _)| {
        list.generate(&board, roll);
        (roll, list.len())
    })
}

/// Leaves of the tree of all plays, this many turns deep.
///
/// Each of the 21 rolls counts once, whatever its chance, and boards reached on two ways count
/// twice. A roll that cannot be moved is one branch. A game that has ended is one leaf.
///
/// ```
/// use barpoint_rules::{Variation, perft::perft};
///
/// assert_eq!(perft(&Variation::Standard.start(), 1), 447);
/// ```
#[must_use]
pub fn perft(board: &Board, turns: u32) -> u64 {
    let Some(turns_after) = turns.checked_sub(1) else {
        return 1;
    };
    if is_over(board) {
        return 1;
    }
    let mut list = PlayList::new();
    Roll::weighted()
        .map(|(roll, _)| {
            list.generate(board, roll);
            if list.is_empty() {
                perft(&board.swapped(), turns_after)
            } else if turns_after == 0 {
                list.len() as u64
            } else {
                list.boards()
                    .iter()
                    .map(|after| perft(&after.swapped(), turns_after))
                    .sum()
            }
        })
        .sum()
}

fn is_over(board: &Board) -> bool {
    board.on_roll()[0] == CHECKERS || board.opponent()[0] == CHECKERS
}
