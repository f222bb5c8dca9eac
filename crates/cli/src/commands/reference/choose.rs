//! `barpoint reference choose`: the decisions of a reference set.

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::{files, matches};
use barpoint_lab::duel::{Contestant, Gnubg};
use barpoint_lab::reference::{Decision, Family, Part, Wanted, choose};
use barpoint_record::MatchRecord;

use super::decisions_of;
use crate::args::NetsArg;
use crate::args::number::whole;
use crate::commands::{go_on, interrupt};
use crate::error::CliError;
use crate::meter::ProgressArg;

/// Choose decisions from matches and from games of the program against itself
///
/// Near decisions of every kind of game, at money and at match scores, no position twice. Of plays those within 0.12 of
/// the best are compared, and the favourites of other depths and of gnubg. The same matches and seed give the same
/// decisions; they are written to FOLDER/decisions.jsonl.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Folder of the set
    folder: PathBuf,
    /// Matches of people; files that are none are left out and named
    matches: Vec<PathBuf>,
    /// Checker plays wanted, shared among the kinds of game and rounded up
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = whole::<u16>(0..=65535, "decisions"))]
    checker: u16,
    /// Cube decisions wanted, shared among the kinds of game and rounded up
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = whole::<u16>(0..=65535, "decisions"))]
    cube: u16,
    /// Seed of the games and of the choice
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    /// Ask an installed gnubg for its favourite plays too, without look-ahead and at 2 plies
    #[arg(long)]
    gnubg: bool,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    progress: ProgressArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let path = decisions_of(&args.folder);
    if path.exists() {
        return Err(CliError::Input(format!(
            "{}: expected a folder without decisions, found some; what was rolled out would no longer fit",
            path.display()
        )));
    }
    files::make_folder(&args.folder)?;
    let stop = interrupt();
    let engine = args.nets.source().engine()?;
    let records = records(&args.matches)?;
    let mut rivals = rivals(args)?;
    let wanted = Wanted {
        checker: args.checker.into(),
        cube: args.cube.into(),
    };
    let total = (wanted.checker + wanted.cube) as u64;
    let meter = args.progress.meter("", total, "decisions");
    let chosen = choose(
        &engine,
        &records,
        (wanted, args.seed),
        &mut rivals,
        &mut |count| {
            meter.show(count as u64, total, "");
            go_on(stop)
        },
    );
    meter.end();
    let chosen = chosen.map_err(|error| CliError::Job(error.to_string()))?;
    if go_on(stop).is_break() {
        return Err(CliError::Interrupted);
    }
    let mut text = String::new();
    for decision in &chosen {
        text.push_str(&decision.to_line());
        text.push('\n');
    }
    files::write_whole(&path, text.as_bytes())?;
    writeln!(
        out,
        "{} decisions from {} matches and games of our own, in {}",
        chosen.len(),
        records.len(),
        path.display()
    )?;
    print_families(&chosen, out)
}

/// The matches that can be read; the others are named on standard error.
fn records(paths: &[PathBuf]) -> Result<Vec<MatchRecord>, CliError> {
    let mut records = Vec::new();
    for path in paths {
        let bytes = files::read(path)?;
        let why = match matches::import(path, &bytes) {
            Ok(imported) if matches::has_decisions(&imported.record) => {
                records.push(imported.record);
                continue;
            }
            Ok(_) => format!("{}: expected a match, found a position", path.display()),
            Err(error) => error.to_string(),
        };
        writeln!(std::io::stderr(), "warning: left out: {why}")?;
    }
    Ok(records)
}

/// The other engines that are asked for their favourites.
fn rivals(args: &Args) -> Result<Vec<Box<dyn Contestant>>, CliError> {
    let mut rivals: Vec<Box<dyn Contestant>> = Vec::new();
    if args.gnubg {
        for plies in [0, 2] {
            let gnubg = Gnubg::start(plies, false);
            rivals.push(Box::new(
                gnubg.map_err(|error| CliError::Job(error.to_string()))?,
            ));
        }
    }
    Ok(rivals)
}

/// How many decisions there are of each kind.
fn print_families(chosen: &[Decision], out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "  {:<18} checker plays    cube decisions\n  {:<18} money   match    money   match",
        "", ""
    )?;
    for family in Family::ALL {
        let of = |part| {
            let these = chosen.iter().filter(|decision| decision.family == family);
            these.filter(|decision| decision.part() == part).count()
        };
        let name = serde_json::to_value(family).unwrap_or_default();
        let name = name.as_str().unwrap_or_default();
        let [a, b, c, d] = Part::ALL.map(of);
        writeln!(out, "  {name:<18} {a:>5} {b:>7} {c:>8} {d:>7}")?;
    }
    Ok(())
}
