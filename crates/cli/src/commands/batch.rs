//! `barpoint batch`: questions as lines of JSON.

use std::io::{BufReader, Write};
use std::sync::Arc;

use barpoint_protocol::batch;

use crate::args::{MetArg, NetsArg, ThreadsArg};
use crate::error::CliError;

/// Answer questions about many positions, a line of JSON each
///
/// Reads questions from standard input, {"id": "1", "position": "XGID=…"}, and answers each on standard output as soon as it
/// is found, by its id: plays, cube actions, values, rollouts. Questions of higher priority come first, all processors work,
/// and a question can be cancelled. docs/batch.md describes the lines.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    met: MetArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engines = Arc::new(args.nets.ready_engines(args.met.settings())?);
    let input = BufReader::new(std::io::stdin());
    batch::serve(&engines, args.threads.count(), input, out)?;
    Ok(())
}
