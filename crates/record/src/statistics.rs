//! Per-game statistics as match files store them (gnubg SGF property `GS`).

use barpoint_rules::BySide;

/// Counts and sums of one game, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct GameStatistics {
    /// Checker play.
    pub checker: Option<BySide<CheckerCounts>>,
    /// Cube.
    pub cube: Option<BySide<CubeCounts>>,
    /// Luck.
    pub luck: Option<BySide<LuckCounts>>,
}

/// Checker-play counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CheckerCounts {
    /// Moves with a choice.
    pub unforced: u32,
    /// All moves.
    pub total: u32,
    /// Marked very bad, bad, doubtful, unmarked.
    pub marks: [u32; 4],
    /// Sum of losses in EMG.
    pub loss_emg: f32,
    /// Sum of losses in MWC (money: points).
    pub loss_mwc: f32,
}

/// Cube counts of one side. Pairs of sums are EMG, then MWC (money: points).
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CubeCounts {
    /// All cube decisions.
    pub total: u32,
    /// Doubles made.
    pub doubles: u32,
    /// Takes.
    pub takes: u32,
    /// Passes.
    pub passes: u32,
    /// Missed doubles around the double point, missed around too good, wrong doubles around the
    /// double point, wrong doubles around too good, wrong takes, wrong passes.
    pub errors: [u32; 6],
    /// Loss sums (EMG, MWC) of the six kinds, in the same order.
    pub losses: [(f32, f32); 6],
}

/// Luck counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct LuckCounts {
    /// Rolls marked very unlucky, unlucky, unmarked, lucky, very lucky.
    pub marks: [u32; 5],
    /// Sum in EMG.
    pub luck_emg: f32,
    /// Sum in MWC (money: points).
    pub luck_mwc: f32,
}
