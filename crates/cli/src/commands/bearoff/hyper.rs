//! Hypergammon databases: built by `barpoint bearoff build --hypergammon` and, with the options of GNU
//! Backgammon's makehyper, by `barpoint makehyper`.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use barpoint_bearoff::{HyperBuildError, HyperCheckers, HyperPlan, HyperProgress};

use super::meter::Meter;
use super::target::Target;
use crate::commands::{interrupt, size, thread_pool};
use crate::databases;
use crate::error::CliError;
use crate::position::parse_checkers;

/// Build a Hypergammon database with the options of GNU Backgammon's makehyper
///
/// With one and two checkers the file has the bytes makehyper writes, unless it starts from another (-r); with
/// three the same numbers are found sooner. Interrupted at any moment, the same command goes on from
/// its checkpoint (FILE.partial).
#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// Checkers a side: 1, 2 or 3
    #[arg(long = "chequers", visible_alias = "checkers", short = 'c', value_name = "C",
        default_value = "3", value_parser = parse_checkers)]
    checkers: HyperCheckers,
    /// Go on until no number changes by more than this
    #[arg(long, short = 't', value_name = "T", default_value_t = HyperPlan::THRESHOLD,
        value_parser = parse_threshold)]
    threshold: f32,
    /// Start from the numbers of this database
    #[arg(long, short = 'r', value_name = "FILE")]
    restart: Option<PathBuf>,
    /// Write no checkpoints
    #[arg(long, short = 'n')]
    no_checkpoint: bool,
    /// File to write [default: hyper1.bd, hyper2.bd or hyper3.bd]
    #[arg(long, short = 'f', value_name = "FILE")]
    outfile: Option<PathBuf>,
}

/// Runs `barpoint makehyper`.
pub(crate) fn make(args: &MakeArgs, out: &mut dyn Write) -> Result<(), CliError> {
    let mut plan = HyperPlan {
        threshold: args.threshold,
        start: args.restart.clone(),
        ..HyperPlan::new(args.checkers)
    };
    if args.no_checkpoint {
        plan.checkpoint_every = None;
    }
    let default = || databases::hypergammon_name(args.checkers).into();
    let path = args.outfile.clone().unwrap_or_else(default);
    carry_out(&plan, &path, None, out)
}

/// Says what a plan costs, builds it with progress on standard error, says what came out.
pub(super) fn carry_out(
    plan: &HyperPlan,
    path: &Path,
    threads: Option<u16>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let target = Target::claim(path)?;
    let path = target.path();
    let pairs = plan.checkers.pairs() as u64;
    let passes = u64::from(plan.usual_passes());
    let checkpoint = plan.checkpoint_every.map_or(0, |_| plan.checkpoint_len());
    let disk = (plan.file_len() + checkpoint).max(2 * checkpoint);
    writeln!(
        out,
        "{pairs} positions, about {passes} passes; {} on disk (with checkpoints {} meanwhile), {} of \
         memory, {} s on one core",
        size(plan.file_len()),
        size(disk),
        size(plan.memory()),
        plan.time().as_secs().max(1)
    )?;
    out.flush()?;
    target.has_room(plan.memory(), disk, plan.memory())?;
    let stop = interrupt()?;
    let meter = Meter::new();
    let mut listener = |progress: &HyperProgress| {
        let share = pairs * progress.done as u64 / progress.total.max(1) as u64;
        let done = u64::from(progress.pass - 1) * pairs + share;
        // Nobody knows the number of passes beforehand: the last ones are always still to come.
        let total = passes.max(u64::from(progress.pass)) * pairs;
        meter.show(done, total, || {
            let HyperProgress { pass, change, .. } = progress;
            format!(", pass {pass}, largest change {change:.6}")
        });
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    let pool = thread_pool(threads)?;
    let built = pool.install(|| plan.build(path, &mut listener));
    meter.end();
    let summary = built.map_err(|error| match error {
        HyperBuildError::Stopped => CliError::Interrupted,
        error => CliError::Job(error.to_string()),
    })?;
    let resumed = if summary.resumed {
        ", begun by an earlier run"
    } else {
        ""
    };
    writeln!(
        out,
        "{}: {} bytes after {} passes, last change {:.6}{resumed}",
        path.display(),
        summary.bytes,
        summary.passes,
        summary.change
    )?;
    Ok(())
}

/// Reads a threshold of convergence.
pub(super) fn parse_threshold(text: &str) -> Result<f32, String> {
    let threshold = text.parse().ok();
    threshold
        .filter(|threshold| (0.0..=1.0).contains(threshold))
        .ok_or_else(|| format!("expected a change from 0 to 1, found {text:?}"))
}
