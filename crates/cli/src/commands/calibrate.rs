//! `barpoint calibrate`: speed of evaluation on this machine.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use barpoint_eval::Evaluator;
use barpoint_eval::calibration::Workload;

use crate::error::CliError;
use crate::evaluators::NetSource;

/// Decisions of self-play games that are timed.
const DECISIONS: usize = 2000;

/// Measure the speed of evaluation
///
/// One thread, positions from self-play, the best of many passes: static evaluations (inputs
/// included) and whole 0-ply choices (generate, evaluate, pick) a second.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Seconds to spend on each figure
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Folder of weight files to use instead of the built-in nets
    #[arg(long, value_name = "FOLDER")]
    nets: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let evaluator = NetSource::of(args.nets.as_ref()).load()?;
    let work = Workload::new(&evaluator, DECISIONS);
    let budget = Duration::from_secs(args.seconds);
    let evaluations = best_rate(budget, || work.evaluate_positions(&evaluator));
    writeln!(out, "{evaluations:.0} evaluations/s")?;
    let choices = best_rate(budget, || work.choose_plays(&evaluator));
    writeln!(out, "{choices:.0} choices/s")?;
    writeln!(out, "nets {}", evaluator.fingerprint())?;
    Ok(())
}

/// The best rate of many passes: on a busy machine the others measure the neighbours.
fn best_rate(budget: Duration, mut pass: impl FnMut() -> usize) -> f64 {
    let start = Instant::now();
    let mut best: f64 = 0.0;
    while start.elapsed() < budget {
        let begun = Instant::now();
        let done = u32::try_from(pass()).map_or(f64::INFINITY, f64::from);
        best = best.max(done / begun.elapsed().as_secs_f64());
    }
    best
}
