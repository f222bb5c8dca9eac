//! `barpoint reference odd`: positions unlike those of games, rolled out.

use std::fs::OpenOptions;
use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_lab::reference::{number_of, odd_line};

use super::whole_lines;
use crate::args::number::whole;
use crate::args::{NetsArg, ThreadsArg};
use crate::commands::{interrupt, stop_now};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Roll out odd positions: checkers anywhere, tall stacks, a dozen back, shattered boards, Nackgammon, random plays
///
/// The six kinds take turns. Each position is rolled out to the end in 144 trials, cubeless, luck taken out, with one ply of look-ahead for
/// the first two plies and nets alone after. FILE gets a line for each, which `barpoint judge` reads; interrupted at any point, it resumes
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
    let done = finished(&args.file)?;
    let engine = args.nets.source().engine()?;
    let threads = args.threads.count();
    let meter = args.progress.meter("", u64::from(args.count), "positions");
    meter.begin_at(u64::from(done));
    let unusable = |error: std::io::Error| CliError::File {
        path: args.file.clone(),
        reason: error.to_string(),
    };
    let mut options = OpenOptions::new();
    let mut file = options
        .create(true)
        .append(true)
        .open(&args.file)
        .map_err(unusable)?;
    let stop = interrupt();
    for number in done..args.count {
        let line = odd_line(&engine, number, threads, &mut || stop_now(stop));
        let line = line.map_err(|error| CliError::Job(format!("position {number}: {error}")))?;
        let line = line.ok_or(CliError::Interrupted)?;
        file.write_all(format!("{line}\n").as_bytes())
            .map_err(unusable)?;
        meter.show(u64::from(number + 1), u64::from(args.count), "");
    }
    meter.end();
    let now = args.count.saturating_sub(done);
    Ok(writeln!(
        out,
        "{} odd positions are rolled out, {now} of them now",
        done.max(args.count)
    )?)
}

/// How many results the file has; a line cut off by a crash is removed.
fn finished(path: &Path) -> Result<u32, CliError> {
    let found = whole_lines(path)?;
    let mut count = 0;
    for line in found.text.lines() {
        if number_of(line) != Some(count) {
            return Err(CliError::File {
                path: path.to_path_buf(),
                reason: format!("line {}: expected odd position {count}", count + 1),
            });
        }
        count += 1;
    }
    found.mend(path)?;
    Ok(count)
}
