//! `barpoint theories`: which theory of the cube is nearer to rollouts.

mod report;
mod rolled_out;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_engine::Engine;
use barpoint_eval::CubeModel;
use barpoint_lab::theories::{Comparison, CubeRollout, Stake, compare, cube_positions};
use barpoint_rollout::PlayerSettings;
use barpoint_wire::TheoryFigures;
use rayon::prelude::*;

use super::{go_on, interrupt, print_json};
use crate::args::number::{plies, trials, whole};
use crate::args::{FormatArg, MeasuringArgs, OutputFormat};
use crate::error::CliError;
use crate::streams;

/// Compare theories of the cube with rollouts
///
/// Close cube decisions at money play or at match scores are taken from games of the nets against themselves, as many of each kind (bearoffs,
/// races, contact by game plan), every second one with an owned cube, and rolled out to the end. Printed are the mean
/// absolute errors of every theory (no double; double and take), what its decisions lose, and differences from gnubg's
/// formula at the same depth with their standard errors over the positions.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Decisions at match scores (both players 2 to 11 points away), in EMG, instead of money play
    #[arg(long)]
    matches: bool,
    /// The theory by which the players of the rollouts double and take: janowski, janowski2, jump or learned
    #[arg(long, value_name = "THEORY", default_value = "janowski", value_parser = barpoint_app::words::cube_model)]
    judge: CubeModel,
    /// Plies that the players of the rollouts look ahead in cube decisions
    #[arg(long, value_name = "PLY", default_value_t = PlayerSettings::CUBE_PLIES,
        value_parser = plies())]
    cube_ply: u8,
    /// Positions of each of the seven kinds
    #[arg(long, default_value_t = 45, value_parser = whole::<u16>(1..=65535, "positions"))]
    of_each_kind: u16,
    /// Trials of each rollout
    #[arg(long, default_value_t = 324, value_parser = trials(2))]
    trials: u32,
    /// Seed of the games and the rollouts
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    #[command(flatten)]
    measuring: MeasuringArgs,
    /// Take the positions and their rolled-out equities from such a file instead
    #[arg(long, value_name = "FILE.jsonl", conflicts_with_all = ["matches", "judge", "cube_ply", "of_each_kind", "trials", "seed"])]
    rolled_out: Option<PathBuf>,
    /// Save every position with its numbers, one line of JSON each, `-` for standard output
    #[arg(long, value_name = "OUT.jsonl")]
    save: Option<PathBuf>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engine = args.measuring.nets.source().engine()?;
    let stop = interrupt();
    let rows = match &args.rolled_out {
        Some(path) => rolled_out::compared(path, &engine, &args.measuring.threads.pool()?)?,
        None => roll_out(args, &engine, stop)?,
    };
    let interrupted = stop.load(Ordering::Relaxed);
    // A file that is there may be of a run that came to its end.
    if let (Some(path), false) = (&args.save, interrupted) {
        save(path, &rows, out)?;
        if streams::is_standard(path) {
            return Ok(());
        }
    }
    if !rows.is_empty() {
        let summary = report::summary(&rows);
        match args.format.get() {
            OutputFormat::Json => print_json(out, &summary)?,
            OutputFormat::Text => print(args, &engine, rows.len(), &summary, out)?,
        }
    }
    if interrupted {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

fn save(path: &Path, rows: &[Comparison], out: &mut dyn Write) -> Result<(), CliError> {
    let mut text = Vec::new();
    for row in rows {
        serde_json::to_writer(&mut text, &report::position(row)).map_err(std::io::Error::from)?;
        text.push(b'\n');
    }
    streams::write(path, &text, out)
}

fn print(
    args: &Args,
    engine: &Engine,
    positions: usize,
    summary: &[TheoryFigures],
    out: &mut dyn Write,
) -> Result<(), CliError> {
    if let Some(path) = &args.rolled_out {
        writeln!(
            out,
            "{positions} positions of {}\nnets {}",
            path.display(),
            engine.fingerprint()
        )?;
        return print_figures(summary, out);
    }
    writeln!(
        out,
        "{positions} positions {}, {} trials each by {}, cubes at {}-ply\nseed {}, nets {}",
        if args.matches {
            "at match scores"
        } else {
            "at money play"
        },
        args.trials,
        args.judge.name(),
        args.cube_ply,
        args.seed,
        engine.fingerprint()
    )?;
    print_figures(summary, out)
}

fn print_figures(summary: &[TheoryFigures], out: &mut dyn Write) -> Result<(), CliError> {
    let mut kind = "";
    for row in summary {
        if row.kind != kind {
            kind = row.kind;
            writeln!(
                out,
                "\n{kind} ({})\n                    errors             losses             error above\n                    \
                 no double    take  double    take  gnubg's formula",
                row.positions
            )?;
        }
        writeln!(
            out,
            "  {:<17} {:>9.4} {:>7.4} {:>7.4} {:>7.4}  {:>+8.4} +- {:.4}",
            row.theory,
            row.errors[0],
            row.errors[1],
            row.losses[0],
            row.losses[1],
            row.error_difference[0],
            row.error_difference[1]
        )?;
    }
    Ok(())
}

/// The positions in the order in which they were found; those that a Ctrl-C left out are missing.
fn roll_out(args: &Args, engine: &Engine, stop: &AtomicBool) -> Result<Vec<Comparison>, CliError> {
    let ask = || go_on(stop);
    let pool = args.measuring.threads.pool()?;
    let stake = if args.matches {
        Stake::Match
    } else {
        Stake::Money
    };
    let of_each_kind = usize::from(args.of_each_kind);
    let positions = cube_positions(engine, args.seed, stake, of_each_kind, &ask);
    let how = CubeRollout {
        trials: args.trials,
        seed: args.seed.into(),
        model: args.judge,
        cube_plies: args.cube_ply,
    };
    let meter = args
        .measuring
        .progress
        .meter("", positions.len() as u64, "positions");
    let found: Result<Vec<Option<Comparison>>, _> = pool.install(|| {
        let positions = positions.par_iter();
        positions
            .map(|position| {
                let found = compare(engine, position, how, &ask);
                meter.step();
                found
            })
            .collect()
    });
    meter.end();
    let found = found.map_err(|error| CliError::Job(error.to_string()))?;
    Ok(found.into_iter().flatten().collect())
}
