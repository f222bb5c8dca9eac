//! Rollouts and analyses of matches, with progress; ended early they keep what is done.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use barpoint_app::matches::{
    Analysed, AnalysisJob, KeptTrials, LengthError, Stage, analyse, check_length,
};
use barpoint_app::rollout::{Checkpoint, Part, Rollout};
use barpoint_engine::{Engine, ErrorRollouts, RolloutTask, Stop};
use barpoint_record::MatchRecord;
use barpoint_rules::{BySide, Side};
use barpoint_wire::{AnalysisOrigin, AnalysisReport, RolloutReport};
use pyo3::prelude::*;
use serde_json::json;

use crate::calls::{Going, threads, value};
use crate::fault::{fault, of_match};
use crate::matches::PyMatch;
use crate::position::PyPosition;
use crate::questions::PyEngine;
use crate::shared::task;

#[pymethods]
impl PyEngine {
    /// Rolls out plays or a cube decision; `how` is the rest of a request in the JSON of the board's rollouts. Returns the
    /// report and a drawing of how it converges.
    #[pyo3(signature = (position, how, *, threads = None, on_progress = None, every = None, checkpoint = None))]
    #[expect(
        clippy::too_many_arguments,
        clippy::needless_pass_by_value,
        reason = "each is a keyword with a default; paths as Python gives them"
    )]
    fn rollout(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        how: &str,
        threads: Option<u16>,
        on_progress: Option<Py<PyAny>>,
        every: Option<f64>,
        checkpoint: Option<PathBuf>,
    ) -> PyResult<(Py<PyAny>, String)> {
        let engine = self.of(position.0.rules().variation)?;
        let task = task(&self.engines, position, how)?;
        let threads = self::threads(threads)?;
        let going = Going::new(on_progress).every(every)?;
        let (report, drawing) =
            py.detach(|| rolled_out(&engine, task, threads, going, checkpoint.as_deref()))?;
        Ok((value(py, serde_json::to_string(&report))?, drawing))
    }

    /// Analyses a match. Returns its record with the analysis, and how many of its decisions are analysed.
    #[pyo3(signature = (record, *, level = None, plies = None, rollouts = false, threads = None, on_progress = None, every = None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "each is a keyword with a default"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        record: &PyMatch,
        level: Option<&str>,
        plies: Option<u8>,
        rollouts: bool,
        threads: Option<u16>,
        on_progress: Option<Py<PyAny>>,
        every: Option<f64>,
    ) -> PyResult<(PyMatch, usize, usize)> {
        let too_long: Result<(), LengthError> = check_length(&record.record);
        too_long.map_err(fault)?;
        let strength = self.analysing(level, plies)?;
        let engine = self.engines.at(record.record.rules.variation, &strength);
        let engine = engine.map_err(fault)?;
        let job = AnalysisJob {
            strength,
            rollouts: rollouts.then(ErrorRollouts::default),
            threads: self::threads(threads)?,
        };
        let mut going = Going::new(on_progress).every(every)?;
        let mut analysed = (*record.record).clone();
        let found = py.detach(|| {
            let told = &mut |stage, progress: &barpoint_engine::Progress| {
                let name = match stage {
                    Stage::Evaluating => "evaluating",
                    Stage::RollingOut => "rolling out",
                };
                let (done, total) = (progress.done, progress.total);
                going.ask(|| Ok(json!({ "stage": name, "done": done, "total": total })))
            };
            let found = analyse(
                &mut analysed,
                &engine,
                &job,
                &mut KeptTrials::default(),
                told,
            );
            (found, going)
        });
        let (found, going) = found;
        going.end()?;
        let found: Analysed = found.map_err(|error| of_match(&error))?;
        let (done, total) = (found.evaluated.done, found.evaluated.total);
        Ok((PyMatch::of(analysed, record.file.clone()), done, total))
    }

    /// What statistics in records lack, for each game: close cube decisions of White and of Black, and what the game brought
    /// White, as it happened and without the luck.
    fn results(&self, record: &PyMatch) -> PyResult<Vec<(u32, u32, f32, f32)>> {
        let engine = self.of(record.record.rules.variation)?;
        let games = record.record.games.iter().map(|game| {
            let alone = MatchRecord {
                games: vec![game.clone()],
                ..(*record.record).clone()
            };
            let found = engine.summary(&alone).statistics;
            let BySide { white, black } = found.sides;
            let result = found.results.first().copied().unwrap_or_default();
            let (actual, adjusted) = (result.actual.get(), result.luck_adjusted.get());
            (white.close_cube, black.close_cube, actual, adjusted)
        });
        Ok(games.collect())
    }

    /// Ratings on FIBS of White and of Black: by errors, the loss by checker plays and by the cube, the difference by luck-adjusted
    /// results; each where it can be told.
    fn fibs(&self, record: &PyMatch) -> PyResult<[[Option<f32>; 4]; 2]> {
        let engine = self.of(record.record.rules.variation)?;
        let found = engine.summary(&record.record).statistics;
        Ok(Side::BOTH.map(|side| {
            [
                found.fibs_rating(side),
                found.fibs_checker_loss(side),
                found.fibs_cube_loss(side),
                found.fibs_difference(side),
            ]
        }))
    }

    /// The figures of an analysed match, in the JSON of `analyse`.
    fn summary(&self, py: Python<'_>, record: &PyMatch) -> PyResult<Py<PyAny>> {
        let engine = self.of(record.record.rules.variation)?;
        let origin = AnalysisOrigin {
            file: &record.file.to_string_lossy(),
            summary: &engine.summary(&record.record),
            made: None,
        };
        let report = AnalysisReport::of(&record.record, &origin);
        value(py, serde_json::to_string(&report))
    }
}

fn rolled_out(
    engine: &Engine,
    task: RolloutTask,
    threads: usize,
    mut going: Going,
    checkpoint: Option<&Path>,
) -> PyResult<(RolloutReport, String)> {
    let mut rollout = Rollout::new(engine, task).map_err(fault)?;
    let mut checkpoint = Checkpoint::open(checkpoint, &mut rollout).map_err(fault)?;
    let job = rollout.job(Part::All, threads).map_err(fault)?;
    let plan = rollout.clone();
    let mut unsaved = None;
    let found = rollout.play(engine, &job, &mut |schedule| {
        if let Err(error) = checkpoint.save_sometimes(&plan, schedule.trials()) {
            unsaved = Some(fault(error));
            return ControlFlow::Break(Stop::Now);
        }
        let goes_on = going.ask(|| {
            let found = plan.findings_of(engine, &schedule.report());
            serde_json::to_value(RolloutReport::from(&plan.report(engine, found)))
        });
        match goes_on {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(Stop::Now),
        }
    });
    checkpoint.save(&rollout, rollout.trials()).map_err(fault)?;
    going.end()?;
    if let Some(error) = unsaved {
        return Err(error);
    }
    let found = found.map_err(fault)?;
    let report = RolloutReport::from(&rollout.report(engine, found));
    Ok((report, rollout.drawing(engine)))
}
