//! `barpoint formats`: the file formats, and what each is good for.

use std::io::Write;

use barpoint_formats::FORMATS;
use barpoint_wire::{FormatAbilities, FormatList};

use crate::args::{FormatArg, OutputFormat};
use crate::error::CliError;

/// List the file formats: what is read, what is written, what is lost
///
/// All are recognised by their content, whatever a file is called. The name in the first column is what `convert --to` takes.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let infos = FORMATS.iter().map(|format| FormatAbilities::of(*format));
    let list = FormatList {
        formats: infos.collect(),
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &list),
        OutputFormat::Text => print_text(out, &list),
    }
}

/// Width of the text behind the columns.
const WIDTH: usize = 80;

fn print_text(out: &mut dyn Write, list: &FormatList) -> Result<(), CliError> {
    const INDENT: &str = "    ";
    writeln!(out, "format           read  written  analysis")?;
    for format in &list.formats {
        let written = if format.writes { "yes" } else { "-" };
        let analysis = match format.analysis {
            "all" => "kept",
            "own" => "its program's",
            _ => "-",
        };
        writeln!(out, "{:<16} yes   {written:<8} {analysis}", format.name)?;
        let options = textwrap::Options::new(WIDTH)
            .initial_indent(INDENT)
            .subsequent_indent(INDENT);
        writeln!(out, "{}", textwrap::fill(format.summary, &options))?;
        if !format.loses.is_empty() {
            let loses = format!("without: {}", format.loses);
            writeln!(out, "{}", textwrap::fill(&loses, &options))?;
        }
    }
    Ok(())
}
