//! A builder's progress, and how it is stopped.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::BuildError;

/// How far a builder is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Positions done.
    pub done: u64,
    /// Positions in all.
    pub total: u64,
}

/// Called now and then, from any thread, with a builder's progress; `Break` ends the job, keeping a
/// checkpoint.
pub type Listener<'a> = dyn Fn(Progress) -> ControlFlow<()> + Sync + 'a;

/// Counts what all threads have done.
pub(crate) struct Watch<'a> {
    done: AtomicU64,
    total: u64,
    stopped: AtomicBool,
    listener: &'a Listener<'a>,
}

impl<'a> Watch<'a> {
    pub(crate) fn new(total: u64, listener: &'a Listener<'a>) -> Self {
        Self {
            done: AtomicU64::new(0),
            total,
            stopped: AtomicBool::new(false),
            listener,
        }
    }

    /// Counts `more` positions; an error once the listener wants to stop.
    pub(crate) fn add(&self, more: u64) -> Result<(), BuildError> {
        let done = self.done.fetch_add(more, Ordering::Relaxed) + more;
        let total = self.total;
        if (self.listener)(Progress { done, total }).is_break() {
            self.stopped.store(true, Ordering::Relaxed);
        }
        if self.stopped.load(Ordering::Relaxed) {
            return Err(BuildError::Stopped);
        }
        Ok(())
    }
}
