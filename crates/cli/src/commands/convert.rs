//! `barpoint convert`: one match format to another.

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files;
use barpoint_formats::{Format, Imported};
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
    if is_same_file(&args.input, &args.output) {
        return Err(CliError::Input(format!(
            "{}: expected another file to write, found the one to read",
            args.output.display()
        )));
    }
    let Imported { record, warnings } = matches::import(&args.input)?;
    let format = target(args)?;
    let bytes = format.export(&record).map_err(|error| CliError::File {
        path: args.output.clone(),
        reason: error.to_string(),
    })?;
    files::write_whole(&args.output, &bytes)?;
    let summary = Conversion {
        input: args.input.display().to_string(),
        output: args.output.display().to_string(),
        format: format.name().to_owned(),
        players: [
            record.players.white.name.clone(),
            record.players.black.name.clone(),
        ],
        length: record.length,
        games: record.games.len(),
        warnings: warnings.iter().map(ToString::to_string).collect(),
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &summary),
        OutputFormat::Text => print_text(out, &summary),
    }
}

/// Whether both paths lead to one file that is there.
fn is_same_file(input: &Path, output: &Path) -> bool {
    let real = |path: &Path| path.canonicalize().ok();
    real(input).is_some_and(|input| real(output) == Some(input))
}

fn target(args: &Args) -> Result<&'static dyn Format, CliError> {
    let name = match &args.to {
        Some(name) => name.clone(),
        None => extension(&args.output),
    };
    let name = if name == "txt" { "mat" } else { &name };
    barpoint_formats::by_name(name).ok_or_else(|| {
        CliError::Input(format!(
            "{}: expected a name ending in .sgf, .mat or .txt, or --to FORMAT",
            args.output.display()
        ))
    })
}

fn extension(path: &Path) -> String {
    path.extension()
        .map(|e| e.to_string_lossy().to_lowercase())
        .unwrap_or_default()
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
