//! `barpoint reasons`: what each kind of reason for a play accounts for.

mod pairs;
mod weigh;

use std::io::Write;

use crate::error::CliError;

/// Measure what each kind of reason for a play accounts for
///
/// `pairs` finds pairs of plays in games of the program against itself, and how far apart they are; `weigh` finds what shots,
/// points, checkers behind and so on are worth in them. `barpoint explain` weighs reasons by the result.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Pairs(pairs::Args),
    Weigh(weigh::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Pairs(args) => pairs::run(args, out),
        Task::Weigh(args) => weigh::run(args, out),
    }
}
