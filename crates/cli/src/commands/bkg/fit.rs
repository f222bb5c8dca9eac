//! `barpoint bkg fit`: the functions fitted by games against itself.

use std::fs;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use barpoint_app::{Folders, Tables};
use barpoint_lab::bkg_vi::{Fit, Planned};

use crate::args::ThreadsArg;
use crate::args::number::whole;
use crate::commands::interrupt;
use crate::error::CliError;
use crate::host::Terminal;

/// Fit the functions of BKG-VI by games against itself
///
/// Each round plays games, the first with BKG of 1977, and fits class after class: first those for which bearing off is
/// forward, then those for which these are; those with a backward class fitted since once more. Every step is logged in
/// FOLDER/log.jsonl; the same command resumes after Ctrl-C or a crash, with the same bits for any number of threads.
/// FOLDER/functions.txt has the functions at the end. Shown are the errors of the expectation on positions held out, points,
/// before and after each step.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where the fit is kept
    folder: PathBuf,
    /// Games of each round, 100 at least
    #[arg(long, default_value_t = 60_000, value_parser = whole::<u32>(100..=10_000_000, "games"))]
    games: u32,
    /// Rounds, the first included
    #[arg(long, default_value_t = 8, value_parser = whole::<u32>(1..=1000, "rounds"))]
    rounds: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 1977, value_parser = whole::<u64>(0..=u64::MAX, "a seed"))]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let host = Arc::new(Terminal::default());
    let table = Tables::new(&Folders::from_environment(), host).one_sided();
    let planned = Planned {
        games: args.games,
        seed: args.seed,
    };
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let mut fit = Fit::open(&args.folder, planned, table).map_err(|error| failed(&error))?;
    let stop = interrupt();
    let mut printed = Ok(());
    let threads = args.threads.count();
    let functions = fit.run(args.rounds, threads, &mut |step| {
        let error = if step.kept {
            format!("{:.4} -> {:.4}", step.before, step.after)
        } else {
            format!("{:.4}, not better", step.before)
        };
        printed = writeln!(
            out,
            "round {} step {:>3} {:<20}{:>8} positions {error}",
            step.round, step.step, step.class, step.samples,
        );
        if printed.is_err() || stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    let functions = functions.map_err(|error| failed(&error))?;
    printed?;
    if stop.load(Ordering::Relaxed) {
        return Err(CliError::Interrupted);
    }
    let path = args.folder.join("functions.txt");
    fs::write(&path, functions.to_string()).map_err(|error| failed(&error))?;
    writeln!(out, "{} steps: {}", fit.log().len(), path.display())?;
    Ok(())
}
