//! Counts of legal plays.

use barpoint_rules::{Board, Roll, notation, perft};
use serde::Serialize;

/// How many plays each roll has, and how large the tree of plays is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayCounts {
    /// Position ID.
    pub position: String,
    /// The 21 rolls.
    pub rolls: Vec<RollCount>,
    /// Sum of `rolls`.
    pub sum: usize,
    /// The tree, one entry a depth.
    pub tree: Vec<TreeCount>,
}

/// One roll.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RollCount {
    /// The dice, larger first.
    pub roll: String,
    /// Distinct positions it leads to; 0 = no legal play.
    pub plays: usize,
}

/// One depth of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TreeCount {
    /// Turns.
    pub turns: u32,
    /// Leaves.
    pub leaves: u64,
}

impl PlayCounts {
    /// Counts the plays of a board, and its tree `depth` turns deep.
    #[must_use]
    pub fn of(board: &Board, depth: u32) -> Self {
        let rolls: Vec<(Roll, usize)> = perft::plays_by_roll(board).collect();
        Self {
            position: notation::position_id(board),
            sum: rolls.iter().map(|(_, plays)| plays).sum(),
            rolls: rolls
                .iter()
                .map(|(roll, plays)| RollCount {
                    roll: roll.to_string(),
                    plays: *plays,
                })
                .collect(),
            tree: (1..=depth)
                .map(|turns| TreeCount {
                    turns,
                    leaves: perft::perft(board, turns),
                })
                .collect(),
        }
    }
}
