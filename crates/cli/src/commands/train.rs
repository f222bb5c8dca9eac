//! `barpoint train`: runs a training config.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use barpoint_train::Progress;
use indicatif::HumanDuration;

use crate::error::CliError;
use crate::meter::{Meter, ProgressArg};

/// Train nets as a config file describes
///
/// The TOML file lists the stages: self-play, data generation, fitting, export. Finished stages are skipped and an
/// interrupted one resumes from its last checkpoint, so the same command resumes a run after any interruption; a
/// result that no longer matches the file is refused. Ctrl-C ends the run as a kill would: the same command resumes from the last checkpoint. Stages of the kind
/// torch run `python3`, or the interpreter that `BARPOINT_PYTHON` names. See docs/training.md.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Config file (TOML)
    config: PathBuf,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let mut under_way: Option<(String, Meter)> = None;
    let outcome = barpoint_train::run(&args.config, &mut |progress| {
        let Progress {
            stage,
            done,
            total,
            left,
            message,
        } = progress;
        // Figures of the previous stage do not apply to this one.
        if let Some((_, before)) = under_way.take_if(|(name, _)| name != stage) {
            before.end();
        }
        let begin = || (stage.clone(), args.progress.meter(stage, *total, "steps"));
        let (_, meter) = under_way.get_or_insert_with(begin);
        let left = match *left {
            Duration::MAX => "unknown time".to_owned(),
            left => HumanDuration(left).to_string(),
        };
        meter.log(*done, *total, &format!(", {left} left, {message}"));
        ControlFlow::Continue(())
    });
    if let Some((_, meter)) = under_way {
        meter.end();
    }
    outcome.map_err(|error| CliError::Job(error.to_string()))?;
    writeln!(out, "all stages of {} are done", args.config.display())?;
    Ok(())
}
