//! Analysing a match on several threads.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_analysis::{AnalysisSettings, Finding, Stopped, Task, decisions, examine};
use barpoint_record::MatchRecord;

use crate::{Engine, fan_out};

/// How far a job is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Decisions done.
    pub done: usize,
    /// Decisions in all.
    pub total: usize,
}

/// How a job ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How many decisions were analysed; fewer than all if the job was stopped.
    pub progress: Progress,
    /// Games that could be followed only up to some entry.
    pub stopped: Vec<Stopped>,
}

impl Engine {
    /// Analyses every decision of a match and stores the results in the record, replacing what was
    /// there. `on_progress` is called on this thread after each decision; when it breaks, the job ends and
    /// what is done is stored. The result is the same for any number of threads.
    pub fn analyse_match(
        &self,
        record: &mut MatchRecord,
        settings: &AnalysisSettings,
        threads: usize,
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Report {
        let (tasks, stopped) = decisions(record);
        let progress = self.analyse_tasks(record, &tasks, settings, threads, on_progress);
        Report { progress, stopped }
    }

    /// Analyses these decisions of a match and stores the results.
    pub(crate) fn analyse_tasks(
        &self,
        record: &mut MatchRecord,
        tasks: &[Task],
        settings: &AnalysisSettings,
        threads: usize,
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Progress {
        let mut findings: Vec<Option<Finding>> = vec![None; tasks.len()];
        let mut progress = Progress {
            done: 0,
            total: tasks.len(),
        };
        let (next, cancelled) = (AtomicUsize::new(0), AtomicBool::new(false));
        let work = |results: &SyncSender<(usize, Finding)>| {
            while !cancelled.load(Ordering::Relaxed) {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(task) = tasks.get(index) else {
                    break;
                };
                if results
                    .send((index, examine(task, &self.search, settings)))
                    .is_err()
                {
                    break;
                }
            }
        };
        fan_out(threads, work, |found| {
            let Some((index, finding)) = found else {
                return;
            };
            findings[index] = Some(finding);
            progress.done += 1;
            if on_progress(&progress).is_break() {
                cancelled.store(true, Ordering::Relaxed);
            }
        });
        for finding in findings.into_iter().flatten() {
            finding.store(record, self.met(), settings);
        }
        progress
    }
}
