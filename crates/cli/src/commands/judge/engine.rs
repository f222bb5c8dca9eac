//! Other engines on a benchmark file.

use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use barpoint_equity::Met;
use barpoint_lab::judge::{EngineScore, Record, less};

use super::{Args, read};
use crate::commands::duel::Named;
use crate::commands::judged::{Judged, Than};
use crate::commands::{go_on, interrupt};
use crate::error::CliError;

/// Judges another engine.
pub(super) fn judge_engine(
    args: &Args,
    engine: &Named,
    out: &mut dyn Write,
) -> Result<(), CliError> {
    let records = read(&args.file)?;
    let score = asked(args, engine, &records)?;
    if score.report.total.count == 0 {
        if interrupt().load(Ordering::Relaxed) {
            return Err(CliError::Interrupted);
        }
        return Err(CliError::File {
            path: args.file.clone(),
            reason: format!(
                "expected decisions that {} can be asked about, found none",
                engine.words
            ),
        });
    }
    let found = Judged {
        file: args.file.display().to_string(),
        plies: 0,
        rollout: None,
        settings: String::new(),
        nets: engine.words.clone(),
        engine: Some(([score.unlisted, score.unasked], score.listed)),
        report: score.report,
        than: than(args, &records, &score.losses)?,
        chances: Vec::new(),
        race_plays: None,
    };
    found.show(args.format.get(), out)?;
    if interrupt().load(Ordering::Relaxed) {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

/// Refuses to compare the nets, which choose among the plays listed, with an engine that chooses among all.
pub(super) fn comparable(args: &Args, records: &[Record]) -> Result<(), CliError> {
    let plays = |record: &Record| matches!(record, Record::Checker(_));
    if args.than.is_none() || !records.iter().any(plays) {
        return Ok(());
    }
    Err(CliError::Input(format!(
        "--than: expected --engine, too, for the checker plays of {}, such as `--engine barpoint:0`: only so do both \
         choose among all plays",
        args.file.display()
    )))
}

/// What is lost beside another engine on the decisions that both made; `None` if none is named, and once interrupted.
pub(super) fn than(
    args: &Args,
    records: &[Record],
    losses: &[Vec<f64>],
) -> Result<Option<Than>, CliError> {
    let Some(engine) = &args.than else {
        return Ok(None);
    };
    if interrupt().load(Ordering::Relaxed) {
        return Ok(None);
    }
    let score = asked(args, engine, records)?;
    let report = less(records, losses, &score.losses);
    if report.total.count == 0 {
        return Err(CliError::Input(format!(
            "--than {}: expected decisions that both engines are asked about, found none in {}",
            engine.words,
            args.file.display()
        )));
    }
    Ok(Some(Than {
        engine: engine.words.clone(),
        left: [score.unlisted, score.unasked],
        report,
    }))
}

/// Asks an engine about all records, with progress.
fn asked(args: &Args, engine: &Named, records: &[Record]) -> Result<EngineScore, CliError> {
    let met = Arc::new(Met::kazaross_xg2());
    let (prepared, workers) = engine.alone(&met)?;
    let progress = &args.measuring.progress;
    let meter = progress.meter("", records.len() as u64, "decisions");
    let stop = interrupt();
    let factory = || prepared.contestant();
    let score = barpoint_lab::judge::judge_engine(records, &factory, workers, &mut |counts| {
        if counts {
            meter.step();
        }
        go_on(stop)
    });
    meter.end();
    score.map_err(|error| CliError::Job(error.to_string()))
}
