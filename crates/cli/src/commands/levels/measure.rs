//! Measuring levels on several threads.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use barpoint_engine::{Edition, Engine};
use barpoint_lab::levels::{Contender, GameTally, LevelFigures, LevelStudy, figures};
use barpoint_wire::{LevelRow, LevelsReport, SettingsInfo};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use super::Args;
use super::kept_lines::KeptLines;
use super::progress_file::ProgressFile;
use crate::commands::{go_on, interrupt};
use crate::error::CliError;
use crate::evaluators::bkg;
use barpoint_app::files;

/// Examines the remaining games; returns whether all are done.
pub(super) fn measure(args: &Args, engine: &Engine) -> Result<(LevelsReport, bool), CliError> {
    let study = if args.people {
        LevelStudy::people(args.seed, args.one_in)
    } else if args.bkg {
        let [older, vi] = [bkg(Edition::Of1977)?, bkg(Edition::Vi)?].map(Arc::new);
        LevelStudy::bkg(&[older, vi], args.seed, args.one_in)
    } else {
        LevelStudy::presets(args.seed, args.one_in)
    };
    let nets = engine.fingerprint().to_string();
    let (kept, done) = match &args.save {
        Some(save) => {
            let (file, done) = ProgressFile::open(save, &study, &nets)?;
            (Some(file), done)
        }
        None => (None, Vec::new()),
    };
    let mut games: Vec<GameTally> = done;
    games.retain(|game| game.index < args.games);
    let missing: Vec<u32> = (0..args.games)
        .filter(|index| games.iter().all(|game| game.index != *index))
        .collect();
    let meter = args.progress.meter("", args.games.into(), "games");
    meter.begin_at(games.len() as u64);
    let stop = interrupt();
    let examined: Result<Vec<Option<GameTally>>, CliError> = args.threads.pool()?.install(|| {
        missing
            .into_par_iter()
            .map(|index| {
                let go_on = || go_on(stop);
                if go_on().is_break() {
                    return Ok(None);
                }
                let Some(tally) = study.examine_game(engine, index, &go_on) else {
                    return Ok(None);
                };
                if let Some(file) = &kept {
                    file.add(&tally)?;
                }
                meter.step();
                Ok(Some(tally))
            })
            .collect()
    });
    meter.end();
    games.extend(examined?.into_iter().flatten());
    games.sort_by_key(|game| game.index);
    let complete = !stop.load(Ordering::Relaxed);
    let report = report(&study, nets, &games);
    if complete {
        check(&report)?;
    }
    if let (Some(save), true) = (&args.save, complete) {
        let mut text = serde_json::to_vec_pretty(&report).map_err(std::io::Error::from)?;
        text.push(b'\n');
        files::write_whole(save, &text)?;
        KeptLines::remove(save);
    }
    Ok((report, complete))
}

/// Without any decision the figures would read as perfect play.
fn check(report: &LevelsReport) -> Result<(), CliError> {
    if report.levels.iter().any(|row| row.plays + row.cubes > 0) {
        return Ok(());
    }
    let (games, one_in) = (report.games, report.one_in);
    Err(CliError::Job(format!(
        "expected a decision to examine, found none: games {games}, one decision in {one_in} taken"
    )))
}

fn report(study: &LevelStudy, nets: String, games: &[GameTally]) -> LevelsReport {
    LevelsReport {
        version: barpoint_wire::VERSION,
        nets,
        date: today(),
        reference: SettingsInfo::from(&study.reference),
        seed: study.seed,
        games: games.len(),
        one_in: study.one_in,
        levels: study
            .levels
            .iter()
            .enumerate()
            .map(|(level, (name, contender))| {
                let figures = figures(games, level, study.one_in);
                row(name, settings(contender), &figures)
            })
            .collect(),
    }
}

/// The settings of a search.
pub(super) fn settings(level: &Contender) -> Option<SettingsInfo> {
    match level {
        Contender::Search(strength) => Some(strength.as_ref().into()),
        Contender::Human(_) | Contender::Bkg(_) => None,
    }
}

/// Figures with their significant digits.
fn row(name: &str, settings: Option<SettingsInfo>, figures: &LevelFigures) -> LevelRow {
    LevelRow {
        name: name.to_owned(),
        settings,
        pr: rounded(figures.pr),
        pr_std_err: rounded(figures.pr_std_err),
        play_pr: rounded(figures.play_pr),
        cube_pr: rounded(figures.cube_pr),
        snowie_error_rate: rounded(figures.snowie),
        plays: figures.plays,
        cubes: figures.cubes,
    }
}

/// To a thousandth.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}

/// The date in UTC.
pub(super) fn today() -> String {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    date(seconds / 86_400)
}

/// A day counted from 1970-01-01 as `YYYY-MM-DD`: Howard Hinnant's `civil_from_days`.
fn date(days: u64) -> String {
    let day = days + 719_468;
    let (era, day_of_era) = (day / 146_097, day % 146_097);
    let year_of_era =
        (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    // Years begin in March here, so that the leap day is the last.
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let march_month = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * march_month + 2) / 5 + 1;
    let month = if march_month < 10 {
        march_month + 3
    } else {
        march_month - 9
    };
    let year = era * 400 + year_of_era + u64::from(month <= 2);
    format!("{year:04}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_nothing_are_an_error() {
        let study = LevelStudy::presets(1, 5);
        let found = report(&study, String::new(), &[]);
        let error = check(&found).unwrap_err().to_string();
        assert!(
            error.contains("found none: games 0, one decision in 5 taken"),
            "{error}"
        );
    }

    #[test]
    fn days_have_their_dates() {
        for (days, expected) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_778, "2026-11-21"),
            (20_818, "2026-12-31"),
        ] {
            assert_eq!(date(days), expected, "{days}");
        }
    }
}
