//! `barpoint library import`: match files into the library.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::library::{self, ImportedMatch, Outcome};
use barpoint_app::sources::Source;
use barpoint_store::{Imported, Library};
use barpoint_wire::{LibraryFailure, LibraryImport, LibraryImported, LibraryOutcomeName};

use super::counted;
use super::filter::LibraryArg;
use crate::args::{FormatArg, OutputFormat, ThreadsArg};
use crate::commands::{go_on, interrupt, print_json};
use crate::error::CliError;
use crate::matches::usual_met;
use crate::meter::ProgressArg;
use crate::sources::{self, all_done};

/// Add match files to the library
///
/// Reads files of all formats that `barpoint formats` lists. A match that is there already is known by its moves; it is replaced if
/// the new file has more decisions analysed and no fewer comments. What is reported as added is safe, also if the
/// program is interrupted later; a bad file does not stop the rest.
#[derive(clap::Args)]
pub(super) struct Args {
    /// Matches, folders, ZIP archives or patterns such as 'cup/*.mat'
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Tag to put on these matches, new or known; may be given several times
    #[arg(long, value_name = "TAG")]
    tag: Vec<String>,
    #[command(flatten)]
    library: LibraryArg,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(super) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let sources = sources::all(&args.files)?;
    let mut library = args.library.open()?;
    let (report, ended) = add(args, &mut library, &sources)?;
    for id in report.matches.iter().filter_map(|one| one.match_id) {
        for tag in &args.tag {
            library.tag(barpoint_store::MatchId::new(id), tag)?;
        }
    }
    match args.format.get() {
        OutputFormat::Json => print_json(out, &report)?,
        OutputFormat::Text => print_text(out, &report, &library)?,
    }
    if ended {
        return all_done(report.failures.len(), sources.len());
    }
    Err(CliError::Interrupted)
}

/// Adds the matches; also whether the job came to its end.
fn add(
    args: &Args,
    library: &mut Library,
    sources: &[Source],
) -> Result<(LibraryImport, bool), CliError> {
    let usual = usual_met()?;
    let meter = args.progress.meter("", sources.len() as u64, "files");
    let (mut report, mut done) = (LibraryImport::default(), 0);
    let mut printed = Ok(());
    let stop = interrupt();
    let ended = args.threads.pool()?.install(|| {
        library::import(library, sources, &usual, &mut |files| {
            for file in files {
                done += 1;
                match file.matches {
                    Ok(matches) => {
                        for one in matches {
                            printed = std::mem::replace(&mut printed, Ok(())).and(warn_of(&one));
                            report.matches.push(LibraryImported::from(&one));
                        }
                    }
                    Err(error) => report.failures.push(LibraryFailure {
                        file: file.path.display().to_string(),
                        error: error.to_string(),
                        phrase: error.phrase().map(Into::into),
                    }),
                }
            }
            meter.show(done, sources.len() as u64, "");
            go_on(stop)
        })
    })?;
    meter.end();
    printed?;
    for failure in &report.failures {
        writeln!(std::io::stderr(), "error: {}", failure.error)?;
    }
    Ok((report, ended.is_continue()))
}

/// Says what is odd about a match that is new.
fn warn_of(one: &ImportedMatch) -> Result<(), CliError> {
    match one.outcome {
        Outcome::Stored(Imported::Known(_)) => Ok(()),
        _ => sources::warn_of(&one.name.to_string(), &one.warnings),
    }
}

fn print_text(
    out: &mut dyn Write,
    report: &LibraryImport,
    library: &Library,
) -> Result<(), CliError> {
    let count = |outcome| {
        report
            .matches
            .iter()
            .filter(|one| one.outcome == outcome)
            .count()
    };
    let added = count(LibraryOutcomeName::Added);
    writeln!(out, "{} added", counted(added, "match", "matches"))?;
    for (outcome, words) in [
        (
            LibraryOutcomeName::Improved,
            "known, now with a fuller analysis",
        ),
        (LibraryOutcomeName::Known, "there already"),
        (
            LibraryOutcomeName::NoMoves,
            "left out: a position, nobody moves",
        ),
    ] {
        if let found @ 1.. = count(outcome) {
            writeln!(out, "{found} {words}")?;
        }
    }
    let totals = library.totals()?;
    let matches = counted(totals.matches, "match", "matches");
    let players = counted(totals.players, "player", "players");
    let decisions = counted(totals.decisions, "decision", "decisions");
    writeln!(out, "The library has {matches}, {players}, {decisions}.")?;
    Ok(())
}
