//! `barpoint analyse`: where the points of a match were lost.

use std::io::Write;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use barpoint_analysis::AnalysisSettings;
use barpoint_analysis::statistics::store_statistics;
use barpoint_app::{Engines, files};
use barpoint_engine::position::MAX_LENGTH;
use barpoint_engine::{Engine, Progress};
use barpoint_formats::{Imported, by_name};
use barpoint_record::MatchRecord;
use barpoint_wire::{AnalysisOrigin, AnalysisReport};

use super::error_rollouts;
use super::interrupt;
use super::json_list::JsonList;
use crate::args::number::whole;
use crate::args::{FormatArg, OutputFormat, StrengthArgs, ThreadsArg};
use crate::error::CliError;
use crate::matches;
use crate::meter::ProgressArg;
use crate::render::report::{self, ReportOptions};

/// Analyse matches: checker play, cube and luck
///
/// Reads match files of any known format (told from the content), evaluates every decision of both
/// players and prints the result, each player's statistics and the costliest decisions. Ctrl-C ends
/// the analysis and reports what is done. Exit code 0 if all files succeeded, 1 otherwise.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Match files
    #[arg(required = true)]
    files: Vec<PathBuf>,
    #[command(flatten)]
    strength: StrengthArgs,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    progress: ProgressArg,
    /// How many of the costliest decisions to show
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = whole::<usize>(0..=u64::MAX, "decisions"))]
    top: usize,
    /// Save the analysed match as SGF: a file, or a folder if there are several matches
    #[arg(long, value_name = "OUT.sgf")]
    save: Option<PathBuf>,
    #[command(flatten)]
    rollouts: error_rollouts::RolloutArgs,
    #[command(flatten)]
    format: FormatArg,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    check_save(args)?;
    let engines = args.strength.engines();
    let mut kept = error_rollouts::Kept::open(&args.rollouts)?;
    let mut list = JsonList::new(args.format.is_json() && args.files.len() > 1);
    list.begin(out)?;
    let outcome = analyse_all(args, (&engines, &mut kept), &mut list, out);
    // What was printed before an error is a whole array too.
    list.end(out)?;
    outcome
}

fn analyse_all(
    args: &Args,
    (engines, kept): (&Engines, &mut error_rollouts::Kept<'_>),
    list: &mut JsonList,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let stop = interrupt();
    let mut failed = 0;
    for path in &args.files {
        match analyse(args, (engines, kept), path, list, out) {
            Err(error) if args.files.len() > 1 && !error.is_fatal() => {
                failed += 1;
                out.flush()?;
                writeln!(std::io::stderr(), "error: {error}")?;
            }
            outcome => outcome?,
        }
        if stop.load(Ordering::Relaxed) {
            for unread in args.files.iter().skip_while(|file| *file != path).skip(1) {
                writeln!(std::io::stderr(), "not analysed: {}", unread.display())?;
            }
            return Err(CliError::Interrupted);
        }
    }
    if failed > 0 {
        return Err(CliError::Some {
            failed,
            total: args.files.len(),
        });
    }
    Ok(())
}

fn analyse(
    args: &Args,
    (engines, kept): (&Engines, &mut error_rollouts::Kept<'_>),
    path: &Path,
    list: &mut JsonList,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let Imported {
        mut record,
        warnings,
    } = matches::import(path)?;
    for warning in &warnings {
        writeln!(std::io::stderr(), "warning: {}: {warning}", path.display())?;
    }
    // What they say the file shows is replaced.
    barpoint_formats::sgf::detach(&mut record);
    check_known(path, &record)?;
    let engine = &*engines.of(record.rules.variation)?;
    let how = (
        args.strength.strength().analysis(),
        args.threads.count(),
        args.progress,
    );
    let progress = evaluate(engine, path, &mut record, &how)?;
    if progress.done == progress.total {
        error_rollouts::run(
            &args.rollouts,
            engine,
            (args.threads.count(), args.progress),
            path,
            &mut record,
            kept,
        )?;
    }
    store_statistics(&mut record, engine.met());
    let file = path.display().to_string();
    let strength = args.strength.strength();
    let rollouts = args.rollouts.how();
    let summary = engine.summary(&record);
    let origin = AnalysisOrigin {
        file: &file,
        strength: &strength,
        summary: &summary,
        done: progress.done,
        total: progress.total,
        rollouts: rollouts.as_ref(),
    };
    let report = AnalysisReport::of(&record, &origin);
    match args.format.get() {
        OutputFormat::Json => list.item(out, &report)?,
        OutputFormat::Text => {
            let options = ReportOptions {
                top: args.top,
                met: engine.met(),
            };
            report::print(out, &record, &report, &options)?;
        }
    }
    match &args.save {
        Some(save) => save_sgf(&record, &save_path(save, path)),
        None => Ok(()),
    }
}

/// Refuses what match equity tables do not reach.
pub(super) fn check_known(path: &Path, record: &MatchRecord) -> Result<(), CliError> {
    if record.length <= MAX_LENGTH {
        return Ok(());
    }
    Err(CliError::File {
        path: path.to_path_buf(),
        reason: format!(
            "expected a match to at most {MAX_LENGTH} points, found {}",
            record.length
        ),
    })
}

/// Refuses saving that would lose something, before any work is done.
fn check_save(args: &Args) -> Result<(), CliError> {
    let Some(save) = &args.save else {
        return Ok(());
    };
    if args.files.len() > 1 && !save.is_dir() {
        let message = "--save: expected an existing folder, because there are several matches";
        return Err(CliError::Input(message.to_owned()));
    }
    let mut targets = Vec::new();
    for file in &args.files {
        let target = save_path(save, file);
        let folder = target
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if folder.is_some_and(|folder| !folder.is_dir()) {
            let message = format!("--save: {} is in no existing folder", target.display());
            return Err(CliError::Input(message));
        }
        let same = |other: &Path| {
            std::fs::canonicalize(other).ok().is_some_and(|other| {
                std::fs::canonicalize(&target).is_ok_and(|target| target == other)
            })
        };
        if args.files.iter().any(|input| same(input)) {
            let message = format!("--save would overwrite the match file {}", target.display());
            return Err(CliError::Input(message));
        }
        if targets.contains(&target) {
            let message = format!("--save would write two matches to {}", target.display());
            return Err(CliError::Input(message));
        }
        targets.push(target);
    }
    Ok(())
}

/// Analyses a match with so many threads, showing progress.
pub(super) fn evaluate(
    engine: &Engine,
    path: &Path,
    record: &mut MatchRecord,
    (settings, threads, shown): &(AnalysisSettings, usize, ProgressArg),
) -> Result<Progress, CliError> {
    let stop = interrupt();
    let name = path.file_name().unwrap_or(path.as_os_str());
    let meter = shown.meter(&name.to_string_lossy(), 0, "decisions");
    let report = engine.analyse_match(record, settings, *threads, &mut |progress| {
        meter.show(progress.done as u64, progress.total as u64, "");
        if stop.load(Ordering::Relaxed) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    meter.end();
    for stopped in &report.stopped {
        writeln!(
            std::io::stderr(),
            "warning: {}: game {}, action {}: {}; the rest of this game is not analysed",
            path.display(),
            stopped.at.game + 1,
            stopped.at.entry + 1,
            stopped.error
        )?;
    }
    Ok(report.progress)
}

/// Where to save: the file named, or in the folder named under the name of the match file.
fn save_path(save: &Path, input: &Path) -> PathBuf {
    if !save.is_dir() {
        return save.to_path_buf();
    }
    // Only the last ending goes: `cup.01.mat` and `cup.02.mat` are two matches.
    let mut name = input.file_stem().unwrap_or_default().to_owned();
    name.push(".sgf");
    save.join(name)
}

fn save_sgf(record: &MatchRecord, path: &Path) -> Result<(), CliError> {
    let sgf = by_name("sgf").ok_or_else(|| CliError::Job("SGF is not supported".to_owned()))?;
    let bytes = sgf.export(record).map_err(|error| CliError::File {
        path: path.to_path_buf(),
        reason: error.to_string(),
    })?;
    Ok(files::write_whole(path, &bytes)?)
}
