//! The long jobs of `barpoint shell`: progress, and Ctrl-C, which ends the job and not the shell.

use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::sync::{Mutex, PoisonError};

use barpoint_shell::Watch;

use crate::commands::{go_on, interrupt};
use crate::meter::{Meter, ProgressArg};

/// Shows the progress of the job that runs.
pub(super) struct Watching {
    shown: ProgressArg,
    meter: Mutex<Option<Meter>>,
}

impl Watching {
    /// Nothing runs yet.
    pub(super) fn new(shown: ProgressArg) -> Self {
        Self {
            shown,
            meter: Mutex::new(None),
        }
    }

    fn with<T>(&self, act: impl FnOnce(&mut Option<Meter>) -> T) -> T {
        act(&mut self.meter.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Watch for Watching {
    fn begin(&self, job: &str, total: usize) {
        // A Ctrl-C from before was for the line that was typed then.
        interrupt().store(false, Ordering::Relaxed);
        let total = u64::try_from(total).unwrap_or(u64::MAX);
        self.with(|meter| *meter = Some(self.shown.meter(job, total, "")));
    }

    fn progress(&self, done: usize, total: usize) -> ControlFlow<()> {
        let number = |count: usize| u64::try_from(count).unwrap_or(u64::MAX);
        self.with(|meter| {
            if let Some(meter) = meter {
                meter.show(number(done), number(total), "");
            }
        });
        go_on(interrupt())
    }

    fn end(&self) {
        self.with(|meter| {
            if let Some(meter) = meter.take() {
                meter.end();
            }
        });
        interrupt().store(false, Ordering::Relaxed);
    }

    fn stops(&self) -> bool {
        interrupt().swap(false, Ordering::Relaxed)
    }
}
