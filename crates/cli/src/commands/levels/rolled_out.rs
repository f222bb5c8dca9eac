//! Levels judged by rolled-out plays.

use std::io::Write;
use std::path::Path;
use std::sync::atomic::Ordering;

use barpoint_app::files;
use barpoint_engine::{Engine, Strength};
use barpoint_lab::judge::{LookAhead, Record, Report, noise_floor};
use barpoint_wire::{RolledOutLevel, RolledOutLevels};

use super::Args;
use super::measure::{rounded, today};
use crate::commands::interrupt;
use crate::commands::judge::{judged, read};
use crate::error::CliError;

/// 500 x the mean loss in points, of thousandths of a point.
const PR_OF_THOUSANDTHS: f64 = 0.5;

/// Lets every level choose among the plays of a file; `None` if it was interrupted.
pub(super) fn measure(
    args: &Args,
    engine: &Engine,
    file: &Path,
) -> Result<Option<RolledOutLevels>, CliError> {
    let mut records = read(file)?;
    records.retain(|record| matches!(record, Record::Checker(_)));
    let plays = records.iter().filter_map(|record| match record {
        Record::Checker(plays) => Some(plays),
        _ => None,
    });
    let Some(floor) = noise_floor(&plays.collect::<Vec<_>>()) else {
        return Err(CliError::File {
            path: file.to_owned(),
            reason: "expected checker plays with the standard errors of their equities".to_owned(),
        });
    };
    let stop = interrupt();
    let mut levels = Vec::new();
    for (name, strength) in Strength::levels() {
        let subject = LookAhead {
            search: engine.search(),
            settings: strength.search,
        };
        let how = (&args.threads, &args.progress, name);
        let losses = judged(how, &records, subject, strength.rollout)?;
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let score = Report::of(&records, &losses).total;
        levels.push(RolledOutLevel {
            name: name.to_owned(),
            settings: (&strength).into(),
            pr: rounded(PR_OF_THOUSANDTHS * score.mean),
            pr_std_err: rounded(PR_OF_THOUSANDTHS * score.std_err),
        });
    }
    let report = RolledOutLevels {
        version: barpoint_wire::VERSION,
        nets: engine.fingerprint().to_string(),
        date: today(),
        decisions: records.len(),
        floor: rounded(PR_OF_THOUSANDTHS * floor.mean),
        levels,
    };
    if let Some(save) = &args.save {
        let mut text = serde_json::to_vec_pretty(&report).map_err(std::io::Error::from)?;
        text.push(b'\n');
        files::write_whole(save, &text)?;
    }
    Ok(Some(report))
}

/// Prints it for people; `origin` follows the number of plays.
pub(super) fn print(
    out: &mut dyn Write,
    report: &RolledOutLevels,
    origin: &str,
    nets_in_use: &str,
) -> Result<(), CliError> {
    writeln!(
        out,
        "Close plays rolled out to the end, {}{origin}, {}",
        report.decisions, report.date
    )?;
    if report.nets != nets_in_use {
        writeln!(out, "NOT THE NETS IN USE, but {}", report.nets)?;
    }
    writeln!(out, "\n{:<14} {:>5}", "level", "PR")?;
    for row in &report.levels {
        writeln!(
            out,
            "{:<14} {:>5.2} +- {:.2}",
            row.name, row.pr, row.pr_std_err
        )?;
    }
    Ok(writeln!(
        out,
        "\nPR here: 500 x points lost per close play, the cube out of play; {:.2} of it is\n\
         the noise of the rollouts, which nobody can avoid.",
        report.floor
    )?)
}
