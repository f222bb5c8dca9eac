//! Long jobs: one runs, the others wait; each can be paused, resumed and cancelled.

use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};

use barpoint_app::phrase::Said;
use barpoint_wire::{JobKind, JobView};

use crate::error::{ApiError, ServerError};
use crate::job::Job;
use crate::token::random_hex;
use crate::work::Work;

/// Ended jobs that stay listed.
const REMEMBERED: usize = 100;

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
        let open = list.iter().filter(|job| !job.is_over());
        if open.count() >= self.most {
            return Err(ApiError::busy());
        }
        let id = random_hex()?[..12].to_owned();
        let job = Arc::new(Job::queued((id, target), (kind, title), prepare()?));
        list.push(Arc::clone(&job));
        while list.len() > REMEMBERED
            && let Some(oldest) = list.iter().position(|job| job.is_over())
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
        let found = list.iter().find(|job| job.is_called(id));
        found.cloned().ok_or_else(|| ApiError::not_found("job"))
    }

    /// Whether a job is already working on this target.
    pub(crate) fn works_on(&self, target: &str) -> bool {
        let list = self.list.lock().unwrap_or_else(PoisonError::into_inner);
        list.iter().any(|job| job.works_on(target))
    }

    /// Pauses a job that runs or waits.
    pub(crate) fn pause(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        job.pause()?;
        Ok(job.view())
    }

    /// Resumes a job that was or is about to be paused or cancelled.
    pub(crate) fn resume(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        if job.resume()? {
            self.enqueue(&job)?;
        }
        Ok(job.view())
    }

    /// Cancels a job.
    pub(crate) fn cancel(&self, id: &str) -> Result<JobView, ApiError> {
        let job = self.get(id)?;
        job.cancel();
        Ok(job.view())
    }
}
