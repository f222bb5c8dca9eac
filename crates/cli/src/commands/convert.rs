//! `barpoint convert`: one match format to another.

use std::io::Write;
use std::path::{Path, PathBuf};

use barpoint_app::files;
use barpoint_app::matches::{MatchError, MatchName, Targets, exported, format_for};
use barpoint_app::sources::Source;
use barpoint_formats::{Format, Imported};
use barpoint_wire::Conversion;
use rayon::prelude::*;

use super::json_list::JsonList;
use crate::args::{FormatArg, OutputFormat};
use crate::error::CliError;
use crate::sources::{self, Held, warn_of};
use crate::{matches, streams};

/// Convert match files to another format
///
/// The input format is recognised by content. The output format comes from --to or the name of OUTPUT; `barpoint formats` lists
/// them all with what each can hold. What of a match the format cannot hold is said before it is written. Several files, a
/// folder or an archive are converted into a folder, on all processors; a bad file does not stop the rest.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Files to read: matches, folders, ZIP archives or patterns such as 'cup/*.mat'; `-` for standard input
    #[arg(required = true, value_name = "INPUT")]
    inputs: Vec<PathBuf>,
    /// File to write, or a folder for several files; `-` for standard output, with --to
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
    let format = format_for(&args.output, args.to.as_deref())?;
    let sources = sources::all(&args.inputs)?;
    if is_streamed {
        return stream(&sources, format, out);
    }
    let targets =
        Targets::new(&args.output, &sources, format.ending()).map_err(MatchError::from)?;
    let converted: Vec<_> = sources
        .par_iter()
        .map(|source| convert(source, &targets, format))
        .collect();
    print(args, converted, out)
}

/// Writes a single match to standard output.
fn stream(sources: &[Source], format: &dyn Format, out: &mut dyn Write) -> Result<(), CliError> {
    let one = "standard output takes one match, but there are several";
    let [source] = sources else {
        return Err(CliError::Input(one.to_owned()));
    };
    match sources::read(source)? {
        Held::Matches(found) => {
            let [(name, imported)] = &found[..] else {
                return Err(CliError::Input(one.to_owned()));
            };
            sources::warn(name, imported)?;
            warn_of(&name.to_string(), &losses(imported, format))?;
            let bytes = exported(&imported.record, &name.path, format)?;
            streams::write(Path::new(streams::STANDARD), &bytes, out)
        }
        Held::Nothing => Ok(()),
    }
}

/// The matches of one source, converted; none if it holds nothing of ours.
fn convert(
    source: &Source,
    targets: &Targets,
    format: &dyn Format,
) -> Result<Vec<Conversion>, CliError> {
    let Held::Matches(found) = sources::read(source)? else {
        return Ok(Vec::new());
    };
    let mut converted = Vec::new();
    for (name, imported) in found {
        converted.push(one(&name, imported, targets, format)?);
    }
    Ok(converted)
}

fn one(
    name: &MatchName,
    imported: Imported,
    targets: &Targets,
    format: &dyn Format,
) -> Result<Conversion, CliError> {
    let target = targets.of(name).map_err(MatchError::from)?;
    let lost = losses(&imported, format);
    let Imported { record, warnings } = imported;
    let bytes = exported(&record, &name.path, format)?;
    targets.make_folder(&target)?;
    files::write_whole(&target, &bytes)?;
    Ok(Conversion {
        input: name.to_string(),
        output: target.display().to_string(),
        format: format.name().to_owned(),
        players: [record.players.white.name, record.players.black.name],
        length: record.length,
        games: record.games.len(),
        warnings: warnings.iter().map(ToString::to_string).collect(),
        lost,
    })
}

/// What of a match the format cannot hold.
fn losses(imported: &Imported, format: &dyn Format) -> Vec<String> {
    let name = format.name();
    let lost = format.losses(&imported.record).into_iter();
    lost.map(|what| format!("{name} cannot hold {what}"))
        .collect()
}

fn print(
    args: &Args,
    converted: Vec<Result<Vec<Conversion>, CliError>>,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let total = converted.len();
    let mut list = JsonList::new(args.format.is_json() && total > 1);
    let mut failed = 0;
    if args.format.is_json() {
        list.begin(out)?;
    }
    for outcome in converted {
        match outcome {
            Err(error) if total > 1 && !error.is_fatal() => {
                failed += 1;
                out.flush()?;
                writeln!(std::io::stderr(), "error: {error}")?;
            }
            outcome => {
                for one in &outcome? {
                    match args.format.get() {
                        OutputFormat::Json => list.item(out, one)?,
                        OutputFormat::Text => print_text(out, one)?,
                    }
                }
            }
        }
    }
    if args.format.is_json() {
        list.end(out)?;
    }
    sources::all_done(failed, total)
}

fn print_text(out: &mut dyn Write, done: &Conversion) -> Result<(), CliError> {
    out.flush()?;
    warn_of(&done.input, &done.warnings)?;
    warn_of(&done.output, &done.lost)?;
    let games = match done.games {
        1 => "1 game".to_owned(),
        games => format!("{games} games"),
    };
    let what = match &done.players {
        [white, black] if white.is_empty() && black.is_empty() => games,
        [white, black] => format!("{white} vs {black}, {games}"),
    };
    let (output, format) = (&done.output, &done.format);
    Ok(writeln!(out, "{what}: wrote {output} ({format})")?)
}
