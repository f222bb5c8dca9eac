//! A long job with its status, which changes as one: nobody sees or changes it in between.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use barpoint_app::phrase::{Said, of_job_error};
use barpoint_wire::{JobKind, JobStatus, JobView};
use tokio::sync::watch;

use crate::error::ApiError;
use crate::work::Work;

/// A client's request to a job.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Run = 0,
    Pause = 1,
    End = 2,
}

/// A job with its status.
pub(crate) struct Job {
    view: watch::Sender<JobView>,
    wish: AtomicU8,
    work: Mutex<Box<dyn Work>>,
}

impl Job {
    /// One that waits for its turn.
    pub(crate) fn queued(
        (id, target): (String, String),
        (kind, title): (JobKind, Said),
        work: Box<dyn Work>,
    ) -> Self {
        let (done, total) = work.progress();
        let view = JobView {
            id,
            kind,
            title: title.text,
            title_phrase: title.phrase.map(Into::into),
            target,
            status: JobStatus::Queued,
            done,
            total,
            seconds_left: None,
            error: None,
            error_phrase: None,
            version: 0,
        };
        Self {
            view: watch::Sender::new(view),
            wish: AtomicU8::new(Wish::Run as u8),
            work: Mutex::new(work),
        }
    }

    /// Its status, now and in future.
    pub(crate) fn watch(&self) -> watch::Receiver<JobView> {
        self.view.subscribe()
    }

    pub(crate) fn view(&self) -> JobView {
        self.view.borrow().clone()
    }

    pub(crate) fn is_called(&self, id: &str) -> bool {
        self.view.borrow().id == id
    }

    pub(crate) fn is_over(&self) -> bool {
        self.view.borrow().status.is_over()
    }

    /// Whether it still works on this target.
    pub(crate) fn works_on(&self, target: &str) -> bool {
        let view = self.view.borrow();
        view.target == target && !view.status.is_over()
    }

    fn wants(&self, wish: Wish) -> bool {
        self.wish.load(Ordering::Relaxed) == wish as u8
    }

    fn change(&self, change: impl FnOnce(&mut JobView)) {
        self.view.send_modify(|view| {
            change(view);
            view.version += 1;
        });
    }

    /// Takes a wish and the status that goes with it, which may be the same; none where the wish is not granted.
    fn take(
        &self,
        wish: Wish,
        status: impl FnOnce(JobStatus) -> Option<JobStatus>,
    ) -> Option<JobStatus> {
        let mut found = None;
        self.view.send_if_modified(|view| {
            found = status(view.status);
            let Some(status) = found else {
                return false;
            };
            self.wish.store(wish as u8, Ordering::Relaxed);
            let changes = view.status != status;
            if changes {
                view.status = status;
                view.version += 1;
            }
            changes
        });
        found
    }

    /// Pauses it if it runs or waits.
    pub(crate) fn pause(&self) -> Result<(), ApiError> {
        let paused = self.take(Wish::Pause, |status| match status {
            JobStatus::Queued => Some(JobStatus::Paused),
            JobStatus::Running => Some(status),
            _ => None,
        });
        let refused = || ApiError::refused("the job is not running").called("job-not-running");
        paused.map(drop).ok_or_else(refused)
    }

    /// Whether it is queued again, paused or cancelled before; one that is about to be goes on.
    pub(crate) fn resume(&self) -> Result<bool, ApiError> {
        let resumed = self.take(Wish::Run, |status| match status {
            JobStatus::Paused | JobStatus::Cancelled => Some(JobStatus::Queued),
            JobStatus::Running if !self.wants(Wish::Run) => Some(status),
            _ => None,
        });
        let refused = || ApiError::refused("the job is not paused").called("job-not-paused");
        resumed
            .map(|status| status == JobStatus::Queued)
            .ok_or_else(refused)
    }

    /// Ends it if it is not over.
    pub(crate) fn cancel(&self) {
        self.take(Wish::End, |status| match status {
            JobStatus::Queued | JobStatus::Paused => Some(JobStatus::Cancelled),
            JobStatus::Running => Some(status),
            _ => None,
        });
    }

    /// If queued, works until it is done, paused, cancelled or failed.
    pub(crate) fn run(&self) {
        let queued = |status| (status == JobStatus::Queued).then_some(JobStatus::Running);
        while self.take(Wish::Run, queued).is_some() {
            self.work();
        }
    }

    /// Works until then, or until it was stopped and is to go on nevertheless: then it is queued.
    fn work(&self) {
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = Instant::now();
        let (first, _) = work.progress();
        let go_on = || self.wants(Wish::Run);
        let mut stopped = false;
        let outcome = loop {
            if !go_on() {
                stopped = true;
                break Ok(());
            }
            let more = work.part(&go_on);
            let (done, total) = work.progress();
            self.change(|view| {
                (view.done, view.total) = (done, total);
                view.seconds_left = seconds_left(begun, done.saturating_sub(first), total - done);
            });
            match more {
                Ok(true) => {}
                Ok(false) => break Ok(()),
                Err(error) => break Err(error),
            }
        };
        let outcome = outcome.and(work.keep());
        let (done, total) = work.progress();
        self.change(|view| {
            view.seconds_left = None;
            view.status = match outcome {
                Err(error) => {
                    view.error_phrase = of_job_error(&*error).map(Into::into);
                    view.error = Some(error.to_string());
                    JobStatus::Failed
                }
                Ok(()) if done == total => JobStatus::Done,
                Ok(()) if self.wants(Wish::Pause) => JobStatus::Paused,
                Ok(()) if stopped && self.wants(Wish::Run) => JobStatus::Queued,
                Ok(()) => JobStatus::Cancelled,
            };
        });
    }
}

#[expect(clippy::cast_precision_loss, reason = "counts are below 2^24")]
fn seconds_left(begun: Instant, done: usize, open: usize) -> Option<f32> {
    let elapsed = begun.elapsed().as_secs_f32();
    (done > 0 && elapsed > 0.5).then(|| elapsed / done as f32 * open as f32)
}

#[cfg(test)]
mod tests;
