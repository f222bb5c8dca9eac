//! `barpoint reasons pairs`: pairs of plays and the difference between them.

use std::io::Write;
use std::path::PathBuf;

use barpoint_lab::reasons::{Answer, BLOCK, How, Kept, games_from};

use crate::args::NetsArg;
use crate::args::number::whole;
use crate::commands::{go_on, interrupt};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Find pairs of plays, and how far apart they are, at money play without a cube
///
/// From games of the program against itself, without look-ahead and with a little noise: the best play and another at
/// most 0.25 behind. Their difference is found by a search, or with --trials by rollouts of both with the same dice. Pairs
/// are added to FILE block by block; interrupted at any point, the command resumes there.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where pairs are kept, as lines of JSON
    file: PathBuf,
    /// Pairs wanted
    #[arg(long, value_name = "N", default_value_t = 20_000, value_parser = whole::<u32>(1..=10_000_000, "pairs"))]
    pairs: u32,
    /// Plies of the search
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u8>(0..=4, "plies"))]
    plies: u8,
    /// Roll both plays out with this many trials instead
    #[arg(long, value_name = "N", conflicts_with = "plies", value_parser = whole::<u32>(1..=100_000, "trials"))]
    trials: Option<u32>,
    /// End trials after this many plies; 0 plays to the end
    #[arg(long, value_name = "N", default_value_t = 0, requires = "trials", value_parser = whole::<u16>(0..=1000, "plies"))]
    truncate: u16,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let failed = |error: &dyn std::fmt::Display| CliError::Job(error.to_string());
    let stop = interrupt();
    let engine = args.nets.source().engine()?;
    let answer = match args.trials {
        Some(trials) => Answer::Rollout {
            trials,
            truncate: args.truncate,
        },
        None => Answer::Search { plies: args.plies },
    };
    let how = How {
        how: answer.to_string(),
        nets: engine.fingerprint().to_string(),
    };
    let kept = Kept::open(&args.file, &how);
    let (mut kept, pairs, mut next) = kept.map_err(|error| failed(&error))?;
    let (mut count, total) = (pairs.len() as u64, u64::from(args.pairs));
    let meter = args.progress.meter("", total, "pairs");
    meter.begin_at(count);
    while count < total {
        let found = games_from(&engine, next, answer).map_err(|error| failed(&error))?;
        kept.add(next, &found).map_err(|error| failed(&error))?;
        count += found.len() as u64;
        next += BLOCK;
        meter.show(count.min(total), total, "");
        if go_on(stop).is_break() {
            meter.end();
            return Err(CliError::Interrupted);
        }
    }
    meter.end();
    writeln!(
        out,
        "{count} pairs of {next} games by {}, in {}",
        how.how,
        args.file.display()
    )?;
    Ok(())
}
