//! Levels judged by rolled-out decisions.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use barpoint_app::files;
use barpoint_engine::{Engine, Strength};
use barpoint_lab::judge::{LookAhead, Record, Report, noise_floor};
use barpoint_wire::{RolledOutLevel, RolledOutLevels};

use super::Args;
use super::kept_lines::KeptLines;
use super::losses_file::LossesFile;
use super::measure::{rounded, today};
use crate::commands::interrupt;
use crate::commands::judge::{judged, read};
use crate::commands::library::counted;
use crate::error::CliError;

/// 500 x the mean loss in points, of thousandths of a point.
const PR_OF_THOUSANDTHS: f64 = 0.5;

/// Lets every level decide where files value the choices; `None` if it was interrupted.
pub(super) fn measure(
    args: &Args,
    engine: &Engine,
    files: &[PathBuf],
) -> Result<Option<RolledOutLevels>, CliError> {
    let (records, split) = all_decisions(files)?;
    let (plays, cubes) = records.split_at(split);
    let floor = |part: &[Record]| {
        let floor = noise_floor(&part.iter().collect::<Vec<_>>()).unwrap_or_default();
        rounded(PR_OF_THOUSANDTHS * floor.mean)
    };
    let nets = engine.fingerprint().to_string();
    let named = || Strength::levels().map(|(name, strength)| (name.to_owned(), (&strength).into()));
    // What was lost by other rules of the look-ahead does not count either.
    let by = engine.search().fingerprint().to_string();
    let open = |save| LossesFile::open(save, &by, &records, named().collect());
    let kept = args.save.as_deref().map(open).transpose()?;
    let mut levels = Vec::new();
    for (level, (name, strength)) in Strength::levels().enumerate() {
        let kept = kept.as_ref().map(|kept| (kept, level));
        let Some(losses) = losses_of((name, &strength), args, engine, &records, kept)? else {
            return Ok(None);
        };
        let (of_plays, of_cubes) = losses.split_at(split);
        let pr = |part: &[Record], losses: &[Vec<f64>]| {
            let score = Report::of(part, losses).total;
            [score.mean, score.std_err].map(|found| rounded(PR_OF_THOUSANDTHS * found))
        };
        let [play_pr, play_error] = pr(plays, of_plays);
        let [cube_pr, cube_error] = pr(cubes, of_cubes);
        levels.push(RolledOutLevel {
            name: name.to_owned(),
            settings: (&strength).into(),
            pr: play_pr,
            pr_std_err: play_error,
            cube_pr,
            cube_pr_std_err: cube_error,
        });
    }
    let report = RolledOutLevels {
        version: barpoint_wire::VERSION,
        nets,
        date: today(),
        decisions: plays.len(),
        floor: floor(plays),
        cubes: cubes.len(),
        cube_floor: floor(cubes),
        levels,
    };
    if let Some(save) = &args.save {
        let mut text = serde_json::to_vec_pretty(&report).map_err(std::io::Error::from)?;
        text.push(b'\n');
        files::write_whole(save, &text)?;
        KeptLines::remove(save);
    }
    Ok(Some(report))
}

/// What a level loses on each decision, those of an earlier run known from a file; `None` if it was interrupted.
fn losses_of(
    (name, strength): (&str, &Strength),
    args: &Args,
    engine: &Engine,
    records: &[Record],
    kept: Option<(&LossesFile, usize)>,
) -> Result<Option<Vec<Vec<f64>>>, CliError> {
    let mut losses = match kept {
        Some((file, level)) => file.known(level).to_vec(),
        None => vec![None; records.len()],
    };
    let open: Vec<usize> = (0..records.len())
        .filter(|&at| losses[at].is_none())
        .collect();
    let asked: Vec<Record> = open.iter().map(|&at| records[at].clone()).collect();
    let subject = LookAhead {
        search: engine.search(),
        settings: strength.search,
    };
    let how = (&args.threads, &args.progress, name);
    let keep = |at: usize, lost: &[f64]| match kept {
        Some((file, level)) => file.add(level, open[at], lost),
        None => Ok(()),
    };
    let found = judged(how, &asked, subject, strength.rollout, &keep)?;
    if interrupt().load(Ordering::Relaxed) {
        return Ok(None);
    }
    for (at, lost) in open.into_iter().zip(found) {
        losses[at] = Some(lost);
    }
    Ok(Some(losses.into_iter().flatten().collect()))
}

/// The plays of all files, then their cube decisions, and how many plays there are.
fn all_decisions(files: &[PathBuf]) -> Result<(Vec<Record>, usize), CliError> {
    let mut records = Vec::new();
    // One file may have several names; one that cannot be found is reported when it is read.
    let named = |file: &PathBuf| file.canonicalize().unwrap_or_else(|_| file.clone());
    let names: Vec<_> = files.iter().map(named).collect();
    for (at, file) in files.iter().enumerate() {
        if names[..at].contains(&names[at]) {
            let file = file.display();
            return Err(CliError::Input(format!(
                "--by: expected different files, found {file} twice"
            )));
        }
        records.extend(decisions(file)?);
    }
    let is_cube = |record: &Record| matches!(record, Record::Cube(_));
    records.sort_by_key(is_cube);
    let split = records.partition_point(|record| !is_cube(record));
    for (count, kind) in [
        (split, "checker plays"),
        (records.len() - split, "cube decisions"),
    ] {
        if count == 1 {
            return Err(CliError::Input(format!(
                "--by: expected at least two {kind}, since one leaves the error unknown; found one"
            )));
        }
    }
    Ok((records, split))
}

/// The plays and cube decisions of a file.
fn decisions(file: &Path) -> Result<Vec<Record>, CliError> {
    let mut records = read(file)?;
    records.retain(|record| !matches!(record, Record::Probability(_)));
    if noise_floor(&records.iter().collect::<Vec<_>>()).is_some() {
        return Ok(records);
    }
    Err(CliError::File {
        path: file.to_owned(),
        reason:
            "expected checker plays or cube decisions with the standard errors of their equities"
                .to_owned(),
    })
}

/// Prints it for people; `origin` follows the number of decisions.
pub(super) fn print(
    out: &mut dyn Write,
    report: &RolledOutLevels,
    origin: &str,
    nets_in_use: &str,
) -> Result<(), CliError> {
    let (plays, cubes, date) = (report.decisions, report.cubes, &report.date);
    let parts = [
        (plays, counted(plays, "play", "plays")),
        (cubes, counted(cubes, "cube decision", "cube decisions")),
    ];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    let parts: Vec<String> = parts.map(|(_, words)| words).collect();
    writeln!(
        out,
        "Close decisions rolled out to the end,\n{}{origin}, {date}",
        parts.join(" and ")
    )?;
    if report.nets != nets_in_use {
        writeln!(out, "NOT THE NETS IN USE, but {}", report.nets)?;
    }
    writeln!(out)?;
    let mut line = |name: &str, of_plays: String, of_cubes: String| {
        let parts = [(plays, of_plays), (cubes, of_cubes)].into_iter();
        let shown = parts.filter(|(count, _)| *count > 0);
        let columns: String = shown.map(|(_, part)| format!("{part:<15}")).collect();
        writeln!(out, "{}", format!("{name:<15}{columns}").trim_end())
    };
    let title = |alone: bool, of: &str| {
        let of = if alone { "PR" } else { of };
        format!("{of:>7}")
    };
    line(
        "level",
        title(cubes == 0, "checker"),
        title(plays == 0, "cube"),
    )?;
    for row in &report.levels {
        let pr = |mean: f64, error: f64| format!("{mean:>7.2} +- {error:.2}");
        let of_cubes = pr(row.cube_pr, row.cube_pr_std_err);
        line(&row.name, pr(row.pr, row.pr_std_err), of_cubes)?;
    }
    let (floor, cube_floor) = (report.floor, report.cube_floor);
    Ok(match (plays, cubes) {
        (_, 0) => writeln!(
            out,
            "\nPR here: 500 x points (in matches EMG) lost per close play, at money without\n\
             the cube. The noise of the rollouts costs {floor:.2} on average."
        ),
        (0, _) => writeln!(
            out,
            "\nPR here: 500 x points (in matches EMG) lost per close cube decision, doubling\n\
             and taking together. The noise of the rollouts costs {cube_floor:.2} on average."
        ),
        _ => writeln!(
            out,
            "\nPR here: 500 x points (in matches EMG) lost per close play, at money without\n\
             the cube, and per close cube decision, doubling and taking together. The noise\n\
             of the rollouts costs {floor:.2} and {cube_floor:.2} on average."
        ),
    }?)
}
