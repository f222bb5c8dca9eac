//! `barpoint library export`: the library as files.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::library;
use barpoint_wire::{LibraryExport, LibraryFailure};

use super::counted;
use super::filter::{FilterArgs, LibraryArg};
use crate::args::{FormatArg, OutputFormat};
use crate::commands::{go_on, interrupt, print_json};
use crate::error::CliError;
use crate::matches;
use crate::meter::ProgressArg;
use crate::sources::warn_of;

/// Write the matches of the library to files, or copy the library
///
/// Each match goes to a file named after its date, its players and its number in the library. The format json, which is
/// used unless another is named, loses nothing. With --backup the whole library is copied to one file, with players and tags.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Folder to write to
    #[arg(required_unless_present = "backup")]
    folder: Option<PathBuf>,
    /// Format of the files
    #[arg(long, value_name = "FORMAT", default_value = "json", value_parser = matches::format_names(), hide_possible_values = true)]
    to: String,
    /// New file to copy the library to
    #[arg(long, value_name = "FILE")]
    backup: Option<PathBuf>,
    #[command(flatten)]
    filter: FilterArgs,
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    progress: ProgressArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let library = args.library.open()?;
    if let Some(copy) = &args.backup {
        library.back_up(copy)?;
    }
    let mut report = LibraryExport::default();
    let mut ended = true;
    if let Some(folder) = &args.folder {
        let format = matches::format_named(&args.to)?;
        let (meter, stop, mut done) = (args.progress.meter("", 0, "matches"), interrupt(), 0);
        let filter = args.filter.filter(&library)?;
        let outcome = library::export(&library, &filter, folder, format, &mut |one, total| {
            done += 1;
            report.push(&one);
            meter.show(done, total as u64, "");
            go_on(stop)
        });
        meter.end();
        ended = outcome?.is_continue();
    }
    match args.format.get() {
        OutputFormat::Json => print_json(out, &report)?,
        OutputFormat::Text => print_text(args, &report, out)?,
    }
    if !ended {
        return Err(CliError::Interrupted);
    }
    let total = report.matches.len() + report.failures.len();
    match report.failures.len() {
        0 => Ok(()),
        failed => Err(CliError::Job(format!(
            "{failed} of {total} matches could not be written"
        ))),
    }
}

fn print_text(args: &Args, report: &LibraryExport, out: &mut dyn Write) -> Result<(), CliError> {
    for one in &report.matches {
        let lost = one
            .lost
            .iter()
            .map(|what| format!("{} cannot hold {what}", args.to));
        warn_of(&one.output, &lost.collect::<Vec<_>>())?;
    }
    for LibraryFailure { file, error, .. } in &report.failures {
        writeln!(std::io::stderr(), "error: {file}: {error}")?;
    }
    if let Some(copy) = &args.backup {
        writeln!(out, "Copied the library to {}", copy.display())?;
    }
    if let Some(folder) = &args.folder {
        let written = counted(report.matches.len(), "match", "matches");
        writeln!(out, "Wrote {written} to {} ({})", folder.display(), args.to)?;
    }
    Ok(())
}
