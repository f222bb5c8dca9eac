//! Long jobs: one runs, the others wait; each can be paused, resumed and cancelled.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use barpoint_app::phrase::{Said, of_job_error};
use barpoint_wire::{JobKind, JobStatus, JobView};
use tokio::sync::watch;

use crate::error::{ApiError, ServerError};
use crate::token::random_hex;
use crate::work::Work;

/// Ended jobs that stay listed.
const REMEMBERED: usize = 100;

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
    /// Its status, now and in future.
    pub(crate) fn watch(&self) -> watch::Receiver<JobView> {
        self.view.subscribe()
    }

    pub(crate) fn view(&self) -> JobView {
        self.view.borrow().clone()
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

    /// Works until the job is done, paused, cancelled or failed.
    fn run(&self) {
        if !self.wants(Wish::Run) || self.view().status != JobStatus::Queued {
            return;
        }
        self.change(|view| view.status = JobStatus::Running);
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

/// All jobs of a server, and the thread that works on them.
pub(crate) struct Jobs {
    /// Most jobs running and waiting.
    most: usize,
    list: Mutex<Vec<Arc<Job>>>,
    queue: mpsc::Sender<Arc<Job>>,
}

impl Jobs {
    pub(crate) fn new(most: usize) -> Result<Self, ServerError> {
        let (queue, waiting) = mpsc::channel::<Arc<Job>>();
        let worker = std::thread::Builder::new().name("jobs".to_owned());
        worker
            .spawn(move || {
                for job in waiting {
                    job.run();
                }
            })
            .map_err(ServerError::Thread)?;
        Ok(Self {
            most,
            list: Mutex::new(Vec::new()),
            queue,
        })
    }

    /// Queues a job.
    pub(crate) fn begin(
        &self,
        kind: JobKind,
        title: Said,
        target: String,
        prepare: impl FnOnce() -> Result<Box<dyn Work>, ApiError>,
    ) -> Result<Arc<Job>, ApiError> {
        let mut list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let open = list
            .iter()
            .filter(|job| !job.view.borrow().status.is_over());
        if open.count() >= self.most {
            return Err(ApiError::busy());
        }
        let work = prepare()?;
        let (done, total) = work.progress();
        let view = JobView {
            id: random_hex()?[..12].to_owned(),
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
        let job = Arc::new(Job {
            view: watch::Sender::new(view),
            wish: AtomicU8::new(Wish::Run as u8),
            work: Mutex::new(work),
        });
        list.push(Arc::clone(&job));
        let is_over = |job: &Arc<Job>| job.view.borrow().status.is_over();
        while list.len() > REMEMBERED
            && let Some(oldest) = list.iter().position(is_over)
        {
            list.remove(oldest);
        }
        self.enqueue(&job)?;
        Ok(job)
    }

    fn enqueue(&self, job: &Arc<Job>) -> Result<(), ApiError> {
        let sent = self.queue.send(Arc::clone(job));
        sent.map_err(|_| ApiError::internal("the worker has ended"))
    }

    /// All jobs, newest first.
    pub(crate) fn list(&self) -> Vec<JobView> {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        list.iter().rev().map(|job| job.view()).collect()
    }

    /// The job of this name.
    pub(crate) fn get(&self, id: &str) -> Result<Arc<Job>, ApiError> {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        let found = list.iter().find(|job| job.view.borrow().id == id);
        found.cloned().ok_or_else(|| ApiError::not_found("job"))
    }

    /// Whether a job is already working on this target.
    pub(crate) fn works_on(&self, target: &str) -> bool {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        list.iter().any(|job| {
            let view = job.view.borrow();
            view.target == target && !view.status.is_over()
        })
    }

    /// Pauses a job.
    pub(crate) fn pause(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        match job.view().status {
            JobStatus::Queued => {
                job.wish.store(Wish::Pause as u8, Ordering::Relaxed);
                job.change(|view| view.status = JobStatus::Paused);
            }
            JobStatus::Running => job.wish.store(Wish::Pause as u8, Ordering::Relaxed),
            _ => return Err(ApiError::refused("the job is not running").called("job-not-running")),
        }
        Ok(job.view())
    }

    /// Resumes a job that was paused or cancelled.
    pub(crate) fn resume(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        match job.view().status {
            JobStatus::Paused | JobStatus::Cancelled => {
                job.wish.store(Wish::Run as u8, Ordering::Relaxed);
                job.change(|view| view.status = JobStatus::Queued);
                self.enqueue(&job)?;
                Ok(job.view())
            }
            _ => Err(ApiError::refused("the job is not paused").called("job-not-paused")),
        }
    }

    /// Cancels a job.
    pub(crate) fn cancel(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        job.wish.store(Wish::End as u8, Ordering::Relaxed);
        if matches!(job.view().status, JobStatus::Queued | JobStatus::Paused) {
            job.change(|view| view.status = JobStatus::Cancelled);
        }
        Ok(job.view())
    }
}
