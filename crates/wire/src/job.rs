//! Long jobs.

use serde::Serialize;
use utoipa::ToSchema;

/// A kind of job.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobKind {
    /// The analysis of a match.
    Analysis,
    /// A rollout.
    Rollout,
}

/// How a job stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum JobStatus {
    /// Others come first.
    Queued,
    /// It runs.
    Running,
    /// It was stopped for a while; what is done is kept.
    Paused,
    /// It is done.
    Done,
    /// It was ended early; what is done is kept.
    Cancelled,
    /// It could not go on.
    Failed,
}

impl JobStatus {
    /// Whether nothing more will happen unless somebody asks for it.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Done | Self::Cancelled | Self::Failed)
    }
}

/// A long job.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct JobView {
    /// Its name in the interface.
    pub id: String,
    /// What kind of job it is.
    pub kind: JobKind,
    /// What it does, in words.
    pub title: String,
    /// The match it works on, or the rollout.
    pub target: String,
    /// How it stands.
    pub status: JobStatus,
    /// What is done, in decisions or trials.
    pub done: usize,
    /// What is to be done.
    pub total: usize,
    /// How long it will still take, as far as can be told.
    pub seconds_left: Option<f32>,
    /// Why it failed.
    pub error: Option<String>,
    /// How often this view has changed.
    pub version: u64,
}
