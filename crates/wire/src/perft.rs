//! Counts of legal plays.

use barpoint_rules::notation::position_id;
use barpoint_rules::{Board, Roll};
use serde::Serialize;
use utoipa::ToSchema;

/// How many plays each roll has, and how large the tree of plays is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RollCount {
    /// The dice, larger first.
    pub roll: String,
    /// Distinct positions it leads to; 0 = no legal play.
    pub plays: usize,
}

/// One depth of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TreeCount {
    /// Turns.
    pub turns: u32,
    /// Leaves.
    pub leaves: u64,
}

impl PlayCounts {
    /// The counts of a board: the plays of each roll, and the leaves of its tree after 1, 2, ... turns.
    #[must_use]
    pub fn of(board: &Board, rolls: &[(Roll, usize)], tree: &[u64]) -> Self {
        Self {
            position: position_id(board),
            sum: rolls.iter().map(|(_, plays)| plays).sum(),
            rolls: rolls
                .iter()
                .map(|(roll, plays)| RollCount {
                    roll: roll.to_string(),
                    plays: *plays,
                })
                .collect(),
            tree: (1..)
                .zip(tree)
                .map(|(turns, &leaves)| TreeCount { turns, leaves })
                .collect(),
        }
    }
}
