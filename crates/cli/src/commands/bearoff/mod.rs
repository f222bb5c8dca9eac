//! `barpoint bearoff`: builds, lists and shows bearoff databases.

mod build;
mod hyper;
mod list;
mod make;
mod offer;
mod show;

use std::io::Write;

use clap::Subcommand;

use crate::error::CliError;

pub(crate) use build::pass;
pub(crate) use hyper::{MakeArgs as MakeHyperArgs, make as make_hyper};
pub(crate) use make::{Args as MakeArgs, run as make};
pub(crate) use offer::OfferArgs;

/// Build, list and show bearoff databases
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Build(build::Args),
    List(list::Args),
    Show(show::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.command {
        Command::Build(args) => build::run(args, out),
        Command::List(args) => list::run(args, out),
        Command::Show(args) => show::run(args, out),
    }
}
