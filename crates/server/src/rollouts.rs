//! Rollouts, each saved with its trials.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use barpoint_app::phrase::{Phrase, Said};
use barpoint_app::rollout::{Part, Rollout as Task};
use barpoint_app::{Engines, files};
use barpoint_engine::{Engine, RolloutTask, Stop};
use barpoint_wire::{KeptRollout, RolloutRequest, RolloutView, VariationName};

use crate::error::{ApiError, ServerError};
use crate::folder::{self, Folder, lock, new_id, now, write_note};
use crate::options::Warn;
use crate::work::{Work, WorkError};

/// Version of the notes.
const VERSION: u32 = 1;

/// A rollout with its trials.
pub(crate) struct Rollout {
    pub(crate) id: String,
    pub(crate) kept: KeptRollout,
    pub(crate) task: Task,
}

impl Rollout {
    /// The results of its trials.
    pub(crate) fn view(&self, engine: &Engine) -> RolloutView {
        let mut findings = self.task.findings(engine);
        findings.finished = self.kept.finished;
        RolloutView::of(
            (&self.id, Said::new(self.task.title(), self.task.phrase())),
            &self.kept,
            &self.task.report(engine, findings),
            &self.task.history(engine),
        )
    }

    /// Raises the number of trials of each candidate, on disk first, so that they are played whatever happens.
    pub(crate) fn extend(&mut self, trials: u32, folder: &Path) -> Result<(), ApiError> {
        let least = self.kept.request.trials;
        let most = RolloutTask::MOST_TRIALS;
        if !(least..=most).contains(&trials) {
            let message = format!("expected {least} to {most} trials, found {trials}");
            let phrase = Phrase::new("rollout-trials").with("least", least);
            let phrase = phrase.with("most", most).with("found", trials);
            return Err(ApiError::bad(message).with(Some(phrase)));
        }
        if trials > least {
            let mut kept = self.kept.clone();
            kept.request.trials = trials;
            kept.finished = false;
            write_note(folder, &self.id, serde_json::to_vec(&kept))?;
            self.kept = kept;
            self.task.want(trials);
        }
        Ok(())
    }

    fn save(&self, folder: &Path) -> Result<(), ServerError> {
        let path = folder.join(format!("{}.trials", self.id));
        files::write_private(&path, &self.task.to_bytes())?;
        write_note(folder, &self.id, serde_json::to_vec(&self.kept))
    }
}

/// What a request asks for, with the program that plays.
pub(crate) fn task(request: &RolloutRequest, engines: &Engines) -> Result<RolloutTask, ApiError> {
    let task = request.task()?;
    let Some(edition) = request.program()? else {
        return Ok(task);
    };
    let bkg = engines.bkg(edition).map_err(ApiError::internal)?;
    Ok(task.played_by(bkg))
}

/// A rollout that one request at a time uses.
pub(crate) type Shared = folder::Shared<Rollout>;

/// The rollouts in a folder.
pub(crate) struct Rollouts(Folder<Rollout>);

impl Rollouts {
    pub(crate) fn new(folder: PathBuf, warn: &Warn) -> Self {
        Self(Folder::new(folder, "rollout", warn))
    }

    pub(crate) fn folder(&self) -> &Path {
        self.0.path()
    }

    /// Adds a rollout without trials.
    pub(crate) fn add(
        &self,
        request: RolloutRequest,
        (engine, engines): (&Engine, &Engines),
    ) -> Result<Shared, ApiError> {
        let rollout = Task::new(engine, task(&request, engines)?)?;
        let added = Rollout {
            id: new_id()?,
            kept: KeptRollout {
                version: VERSION,
                request,
                created: now(),
                finished: false,
            },
            task: rollout,
        };
        added.save(self.folder())?;
        Ok(self.0.add(&added.id.clone(), added))
    }

    /// The game of a rollout, which decides its engine.
    pub(crate) fn variation(&self, id: &str) -> Result<VariationName, ApiError> {
        if let Some(shared) = self.0.known(id) {
            return Ok(lock(&shared).kept.request.position.variation);
        }
        Ok(self.note(id)?.request.position.variation)
    }

    /// The rollout of this name.
    pub(crate) fn get(&self, id: &str, by: (&Engine, &Engines)) -> Result<Shared, ApiError> {
        self.0.get(id, || self.read(id, by))
    }

    fn note(&self, id: &str) -> Result<KeptRollout, ApiError> {
        self.0.note(id, VERSION, serde_json::from_value)
    }

    /// Trials that are missing, damaged or by other nets are played again.
    fn read(&self, id: &str, (engine, engines): (&Engine, &Engines)) -> Result<Rollout, ApiError> {
        let mut kept = self.note(id)?;
        let task = task(&kept.request, engines)?;
        let mut rollout = Task::new(engine, task).map_err(ApiError::internal)?;
        let path = self.folder().join(format!("{id}.trials"));
        let bytes = std::fs::read(path).ok();
        let trials = bytes.and_then(|bytes| rollout.read(&bytes).ok());
        kept.finished &= trials.is_some();
        if let Some(trials) = trials {
            rollout.replace(trials);
        }
        Ok(Rollout {
            id: id.to_owned(),
            kept,
            task: rollout,
        })
    }

    /// The names of all rollouts and the times of their requests, newest first.
    pub(crate) fn names(&self) -> Vec<String> {
        let created = |id: String| {
            let note = self.note(&id);
            let note = note.inspect_err(|error| self.0.leave_out(&id, error));
            Some((note.ok()?.created, id))
        };
        let mut found: Vec<(u64, String)> = self.0.ids().filter_map(created).collect();
        found.sort();
        found.into_iter().rev().map(|(_, id)| id).collect()
    }

    /// Deletes a rollout.
    pub(crate) fn delete(&self, id: &str) -> Result<(), ApiError> {
        self.0.delete(id).map(drop)
    }
}

/// Playing the trials of a rollout.
pub(crate) struct Playing {
    shared: Shared,
    folder: PathBuf,
    engine: Arc<Engine>,
    threads: usize,
    saved: Instant,
}

impl Playing {
    /// Time of one part, after which the trials can be shown.
    const PART: Duration = Duration::from_millis(250);
    /// Time between two writes.
    const EVERY: Duration = Duration::from_secs(2);

    pub(crate) fn new(shared: Shared, folder: &Path, engine: Arc<Engine>, threads: usize) -> Self {
        Self {
            shared,
            folder: folder.to_path_buf(),
            engine,
            threads,
            saved: Instant::now(),
        }
    }
}

impl Work for Playing {
    fn progress(&self) -> (usize, usize) {
        let rollout = lock(&self.shared);
        let total = rollout.kept.request.trials as usize;
        let done = if rollout.kept.finished {
            total
        } else {
            (rollout.task.trials().most() as usize).min(total)
        };
        (done, total)
    }

    fn part(&mut self, go_on: &dyn Fn() -> bool) -> Result<bool, WorkError> {
        let mut played = lock(&self.shared).task.clone();
        let total = played.task().trials;
        let job = played.job(Part::All, self.threads)?;
        let begun = Instant::now();
        let found = played.play(&self.engine, &job, &mut |_| {
            if !go_on() {
                ControlFlow::Break(Stop::Now)
            } else if begun.elapsed() >= Self::PART {
                ControlFlow::Break(Stop::AfterTrials)
            } else {
                ControlFlow::Continue(())
            }
        });
        let found = found?;
        {
            let mut rollout = lock(&self.shared);
            rollout.task.replace(played.trials().clone());
            // More may have been requested meanwhile.
            rollout.kept.finished = found.finished && rollout.kept.request.trials == total;
        }
        if self.saved.elapsed() > Self::EVERY {
            self.keep()?;
        }
        Ok(!lock(&self.shared).kept.finished)
    }

    fn keep(&mut self) -> Result<(), WorkError> {
        self.saved = Instant::now();
        lock(&self.shared).save(&self.folder)?;
        Ok(())
    }
}
