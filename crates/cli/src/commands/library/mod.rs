//! `barpoint library`: the user's library of matches.

mod export;
mod filter;
mod import;
mod players;
mod search;
mod stats;

use std::io::Write;

use clap::Subcommand;

use crate::error::CliError;
pub(super) use filter::LibraryArg;

/// Collect matches, search their decisions, follow players over time
///
/// The library is one file, library.sqlite in barpoint's data folder. It keeps every match whole, with its analysis and comments. The
/// same match in another format, or with names spelt otherwise, is known by its moves and not added twice. What is
/// counted are barpoint's and gnubg's analyses in the files: analyse matches first (`barpoint analyse FILES --save FOLDER`).
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Import(import::Args),
    Search(Box<search::Args>),
    Stats(stats::Args),
    Players(players::Args),
    Export(export::Args),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.command {
        Command::Import(args) => import::run(args, out),
        Command::Search(args) => search::run(args, out),
        Command::Stats(args) => stats::run(args, out),
        Command::Players(args) => players::run(args, out),
        Command::Export(args) => export::run(args, out),
    }
}

/// A number with what it counts: `1 match`, `2 matches`.
pub(super) fn counted(count: impl TryInto<u64>, one: &str, several: &str) -> String {
    match count.try_into().unwrap_or(u64::MAX) {
        1 => format!("1 {one}"),
        count => format!("{count} {several}"),
    }
}
