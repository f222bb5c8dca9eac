//! `barpoint convert`: one match format to another.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::matches::{Converted, convert};
use barpoint_wire::Conversion;

use crate::args::{FormatArg, OutputFormat};
use crate::error::CliError;
use crate::matches;

/// Convert a match file to another format
///
/// The input format is recognised by content. The output format comes from --to or the file name: .sgf (everything,
/// including analysis), .mat or .txt (moves only).
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match file to read
    input: PathBuf,
    /// File to write
    output: PathBuf,
    /// Format to write, if the name of OUTPUT does not say it
    #[arg(long, value_name = "FORMAT", value_parser = matches::format_names())]
    to: Option<String>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let Converted {
        record,
        warnings,
        format,
    } = convert(&args.input, &args.output, args.to.as_deref())?;
    let summary = Conversion {
        input: args.input.display().to_string(),
        output: args.output.display().to_string(),
        format: format.to_owned(),
        players: [record.players.white.name, record.players.black.name],
        length: record.length,
        games: record.games.len(),
        warnings: warnings.iter().map(ToString::to_string).collect(),
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &summary),
        OutputFormat::Text => print_text(out, &summary),
    }
}

fn print_text(out: &mut dyn Write, summary: &Conversion) -> Result<(), CliError> {
    for warning in &summary.warnings {
        writeln!(out, "warning: {}: {warning}", summary.input)?;
    }
    let games = if summary.games == 1 {
        "1 game".to_owned()
    } else {
        format!("{} games", summary.games)
    };
    writeln!(
        out,
        "{} vs {}, {games}: wrote {} ({})",
        summary.players[0], summary.players[1], summary.output, summary.format
    )?;
    Ok(())
}
