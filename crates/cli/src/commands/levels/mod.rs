//! `barpoint levels`: how well each level plays.

mod kept_lines;
mod losses_file;
mod measure;
mod progress_file;
mod rolled_out;

use std::io::Write;
use std::path::PathBuf;

use barpoint_app::describe;
use barpoint_engine::{Edition, Engine};
use barpoint_wire::{KnownLevels, LevelsReport, LevelsShown, RolledOutLevels, SettingsInfo};

use crate::args::number::whole;
use crate::args::{FormatArg, NetsArg, OutputFormat, ThreadsArg};
use crate::error::CliError;
use crate::meter::ProgressArg;
use crate::streams;

/// Show how well each level plays, or measure it
///
/// Levels are gnubg's eight presets on our nets, one of 4 plies and three that roll close choices out. The first table tells what they
/// lose in close decisions of the reference set, rolled out to the end, which no net judges; plays at money are without the cube. The
/// second is about all decisions of games: PR is 500 x the mean equity lost per unforced play or close or actual cube decision, as our
/// strongest practical setting judges, whose errors levels share. Errors are one standard error. The shipped figures belong to certain
/// nets; with other nets the command says so.
///
/// --people shows the levels that err as people of a performance rating do: `human:3` to `human:20`, and what was asked of
/// them is what they are called.
///
/// --bkg shows the level `bkg`, which ranks plays and doubles in races, but knows no equity.
///
/// --measure plays seeded money games (expert against expert, with the cube), lets every level decide
/// some of their positions and judges what it does. With --save the same command resumes after
/// Ctrl-C or a crash. With --by every level decides the rolled-out checker plays and cube decisions of files instead, for the first
/// table.
#[derive(clap::Args)]
#[command(
    mut_arg("threads", |threads| threads.requires("measure")),
    mut_arg("quiet", |quiet| quiet.requires("measure")),
)]
pub(crate) struct Args {
    /// Measure instead of showing what is known
    #[arg(long)]
    measure: bool,
    /// The levels that err as people do (human:3 to human:20) instead of the presets
    #[arg(long, conflicts_with = "figures")]
    people: bool,
    /// BKG, Berliner's program of 1977, and BKG-VI, which its paper proposes, instead of the presets
    #[arg(long, conflicts_with_all = ["people", "figures"])]
    bkg: bool,
    /// Games to take decisions from
    #[arg(long, default_value_t = 300, requires = "measure", value_parser = whole::<u32>(2..=100_000, "games"))]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 1, requires = "measure", value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    /// Examine one decision in this many
    #[arg(long, default_value_t = 5, requires = "measure", value_parser = whole::<u8>(1..=255, "decisions"))]
    one_in: u8,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
    /// Save the figures in this file (what is done so far in FILE.partial)
    #[arg(long, value_name = "FILE", requires = "measure")]
    save: Option<PathBuf>,
    /// Measure by the decisions of this file, such as the reference set's checker-money.jsonl, instead of games (repeat for several)
    #[arg(long, value_name = "FILE", requires = "measure", conflicts_with_all = ["people", "bkg", "games", "seed", "one_in"])]
    by: Vec<PathBuf>,
    /// Show the figures of this file (`-` for standard input) instead of those shipped
    #[arg(long, value_name = "FILE", conflicts_with = "measure")]
    figures: Option<PathBuf>,
    #[command(flatten)]
    nets: NetsArg,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engine = args.nets.source().engine()?;
    if !args.by.is_empty() {
        let report = rolled_out::measure(args, &engine, &args.by)?.ok_or(CliError::Interrupted)?;
        return show_rolled_out(args, &engine, &report, out);
    }
    if args.measure {
        let (report, complete) = measure::measure(args, &engine)?;
        show(args, &engine, report, out)?;
        return if complete {
            Ok(())
        } else {
            Err(CliError::Interrupted)
        };
    }
    let report = match &args.figures {
        None => parse(match (args.people, args.bkg) {
            (true, _) => barpoint_nets::PEOPLE_LEVELS,
            (_, true) => barpoint_nets::BKG_LEVEL,
            _ => barpoint_nets::LEVELS,
        })
        .map_err(|error| CliError::Job(format!("the shipped figures are damaged: {error}")))?,
        Some(path) => {
            let text = streams::read_text(path)?;
            if let Ok(report) = serde_json::from_str(&text) {
                return show_rolled_out(args, &engine, &report, out);
            }
            parse(&text).map_err(|error| CliError::File {
                path: path.clone(),
                reason: format!("expected figures saved by barpoint levels: {error}"),
            })?
        }
    };
    show(args, &engine, report, out)
}

/// The figures that ship with the program.
pub(crate) fn shipped() -> Result<KnownLevels, serde_json::Error> {
    Ok(KnownLevels {
        games: parse(barpoint_nets::LEVELS)?,
        rolled_out: serde_json::from_str(barpoint_nets::ROLLED_OUT_LEVELS)?,
    })
}

fn parse(text: &str) -> Result<LevelsReport, serde_json::Error> {
    serde_json::from_str(text)
}

/// Figures by files of rolled-out decisions.
fn show_rolled_out(
    args: &Args,
    engine: &Engine,
    report: &RolledOutLevels,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, report),
        OutputFormat::Text => rolled_out::print(out, report, "", &engine.fingerprint().to_string()),
    }
}

fn show(
    args: &Args,
    engine: &Engine,
    report: LevelsReport,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let nets_in_use = engine.fingerprint().to_string();
    let shipped = args.figures.is_none() && !args.measure && !args.people && !args.bkg;
    let rolled_out = shipped.then(|| serde_json::from_str(barpoint_nets::ROLLED_OUT_LEVELS));
    let shown = LevelsShown {
        current: report.nets == nets_in_use,
        rolled_out: rolled_out
            .transpose()
            .map_err(|error| CliError::Job(format!("the shipped figures are damaged: {error}")))?,
        measured: report,
        nets_in_use,
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &shown),
        OutputFormat::Text => {
            if let Some(rolled_out) = &shown.rolled_out {
                rolled_out::print(out, rolled_out, " of the reference set", &shown.nets_in_use)?;
                writeln!(out)?;
            }
            print(out, &shown)
        }
    }
}

fn print(out: &mut dyn Write, shown: &LevelsShown) -> Result<(), CliError> {
    let report = &shown.measured;
    writeln!(
        out,
        "Measured {} with nets {}: one in {} decisions of {} money\n\
         games (seed {}), judged by {}",
        report.date,
        report.nets,
        report.one_in,
        report.games,
        report.seed,
        described(&report.reference)
    )?;
    if !shown.current {
        writeln!(
            out,
            "NOT THE NETS IN USE ({}): the levels may play better or worse\n\
             than this. Measure again: barpoint levels --measure --save FILE",
            shown.nets_in_use
        )?;
    }
    writeln!(
        out,
        "\n{:<13} {:>6}         {:>7} {:>6} {:>7}   settings",
        "level", "PR", "checker", "cube", "Snowie"
    )?;
    for row in &report.levels {
        let settings = match &row.settings {
            Some(settings) => described(settings),
            None if row.name == Edition::Of1977.name() => "Berliner's program of 1977".to_owned(),
            None if row.name == Edition::Vi.name() => "what its paper proposes".to_owned(),
            None => "errs as people do".to_owned(),
        };
        // The level is named in the first column already.
        let settings = settings.split(" [").next().unwrap_or_default();
        writeln!(
            out,
            "{:<13} {:>6.2} +- {:<4.2} {:>7.2} {:>6.2} {:>7.2}   {settings}",
            row.name, row.pr, row.pr_std_err, row.play_pr, row.cube_pr, row.snowie_error_rate
        )?;
    }
    if report.levels.iter().all(|row| row.settings.is_some()) {
        writeln!(
            out,
            "{:<13} Berliner's program of 1977: barpoint levels --bkg",
            Edition::Of1977.name()
        )?;
    }
    let counts = report
        .levels
        .last()
        .map_or((0, 0), |row| (row.plays, row.cubes));
    writeln!(
        out,
        "\nPR: 500 x EMG lost per unforced play or close or actual cube decision;\n\
         checker, cube: of these alone ({} plays, about {} cube decisions);\n\
         Snowie: 1000 x EMG lost per move of either player. Errors that the judge\n\
         shares with a level are not seen.",
        counts.0, counts.1
    )?;
    Ok(())
}

/// Settings from a file in words.
fn described(settings: &SettingsInfo) -> String {
    let strength = settings.strength();
    strength.map_or_else(
        || "settings of another version".to_owned(),
        |strength| describe::strength(&strength),
    )
}
