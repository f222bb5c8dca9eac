//! What a job does.

/// Why a job failed.
pub(crate) type WorkError = Box<dyn std::error::Error + Send + Sync>;

/// The work of a job, done in parts so that it can be stopped and resumed between them.
pub(crate) trait Work: Send {
    /// Work done, and the total.
    fn progress(&self) -> (usize, usize);

    /// Does one part; `Ok(true)` if there is more to do. `go_on` is checked in between.
    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, WorkError>;

    /// Saves the work done: before a pause and at the end.
    fn keep(&mut self) -> Result<(), WorkError>;
}
