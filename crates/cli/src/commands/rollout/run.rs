//! The trials played and forecast, with progress, lines of JSON and checkpoints.

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;

use barpoint_app::rollout::{Checkpoint, Rollout};
use barpoint_engine::{Engine, RolloutFindings, RolloutJob, Stop};
use barpoint_wire::{RolloutForecast, RolloutReport};
use serde::Serialize;

use super::progress::{Meter, sentence};
use super::{Args, Format};
use crate::commands::{go_on, interrupt, print_json, stop_now};
use crate::error::CliError;

/// Plays the trials of a job, with progress, lines of JSON and a checkpoint on the way.
pub(super) fn play(
    args: &Args,
    engine: &Engine,
    (rollout, mut checkpoint): (&mut Rollout, Checkpoint),
    job: &RolloutJob,
    out: &mut dyn Write,
) -> Result<RolloutFindings, CliError> {
    let stop = interrupt();
    let mut meter = Meter::new(args.progress, rollout, job);
    let mut failed: Option<CliError> = None;
    let asked = rollout.clone();
    let found = rollout.play(engine, job, &mut |schedule| {
        if args.format == Format::JsonLines && meter.is_time_for_a_line() {
            let found = meter.findings(&asked, engine, schedule);
            let report = asked.report(engine, found);
            failed = print_line(out, &RolloutReport::from(&report)).err();
        }
        meter.show(&asked, engine, schedule);
        if failed.is_none() {
            let saved = checkpoint.save_sometimes(&asked, schedule.trials());
            failed = saved.err().map(CliError::from);
        }
        if failed.is_some() {
            ControlFlow::Break(Stop::Now)
        } else {
            stop_now(stop)
        }
    });
    meter.end();
    checkpoint.save(rollout, rollout.trials())?;
    if let Some(error) = failed {
        return Err(error);
    }
    let mut found = found.map_err(|error| CliError::Job(error.to_string()))?;
    if !found.finished {
        found.outlook = Some(meter.outlook(&found));
    }
    Ok(found)
}

/// Prints what the rollout will take: a sentence, or an object.
pub(super) fn forecast(
    args: &Args,
    rollout: &Rollout,
    engine: &Engine,
    job: &RolloutJob,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let stop = interrupt();
    let found = rollout.forecast(engine, job, &mut || go_on(stop));
    let report = RolloutForecast::of(&found, rollout.names().len());
    match args.format {
        Format::Json => print_json(out, &report)?,
        Format::JsonLines => print_line(out, &report)?,
        Format::Text => {
            let error = Some(found.std_err).filter(|error| error.is_finite());
            writeln!(out, "{}", sentence(found.seconds, error, found.trials))?;
        }
    }
    interrupted_if(stop.load(Ordering::Relaxed))
}

pub(super) fn interrupted_if(interrupted: bool) -> Result<(), CliError> {
    if interrupted {
        Err(CliError::Interrupted)
    } else {
        Ok(())
    }
}

pub(super) fn print_line(out: &mut dyn Write, value: &impl Serialize) -> Result<(), CliError> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(out.flush()?)
}
