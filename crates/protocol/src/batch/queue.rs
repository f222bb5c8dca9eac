//! Questions that wait.

use std::collections::{BinaryHeap, HashMap};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use barpoint_wire::LineQuestion;

/// How many questions wait before no more are read.
const MOST: usize = 10_000;

/// A question to be answered.
pub(super) struct Job {
    pub(super) question: LineQuestion,
    cancelled: Arc<AtomicBool>,
    /// Its place among all questions.
    number: u64,
}

impl Job {
    pub(super) fn new(question: LineQuestion) -> Self {
        Self {
            question,
            cancelled: Arc::new(AtomicBool::new(false)),
            number: 0,
        }
    }

    pub(super) fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Relaxed)
    }

    fn id(&self) -> &str {
        self.question.id.as_deref().unwrap_or_default()
    }
}

/// Questions of higher priority first, then in the order in which they came.
impl Ord for Job {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let priority = self.question.priority.cmp(&other.question.priority);
        priority.then_with(|| other.number.cmp(&self.number))
    }
}

impl PartialOrd for Job {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Job {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for Job {}

/// The questions that wait, shared by who reads and who answers.
#[derive(Default)]
pub(super) struct Queue {
    inside: Mutex<Inside>,
    /// A question came, was taken, or no more will come.
    changed: Condvar,
}

#[derive(Default)]
struct Inside {
    waiting: BinaryHeap<Job>,
    /// The questions that wait or are being answered.
    open: HashMap<String, Arc<AtomicBool>>,
    put: u64,
    closed: bool,
}

impl Queue {
    fn inside(&self) -> MutexGuard<'_, Inside> {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a question, once there is room; false if another of its ID is open.
    pub(super) fn put(&self, mut job: Job) -> bool {
        let mut inside = self.inside();
        while inside.waiting.len() >= MOST {
            inside = self
                .changed
                .wait(inside)
                .unwrap_or_else(PoisonError::into_inner);
        }
        if inside.open.contains_key(job.id()) {
            return false;
        }
        let cancelled = Arc::clone(&job.cancelled);
        inside.open.insert(job.id().to_owned(), cancelled);
        job.number = inside.put;
        inside.put += 1;
        inside.waiting.push(job);
        self.changed.notify_all();
        true
    }

    /// The next question; `None` when there will be no more.
    pub(super) fn take(&self) -> Option<Job> {
        let mut inside = self.inside();
        loop {
            if let Some(job) = inside.waiting.pop() {
                self.changed.notify_all();
                return Some(job);
            }
            if inside.closed {
                return None;
            }
            inside = self
                .changed
                .wait(inside)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// A question has been answered.
    pub(super) fn done(&self, job: &Job) {
        self.inside().open.remove(job.id());
    }

    /// Asks for the end of a question; false if none of this ID is open.
    pub(super) fn cancel(&self, id: &str) -> bool {
        let inside = self.inside();
        let found = inside.open.get(id);
        found
            .inspect(|flag| flag.store(true, Ordering::Relaxed))
            .is_some()
    }

    /// No more questions will come.
    pub(super) fn close(&self) {
        self.inside().closed = true;
        self.changed.notify_all();
    }
}
