//! How many decisions and rolls have each mark.

use std::ops::AddAssign;

use crate::{LuckMark, SkillMark};

/// How many decisions have each mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SkillCounts {
    /// Marked very bad.
    pub very_bad: u32,
    /// Marked bad.
    pub bad: u32,
    /// Marked doubtful.
    pub doubtful: u32,
    /// Not marked.
    pub unmarked: u32,
}

/// How many rolls have each mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct LuckMarkCounts {
    /// Marked very unlucky.
    pub very_unlucky: u32,
    /// Marked unlucky.
    pub unlucky: u32,
    /// Not marked.
    pub unmarked: u32,
    /// Marked lucky.
    pub lucky: u32,
    /// Marked very lucky.
    pub very_lucky: u32,
}

impl SkillCounts {
    /// The decisions with this mark.
    pub const fn with(&mut self, mark: Option<SkillMark>) -> &mut u32 {
        match mark {
            Some(SkillMark::VeryBad) => &mut self.very_bad,
            Some(SkillMark::Bad) => &mut self.bad,
            Some(SkillMark::Doubtful) => &mut self.doubtful,
            None => &mut self.unmarked,
        }
    }
}

impl LuckMarkCounts {
    /// The rolls with this mark.
    pub const fn with(&mut self, mark: Option<LuckMark>) -> &mut u32 {
        match mark {
            Some(LuckMark::VeryUnlucky) => &mut self.very_unlucky,
            Some(LuckMark::Unlucky) => &mut self.unlucky,
            None => &mut self.unmarked,
            Some(LuckMark::Lucky) => &mut self.lucky,
            Some(LuckMark::VeryLucky) => &mut self.very_lucky,
        }
    }
}

impl AddAssign for SkillCounts {
    fn add_assign(&mut self, other: Self) {
        self.very_bad += other.very_bad;
        self.bad += other.bad;
        self.doubtful += other.doubtful;
        self.unmarked += other.unmarked;
    }
}

impl AddAssign for LuckMarkCounts {
    fn add_assign(&mut self, other: Self) {
        self.very_unlucky += other.very_unlucky;
        self.unlucky += other.unlucky;
        self.unmarked += other.unmarked;
        self.lucky += other.lucky;
        self.very_lucky += other.very_lucky;
    }
}
