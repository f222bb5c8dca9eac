//! `barpoint convert`: one match format to another.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::matches::{Converted, convert, format_for};
use barpoint_wire::Conversion;

use crate::args::{FormatArg, OutputFormat};
use crate::error::CliError;
use crate::{matches, streams};

/// Convert a match file to another format
///
/// The input format is recognised by content. The output format comes from --to or the file name: .sgf (everything,
/// including analysis), .mat or .txt (moves only).
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match file to read; `-` for standard input
    input: PathBuf,
    /// File to write; `-` for standard output, with --to
    output: PathBuf,
    /// Format to write, if the name of OUTPUT does not say it
    #[arg(long, value_name = "FORMAT", value_parser = matches::format_names())]
    to: Option<String>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let is_streamed = streams::is_standard(&args.output);
    if is_streamed && args.format.is_json() {
        let error = "--format json: standard output takes the match, expected a file as OUTPUT";
        return Err(CliError::Input(error.to_owned()));
    }
    let format = format_for(&args.input, &args.output, args.to.as_deref())?;
    let bytes = streams::read(&args.input)?;
    let Converted {
        record,
        warnings,
        bytes,
    } = convert(&args.input, &bytes, format)?;
    streams::write(&args.output, &bytes, out)?;
    let summary = Conversion {
        input: args.input.display().to_string(),
        output: args.output.display().to_string(),
        format: format.name().to_owned(),
        players: [record.players.white.name, record.players.black.name],
        length: record.length,
        games: record.games.len(),
        warnings: warnings.iter().map(ToString::to_string).collect(),
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &summary),
        OutputFormat::Text if is_streamed => print_warnings(&mut std::io::stderr(), &summary),
        OutputFormat::Text => print_text(out, &summary),
    }
}

fn print_warnings(out: &mut dyn Write, summary: &Conversion) -> Result<(), CliError> {
    for warning in &summary.warnings {
        writeln!(out, "warning: {}: {warning}", summary.input)?;
    }
    Ok(())
}

fn print_text(out: &mut dyn Write, summary: &Conversion) -> Result<(), CliError> {
    print_warnings(out, summary)?;
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
