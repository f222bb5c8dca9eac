//! `barpoint calibrate`: speed of evaluation on this machine.

use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use barpoint_equity::Met;
use barpoint_eval::calibration::{Workload, play_game};
use barpoint_eval::{Evaluator, Search, instructions};
use barpoint_rules::notation::position_id;
use barpoint_wire::SpeedReport;
use cpu_time::ThreadTime;
use rayon::prelude::*;

use crate::args::MeasurementArgs;
use crate::args::number::whole;
use crate::error::CliError;

/// Decisions of self-play games that are timed.
const DECISIONS: usize = 2000;
/// Games of one pass.
const GAMES: u64 = 50;

/// Measure the speed of evaluation
///
/// Per second of processor time on one thread, best of many passes, positions from self-play: static evaluations of
/// contact positions (including inputs), 0-ply play choices (generate, evaluate, choose), and 0-ply money games with
/// the cube. Vector instructions are the best that the machine offers; `BARPOINT_INSTRUCTIONS=avx2`, or `portable`,
/// makes all commands do with lesser ones, with the same results.
#[derive(clap::Args)]
#[command(mut_arg("threads", |threads| threads.requires("games").help("Threads for those games; 0 for all processors")))]
pub(crate) struct Args {
    /// Seconds to spend on each figure
    #[arg(long, default_value_t = 3, value_parser = whole::<u64>(1..=600, "seconds"))]
    seconds: u64,
    /// Print this many of the decisions (Position ID and roll) instead of timing them
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "format"], value_parser = whole::<usize>(0..=u64::MAX, "decisions"))]
    decisions: Option<usize>,
    /// Play this many games instead, to be timed from outside
    #[arg(long, value_name = "N", conflicts_with = "format", value_parser = whole::<u64>(0..=u64::MAX, "games"))]
    games: Option<u64>,
    #[command(flatten)]
    how: MeasurementArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let evaluator = Arc::new(args.how.nets.source().load()?);
    if let Some(decisions) = args.decisions {
        for (board, roll) in Workload::new(&evaluator, decisions).decisions() {
            writeln!(out, "{} {} {}", position_id(board), roll.high(), roll.low())?;
        }
        return Ok(());
    }
    let shared = Arc::clone(&evaluator) as Arc<dyn Evaluator>;
    let search = Search::new(shared, Arc::new(Met::kazaross_xg2()), 0);
    if let Some(games) = args.games {
        let turns: u64 = args.how.threads.pool()?.install(|| {
            (0..games)
                .into_par_iter()
                .map(|n| play_game(&search, n))
                .sum()
        });
        writeln!(out, "{games} games, {turns} turns")?;
        return Ok(());
    }
    let work = Workload::new(&evaluator, DECISIONS);
    let contact = work.contact_only();
    let budget = Duration::from_secs(args.seconds);
    let report = SpeedReport {
        version: barpoint_wire::VERSION,
        instructions: instructions()?.to_owned(),
        nets: evaluator.fingerprint().to_string(),
        evaluations: best_rate(budget, || contact.evaluate_positions(&*evaluator)),
        choices: best_rate(budget, || work.choose_plays(&evaluator)),
        games: best_rate(budget, || {
            (0..GAMES).filter(|&n| play_game(&search, n) > 0).count()
        }),
    };
    if args.how.format.is_json() {
        return super::print_json(out, &report);
    }
    writeln!(out, "{:.0} evaluations/s", report.evaluations)?;
    writeln!(out, "{:.0} choices/s", report.choices)?;
    writeln!(out, "{:.0} games/s", report.games)?;
    writeln!(out, "instructions {}", report.instructions)?;
    Ok(writeln!(out, "nets {}", report.nets)?)
}

/// The best rate of many passes: on a busy machine the others measure other programs.
fn best_rate(budget: Duration, mut pass: impl FnMut() -> usize) -> f64 {
    let start = ThreadTime::now();
    let mut best: f64 = 0.0;
    while start.elapsed() < budget {
        let begun = ThreadTime::now();
        let done = u32::try_from(pass()).map_or(f64::INFINITY, f64::from);
        best = best.max(done / begun.elapsed().as_secs_f64());
    }
    best
}
