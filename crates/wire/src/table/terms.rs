//! Terms of a game beside its rules.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::MarkName;

/// Where dice come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum DiceName {
    /// The program rolls them.
    #[default]
    Program,
    /// They are entered by hand.
    ByHand,
}

/// The tutor's settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TutorInfo {
    /// The smallest error it warns about.
    pub threshold: MarkName,
    /// The level at which it judges.
    pub level: String,
}

/// Time to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ClockInfo {
    /// Minutes of each player for the whole match.
    pub minutes: u16,
    /// Delay: seconds of each turn that do not count.
    pub delay_seconds: u16,
}
