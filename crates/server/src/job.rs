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

    /// From one of these statuses to another. Queued, it is to run.
    fn go(&self, from: &[JobStatus], to: JobStatus) -> bool {
        self.view.send_if_modified(|view| {
            let goes = from.contains(&view.status);
            if goes && to == JobStatus::Queued {
                self.wish.store(Wish::Run as u8, Ordering::Relaxed);
            }
            if goes {
                view.status = to;
                view.version += 1;
            }
            goes
        })
    }

    /// Pauses it if it runs or waits.
    pub(crate) fn pause(&self) -> Result<(), ApiError> {
        if !self.go(&[JobStatus::Queued], JobStatus::Paused) {
            if self.view.borrow().status != JobStatus::Running {
                return Err(ApiError::refused("the job is not running").called("job-not-running"));
            }
            self.wish.store(Wish::Pause as u8, Ordering::Relaxed);
        }
        Ok(())
    }

    /// Queued again if it was paused or cancelled.
    pub(crate) fn resume(&self) -> Result<(), ApiError> {
        let rests = [JobStatus::Paused, JobStatus::Cancelled];
        if !self.go(&rests, JobStatus::Queued) {
            return Err(ApiError::refused("the job is not paused").called("job-not-paused"));
        }
        Ok(())
    }

    /// Ends it if it is not over.
    pub(crate) fn cancel(&self) {
        if !self.go(&[JobStatus::Queued], JobStatus::Cancelled) {
            self.wish.store(Wish::End as u8, Ordering::Relaxed);
            // It may have stopped for a pause just now.
            self.go(&[JobStatus::Paused], JobStatus::Cancelled);
        }
    }

    /// If queued, works until it is done, paused, cancelled or failed.
    pub(crate) fn run(&self) {
        if !self.go(&[JobStatus::Queued], JobStatus::Running) {
            return;
        }
        let mut work = self.work.lock().unwrap_or_else(PoisonError::into_inner);
        let begun = Instant::now();
        let (first, _) = work.progress();
        let go_on = || self.wants(Wish::Run);
        let outcome = loop {
            if !go_on() {
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
