//! `barpoint judge`: strength on positions with known answers.

mod engine;
mod losses;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use barpoint_app::describe;
use barpoint_bearoff::OneSidedFile;
use barpoint_engine::{Edition, Strength};
use barpoint_equity::Met;
use barpoint_eval::{CubeUse, Databases, Evaluator, MoveFilter, Search};
use barpoint_lab::judge::{
    LookAhead, ProbabilityRecord, Record, Report, Score, errors, held_out, known, parse,
    play_losses, play_score,
};

use super::duel::Named;
use super::interrupt;
use super::judged::Judged;
use crate::args::{FormatArg, LookArgs, MeasuringArgs, OutputFormat};
use crate::error::CliError;
use crate::evaluators::bkg;
use crate::streams;

pub(super) use losses::judged;

/// Score the evaluator on rolled-out decisions
///
/// FILE holds one JSON object per line: checker plays ("moves" with "pos" and "equity"), cube decisions ("id", "nd",
/// "dt") or chances ("id", "probs"); positions are Position IDs. Money play without the Jacoby rule, plays without the cube; a cube decision
/// with an "xgid" is one with that cube at that score, and so are plays where it is one of a match, their equities EMG. Cube decisions at
/// several scores get a line for each, doubling and take together. The last line
/// is `ER <mean loss x1000> +- <standard error> n <decisions>`; for chances the loss is the absolute error of the cubeless equity.
/// With --than the differences follow. NAME.held of a training run can be judged too: it prints a table of signed errors by kind of
/// position; with --truth, for the races in that database, against its exact chances, and what plays lose. The nets are judged
/// without databases, so that their fingerprint is not the one that `barpoint hint` shows.
#[derive(clap::Args)]
#[command(
    mut_arg("level", |level| level.help(
        "A preset: beginner, casual-play, intermediate, advanced, expert, world-class, supremo, grandmaster or 4ply; \
         the options below change parts of it; quick-rollout, medium-rollout or deep-rollout; bkg is the same as --bkg, bkg-vi \
         judges the program that its paper proposes [default: none]"
    )),
    mut_arg("ply", |ply| ply.help(
        "Plies to look ahead, as gnubg counts them: 0 is the net alone [default: 0]"
    )),
)]
pub(crate) struct Args {
    /// Benchmark file (JSON lines, `-` for standard input), or NAME.held of a training run
    file: PathBuf,
    #[command(flatten)]
    look: LookArgs,
    #[command(flatten)]
    measuring: MeasuringArgs,
    /// One-sided bearoff database with exact chances of races, for NAME.held
    #[arg(long, value_name = "FILE")]
    truth: Option<PathBuf>,
    /// Judge the checker plays of BKG (Berliner's program of 1977) instead
    #[arg(long, conflicts_with_all = ["level", "ply", "filter", "deep_plays", "noise", "noise_seed", "reduced", "no_pruning", "cubeless",
        "cube_model", "nets", "truth"])]
    bkg: bool,
    /// Judge another engine instead, as `barpoint duel` names them (gnubg:2, 'ubgi:COMMAND', …): its checker plays where the roll is
    /// known, and the cube decisions of gnubg and barpoint; a play that FILE does not value loses as much as the worst listed, the others
    /// are also counted alone
    #[arg(long, value_name = "ENGINE", conflicts_with_all = ["bkg", "level", "ply", "filter", "deep_plays", "noise", "noise_seed", "reduced", "no_pruning", "cubeless",
        "cube_model", "nets", "truth"])]
    engine: Option<Named>,
    /// Compare with another engine, decision by decision: what is lost more (or, negative, less) than by it, with the standard error of
    /// the difference; for checker plays beside --engine, so that both choose among all plays
    #[arg(long, value_name = "ENGINE", conflicts_with_all = ["bkg", "truth"])]
    than: Option<Named>,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if let Some(engine) = &args.engine {
        return engine::judge_engine(args, engine, out);
    }
    if let Some(edition) = args.look.bkg()?.or(args.bkg.then_some(Edition::Of1977)) {
        return judge_bkg(args, edition, out);
    }
    let (of_a_run, truth) = chances(args)?;
    let records = if of_a_run.is_empty() {
        read(&args.file)?
    } else {
        of_a_run.iter().cloned().map(Record::Probability).collect()
    };
    engine::comparable(args, &records)?;
    let evaluator = Arc::new(args.measuring.nets.source().load()?);
    let fingerprint = evaluator.fingerprint();
    let search = Search::new(
        evaluator,
        Arc::new(Met::kazaross_xg2()),
        barpoint_app::CACHE_ENTRIES,
    );
    let strength = strength(args, &records)?;
    let subject = LookAhead {
        search: &search,
        settings: strength.search,
    };
    let stop = interrupt();
    let measuring = &args.measuring;
    let how = (&measuring.threads, &measuring.progress, "");
    let losses = judged(how, &records, subject, strength.rollout, &|_, _| Ok(()))?;
    let than = engine::than(args, &records, &losses)?;
    let interrupted = stop.load(Ordering::Relaxed);
    let found = Judged {
        file: args.file.display().to_string(),
        plies: strength.search.plies,
        rollout: strength.rollout,
        settings: match strength.rollout {
            Some(_) => describe::strength(&strength),
            None => describe::search(&strength.search),
        },
        nets: fingerprint.to_string(),
        engine: None,
        chances: if of_a_run.is_empty() || interrupted {
            Vec::new()
        } else {
            errors(&of_a_run, &subject)
        },
        race_plays: truth
            .filter(|_| !interrupted)
            .map(|truth| Score::of(&play_losses(&of_a_run, &truth, &subject))),
        report: Report::of(&records, &losses),
        than,
    };
    found.show(args.format.get(), out)?;
    if interrupted {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

/// How deeply the nets look, which may not leave out the cube that they decide about.
fn strength(args: &Args, records: &[Record]) -> Result<Strength, CliError> {
    let strength = args
        .look
        .deciding()?
        .or(Strength::new(0, MoveFilter::LARGE));
    let filter = args.look.filter.map(|_| "--filter");
    if let Some(option) = filter.or(args.look.deep_plays.map(|_| "--deep-plays")) {
        return Err(CliError::Input(format!(
            "{option}: every play of {} is valued; expected --engine for one that narrows them, such as `--engine 'barpoint:2 filter=normal'`",
            args.file.display()
        )));
    }
    if strength.search.cube == CubeUse::Cubeless && records.iter().any(Record::is_cubeful) {
        let file = args.file.display();
        return Err(CliError::Input(format!(
            "--cubeless: expected neither cube decisions nor plays in matches, found some in {file}"
        )));
    }
    Ok(strength)
}

fn judge_bkg(args: &Args, edition: Edition, out: &mut dyn Write) -> Result<(), CliError> {
    let Some(score) = play_score(&read(&args.file)?, &bkg(edition)?) else {
        return Err(CliError::File {
            path: args.file.clone(),
            reason: format!(
                "expected checker plays, which is all that {} values, found none",
                edition.title()
            ),
        });
    };
    let found = Judged {
        file: args.file.display().to_string(),
        plies: 0,
        rollout: None,
        settings: String::new(),
        nets: edition.name().to_owned(),
        engine: None,
        report: Report::of_plays(score),
        than: None,
        chances: Vec::new(),
        race_plays: None,
    };
    match args.format.get() {
        OutputFormat::Json => super::print_json(out, &found.for_programs())?,
        OutputFormat::Text => {
            let title = edition.title();
            writeln!(out, "{}, {title}\nER {score}", found.file)?;
        }
    }
    Ok(())
}

/// The chances that a training run held out, and the database that knows them, where one is given.
fn chances(args: &Args) -> Result<(Vec<ProbabilityRecord>, Option<Databases>), CliError> {
    let mut of_a_run = Vec::new();
    if args.file.extension().is_some_and(|found| found == "held") {
        of_a_run = held_out(&args.file).map_err(|error| CliError::Job(error.to_string()))?;
    }
    let truth = args.truth.as_ref().map(|path| OneSidedFile::open(path));
    let truth = truth
        .transpose()
        .map_err(|error| CliError::Job(error.to_string()))?
        .map(|file| Databases::new(Vec::new(), vec![Arc::new(file)]));
    if let Some(truth) = &truth {
        of_a_run = known(&of_a_run, truth);
        if of_a_run.is_empty() {
            let name = |path: Option<&PathBuf>| path.map(|path| path.display().to_string());
            return Err(CliError::Input(format!(
                "{}: expected NAME.held with races that {} contains, found none",
                args.file.display(),
                name(args.truth.as_ref()).unwrap_or_default()
            )));
        }
    }
    Ok((of_a_run, truth))
}

/// The records of a benchmark file.
pub(super) fn read(path: &Path) -> Result<Vec<Record>, CliError> {
    parse(&streams::read_text(path)?).map_err(|error| CliError::File {
        path: path.to_path_buf(),
        reason: error.to_string(),
    })
}
