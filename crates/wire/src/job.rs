//! Long jobs.

use serde::Serialize;
use utoipa::ToSchema;

use crate::Phrase;

/// A kind of job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// The analysis of a match.
    Analysis,
    /// A rollout.
    Rollout,
}

/// The status of a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobStatus {
    /// Waiting for other jobs.
    Queued,
    /// Running.
    Running,
    /// Paused; its work is saved.
    Paused,
    /// Done.
    Done,
    /// Cancelled; its work is saved.
    Cancelled,
    /// Failed.
    Failed,
}

impl JobStatus {
    /// Whether nothing more will happen until a request resumes it.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Done | Self::Cancelled | Self::Failed)
    }
}

/// A long job.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JobView {
    /// Its ID.
    pub id: String,
    /// Its kind.
    pub kind: JobKind,
    /// Its title.
    pub title: String,
    /// The title as a code with arguments.
    pub title_phrase: Option<Phrase>,
    /// The match it works on, or the rollout.
    pub target: String,
    /// Its status.
    pub status: JobStatus,
    /// Units of work done: decisions or trials.
    pub done: usize,
    /// Units of work in all.
    pub total: usize,
    /// Estimated time left.
    pub seconds_left: Option<f32>,
    /// Why it failed.
    pub error: Option<String>,
    /// The same as a code with arguments, where it has one.
    pub error_phrase: Option<Phrase>,
    /// How often this view has changed.
    pub version: u64,
}
