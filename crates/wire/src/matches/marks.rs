//! Marks of decisions and rolls.

use barpoint_record::{LuckMark, SkillMark};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How large an error was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum MarkName {
    /// An error of more than 0.03.
    Doubtful,
    /// An error of more than 0.06.
    Bad,
    /// An error of more than 0.12.
    VeryBad,
}

impl From<SkillMark> for MarkName {
    fn from(mark: SkillMark) -> Self {
        match mark {
            SkillMark::Doubtful => Self::Doubtful,
            SkillMark::Bad => Self::Bad,
            SkillMark::VeryBad => Self::VeryBad,
        }
    }
}

impl From<MarkName> for SkillMark {
    fn from(name: MarkName) -> Self {
        match name {
            MarkName::Doubtful => Self::Doubtful,
            MarkName::Bad => Self::Bad,
            MarkName::VeryBad => Self::VeryBad,
        }
    }
}

/// How lucky a roll was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LuckName {
    /// Below -0.6.
    VeryUnlucky,
    /// Below -0.3.
    Unlucky,
    /// Above 0.3.
    Lucky,
    /// Above 0.6.
    VeryLucky,
}

impl From<LuckMark> for LuckName {
    fn from(mark: LuckMark) -> Self {
        match mark {
            LuckMark::VeryUnlucky => Self::VeryUnlucky,
            LuckMark::Unlucky => Self::Unlucky,
            LuckMark::Lucky => Self::Lucky,
            LuckMark::VeryLucky => Self::VeryLucky,
        }
    }
}
