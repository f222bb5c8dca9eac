//! Per-game statistics as match files store them.

use std::ops::{AddAssign, Index, IndexMut, Neg};

use barpoint_equity::Equity;
use barpoint_rules::BySide;

use crate::{LuckMarkCounts, SkillCounts};

/// Counts and sums of one game, by side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameStatistics {
    /// Checker play.
    pub checker: Option<BySide<CheckerCounts>>,
    /// Cube.
    pub cube: Option<BySide<CubeCounts>>,
    /// Luck.
    pub luck: Option<BySide<LuckCounts>>,
}

/// What is really won or lost: match-winning chance in a match, points in money play.
#[derive(Clone, Copy, Debug, Default, PartialEq, PartialOrd)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Winnings(
    #[cfg_attr(feature = "serde", serde(with = "barpoint_equity::serial::real"))] pub f32,
);

/// A sum of gains or losses in both units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Total {
    /// In points per cube; EMG in matches.
    pub emg: Equity,
    /// What it is really worth.
    pub real: Winnings,
}

/// Checker-play counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CheckerCounts {
    /// Plays with a choice.
    pub unforced: u32,
    /// All plays.
    pub total: u32,
    /// How they were marked.
    pub marks: SkillCounts,
    /// What they lost; positive.
    pub loss: Total,
}

/// Cube counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeCounts {
    /// All cube decisions.
    pub total: u32,
    /// Doubles made.
    pub doubles: u32,
    /// Takes.
    pub takes: u32,
    /// Passes.
    pub passes: u32,
    /// Errors by kind.
    pub errors: CubeErrors,
}

/// A kind of mistake with the cube: what was done where something else was right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CubeMistake {
    /// Not doubling where a double should be taken: missed below the cash point.
    MissedBelowCash,
    /// Not doubling where a double should be passed: missed above the cash point.
    MissedAboveCash,
    /// Doubling before the doubling point.
    WrongBelowDouble,
    /// Doubling what is too good to double.
    WrongTooGood,
    /// Taking what should be passed.
    WrongTake,
    /// Passing what should be taken.
    WrongPass,
}

/// Errors of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct ErrorTally {
    /// How many.
    pub count: u32,
    /// What they lost; positive.
    pub loss: Total,
}

/// Errors of every kind, indexed by [`CubeMistake`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CubeErrors([ErrorTally; 6]);

/// Luck counts of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckCounts {
    /// How rolls were marked.
    pub marks: LuckMarkCounts,
    /// Sum of the luck of all rolls.
    pub total: Total,
}

impl Winnings {
    /// The number: a difference of chances, or points.
    #[must_use]
    pub const fn get(self) -> f32 {
        self.0
    }
}

impl Total {
    /// A sum of both units.
    #[must_use]
    pub const fn new(emg: f32, real: f32) -> Self {
        Self {
            emg: Equity(emg),
            real: Winnings(real),
        }
    }
}

impl AddAssign for Total {
    fn add_assign(&mut self, other: Self) {
        self.emg.0 += other.emg.0;
        self.real.0 += other.real.0;
    }
}

impl Neg for Total {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(-self.emg.0, -self.real.0)
    }
}

impl std::iter::Sum for Total {
    fn sum<I: Iterator<Item = Self>>(totals: I) -> Self {
        totals.fold(Self::default(), |mut sum, total| {
            sum += total;
            sum
        })
    }
}

impl CubeMistake {
    /// All kinds, in the order of gnubg's tables.
    pub const ALL: [Self; 6] = [
        Self::MissedBelowCash,
        Self::MissedAboveCash,
        Self::WrongBelowDouble,
        Self::WrongTooGood,
        Self::WrongTake,
        Self::WrongPass,
    ];
}

impl CubeErrors {
    /// What all of them lost.
    #[must_use]
    pub fn loss(&self) -> Total {
        self.0.iter().map(|tally| tally.loss).sum()
    }
}

impl Index<CubeMistake> for CubeErrors {
    type Output = ErrorTally;

    fn index(&self, kind: CubeMistake) -> &ErrorTally {
        &self.0[kind as usize]
    }
}

impl IndexMut<CubeMistake> for CubeErrors {
    fn index_mut(&mut self, kind: CubeMistake) -> &mut ErrorTally {
        &mut self.0[kind as usize]
    }
}

impl AddAssign for CheckerCounts {
    fn add_assign(&mut self, other: Self) {
        self.unforced += other.unforced;
        self.total += other.total;
        self.marks += other.marks;
        self.loss += other.loss;
    }
}

impl AddAssign for CubeCounts {
    fn add_assign(&mut self, other: Self) {
        self.total += other.total;
        self.doubles += other.doubles;
        self.takes += other.takes;
        self.passes += other.passes;
        for kind in CubeMistake::ALL {
            self.errors[kind].count += other.errors[kind].count;
            self.errors[kind].loss += other.errors[kind].loss;
        }
    }
}

impl AddAssign for LuckCounts {
    fn add_assign(&mut self, other: Self) {
        self.marks += other.marks;
        self.total += other.total;
    }
}
