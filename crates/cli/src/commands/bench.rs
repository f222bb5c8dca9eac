//! `barpoint bench`: the signature of evaluation, and its speed.

use std::io::Write;
use std::sync::Arc;

use barpoint_engine::{Engine, EngineOptions};
use barpoint_equity::Met;
use barpoint_eval::Evaluator;
use barpoint_lab::bench::{combined, measure};
use barpoint_rules::notation::{AnyId, find_id};
use barpoint_rules::{MatchRules, MatchState};
use barpoint_wire::{BenchReport, BenchRow};

use crate::args::MeasurementArgs;
use crate::error::CliError;

/// Their origin is described in testdata/bench/README.md.
const POSITIONS: &str = include_str!("../../../../testdata/bench/positions.txt");

/// Evaluate fixed positions: a signature of all results, and the speed
///
/// The signature changes with the nets and with anything that alters an evaluation, and with nothing else: it is the
/// same on every machine and on any number of threads. Speeds are wall-clock: the
/// quickest of several passes, the nets loaded before, the cache empty. The nets are measured without databases, so that their
/// fingerprint is another than the one that `barpoint hint` shows.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    how: MeasurementArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let states = states()?;
    let evaluator: Arc<dyn Evaluator> = Arc::new(args.how.nets.source().load()?);
    let pool = args.how.threads.pool()?;
    let engine = Engine::new(EngineOptions {
        evaluator,
        met: Arc::new(Met::kazaross_xg2()),
        cache_entries: 0,
    });
    let measured = pool.install(|| measure(&engine, barpoint_app::CACHE_ENTRIES, &states));
    let signature = combined(measured.iter().map(|(_, found)| found.sum)).hash;
    let rows = measured.into_iter().map(|(workload, found)| BenchRow {
        workload,
        hash: format!("{:016x}", found.sum.hash),
        answers: found.sum.answers,
        seconds: found.seconds,
    });
    let report = BenchReport {
        version: barpoint_wire::VERSION,
        nets: engine.fingerprint().to_string(),
        positions: states.len(),
        signature: format!("{signature:016x}"),
        workloads: rows.collect(),
    };
    if args.how.format.is_json() {
        return super::print_json(out, &report);
    }
    print(out, &report)
}

/// The fixed positions.
fn states() -> Result<Vec<MatchState>, CliError> {
    let state = |line: &str| -> Result<MatchState, String> {
        match find_id(line).map_err(|error| error.to_string())? {
            AnyId::Xgid(id) => id
                .state(MatchRules::default())
                .map_err(|error| error.to_string()),
            _ => Err("expected an XGID".to_owned()),
        }
    };
    let wrong =
        |line: &str, error: String| CliError::Job(format!("bench position {line}: {error}"));
    POSITIONS
        .lines()
        .map(|line| state(line).map_err(|error| wrong(line, error)))
        .collect()
}

fn print(out: &mut dyn Write, report: &BenchReport) -> Result<(), CliError> {
    writeln!(out, "{} positions, nets {}", report.positions, report.nets)?;
    for row in &report.workloads {
        let answers = u32::try_from(row.answers).map_or(f64::INFINITY, f64::from);
        writeln!(
            out,
            "  {:<12} {:>6} in {:>8.2} ms {:>9.0}/s   {}",
            row.workload,
            row.answers,
            1000.0 * row.seconds,
            answers / row.seconds.max(1e-9),
            row.hash
        )?;
    }
    writeln!(out, "Signature: {}", report.signature)?;
    Ok(())
}
