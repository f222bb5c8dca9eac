//! `barpoint reference odd`: positions unlike those of games, rolled out.

use std::io::Write;
use std::path::PathBuf;

use barpoint_lab::reference::{is_odd_line, odd_line};

use super::numbered::Numbered;
use crate::args::number::whole;
use crate::args::{NetsArg, ThreadsArg};
use crate::commands::{interrupt, stop_now};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Roll out odd positions: checkers anywhere, tall stacks, a dozen back, shattered boards, Nackgammon, random plays
///
/// The six kinds take turns. Each position is rolled out to the end in 144 trials, cubeless, luck taken out, every play looked
/// ahead one roll. FILE gets a line for each, which `barpoint judge` reads; interrupted at any point, it resumes
/// there. Some of the positions with checkers anywhere cannot arise in play.
#[derive(clap::Args)]
pub(super) struct Args {
    /// File of results (JSON lines)
    file: PathBuf,
    /// Positions in all
    #[arg(long, value_name = "N", default_value = "3000", value_parser = whole::<u32>(1..=1_000_000, "positions"))]
    count: u32,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let results = Numbered {
        file: &args.file,
        count: args.count,
        unit: "positions",
    };
    let done = results.finished(is_odd_line, |number| format!("odd position {number}"))?;
    let engine = args.nets.source().engine()?;
    let threads = args.threads.count();
    let stop = interrupt();
    results.complete(done, args.progress, |number| {
        let line = odd_line(&engine, number, threads, &mut || stop_now(stop));
        let line = line.map_err(|error| CliError::Job(format!("position {number}: {error}")))?;
        line.ok_or(CliError::Interrupted)
    })?;
    let now = args.count.saturating_sub(done);
    Ok(writeln!(
        out,
        "{} of {} odd positions are rolled out, {now} of them now",
        done.max(args.count),
        args.count
    )?)
}
