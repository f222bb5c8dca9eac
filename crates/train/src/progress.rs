//! Progress of a run.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use crate::TrainError;

/// How far a stage is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Name of the stage.
    pub stage: String,
    /// Units done: games or steps.
    pub done: u64,
    /// Units to do.
    pub total: u64,
    /// Time left at the speed so far; `Duration::MAX` while the speed is unknown.
    pub left: Duration,
    /// Speed and quality, for people to read.
    pub message: String,
}

/// Receives progress; a break stops the run as abruptly as a kill would.
pub type Listener<'a> = dyn FnMut(&Progress) -> ControlFlow<()> + Send + 'a;

/// How often a stage reports and saves checkpoints.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Intervals {
    pub(crate) report: Duration,
    pub(crate) checkpoint: Duration,
}

/// Measures the speed of a stage and knows when a report or a checkpoint is due.
pub(crate) struct Pace {
    stage: String,
    first: u64,
    total: u64,
    started: Instant,
    reported: Instant,
    kept: Instant,
    intervals: Intervals,
}

impl Pace {
    /// A stage that begins with `first` of `total` units done.
    pub(crate) fn new(stage: &str, first: u64, total: u64, intervals: Intervals) -> Self {
        let now = Instant::now();
        Self {
            stage: stage.to_owned(),
            first,
            total,
            started: now,
            reported: now,
            kept: now,
            intervals,
        }
    }

    /// Whether a checkpoint is due; the next is then due one interval later.
    pub(crate) fn keeps(&mut self) -> bool {
        due(&mut self.kept, self.intervals.checkpoint)
    }

    /// Whether a report is due; the next is then due one interval later.
    pub(crate) fn reports(&mut self) -> bool {
        due(&mut self.reported, self.intervals.report)
    }

    /// Seconds since the stage began or was resumed.
    pub(crate) fn seconds(&self) -> f64 {
        self.started.elapsed().as_secs_f64().max(1e-9)
    }

    /// Units per second since the stage began or was resumed.
    pub(crate) fn speed(&self, done: u64) -> f64 {
        (done - self.first) as f64 / self.seconds()
    }

    /// Reports to the listener.
    pub(crate) fn tell(
        &self,
        listener: &mut Listener<'_>,
        done: u64,
        message: String,
    ) -> Result<(), TrainError> {
        let left = self.total.saturating_sub(done) as f64 / self.speed(done);
        let progress = Progress {
            stage: self.stage.clone(),
            done,
            total: self.total,
            left: Duration::try_from_secs_f64(left).unwrap_or(Duration::MAX),
            message,
        };
        match listener(&progress) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(TrainError::Stopped {
                stage: self.stage.clone(),
            }),
        }
    }
}

fn due(last: &mut Instant, interval: Duration) -> bool {
    let due = last.elapsed() >= interval;
    if due {
        *last = Instant::now();
    }
    due
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pace(seconds: u64) -> Pace {
        let intervals = Intervals {
            report: Duration::from_secs(seconds),
            checkpoint: Duration::from_secs(seconds),
        };
        Pace::new("some", 100, 300, intervals)
    }

    #[test]
    fn reports_are_due_once_an_interval() {
        let mut now = pace(0);
        assert!(now.reports() && now.keeps());
        let mut later = pace(1000);
        assert!(!later.reports() && !later.keeps());
    }

    #[test]
    fn time_left_counts_from_where_a_stage_was_resumed() {
        let mut pace = pace(0);
        pace.started -= Duration::from_secs(10);
        let mut left = Duration::ZERO;
        let mut listener = |progress: &Progress| {
            left = progress.left;
            ControlFlow::Continue(())
        };
        pace.tell(&mut listener, 200, String::new()).unwrap();
        assert!((left.as_secs_f64() - 10.0).abs() < 1.0, "{left:?}");
        let stopped = pace.tell(&mut |_| ControlFlow::Break(()), 200, String::new());
        assert!(matches!(stopped, Err(TrainError::Stopped { .. })));
    }
}
