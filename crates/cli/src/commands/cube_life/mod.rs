//! `barpoint cube-life`: how alive the cube is, learned from rollouts.

mod rows;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use barpoint_equity::CubeAccess;
use barpoint_eval::CubeModel;
use barpoint_lab::cube_life::{FittedLine, LifeRollouts, fit, life_row};
use rayon::prelude::*;

use super::{go_on, interrupt};
use crate::args::MeasuringArgs;
use crate::args::number::{trials, whole};
use crate::error::CliError;
use rows::RowFile;

/// Learn from rollouts how alive the cube is
///
/// Positions of games of the nets against themselves, as many of each kind (bearoffs, races, contact by game plan), every second
/// one with an owned cube, are rolled out at money play with and without a double. Cube lives are fitted to the equities by least
/// squares and printed with their standard errors: by who may double and by where the winning chance is between both cash points,
/// and what each point adds that games won or lost are worth above 1. These are the lives by kind of `--cube-model learned`. FILE gets a line of
/// JSON for each position; interrupted at any point, the command resumes there.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rolled-out positions
    #[arg(value_name = "FILE.jsonl")]
    file: PathBuf,
    /// The theory by which the players of the rollouts double and take
    #[arg(long, value_name = "THEORY", default_value = "janowski", value_parser = barpoint_app::words::cube_model)]
    judge: CubeModel,
    /// How many positions
    #[arg(long, default_value_t = 7000, value_parser = whole::<u32>(1..=1_000_000, "positions"))]
    positions: u32,
    /// Trials of each rollout
    #[arg(long, default_value_t = 36, value_parser = trials(2))]
    trials: u32,
    /// Centred cubes alone, under the Jacoby rule
    #[arg(long)]
    jacoby: bool,
    /// Seed of the games and the rollouts
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    #[command(flatten)]
    measuring: MeasuringArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engine = args.measuring.nets.source().engine()?;
    let stop = interrupt();
    let ask = || go_on(stop);
    let how = LifeRollouts {
        trials: args.trials,
        seed: args.seed,
        jacoby: args.jacoby,
        model: args.judge,
    };
    let file = RowFile::open(&args.file, how, engine.fingerprint())?;
    let missing = file.missing(args.positions);
    let progress = &args.measuring.progress;
    let meter = progress.meter("", missing.len() as u64, "positions");
    args.measuring.threads.pool()?.install(|| {
        missing.par_iter().try_for_each(|&number| {
            let row = life_row(&engine, how, number, &ask)
                .map_err(|error| CliError::Job(error.to_string()))?;
            row.map_or(Ok(()), |row| file.add(row))?;
            meter.step();
            Ok::<(), CliError>(())
        })
    })?;
    meter.end();
    if stop.load(Ordering::Relaxed) {
        return Err(CliError::Interrupted);
    }
    let rows = file.rows(args.positions);
    writeln!(
        out,
        "{} positions, {} trials each by {}\nseed {}, nets {}",
        rows.len(),
        args.trials,
        args.judge,
        args.seed,
        engine.fingerprint()
    )?;
    print(&fit(&rows, engine.met()), out)
}

fn print(lines: &[FittedLine], out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "\n                       at -0.25       0     0.5       1    1.25     won    lost  rest"
    )?;
    let lines = lines.iter().filter(|line| line.equities > 0);
    for line in lines {
        let access = match line.access {
            CubeAccess::Centred if line.jacoby => "Jacoby",
            CubeAccess::Centred => "centred",
            CubeAccess::OnRoll => "own",
            CubeAccess::Opponent => "other's",
        };
        write!(out, "{:<14} {access:<8}", line.kind.name())?;
        for number in line.numbers {
            write!(out, " {number:>7.3}")?;
        }
        writeln!(out, " {:.3}", line.rest)?;
        write!(out, "{:>14} {:<8}", "", line.equities)?;
        for error in line.std_err {
            write!(out, " {error:>7.3}")?;
        }
        writeln!(out)?;
    }
    Ok(())
}
