//! `barpoint people`: how people of different strength err.

mod report;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_app::matches::met_of;
use barpoint_app::sources::Source;
use barpoint_engine::Engine;
use barpoint_lab::people::{
    Calibration, Fitted, Judged, Made, Observed, Sample, fit, held_out, observe, source,
};
use rayon::prelude::*;

use super::{go_on, interrupt};
use crate::args::MeasuringArgs;
use crate::args::number::whole;
use crate::error::CliError;
use crate::sources::{self, Held};
use crate::streams;

/// Measure how people of different strength err, for opponents like them
///
/// Takes matches that hold their analysis (barpoint analyse --save) and prints how their players err, by performance
/// rating: in which phases, in how clear decisions, with which cube actions. Then it fits a choice model to four of five
/// matches (what a person sees of every legal play and cube action, weighed by coefficients that depend on the rating) and
/// compares it with noise of the same strength on the fifth. With --save it fits the model to all matches, calibrates
/// it on games of the nets against themselves, judged at 2 plies, and writes the coefficients as source code. The file
/// holds statistics of many players together; no names, no games.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Analysed matches: files, folders or patterns
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Ratings at which coefficients are fitted, ascending
    #[arg(long, value_delimiter = ',', default_value = "5,8,11,15", value_parser = rating)]
    knots: Vec<f64>,
    /// Games to take decisions from for the calibration
    #[arg(long, default_value_t = 300, value_parser = whole::<u32>(2..=100_000, "games"))]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 7, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    /// Examine one decision in this many
    #[arg(long, default_value_t = 5, value_parser = whole::<u8>(1..=255, "decisions"))]
    one_in: u8,
    #[command(flatten)]
    measuring: MeasuringArgs,
    /// Write the coefficients
    #[arg(long, value_name = "OUT.rs")]
    save: Option<PathBuf>,
}

fn rating(text: &str) -> Result<f64, String> {
    let number = text.parse().ok().filter(|pr| (0.5..=50.0).contains(pr));
    number.ok_or_else(|| format!("expected a rating from 0.5 to 50, found {text:?}"))
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    if !args.knots.is_sorted_by(|a, b| a < b) {
        return Err(CliError::Job(
            "expected ratings in ascending order".to_owned(),
        ));
    }
    let engine = args.measuring.nets.source().engine()?;
    let stop = interrupt();
    let sample = Sample::new(observed(args, &engine, stop)?);
    let choices: Vec<Made<'_>> = sample.choices().collect();
    if choices.is_empty() {
        return Err(CliError::Job(
            "expected matches that hold their analysis, with players of 20 decisions or more, found none: \
             analyse them first, barpoint analyse FILES --save FOLDER"
                .to_owned(),
        ));
    }
    report::people(&sample, &choices, out)?;
    let pool = args.measuring.threads.pool()?;
    let compared = pool.install(|| {
        let (used, kept): (Vec<_>, Vec<_>) =
            (sample.part(false).collect(), sample.part(true).collect());
        let habits = fit(&used, &args.knots).habits(Vec::new());
        held_out::held_out(&habits, &used, &kept)
    });
    report::held_out(&compared, out)?;
    if let Some(path) = &args.save {
        let fitted = pool.install(|| fit(&choices, &args.knots));
        report::fitted(&fitted, out)?;
        let calibration = calibration(args, &engine, stop)?;
        save(&sample, &fitted, &calibration, path, out)?;
    }
    if stop.load(Ordering::Relaxed) {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

fn save(
    sample: &Sample,
    fitted: &Fitted,
    calibration: &Calibration,
    path: &std::path::Path,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let habits = fitted.habits(Vec::new());
    let sharpness = calibration.sharpness(&habits);
    report::sharpness(calibration, &habits, &sharpness, out)?;
    streams::write(path, source(sample, fitted, &sharpness).as_bytes(), out)
}

/// Every match that holds its analysis, with its choices.
fn observed(args: &Args, engine: &Engine, stop: &AtomicBool) -> Result<Vec<Observed>, CliError> {
    let sources = sources::all(&args.files)?;
    let meter = args
        .measuring
        .progress
        .meter("", sources.len() as u64, "files");
    let of_source = |source: &Source| {
        if go_on(stop).is_break() {
            return Err(CliError::Interrupted);
        }
        let found = match sources::read(source)? {
            Held::Matches(found) => found,
            Held::Nothing => Vec::new(),
        };
        meter.step();
        let of_match = |(_, imported): (_, barpoint_formats::Imported)| {
            let met = met_of(&imported.record, engine.met());
            observe(engine.search(), &imported.record, &met)
        };
        Ok(found.into_iter().map(of_match).collect())
    };
    let pool = args.measuring.threads.pool()?;
    let found: Result<Vec<Vec<Observed>>, CliError> =
        pool.install(|| sources.par_iter().map(of_source).collect());
    meter.end();
    Ok(found?.into_iter().flatten().collect())
}

/// Decisions of games, judged.
fn calibration(args: &Args, engine: &Engine, stop: &AtomicBool) -> Result<Calibration, CliError> {
    let meter = args
        .measuring
        .progress
        .meter("", args.games.into(), "games");
    let found: Vec<Option<Vec<Judged>>> = args.measuring.threads.pool()?.install(|| {
        (0..args.games)
            .into_par_iter()
            .map(|index| {
                let found =
                    Judged::of_game(engine, (args.seed, index), args.one_in, &|| go_on(stop));
                meter.step();
                found
            })
            .collect()
    });
    meter.end();
    let whole: Option<Vec<Vec<Judged>>> = found.into_iter().collect();
    let whole = whole.ok_or(CliError::Interrupted)?;
    Ok(Calibration::new(whole.into_iter().flatten().collect()))
}
