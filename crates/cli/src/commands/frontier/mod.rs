//! `barpoint frontier`: strength against time.

mod plot;
mod shown;
#[cfg(test)]
mod tests;

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use barpoint_equity::Met;
use barpoint_lab::frontier::{Clock, Point, Tried, compared, points, try_engine};
use barpoint_lab::judge::{CheckerRecord, Record};
use barpoint_wire::{FrontierPoint, FrontierReport};

use plot::plot;
use shown::Shown;

use super::library::counted;
use super::{go_on, interrupt};
use crate::args::FormatArg;
use crate::args::number::whole;
use crate::drawing::DrawingFile;
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Our engines unless others are named.
const OURS: [&str; 8] = [
    "barpoint:narrow",
    "barpoint:0",
    "barpoint:1",
    "world-class",
    "supremo",
    "grandmaster",
    "quick-rollout",
    "medium-rollout",
];

/// Compare what engines lose with how long they take
///
/// Each engine chooses among all plays of the checker decisions of FILE whose roll is known, without the cube at money, with it in matches, one after the other.
/// Only decisions in which FILE values the choice of every engine count, so that a
/// weak engine does best in company of others like it. The time is processor time, for programs over a socket that of the
/// clock. After each rival stands what the best of ours loses at its price, and what the cheapest of ours
/// with its strength costs, as shares of the rival's. Interrupted, it shows the engines that are through.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Benchmark file (JSON lines, `-` for standard input), as `barpoint judge` reads
    file: PathBuf,
    /// Engines as `barpoint duel` names them (gnubg:2, 'ubgi:COMMAND', barpoint:narrow, grandmaster, quick-rollout, 'barpoint:2 filter=staged-wide', …), with a
    /// name of your own before an equals sign if you like ('PureTD=ubgi:COMMAND') [default: eight of ours]
    #[arg(value_name = "ENGINE")]
    engines: Vec<Shown>,
    /// Judge only the first so many decisions
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=u64::from(u32::MAX), "decisions"))]
    first: Option<u32>,
    /// Draw the engines as SVG or PNG; lines join ours, and those of others whose names differ after a colon or in a last word with a digit
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    progress: ProgressArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let records = decisions(args)?;
    let engines = if args.engines.is_empty() {
        let named = OURS.iter().map(|name| name.parse());
        named
            .collect::<Result<Vec<Shown>, _>>()
            .map_err(CliError::Input)?
    } else {
        args.engines.clone()
    };
    let found = points(tried(args, &records, &engines)?);
    let interrupted = interrupt().load(Ordering::Relaxed);
    if interrupted && found.is_empty() {
        return Err(CliError::Interrupted);
    }
    if found.first().is_none_or(|point| point.score.count == 0) {
        return Err(CliError::File {
            path: args.file.clone(),
            reason: "expected decisions in which the choice of every engine is valued, found none"
                .into(),
        });
    }
    if let Some(file) = args.plot.as_ref().filter(|_| !interrupted) {
        file.save(&plot(&found, &args.file.display().to_string()), out)?;
    }
    if args.format.is_json() {
        super::print_json(out, &report(args, &found))?;
    } else {
        print(args, records.len(), &found, out)?;
    }
    if interrupted {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

/// The checker decisions whose roll is known.
fn decisions(args: &Args) -> Result<Vec<CheckerRecord>, CliError> {
    let mut records: Vec<CheckerRecord> = super::judge::read(&args.file)?
        .into_iter()
        .filter_map(|record| match record {
            Record::Checker(record) if record.before.is_some() => Some(record),
            Record::Checker(_) | Record::Cube(_) | Record::Probability(_) => None,
        })
        .collect();
    records.truncate(args.first.map_or(usize::MAX, |first| first as usize));
    if records.is_empty() {
        return Err(CliError::File {
            path: args.file.clone(),
            reason: "expected checker plays with the position and roll before them, found none"
                .into(),
        });
    }
    Ok(records)
}

/// What each engine chooses, one after the other; once interrupted, of those that are through.
fn tried(
    args: &Args,
    records: &[CheckerRecord],
    engines: &[Shown],
) -> Result<Vec<(String, Clock, Tried)>, CliError> {
    let met = Arc::new(Met::kazaross_xg2());
    let failed = |error: barpoint_lab::duel::DuelError| CliError::Job(error.to_string());
    let mut found = Vec::new();
    for Shown { name, engine } in engines {
        let (prepared, _) = engine.alone(&met)?;
        let clock = if prepared.is_process() {
            Clock::Others
        } else {
            Clock::Ours
        };
        let meter = args.progress.meter(name, records.len() as u64, "decisions");
        let factory = || prepared.contestant();
        let one = try_engine(records, &factory, clock, &mut || {
            meter.step();
            go_on(interrupt())
        });
        meter.end();
        let one = one.map_err(failed)?;
        if interrupt().load(Ordering::Relaxed) {
            break;
        }
        found.push((name.clone(), clock, one));
    }
    Ok(found)
}

fn print(
    args: &Args,
    decisions: usize,
    found: &[Point],
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let common = found.first().map_or(0, |point| point.score.count);
    writeln!(
        out,
        "{}\n{}, {common} of them with every choice valued\n",
        args.file.display(),
        counted(decisions, "decision", "decisions")
    )?;
    writeln!(
        out,
        "{:<24} {:>10} {:>16}   ours lose, cost (of it)",
        "", "ms", "lost x1000"
    )?;
    let share =
        |share: Option<f64>| share.map_or_else(|| "-".into(), |share| format!("{share:.2}"));
    for point in found {
        let score = point.score;
        // One decision alone has no standard error.
        let lost = match score.count {
            1 => format!("{:.2} +- ?", score.mean),
            _ => format!("{:.2} +- {:.2}", score.mean, score.std_err),
        };
        write!(
            out,
            "{} {:>10.3} {lost:>16}",
            crate::render::fitted(&point.name, 24),
            point.milliseconds
        )?;
        if !point.ours {
            let compared = compared(found, point);
            write!(
                out,
                "   {}, {}",
                share(compared.error),
                share(compared.cost)
            )?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn report(args: &Args, found: &[Point]) -> FrontierReport {
    let engine = |point: &Point| {
        let compared = (!point.ours).then(|| compared(found, point));
        FrontierPoint {
            engine: point.name.clone(),
            ours: point.ours,
            milliseconds: point.milliseconds,
            loss: (&point.score).into(),
            our_error: compared.and_then(|compared| compared.error),
            our_cost: compared.and_then(|compared| compared.cost),
        }
    };
    FrontierReport {
        version: barpoint_wire::VERSION,
        file: args.file.display().to_string(),
        engines: found.iter().map(engine).collect(),
    }
}
