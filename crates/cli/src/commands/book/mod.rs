//! `barpoint book`: the opening book.

mod make;
mod show;

use std::io::Write;

use crate::error::CliError;

/// Make the opening book, or look up an opening roll or a reply in it
///
/// The book has the 15 opening rolls and the 21 replies to every sensible opening play, rolled out by the program's own nets
/// at money play with the cube in the middle.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    task: Task,
}

#[derive(clap::Subcommand)]
enum Task {
    Make(make::Args),
    Show(show::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.task {
        Task::Make(args) => make::run(args, out),
        Task::Show(args) => show::run(args, out),
    }
}
