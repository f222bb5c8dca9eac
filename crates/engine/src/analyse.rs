//! Analysing a match on several threads.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::SyncSender;

use barpoint_analysis::{
    AnalysisSettings, Bar, EntryIndex, Finding, Made, Progress, Stopped, Task, TaskKind, decisions,
    examine, recorded_name,
};
use barpoint_bkg::Scratch;
use barpoint_record::MatchRecord;
use barpoint_rules::Board;

use crate::{Engine, fan_out};

/// The outcome of a match analysis.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How many decisions were analysed; fewer than all if the job was stopped.
    pub progress: Progress,
    /// Games that could be followed only up to some entry.
    pub stopped: Vec<Stopped>,
}

impl Engine {
    /// Analyses every decision of a match and stores the results in the record, replacing what was
    /// there. `on_progress` is called on this thread after each decision and several times a second; when it breaks, the
    /// job ends at once and what is done is stored. The result is the same for any number of threads.
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

    /// Analyses some decisions of a match and stores the results in the record; otherwise as
    /// [`Engine::analyse_match`].
    pub fn analyse_some(
        &self,
        record: &mut MatchRecord,
        places: &[EntryIndex],
        settings: &AnalysisSettings,
        threads: usize,
        on_progress: &mut dyn FnMut(&Progress) -> ControlFlow<()>,
    ) -> Progress {
        let (mut tasks, _) = decisions(record);
        tasks.retain(|task| places.contains(&task.at));
        self.analyse_tasks(record, &tasks, settings, threads, on_progress)
    }

    fn analyse_tasks(
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
        let (next, stop) = (AtomicUsize::new(0), Arc::new(AtomicBool::new(false)));
        let search = self.search.stopping_at(Arc::clone(&stop));
        let work = |results: &SyncSender<(usize, Finding)>| {
            while let Some((index, task)) = next_of(tasks, &next) {
                let mut finding = examine(task, &search, settings);
                if let Some(choice) = self.bar(tasks, index, settings) {
                    finding = finding.beside(&choice);
                }
                // What was stopped in the middle is worth nothing.
                if stop.load(Ordering::Relaxed) || results.send((index, finding)).is_err() {
                    break;
                }
            }
        };
        fan_out(threads.min(tasks.len()), work, |found| {
            if let Some((index, finding)) = found {
                findings[index] = Some(finding);
                progress.done += 1;
            }
            if on_progress(&progress).is_break() {
                stop.store(true, Ordering::Relaxed);
            }
        });
        for finding in findings.into_iter().flatten() {
            finding.store(record, self.met(), settings, self.marks());
        }
        if progress.done > 0 {
            record.info.met = (record.length > 0).then(|| recorded_name(self.met()));
        }
        progress
    }
}

impl Engine {
    /// The board that BKG's own play of a task leads to, where an analysis measures by it. The state class is that of the same
    /// side's last play in the game.
    fn bar(&self, tasks: &[Task], index: usize, settings: &AnalysisSettings) -> Option<Board> {
        let bkg = self
            .bkg
            .as_ref()
            .filter(|_| settings.bar == Bar::OfProgram)?;
        let task = tasks.get(index)?;
        let TaskKind::Turn { roll, .. } = task.kind else {
            return None;
        };
        let before = tasks[..index].iter().rev();
        let last = before
            .take_while(|other| other.at.game == task.at.game)
            .filter(|other| other.side == task.side)
            .find_map(|other| match other.kind {
                TaskKind::Turn {
                    made: Made::Legal(after),
                    ..
                } => Some(after),
                _ => None,
            });
        let class = last.map(|after| bkg.class_of(&after));
        let mut scratch = Scratch::default();
        let chosen = bkg.choose(&task.board, roll, class, &mut scratch)?;
        Some(chosen.after)
    }
}

/// The next task that no thread has taken.
fn next_of<'a>(tasks: &'a [Task], next: &AtomicUsize) -> Option<(usize, &'a Task)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    Some((index, tasks.get(index)?))
}
