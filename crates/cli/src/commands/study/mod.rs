//! `barpoint study`: the cards of study.

mod decks;
mod files;

use std::io::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;

use crate::error::CliError;

/// Decks of cards: what is due, cards as files
///
/// Cards are made and studied on the board (`barpoint serve`): errors of an analysed match become cards, which are asked again
/// when FSRS expects you to know nine in ten. They are kept in the file of the library.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Decks(decks::Args),
    Due(decks::DueArgs),
    Export(files::ExportArgs),
    Import(files::ImportArgs),
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    match &args.command {
        Command::Decks(args) => decks::run(args, out),
        Command::Due(args) => decks::due(args, out),
        Command::Export(args) => files::export(args, out),
        Command::Import(args) => files::import(args, out),
    }
}

/// Seconds since 1970.
fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}
