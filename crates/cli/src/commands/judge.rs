//! `barpoint judge`: strength on positions whose right answer is known.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use barpoint_equity::Met;
use barpoint_eval::{CubeUse, Evaluator, MoveFilter, Search, SearchSettings};
use barpoint_train::Ours;
use barpoint_train::judge::{Report, Score, judge, parse};
use indicatif::ProgressBar;

use super::thread_pool;
use crate::error::CliError;
use crate::evaluators::NetSource;
use crate::files;

/// Score the evaluator on rolled-out decisions
///
/// FILE holds one JSON object a line: checker plays ("moves" with "pos" and "equity"), cube decisions
/// ("id", "nd", "dt") or chances ("id", "probs"); positions are Position IDs. Money play without
/// the Jacoby rule. The last line is `ER <mean loss x1000> +- <standard error> n <decisions>`; for
/// chances the loss is the absolute error of the cubeless equity.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Benchmark file (JSON lines)
    file: PathBuf,
    /// Half-moves to look ahead, as gnubg counts them
    #[arg(long, default_value_t = 0, value_parser = clap::value_parser!(u8).range(0..=4))]
    ply: u8,
    /// Threads; all processors if absent
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Folder of weight files to use instead of the built-in nets
    #[arg(long, value_name = "FOLDER")]
    nets: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let records = parse(&files::read_text(&args.file)?).map_err(|error| CliError::File {
        path: args.file.clone(),
        reason: error.to_string(),
    })?;
    let evaluator = Arc::new(NetSource::of(args.nets.as_ref()).load()?);
    let fingerprint = evaluator.fingerprint();
    let search = Search::new(
        evaluator,
        Arc::new(Met::kazaross_xg2()),
        super::CACHE_ENTRIES,
    );
    let subject = Ours {
        search: &search,
        settings: SearchSettings::new(args.ply, CubeUse::Cubeful, barpoint_engine::CANDIDATES),
        filter: MoveFilter::LARGE,
    };
    let bar = ProgressBar::new(records.len() as u64);
    let report = thread_pool(args.threads)?.install(|| judge(&records, &subject, || bar.inc(1)));
    bar.finish_and_clear();
    writeln!(
        out,
        "{}, {}-ply, nets {fingerprint}",
        args.file.display(),
        args.ply
    )?;
    print_report(out, &report)
}

fn print_report(out: &mut dyn Write, report: &Report) -> Result<(), CliError> {
    let mut row = |name: &str, score: Option<&Score>| match score {
        Some(score) => writeln!(out, "  {name:<22} {score}"),
        None => Ok(()),
    };
    row("checker plays", report.checker.as_ref())?;
    for (phase, score) in &report.phases {
        row(&format!("  {phase}"), Some(score))?;
    }
    row("doubling decisions", report.doubling.as_ref())?;
    row("take decisions", report.take.as_ref())?;
    row("equity error", report.equity_error.as_ref())?;
    writeln!(out, "ER {}", report.total)?;
    Ok(())
}
