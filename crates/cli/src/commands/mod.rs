//! The commands, one file each.

mod convert;
mod perft;
mod train;

use std::io::Write;

use clap::{Parser, Subcommand, ValueEnum};

use crate::error::CliError;

/// Backgammon analysis you can trust: play, analyse, evaluate.
#[derive(Parser)]
#[command(name = "barpoint", version, about, max_term_width = 80)]
#[command(
    after_help = "Exit codes: 0 success, 1 the job failed (or some of several files did), \
    2 wrong arguments or input, 130 interrupted."
)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// What to do.
#[derive(Subcommand)]
pub(crate) enum Command {
    Convert(convert::Args),
    Perft(perft::Args),
    Train(train::Args),
}

impl Command {
    /// Runs the command, printing to `out`.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<(), CliError> {
        match self {
            Self::Convert(args) => convert::run(&args, out),
            Self::Perft(args) => perft::run(&args, out),
            Self::Train(args) => train::run(&args, out),
        }
    }
}

/// How results are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum OutputFormat {
    /// For people, 80 columns wide.
    Text,
    /// For programs.
    Json,
}

/// Prints a value as indented JSON and a line end.
fn print_json(out: &mut dyn Write, value: &impl serde::Serialize) -> Result<(), CliError> {
    serde_json::to_writer_pretty(&mut *out, value).map_err(std::io::Error::from)?;
    Ok(writeln!(out)?)
}
