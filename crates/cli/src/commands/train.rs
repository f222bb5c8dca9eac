//! `barpoint train`: runs a training config.

use std::io::{IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use barpoint_train::Progress;
use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::error::CliError;

/// Train nets as a config file describes
///
/// The TOML file lists the stages: self-play, data generation, fitting, export. Finished stages are skipped and an
/// interrupted one resumes from its last checkpoint, so the same command resumes a run after any interruption; a
/// result that no longer matches the file is refused. Progress goes to standard error: a bar on a terminal, otherwise
/// a line every few seconds. See docs/training.md.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Config file (TOML)
    config: PathBuf,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let outcome = if std::io::stderr().is_terminal() {
        with_bar(args)
    } else {
        barpoint_train::run(&args.config, &mut |progress| {
            print_line(progress);
            ControlFlow::Continue(())
        })
    };
    outcome.map_err(|error| CliError::Job(error.to_string()))?;
    writeln!(out, "all stages of {} are done", args.config.display())?;
    Ok(())
}

fn with_bar(args: &Args) -> Result<(), barpoint_train::TrainError> {
    let style = ProgressStyle::with_template("{prefix:>12} {bar:20} {pos}/{len} {msg}")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(0).with_style(style);
    let outcome = barpoint_train::run(&args.config, &mut |progress| {
        if bar.prefix() != progress.stage {
            // Figures of the previous stage do not apply to this one.
            bar.set_message("");
            bar.set_position(0);
            bar.set_prefix(progress.stage.clone());
        }
        bar.set_length(progress.total);
        bar.set_position(progress.done);
        let left = if progress.left < UNKNOWN {
            HumanDuration(progress.left).to_string()
        } else {
            "unknown time".into()
        };
        bar.set_message(format!("{left} left, {}", progress.message));
        ControlFlow::Continue(())
    });
    bar.finish_and_clear();
    outcome
}

/// Time before the first forecast: the speed is not known yet.
const UNKNOWN: Duration = Duration::from_hours(24 * 365 * 10);

/// One line for logs. Training continues even if it cannot be printed.
fn print_line(progress: &Progress) {
    let Progress {
        stage,
        done,
        total,
        left,
        message,
    } = progress;
    let percent = done.saturating_mul(100) / (*total).max(1);
    let left = if *left < UNKNOWN {
        let seconds = left.as_secs();
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        "unknown time".into()
    };
    let _ = writeln!(
        std::io::stderr().lock(),
        "{stage}: {done}/{total} ({percent} %), {left} left, {message}"
    );
}
