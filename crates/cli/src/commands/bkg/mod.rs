//! `barpoint bkg`: BKG-VI, its classes and how their functions are fitted.

mod classes;
mod fit;

use std::io::Write;

use crate::error::CliError;

/// Show the classes of BKG-VI with their functions, or fit them anew
///
/// BKG-VI is the player that section VI of Berliner's paper of 1977 proposes: a linear function for each class of positions
/// predicts what to expect. It plays as the level bkg-vi.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Classes(classes::Args),
    Fit(fit::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Classes(args) => classes::run(args, out),
        Task::Fit(args) => fit::run(args, out),
    }
}
