use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::sync::mpsc;

use super::*;
use crate::work::WorkError;

/// Counts its parts, and those kept, and never has done them all.
struct Counted {
    done: usize,
    kept: Arc<AtomicUsize>,
}

impl Work for Counted {
    fn progress(&self) -> (usize, usize) {
        (self.done, usize::MAX)
    }

    fn part(&mut self, _go_on: &dyn Fn() -> bool) -> Result<bool, WorkError> {
        self.done += 1;
        Ok(true)
    }

    fn keep(&mut self) -> Result<(), WorkError> {
        self.kept.store(self.done, Ordering::Relaxed);
        Ok(())
    }
}

#[test]
fn pauses_at_any_moment_rest_with_everything_kept_and_can_be_resumed() {
    let kept = Arc::new(AtomicUsize::new(0));
    let work = Counted {
        done: 0,
        kept: Arc::clone(&kept),
    };
    let title = Said::new("counting", None);
    let names = ("job".to_owned(), "target".to_owned());
    let job = Arc::new(Job::queued(
        names,
        (JobKind::Rollout, title),
        Box::new(work),
    ));
    let (queue, waiting) = mpsc::channel::<Arc<Job>>();
    let worker = std::thread::spawn(move || {
        for job in waiting {
            job.run();
        }
    });
    queue.send(Arc::clone(&job)).unwrap();
    for round in 0..20_000 {
        // At some moments it waits, at some it works, at some it is about to.
        for _ in 0..round % 1000 {
            std::hint::spin_loop();
        }
        job.pause().unwrap();
        let view = loop {
            let view = job.view();
            if !matches!(view.status, JobStatus::Queued | JobStatus::Running) {
                break view;
            }
            std::thread::yield_now();
        };
        assert_eq!(view.status, JobStatus::Paused, "round {round}");
        assert_eq!(view.done, kept.load(Ordering::Relaxed), "round {round}");
        assert!(job.resume().unwrap(), "it rested");
        queue.send(Arc::clone(&job)).unwrap();
    }
    // Resumed at once, whatever a pause or an end has come to.
    for round in 0..20_000 {
        if round % 2 == 0 {
            job.pause().unwrap();
        } else {
            job.cancel();
        }
        for _ in 0..round % 1000 {
            std::hint::spin_loop();
        }
        if job.resume().unwrap() {
            queue.send(Arc::clone(&job)).unwrap();
        }
    }
    let done = job.view().done;
    while job.view().done < done + 1000 {
        assert!(!job.is_over(), "it goes on");
        std::thread::yield_now();
    }
    job.cancel();
    drop(queue);
    worker.join().unwrap();
    assert_eq!(job.view().status, JobStatus::Cancelled);
}
