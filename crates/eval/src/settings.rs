//! Settings of look-ahead evaluation.

/// Whether an evaluation takes the cube into account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeUse {
    /// Ranking values include the right to double.
    Cubeful,
    /// Ranking values are those of a game without cube (gammons weighed by the score).
    Cubeless,
}

/// Depth and breadth of a look-ahead evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchSettings {
    /// Half-moves looked ahead, as gnubg counts them: 0 is the static evaluation.
    pub plies: u8,
    /// Cubeful or cubeless.
    pub cube: CubeUse,
    /// How many of the plays of one roll inside the look-ahead are evaluated in full, the rest being
    /// ruled out by [`crate::Evaluator::quick_scores`]. At least 1.
    pub candidates: u8,
}

/// Deepest look-ahead the program offers.
pub const MAX_PLIES: u8 = 7;
