//! `barpoint volatility`: how far winning chances jump, by self-play.

mod report;

use std::io::Write;
use std::sync::atomic::{AtomicBool, Ordering};

use barpoint_draw::plot::curves::{self, Chart, Look, Series};
use barpoint_engine::Engine;
use barpoint_lab::volatility::{JumpTally, game_jumps};
use barpoint_wire::VolatilityReport;
use rayon::prelude::*;

use super::{interrupt, print_json};
use crate::args::number::whole;
use crate::args::{FormatArg, MeasuringArgs, OutputFormat};
use crate::drawing::DrawingFile;
use crate::error::CliError;

/// Measure how far winning chances jump over two rolls
///
/// Plays cubeless money games at 0-ply and prints the average change of a player's winning chance from one turn to
/// the next (the jump volatility), its standard deviation, and both standard errors: from 20-35 % after having been
/// at 65-80 % and the reverse, by kind of game, from these windows without that condition, and by twentieths of the
/// winning chance.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Games to play
    #[arg(long, default_value_t = 10_000, value_parser = whole::<u32>(1..=u32::MAX.into(), "games"))]
    games: u32,
    /// Seed of the dice
    #[arg(long, default_value_t = 1, value_parser = whole::<u32>(0..=u32::MAX.into(), "a seed"))]
    seed: u32,
    #[command(flatten)]
    measuring: MeasuringArgs,
    /// Draw the twentieths as SVG or PNG
    #[arg(long, value_name = "OUT.svg|OUT.png")]
    plot: Option<DrawingFile>,
    #[command(flatten)]
    format: FormatArg,
}

/// Games per batch.
const BATCH: u32 = 200;

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut dyn Write) -> Result<(), CliError> {
    let engine = args.measuring.nets.source().engine()?.with_empty_cache(0);
    let stop = interrupt();
    let tally = play(args, &engine, stop)?;
    let interrupted = stop.load(Ordering::Relaxed);
    let report = report::report(&tally, engine.fingerprint().to_string(), args.seed);
    // An existing picture may belong to a completed run.
    if let (Some(file), false) = (&args.plot, interrupted) {
        file.save(&curves::draw(&chart(&report)), out)?;
        if file.is_standard() {
            return Ok(());
        }
    }
    if report.games > 0 {
        match args.format.get() {
            OutputFormat::Json => print_json(out, &report)?,
            OutputFormat::Text => print(&report, out)?,
        }
    }
    if interrupted {
        return Err(CliError::Interrupted);
    }
    Ok(())
}

fn print(report: &VolatilityReport, out: &mut dyn Write) -> Result<(), CliError> {
    writeln!(
        out,
        "{} cubeless money games, 0-ply, seed {}, nets {}\n",
        report.games, report.seed, report.nets
    )?;
    writeln!(
        out,
        "Jumps in %, +- standard error           jumps   average size      deviation"
    )?;
    for row in report.groups.iter().chain(&report.buckets) {
        let name = match row.group.parse::<f64>() {
            Ok(middle) => format!("at {:>4.1} % +- 2.5", 100.0 * middle),
            Err(_) => row.group.clone(),
        };
        writeln!(
            out,
            "{name:<36} {:>8}   {:>5.2} +- {:<4.2}  {:>5.2} +- {:<4.2}",
            row.jumps,
            100.0 * row.mean_size,
            100.0 * row.mean_size_std_err,
            100.0 * row.deviation,
            100.0 * row.deviation_std_err
        )?;
    }
    Ok(())
}

/// The first games: all of them unless interrupted by Ctrl-C.
fn play(args: &Args, engine: &Engine, stop: &AtomicBool) -> Result<JumpTally, CliError> {
    let pool = args.measuring.threads.pool()?;
    let meter = args
        .measuring
        .progress
        .meter("", args.games.into(), "games");
    let mut tally = JumpTally::default();
    let mut first = 0;
    while first < args.games && !stop.load(Ordering::Relaxed) {
        let last = args.games.min(first.saturating_add(BATCH));
        // In game order, so that sums do not depend on the threads.
        let games: Vec<Option<JumpTally>> = pool.install(|| {
            let indices = (first..last).into_par_iter();
            indices
                .map(|index| {
                    let go_on = !stop.load(Ordering::Relaxed);
                    go_on.then(|| game_jumps(engine, args.seed, index))
                })
                .collect()
        });
        for game in games.iter().map_while(Option::as_ref) {
            tally.add(game);
        }
        first = last;
        meter.show(first.into(), args.games.into(), "");
    }
    meter.end();
    Ok(tally)
}

/// Figure 6 of Higgins' article: deviation by winning chance, and the shape assumed for it.
fn chart(report: &VolatilityReport) -> Chart<'static> {
    /// The level that fits the source's own program between 10 and 90 %.
    const PUBLISHED: f32 = 0.114;
    #[expect(clippy::cast_possible_truncation, reason = "numbers of a drawing")]
    let points = |value: &dyn Fn(&barpoint_wire::VolatilityRow) -> f64| {
        let rows = report.buckets.iter();
        let points = rows.filter_map(|row| Some([row.group.parse().ok()?, value(row) as f32]));
        vec![points.collect()]
    };
    Chart {
        title: format!("Jumps over two rolls, {} games", report.games),
        x_label: "cubeless winning chance (%)",
        y_label: "change of the winning chance (% points)",
        x: [0.0, 1.0],
        y: [0.0, 0.2],
        y_step: 0.05,
        percent: true,
        series: vec![
            Series {
                name: "standard deviation".to_owned(),
                parts: points(&|row| row.deviation),
                look: Look::Dots,
            },
            Series {
                name: "average size".to_owned(),
                parts: points(&|row| row.mean_size),
                look: Look::Rings,
            },
            Series {
                name: "deviation in Higgins (2012): 11.4 % inside".to_owned(),
                parts: vec![vec![
                    [0.0, 0.0],
                    [0.1, PUBLISHED],
                    [0.9, PUBLISHED],
                    [1.0, 0.0],
                ]],
                look: Look::Dashed,
            },
        ],
        marks: Vec::new(),
    }
}
