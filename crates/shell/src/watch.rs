//! Who sees how far long jobs are, and ends them.

use std::ops::ControlFlow;

/// Whoever watches the long jobs of a shell.
pub trait Watch: Send + Sync {
    /// A job begins, of this name and with so much to do.
    fn begin(&self, job: &str, total: usize);

    /// So much is done. `Break` ends the job, which keeps what is done.
    fn progress(&self, done: usize, total: usize) -> ControlFlow<()>;

    /// The job has ended.
    fn end(&self);

    /// Whether what has no progress to show is to stop: a hint, or a game that the program plays by itself.
    fn stops(&self) -> bool;
}

/// Jobs run to their end, and say nothing on the way.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn begin(&self, _: &str, _: usize) {}

    fn progress(&self, _: usize, _: usize) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    fn end(&self) {}

    fn stops(&self) -> bool {
        false
    }
}
