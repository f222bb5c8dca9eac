//! The tutor's opinion.

use barpoint_engine::table::{Judgement, Tutor, Verdict};
use barpoint_engine::{LevelError, Strength};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{HintReport, MarkName, TutorInfo};

/// How good a decision is, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum VerdictName {
    /// Not an error worth a mark.
    Fine,
    /// A doubtful decision.
    Doubtful,
    /// An error.
    Bad,
    /// A blunder.
    VeryBad,
}

impl From<Verdict> for VerdictName {
    fn from(verdict: Verdict) -> Self {
        match verdict {
            Verdict::Fine => Self::Fine,
            Verdict::Doubtful => Self::Doubtful,
            Verdict::Bad => Self::Bad,
            Verdict::VeryBad => Self::VeryBad,
        }
    }
}

impl From<MarkName> for Verdict {
    fn from(mark: MarkName) -> Self {
        Self::from(Some(mark.into()))
    }
}

impl TutorInfo {
    /// The tutor of the game.
    ///
    /// # Errors
    /// If there is no such level.
    pub fn tutor(&self) -> Result<Tutor, LevelError> {
        Ok(Tutor {
            strength: Strength::choosing(&self.level)?,
            threshold: self.threshold.into(),
        })
    }
}

/// The tutor's opinion of an action before it is made.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TutorReport {
    /// How good it is; `null` where there is nothing to judge.
    pub verdict: Option<VerdictName>,
    /// Whether it is bad enough for the tutor to object.
    pub objects: bool,
    /// The error, EMG in matches.
    pub loss: f32,
    /// The play judged, as a row of the hint.
    pub played: Option<usize>,
    /// The values of all plays or cube actions.
    pub hint: Option<HintReport>,
}

impl From<Option<&Judgement>> for TutorReport {
    fn from(judgement: Option<&Judgement>) -> Self {
        Self {
            verdict: judgement.map(|found| found.verdict.into()),
            objects: judgement.is_some_and(|found| found.objects),
            loss: judgement.map_or(0.0, |found| found.loss.get()),
            played: judgement.and_then(|found| found.played),
            hint: judgement.map(|found| (&found.hint).into()),
        }
    }
}
