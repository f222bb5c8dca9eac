//! `barpoint train`: carries out a training run.

use std::io::Write;
use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};

use crate::error::CliError;

/// Train nets as a run file says
///
/// The TOML file names the stages: self-play, data generation, fitting, gating. Stages already done
/// are skipped and an interrupted one goes on from its last checkpoint, so the same command resumes
/// a run after any interruption. See docs/training.md.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Run file (TOML)
    config: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let style = ProgressStyle::with_template("{prefix:>12} {bar:30} {pos}/{len} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(0).with_style(style);
    let outcome = barpoint_train::run(&args.config, &mut |progress| {
        if bar.prefix() != progress.stage {
            bar.set_prefix(progress.stage.clone());
        }
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        bar.set_message(progress.message.clone());
    });
    bar.finish_and_clear();
    outcome.map_err(|error| CliError::Job(error.to_string()))?;
    writeln!(out, "all stages of {} are done", args.config.display())?;
    Ok(())
}
