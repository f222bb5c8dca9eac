//! `barpoint theories`: which theory of the cube is nearer to rollouts.

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use barpoint_engine::Engine;
use barpoint_engine::theories::{Comparison, Kind, Stake, Trial, Way, figures};
use barpoint_eval::{CubeModel, MAX_PLIES};
use barpoint_rollout::PlayerSettings;
use barpoint_wire::{ComparisonRow, TheoryFigures};
use indicatif::{ProgressBar, ProgressStyle};
use rayon::prelude::*;

use super::strength::parse_model;
use super::{OutputFormat, StrengthArgs, interrupt, print_json, thread_pool};
use crate::error::CliError;
use crate::files;

/// Compare theories of the cube with rollouts
///
/// Close cube decisions at money play or at match scores are taken from games of the nets against themselves, as many of each kind (bearoffs,
/// races, contact by game plan), every second one with an owned cube, and rolled out to the end. Printed are the mean
/// absolute errors of every theory (no double; double and take), what its decisions lose, and differences from gnubg's
/// formula at the same depth with their standard errors over the positions.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Decisions at match scores (both players 2 to 11 points away), in EMG, instead of money play
    #[arg(long)]
    matches: bool,
    /// The theory by which the players of the rollouts double and take: janowski, janowski2 or jump
    #[arg(long, value_name = "THEORY", default_value = "janowski", value_parser = parse_model)]
    judge: CubeModel,
    /// Half-moves that the players of the rollouts look ahead in cube decisions
    #[arg(long, value_name = "PLY", default_value_t = PlayerSettings::CUBE_PLIES,
        value_parser = clap::value_parser!(u8).range(0..=i64::from(MAX_PLIES)))]
    cube_ply: u8,
    /// Positions of each of the seven kinds
    #[arg(long, default_value_t = 45, value_parser = clap::value_parser!(u16).range(1..))]
    of_each_kind: u16,
    /// Trials of each rollout
    #[arg(long, default_value_t = 324, value_parser = clap::value_parser!(u32).range(2..))]
    trials: u32,
    /// Seed of the games and the rollouts
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Threads; all processors if absent
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Folder of weight files to use instead of the built-in nets
    #[arg(long, value_name = "FOLDER")]
    nets: Option<PathBuf>,
    /// Save every position with its numbers, one line of JSON each
    #[arg(long, value_name = "OUT.jsonl")]
    save: Option<PathBuf>,
    /// Output format
    #[arg(long, value_enum, default_value_t = OutputFormat::Text)]
    format: OutputFormat,
}

/// Positions rolled out between two looks at Ctrl-C.
const BATCH: usize = 4;

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engine = StrengthArgs::engine_of(args.nets.as_ref())?;
    let rows = compare(args, &engine)?;
    if let Some(path) = &args.save {
        let lines = rows
            .iter()
            .map(|row| serde_json::to_string(&ComparisonRow::from(row)).map(|line| line + "\n"));
        let text: Result<String, _> = lines.collect();
        let text = text.map_err(|error| CliError::Job(error.to_string()))?;
        files::write_whole(path, text.as_bytes())?;
    }
    let summary = summary(&rows);
    if args.format == OutputFormat::Json {
        return print_json(out, &summary);
    }
    writeln!(
        out,
        "{} positions {}, {} trials each by {}, cubes at {}-ply\nseed {}, nets {}",
        rows.len(),
        if args.matches {
            "at match scores"
        } else {
            "at money play"
        },
        args.trials,
        args.judge.name(),
        args.cube_ply,
        args.seed,
        engine.fingerprint()
    )?;
    let mut kind = "";
    for row in &summary {
        if row.kind != kind {
            kind = row.kind;
            writeln!(
                out,
                "\n{kind} ({})\n                    errors             losses             error above\n                    \
                 no double    take  double    take  gnubg's formula",
                row.positions
            )?;
        }
        writeln!(
            out,
            "  {:<17} {:>9.4} {:>7.4} {:>7.4} {:>7.4}  {:>+8.4} +- {:.4}",
            row.theory,
            row.errors[0],
            row.errors[1],
            row.losses[0],
            row.losses[1],
            row.error_difference[0],
            row.error_difference[1]
        )?;
    }
    Ok(())
}

fn compare(args: &Args, engine: &Engine) -> Result<Vec<Comparison>, CliError> {
    let stop = interrupt()?;
    let pool = thread_pool(args.threads)?;
    let stake = if args.matches {
        Stake::Match
    } else {
        Stake::Money
    };
    let positions = engine.cube_positions(args.seed, stake, usize::from(args.of_each_kind));
    let how = Trial {
        trials: args.trials,
        seed: args.seed.into(),
        model: args.judge,
        cube_plies: args.cube_ply,
    };
    let style = ProgressStyle::with_template("{bar:30} {pos}/{len} positions, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar());
    let bar = ProgressBar::new(positions.len() as u64).with_style(style);
    let mut rows = Vec::with_capacity(positions.len());
    for batch in positions.chunks(BATCH * pool.current_num_threads()) {
        if stop.load(Ordering::Relaxed) {
            break;
        }
        let found: Result<Vec<Comparison>, _> = pool.install(|| {
            let batch = batch.par_iter();
            batch
                .map(|position| engine.compare_theories(position, how))
                .collect()
        });
        rows.extend(found.map_err(|error| CliError::Job(error.to_string()))?);
        bar.set_position(rows.len() as u64);
    }
    bar.finish_and_clear();
    if rows.is_empty() {
        return Err(CliError::Interrupted);
    }
    Ok(rows)
}

/// Every theory over all positions, then by kind.
fn summary(rows: &[Comparison]) -> Vec<TheoryFigures> {
    let kinds = Kind::ALL.into_iter().map(Some);
    let mut lines = Vec::new();
    for kind in [None].into_iter().chain(kinds) {
        let of_kind: Vec<&Comparison> = rows
            .iter()
            .filter(|row| kind.is_none_or(|kind| row.position.kind == kind))
            .collect();
        for (at, way) in Way::ALL.into_iter().enumerate() {
            // The first way of the same depth.
            let beside = Way::ALL
                .iter()
                .position(|other| other.plies() == way.plies());
            let Some(figures) = figures(&of_kind, at, beside.unwrap_or(0)) else {
                continue;
            };
            let kind = kind.map_or("all", Kind::name);
            lines.push(TheoryFigures::of(kind, way.name(), &figures));
        }
    }
    lines
}
